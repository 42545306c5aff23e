import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { StartRefused } from './start-refused.ts';

/**
 * The installation's own secret, kept outside the database so that a copy of the database opens nothing. `purpose`
 * keeps its uses apart: what one purpose made is worth nothing to another.
 */
export interface SecretKey {
  /** The same 43 characters (base64url) for the same purpose and text, and not to be guessed. */
  derive(purpose: string, text: string): string;
  /** Text that only `open` with the same purpose can read. */
  seal(purpose: string, text: string): string;
  /** The sealed text, null when it was sealed with another key or changed. Text that was never sealed comes back as it is. */
  open(purpose: string, sealed: string): string | null;
  /** For what must have been sealed, with whichever key. */
  isSealed(text: string): boolean;
}

const mark = 'sealed:1:';

export function secretKey(secret: string): SecretKey {
  const keys = new Map<string, Buffer>();
  /** Derived once for each of the few purposes: deriving takes longer than using it. */
  const keyFor = (purpose: string): Buffer => {
    const key = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', secret, 'handsell', purpose, 32));
    keys.set(purpose, key);
    return key;
  };
  return {
    derive: (purpose, text) => createHmac('sha256', keyFor(purpose)).update(text).digest('base64url'),
    seal(purpose, text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return mark + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    isSealed: (text) => text.startsWith(mark),
    open(purpose, sealed) {
      if (!sealed.startsWith(mark)) return sealed;
      const bytes = Buffer.from(sealed.slice(mark.length), 'base64url');
      try {
        const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), bytes.subarray(0, 12));
        decipher.setAuthTag(bytes.subarray(12, 28));
        return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}

/** SECRET_KEY, else the one this installation made for itself in its data folder. */
export function readSecretKey(env: { SECRET_KEY: string; DATA_DIR: string }): SecretKey {
  return secretKey(env.SECRET_KEY || ownSecret(env.DATA_DIR));
}

function ownSecret(dataDir: string): string {
  const file = join(dataDir, 'secret.key');
  const mine = join(dataDir, `.secret.${process.pid}.${randomBytes(4).toString('hex')}`);
  makeFolder(dataDir);
  writeFileSync(mine, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    // If several processes start at once, one writes the whole file and the others read it.
    linkSync(mine, file);
  } catch (e) {
    if ((e as NodeJS.ErrnoException).code !== 'EEXIST') throw e;
  } finally {
    rmSync(mine, { force: true });
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < leastLength || new Set(secret).size < leastVariety) {
    throw new StartRefused(
      `The key in ${file} is too weak: it must have at least ${leastLength} characters that cannot be guessed. Put a backup of the file in its place, or delete it: then the shop makes a new key, and links and mails made with the old one stop working.`,
    );
  }
  return secret;
}

/** As for SECRET_KEY. A key that the shop made has 43 characters and nearly always more than 20 different ones. */
const leastLength = 32;
const leastVariety = 10;
