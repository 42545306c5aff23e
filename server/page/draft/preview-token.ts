import type { SecretKey } from '../../process/secret-key.ts';

/** What a preview shows: a draft, or a version of a page. */
export type Previewed = { draft: number } | { page: number; version: number };

const purpose = 'preview of a draft or a version of a page';
const hour = 3_600_000;

/** Of a link that shows a draft or a version for an hour. The back office's session is not sent to pages of the shop. */
export const previewToken = (secret: SecretKey, storeId: number, shown: Previewed, now: Date): string =>
  secret.seal(purpose, JSON.stringify({ store: storeId, until: now.getTime() + hour, shown }));

/** What a token shows in this store; null for a token that is over, forged, or of another store. */
export function previewedBy(secret: SecretKey, storeId: number, token: string, now: Date): Previewed | null {
  const opened = secret.isSealed(token) ? secret.open(purpose, token) : null;
  if (opened === null) return null;
  const { store, until, shown } = JSON.parse(opened) as { store: number; until: number; shown: Previewed };
  return store === storeId && until > now.getTime() ? shown : null;
}
