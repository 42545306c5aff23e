import type { Context } from '../context.ts';
import { note } from './audit.ts';
import { type CustomerRow, updatePassword } from './queries.ts';
import { queueMail } from './queue-mail.ts';
import { endSessions } from './session-queries.ts';
import { deleteTokens } from './token-queries.ts';

/** Sets a password from the account's own page: ends every other session and notifies the owner. */
export async function putPassword(ctx: Context, account: CustomerRow, passwordHash: string): Promise<void> {
  await updatePassword(ctx.q, account.id, passwordHash);
  await deleteTokens(ctx.q, account.id, 'reset');
  await endSessions(ctx.q, account.id, { allBut: ctx.session?.id ?? null });
  await note(ctx, 'password_changed', account.id);
  await queueMail(ctx, account.email, { template: 'account-password-changed', name: account.first_name });
}
