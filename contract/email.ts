/** One mailbox as shoppers type it: no spaces, one @, a domain with a dot. What it really is only a mail can tell. */
export function isEmail(address: string): boolean {
  return /^[^\s@<>(),;:"[\]]+@[^\s@<>(),;:"[\]]+\.[^\s@<>(),;:"[\]]{2,}$/.test(address);
}
