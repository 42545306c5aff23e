/**
 * One mailbox as shoppers type it: no spaces, one @, a domain with a dot. What it really is only a mail can tell. Letters
 * that cannot be seen, or that only look like others, make a second mailbox that reads like the first: there are none.
 */
export function isEmail(address: string): boolean {
  if (/[\p{C}\p{DI}\u2800]/u.test(address) || address.normalize('NFC') !== address.normalize('NFKC'))
    return false;
  return /^[^\s@<>(),;:"[\]]+@([^\s@<>(),;:"[\].]+\.)+[^\s@<>(),;:"[\].]{2,}$/.test(address);
}
