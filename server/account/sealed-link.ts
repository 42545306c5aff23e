import type { SecretKey } from '../process/secret-key.ts';
import type { AccountMail } from './mail-content.ts';

const purpose = 'link of an account mail';

/** The mail as its row keeps it until it is sent: a copy of the database must not open anybody's account. */
export function sealMail(secret: SecretKey, mail: AccountMail): AccountMail {
  return 'path' in mail ? { ...mail, path: secret.seal(purpose, mail.path) } : mail;
}

/** Throws when it was sealed by an installation with another SECRET_KEY. */
export function openMail(secret: SecretKey, template: string, data: Record<string, unknown>): AccountMail {
  if (!('path' in data)) return { template, ...data } as AccountMail;
  const path = secret.open(purpose, String(data.path));
  if (path === null) throw new Error('the mail was queued with another SECRET_KEY');
  return { template, ...data, path } as AccountMail;
}
