import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { SecretKey } from '../process/secret-key.ts';

/** An account of a shop. */
interface Account {
  storeId: number;
  customerId: number;
}

/** Days a browser is remembered after it has logged in. */
export const deviceDays = 365;
/** Accounts one browser is remembered for. */
const most = 5;

/**
 * A browser that has logged in to an account carries a signed device cookie, as OWASP describes: failed logins from
 * unknown browsers use up a separate limit, so they do not lock out the owner. The cookie alone does not log in; the
 * password is still needed. It holds `name.day.proof` for each account, joined by `~`.
 * Returns the name for this account, null when the cookie holds no valid one.
 */
export function deviceFor(secret: SecretKey, cookie: string, account: Account, now: Date): string | null {
  for (const part of cookie.slice(0, 1000).split('~')) {
    const [name = '', day = '', proof = ''] = part.split('.');
    const age = dayOf(now) - Number(day);
    if (!(age <= deviceDays)) continue;
    const right = Buffer.from(proofOf(secret, account, name, day));
    const shown = Buffer.from(proof);
    if (right.length === shown.length && timingSafeEqual(right, shown)) return name;
  }
  return null;
}

/** The cookie after a login to this account: a new name for it, and what it held of others. */
export function withDevice(secret: SecretKey, cookie: string, account: Account, now: Date): string {
  const others = cookie.split('~').filter((part) => part && deviceFor(secret, part, account, now) === null);
  const name = randomBytes(12).toString('base64url');
  const day = String(dayOf(now));
  const own = `${name}.${day}.${proofOf(secret, account, name, day)}`;
  return [own, ...others].slice(0, most).join('~');
}

const dayOf = (at: Date) => Math.floor(at.getTime() / 86_400_000);

function proofOf(secret: SecretKey, { storeId, customerId }: Account, name: string, day: string): string {
  return secret.derive('known device', JSON.stringify([storeId, customerId, name, day]));
}
