import type { SecretKey } from '../../process/secret-key.ts';

const purpose = 'link that cancels an RSVP';

/** `encrypted_rsvp_tag` of the link that cancels an RSVP (RSVP-023, RSVP-027). */
export const rsvpTag = (secret: SecretKey, dateId: number, rsvpId: number): string =>
  secret.seal(purpose, `${dateId} ${rsvpId}`);

/** The RSVP of this date that a tag names; null for a forged tag, or one of another date. */
export function rsvpOfTag(secret: SecretKey, dateId: number, tag: string): number | null {
  const opened = secret.isSealed(tag) ? secret.open(purpose, tag) : null;
  const [date, rsvp] = opened?.split(' ') ?? [];
  return Number(date) === dateId ? Number(rsvp) : null;
}
