import type { SecretKey } from '../process/secret-key.ts';
import type { AlertOwner } from './queries.ts';

const purpose = 'link to the alerts of a mailbox';

/** The token in links of mails to a mailbox: having one proves access to the mailbox. */
export const alertToken = (secret: SecretKey, storeId: number, emailKey: string): string =>
  secret.seal(purpose, `${storeId} ${emailKey}`);

/** The mailbox that a token names; null for a forged one, or one of another store. */
export function mailboxOfToken(secret: SecretKey, storeId: number, token: string): AlertOwner | null {
  const opened = secret.isSealed(token) ? secret.open(purpose, token) : null;
  const [store, emailKey] = opened?.split(' ') ?? [];
  return emailKey && Number(store) === storeId ? { storeId, emailKey, customerId: 0 } : null;
}

/** The pages of a mailbox's alerts, and where mail programs stop them all (RFC 8058). */
export const alertsLink = (origin: string, token: string): string => `${origin}/alerts/${token}`;
export const stopLink = (origin: string, token: string): string => `${origin}/alerts/stop/${token}`;
