import { createHash } from 'node:crypto';
import type { SecretKey } from '../../process/secret-key.ts';

/** What the first of two forms hands to the second. */
interface Ticket {
  staffId: number;
  /** Ties the ticket to the password: once that has changed, the ticket is void. */
  password: string;
  secret: string;
}

const minutes = 10;

export const passwordMark = (passwordHash: string): string =>
  createHash('sha256').update(passwordHash).digest('base64url').slice(0, 22);

/** Seals a ticket for one purpose. */
export function sealTicket(key: SecretKey, purpose: string, ticket: Ticket, now: Date): string {
  return key.seal(`staff ${purpose}`, JSON.stringify({ ...ticket, until: now.getTime() + minutes * 60_000 }));
}

/** The ticket; null for one that is not ours, of another purpose, or older than ten minutes. */
export function openTicket(key: SecretKey, purpose: string, sealed: string, now: Date): Ticket | null {
  // `open` gives back what was never sealed.
  if (!key.isSealed(sealed)) return null;
  const text = key.open(`staff ${purpose}`, sealed);
  if (text === null) return null;
  const { until, ...ticket } = JSON.parse(text) as Ticket & { until: number };
  return until > now.getTime() ? ticket : null;
}
