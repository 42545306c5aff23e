import { timingSafeEqual } from 'node:crypto';
import type { SecretKey } from '../../process/secret-key.ts';

const purpose = 'ticket to an event';

/** Crockford's base 32: no letter is read as another one or as a digit. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const signLength = 12;

/**
 * The code of a ticket: its number and 60 bits that no one can guess, '1042-7KQ4-MZ2H-9PXA'. It is made from the installation's
 * secret, so that no row holds it.
 */
export function ticketCode(secret: SecretKey, id: number): string {
  return [String(id), ...(signOf(secret, id).match(/.{4}/g) ?? [])].join('-');
}

function signOf(secret: SecretKey, id: number): string {
  const bytes = Buffer.from(secret.derive(purpose, String(id)), 'base64url').subarray(0, signLength);
  return [...bytes].map((byte) => letters[byte % letters.length]).join('');
}

/** The ticket that a code names, in whatever case and with whatever separators; null for one that was not made here. */
export function ticketOfCode(secret: SecretKey, code: string): number | null {
  const typed = code.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const plain = typed.replace(/O/g, '0').replace(/[IL]/g, '1');
  const id = plain.slice(0, -signLength);
  if (!/^[1-9]\d{0,14}$/.test(id)) return null;
  const given = Buffer.from(plain.slice(-signLength));
  const made = Buffer.from(signOf(secret, Number(id)));
  return given.length === made.length && timingSafeEqual(given, made) ? Number(id) : null;
}
