import type { SecretKey } from '../../process/secret-key.ts';

const purpose = 'preview of a draft of a page';
const hour = 3_600_000;

/** Of a link that shows a draft for an hour. The back office's session is not sent to pages of the shop. */
export const previewToken = (secret: SecretKey, storeId: number, draftId: number, now: Date): string =>
  secret.seal(purpose, `${storeId} ${draftId} ${now.getTime() + hour}`);

/** The draft that a token shows in this store; null for a token that is over, forged, or of another store. */
export function draftOfToken(secret: SecretKey, storeId: number, token: string, now: Date): number | null {
  const opened = secret.isSealed(token) ? secret.open(purpose, token) : null;
  const [store, draftId = 0, until = 0] = (opened ?? '').split(' ').map(Number);
  return store === storeId && until > now.getTime() ? draftId : null;
}
