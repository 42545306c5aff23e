/** Invisible characters, and those that Unicode folds into others. */
const isPlain = (s: string) => !/[\p{C}\p{DI}\u2800]/u.test(s) && s.normalize('NFC') === s.normalize('NFKC');

/**
 * Scripts whose letters pass for Latin ones, and phonetic letters, which do the same within Latin. Unicode Technical
 * Standard 39 ("moderately restrictive") refuses to mix Latin with Cyrillic and Greek.
 */
const lookAlikes =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Coptic}\p{Script=Cherokee}\p{Script=Lisu}\u0250-\u02af]/u;
const mixesLookAlikes = (s: string) => /\p{Script=Latin}/u.test(s) && lookAlikes.test(s);

const atom = String.raw`[^\s@<>(),;:"[\]\\.]+`;
const label = String.raw`(?!-)[^\s@<>(),;:"[\]\\.]+(?<!-)`;
const mailbox = new RegExp(`^${atom}(\\.${atom})*@(${label}\\.)+(?=[^.]{2,}$)${label}$`);

/**
 * One mailbox as shoppers type it: name@domain.tld, without spaces, quotes or comments (dot-atom of RFC 5322). Only a mail
 * can tell whether it exists. Addresses that read like another one are refused: they would make a second account.
 */
export function isEmail(address: string): boolean {
  return isPlain(address) && !mixesLookAlikes(address) && mailbox.test(address);
}
