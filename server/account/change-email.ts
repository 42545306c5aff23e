import type { Output } from '../../contract/actions.ts';
import { isEmail } from '../../contract/email.ts';
import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import { customerOf } from '../call/who.ts';
import type { Context } from '../context.ts';
import { sqlState } from '../db/db.ts';
import { note } from './audit.ts';
import { emailKey } from './email-key.ts';
import { limitMails } from './limit-mails.ts';
import { type CustomerRow, findByLogin, findCustomer, moveAlerts, updateEmail } from './queries.ts';
import { queueMail } from './queue-mail.ts';
import { deleteTokens } from './token-queries.ts';
import { findSpent, issueToken, redeemToken, unknownToken } from './tokens.ts';
import { readUser } from './user.ts';

const alreadyConfirmed = () => refuse('already_confirmed', m.refusal_already_confirmed());
const exists = () => refuse('exists', m.refusal_exists());

/** The new address, or null when it is the one the account has. */
export function readNewEmail(typed: string, account: CustomerRow): string | null {
  if (typed === account.email) return null;
  const message = typed === '' ? m.form_email_required() : m.form_email_input();
  if (typed.length > 254 || !isEmail(typed)) {
    throw refuse('invalid_input', message, { fields: [{ field: 'email_address', message }] });
  }
  return typed;
}

export async function isTaken(ctx: Context, account: CustomerRow, email: string): Promise<boolean> {
  const other = await findByLogin(ctx.q, ctx.store.id, emailKey(email), '');
  return other !== undefined && other.id !== account.id;
}

/** Where addresses are verified: it counts once the link in the mail to it is followed. */
export async function askNewEmail(ctx: Context, account: CustomerRow, email: string): Promise<void> {
  await limitMails(ctx, email);
  const token = await issueToken(ctx, { purpose: 'new_email', email, customerId: account.id });
  const path = `/account/details?token=${token}`;
  await queueMail(ctx, email, { template: 'account-new-email', name: account.first_name, path });
  await note(ctx, 'email_asked', account.id);
}

export async function putEmail(ctx: Context, account: CustomerRow, email: string): Promise<void> {
  try {
    if (!(await updateEmail(ctx.q, account.id, email, emailKey(email)))) throw exists();
  } catch (e) {
    // Another account took the address at the same moment.
    if (sqlState(e) === '23505') throw exists();
    throw e;
  }
  // A shop that confirms addresses knows that this one is the customer's; elsewhere alerts stay with the
  // mailbox that agreed to them.
  if (ctx.store.settings.require_email_verification)
    await moveAlerts(ctx.q, account.id, email, emailKey(email));
  // A link that went to the old mailbox must not open the account any more.
  await deleteTokens(ctx.q, account.id, 'reset');
  await note(ctx, 'email_changed', account.id);
  await queueMail(ctx, account.email, { template: 'account-email-changed', name: account.first_name });
}

/** Follows the link in the mail; it works without a login. */
export async function confirmNewEmail(ctx: Context, token: string): Promise<Output<'account/modify'>> {
  const used = await findSpent(ctx, token, ['new_email']);
  if (used?.used && used.customer_id !== null) {
    const owner = await findCustomer(ctx.q, used.customer_id);
    // Mail programs and people follow a link twice.
    if (owner?.email === used.email) throw alreadyConfirmed();
  }
  const { customer_id, email } = await redeemToken(ctx, token, 'new_email');
  const account = customer_id === null ? undefined : await findCustomer(ctx.q, customer_id);
  if (!account) throw unknownToken();
  await putEmail(ctx, account, email);
  const isCaller = customerOf(ctx)?.id === account.id;
  return { user: isCaller ? await readUser(ctx) : null };
}
