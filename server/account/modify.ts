import type { Checked, Output } from '../../contract/actions.ts';
import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import { customerOf } from '../call/who.ts';
import type { Context, TwoSteps } from '../context.ts';
import { note } from './audit.ts';
import { askNewEmail, confirmNewEmail, isTaken, putEmail, readNewEmail } from './change-email.ts';
import { putPassword } from './change-password.ts';
import { checkNewPassword } from './check-new-password.ts';
import { checkProfile } from './check-profile.ts';
import { emailKey } from './email-key.ts';
import {
  type CustomerRow,
  endBuyingFor,
  findCustomer,
  lockCustomer,
  type Profile,
  updateProfile,
} from './queries.ts';
import { tryPassword } from './try-password.ts';
import { readUser } from './user.ts';

type Answer = Output<'account/modify'>;

/** What a call asks to change, checked. */
interface Changes {
  profile: Profile | null;
  email: string | null;
  passwordHash: string | null;
}

const wrongPassword = () => refuse('wrong_password', m.refusal_wrong_password());

export const modify: TwoSteps<'account/modify'> = {
  async before(ctx, input) {
    const { token } = input;
    if (token) return (tx) => confirmNewEmail(tx, token);
    const who = customerOf(ctx);
    const account = who ? await findCustomer(ctx.q, who.id) : undefined;
    if (!account) throw refuse('login_required', m.refusal_login_required());
    if (!input.password) {
      const message = m.form_current_password_required();
      throw refuse('invalid_input', message, { fields: [{ field: 'password', message }] });
    }
    const changes = await readChanges(ctx, account, input);
    if (!(await tryPassword(ctx, account, emailKey(account.email), input.password))) {
      await note(ctx, 'password_wrong', account.id);
      throw wrongPassword();
    }
    if (input.new_password) changes.passwordHash = await ctx.shop.passwords.hash(input.new_password);
    return (tx) => change(tx, account, changes);
  },
};

async function readChanges(
  ctx: Context,
  account: CustomerRow,
  input: Checked<'account/modify'>,
): Promise<Changes> {
  const { password: _, new_password, email_address, token: __, account_extra_fields, ...form } = input;
  if (new_password) checkNewPassword(new_password, account.email);
  const email = email_address === undefined ? null : readNewEmail(email_address, account);
  const typed = 'first_name' in form ? checkProfile(ctx.store, form, account_extra_fields) : null;
  const { is_institution, company } = account;
  const profile = typed && !asksForKind(ctx, account, form) ? { ...typed, is_institution, company } : typed;
  return { profile, email, passwordHash: null };
}

/** A member who buys for an institution sees its name and kind in the session: never copy them to their own account. */
function asksForKind(ctx: Context, account: CustomerRow, form: object): boolean {
  return 'is_institution' in form && customerOf(ctx)?.corpId === account.id;
}

async function change(tx: Context, account: CustomerRow, changes: Changes): Promise<Answer> {
  if (!(await lockCustomer(tx.q, account))) throw wrongPassword();
  const { profile, email, passwordHash } = changes;
  if (email && (await isTaken(tx, account, email))) return { user: null, exists: true };
  if (profile) {
    await updateProfile(tx.q, account.id, profile);
    if (account.is_institution && !profile.is_institution) await endBuyingFor(tx.q, account.id);
    await note(tx, 'profile_changed', account.id);
  }
  if (passwordHash) await putPassword(tx, account, passwordHash);
  if (!email) return { user: await readUser(tx) };
  if (tx.store.settings.require_email_verification) {
    await askNewEmail(tx, account, email);
    return { user: await readUser(tx), validation_required: true };
  }
  await putEmail(tx, account, email);
  return { user: await readUser(tx) };
}
