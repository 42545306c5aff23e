import { randomBytes } from 'node:crypto';
import type { Query } from '../db/db.ts';
import { altchaCaptcha } from '../providers/captcha/altcha.ts';
import type { CaptchaProvider } from '../providers/captcha/captcha.ts';
import { insertUsed, readSecret } from './queries.ts';

/**
 * The human check of a running shop. Its key is made once per installation and kept in the database, where accepted
 * solutions are noted too, so that every process takes each of them only once.
 */
export async function openCaptcha(q: Query): Promise<CaptchaProvider> {
  return altchaCaptcha({
    secret: await readSecret(q, randomBytes(32).toString('hex')),
    claim: (signature, expiresAt) => insertUsed(q, signature, expiresAt),
  });
}
