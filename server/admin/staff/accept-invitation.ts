import { isEmail } from '../../../contract/email.ts';
import { checkNewPassword } from '../../account/check-new-password.ts';
import { emailKey } from '../../account/email-key.ts';
import { refuse } from '../../call/refusal.ts';
import { hashToken } from '../../call/sessions.ts';
import type { StaffContext, StaffHandler, StaffSteps } from '../context.ts';
import { addMember } from './add-member.ts';
import { findInvitation, type InvitationRow, takeInvitation } from './invitation-queries.ts';
import { findStaff, readMembers } from './queries.ts';
import { startStaffSession } from './staff-sessions.ts';

export const getInvitation: StaffHandler<'staff/getInvitation'> = async (ctx, { token }) => {
  const { email, role } = await invitationOf(ctx, token);
  return { email, role };
};

/**
 * A new account gets the password and is logged in. Someone who works in another store keeps theirs, and logs in with it: the link
 * alone must not open their account.
 */
export const acceptInvitation: StaffSteps<'staff/acceptInvitation'> = {
  async before(ctx, { token, name, password, ...typed }) {
    const email = (await invitationOf(ctx, token)).email || typed.email;
    if (!isEmail(email)) throw refuse('invalid_email', 'Please enter a valid email address.');
    checkNewPassword(password, email);
    const passwordHash = await ctx.shop.passwords.hash(password);
    return async (tx) => {
      const { q, store } = tx;
      const invitation = await invitationOf(tx, token);
      if (!(await takeInvitation(q, invitation.id))) throw usedUp();
      const { role, location_id: locationId } = invitation;
      // An old link of a first owner must not add a second one.
      if (invitation.email === '' && (await readMembers(q, store.id)).length > 0) throw usedUp();
      const { isNew } = await addMember(q, {
        storeId: store.id,
        email,
        name,
        role,
        locationId,
        passwordHash,
      });
      const account = await findStaff(q, emailKey(email));
      if (!account) throw new Error('the member was not written');
      tx.audit.actor = { staffId: account.id, email: account.email };
      tx.audit.target = account.email;
      tx.audit.detail = { after: { role, location_id: locationId } };
      if (isNew) tx.sendToken(await startStaffSession(q, account.id, tx.agent));
      return { is_new: isNew };
    };
  },
};

async function invitationOf({ q, store }: StaffContext, token: string): Promise<InvitationRow> {
  const invitation = await findInvitation(q, store.id, hashToken(token));
  if (!invitation) throw usedUp();
  return invitation;
}

const usedUp = () =>
  refuse('invalid_invitation', 'This link has been used or has expired. Ask for a new one.');
