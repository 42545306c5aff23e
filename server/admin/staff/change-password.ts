import { checkNewPassword } from '../../account/check-new-password.ts';
import { emailKey } from '../../account/email-key.ts';
import { type StaffSteps, theStaff } from '../context.ts';
import { noteWrongPassword, wrongPassword } from './checked-password.ts';
import { deleteStaffSessions, findStaff, holdStaff, updateStaffPassword } from './queries.ts';

export const changePassword: StaffSteps<'staff/changePassword'> = {
  async before(ctx, { password, new_password }) {
    const account = await findStaff(ctx.q, emailKey(theStaff(ctx).email));
    const isRight = await ctx.shop.passwords.verify(account?.password_hash ?? '', password);
    if (!account || !isRight) {
      await noteWrongPassword(ctx, 'staff/changePassword');
      throw wrongPassword();
    }
    checkNewPassword(new_password, account.email);
    const hash = await ctx.shop.passwords.hash(new_password);
    return async (tx) => {
      if (!(await holdStaff(tx.q, account))) throw wrongPassword();
      await updateStaffPassword(tx.q, account.id, hash);
      await deleteStaffSessions(tx.q, account.id, theStaff(tx).id);
      return {};
    };
  },
};
