import { createHash } from 'node:crypto';
import { countInDatabase, tooManyRequests } from '../call/rate-limit.ts';
import type { Context } from '../context.ts';
import { emailKey } from './email-key.ts';

const perMailbox = { calls: 5, seconds: 60 * 60 };

/** Keeps repeated requests from flooding a mailbox. Throws `CallFailed` (429). */
export async function limitMails(ctx: Pick<Context, 'q' | 'store'>, email: string): Promise<void> {
  const key = createHash('sha256')
    .update(`${ctx.store.id} ${emailKey(email)}`)
    .digest('base64url')
    .slice(0, 24);
  const wait = await countInDatabase(ctx.q, `mails ${key}`, perMailbox);
  if (wait > 0) throw tooManyRequests(wait);
}
