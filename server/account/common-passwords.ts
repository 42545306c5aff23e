import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

let known: Buffer | undefined;

/**
 * Whether a password is among the 100,000 most used ones of past leaks that have 8 characters or more, in any case of
 * letters. Offline: `common-passwords.bin` holds a hash of 32 bits of each, in order (docs/decisions/0029), so about one
 * other password in 40,000 is refused as well.
 */
export function isCommonPassword(password: string): boolean {
  known ??= readFileSync(new URL('./common-passwords.bin', import.meta.url));
  const hash = commonPasswordHash(password);
  let low = 0;
  let high = known.length / 4;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (known.readUInt32LE(middle * 4) < hash) low = middle + 1;
    else high = middle;
  }
  return low * 4 < known.length && known.readUInt32LE(low * 4) === hash;
}

/** The hash of a password as `common-passwords.bin` has it. Protects nothing: it only saves room. */
export function commonPasswordHash(password: string): number {
  return createHash('sha1').update(password.toLowerCase()).digest().readUInt32LE(0);
}
