import { checkNewPassword } from '../../account/check-new-password.ts';
import { emailKey } from '../../account/email-key.ts';
import { refuse } from '../../call/refusal.ts';
import { insertAuditEntry } from '../audit/queries.ts';
import { type StaffContext, type StaffSteps, theStaff } from '../context.ts';
import { deleteStaffSessions, findStaff, holdStaff, updateStaffPassword } from './queries.ts';

export const changePassword: StaffSteps<'staff/changePassword'> = {
  async before(ctx, { password, new_password }) {
    const wrong = () => refuse('wrong_password', 'This is not your current password.');
    const account = await findStaff(ctx.q, emailKey(theStaff(ctx).email));
    const isRight = await ctx.shop.passwords.verify(account?.password_hash ?? '', password);
    if (!account || !isRight) {
      await noteWrongPassword(ctx);
      throw wrong();
    }
    checkNewPassword(new_password, account.email);
    const hash = await ctx.shop.passwords.hash(new_password);
    return async (tx) => {
      if (!(await holdStaff(tx.q, account))) throw wrong();
      await updateStaffPassword(tx.q, account.id, hash);
      await deleteStaffSessions(tx.q, account.id, theStaff(tx).id);
      return {};
    };
  },
};

/** Guesses of someone at an open desk. */
async function noteWrongPassword(ctx: StaffContext): Promise<void> {
  const { staffId, email } = theStaff(ctx);
  await insertAuditEntry(ctx.q, {
    storeId: ctx.store.id,
    staffId,
    actor: email,
    action: 'staff/changePassword',
    target: '',
    detail: { failed: true },
    address: ctx.address,
  });
}
