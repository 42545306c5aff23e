import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { hashToken } from '../../call/sessions.ts';
import type { Query } from '../../db/db.ts';
import type { SecretKey } from '../../process/secret-key.ts';
import { type SecondStepRow, takeRecoveryCode, takeTimeStep } from './second-step-queries.ts';

const purpose = 'staff second step';
const recoveryCodes = 10;

const totp = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) });

/** A new secret for an app, in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** What apps read from a QR code. */
export function totpUri(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return new TOTP({ secret: Secret.fromBase32(secret), issuer, label }).toString();
}

/** The time step (RFC 6238) of a code that is right now, or was or will be half a minute away; null for a wrong one. */
export function timeStepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totp(secret).validate({ token, timestamp, window: 1 });
  return delta === null ? null : TOTP.counter({ timestamp }) + delta;
}

/** Ten codes of 50 random bits for when the app is lost, and what is kept of them. */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: recoveryCodes }, () => {
    const text = new Secret({ buffer: new Uint8Array(randomBytes(7)).buffer }).base32
      .slice(0, 10)
      .toLowerCase();
    return `${text.slice(0, 5)}-${text.slice(5)}`;
  });
  return { codes, hashes: codes.map(recoveryHash) };
}

const recoveryHash = (code: string) => hashToken(code.toLowerCase().replace(/[^a-z2-7]/g, ''));

export const sealTotp = (key: SecretKey, secret: string): string => key.seal(purpose, secret);

/** Uses a code of the app or a recovery code, in a transaction; false for a wrong or used one. */
export async function takeCode(
  q: Query,
  { id, totp_secret }: Pick<SecondStepRow, 'id' | 'totp_secret'>,
  code: string,
  { key, now }: { key: SecretKey; now: Date },
): Promise<boolean> {
  const secret = key.isSealed(totp_secret) ? key.open(purpose, totp_secret) : null;
  const step = secret === null ? null : timeStepOf(secret, code, now);
  return step === null ? takeRecoveryCode(q, id, recoveryHash(code)) : takeTimeStep(q, id, step);
}
