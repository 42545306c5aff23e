import type { AdminActionName } from '../../../contract/admin/actions.ts';
import { refuse } from '../../call/refusal.ts';
import { insertAuditEntry } from '../audit/queries.ts';
import { type StaffContext, theStaff } from '../context.ts';
import { holdSecondStep } from './second-step-queries.ts';

export const wrongPassword = () => refuse('wrong_password', 'This is not your current password.');

/** The hash of the password of the person who is logged in, which was right. Throws the refusal for a wrong one. */
export async function checkedPassword(ctx: StaffContext, password: string): Promise<string> {
  const account = await holdSecondStep(ctx.q, theStaff(ctx).staffId);
  const hash = account?.password_hash ?? '';
  if (!(await ctx.shop.passwords.verify(hash, password))) throw wrongPassword();
  return hash;
}

/** Guesses of someone at an open desk. */
export async function noteWrongPassword(ctx: StaffContext, action: AdminActionName): Promise<void> {
  const { staffId, email } = theStaff(ctx);
  await insertAuditEntry(ctx.q, {
    storeId: ctx.store.id,
    staffId,
    actor: email,
    action,
    target: '',
    detail: { failed: true },
    address: ctx.address,
  });
}
