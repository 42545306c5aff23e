import { emailKey } from '../../account/email-key.ts';
import { withDevice } from '../../account/known-device.ts';
import { refuse } from '../../call/refusal.ts';
import { insertAuditEntry } from '../audit/queries.ts';
import type { StaffContext, StaffSteps } from '../context.ts';
import { meAnswer } from './me.ts';
import { deleteStaffSession, findStaff, holdStaff, type MemberRow, readMembers } from './queries.ts';
import { startStaffSession } from './staff-sessions.ts';
import { passwordMark, sealTicket } from './staff-ticket.ts';
import { staffAccount, tryStaffPassword } from './try-staff-password.ts';

const invalid = () => refuse('invalid_login', 'Invalid Login');

/** The same answer, after the same work, for a wrong password, an unknown address and someone without a role here. */
export const login: StaffSteps<'staff/login'> = {
  async before(ctx, { email, password }) {
    const key = emailKey(email);
    const account = await findStaff(ctx.q, key);
    const { isRight, isUsedUp } = await tryStaffPassword(ctx, account, key, password);
    const member = await memberHere(ctx, account?.id);
    if (!account || !member || !isRight) {
      if (!isUsedUp) await noteFailure(ctx, member);
      throw invalid();
    }
    if (account.has_second_step) {
      const mine = { staffId: account.id, password: passwordMark(account.password_hash), secret: '' };
      const ticket = sealTicket(ctx.shop.secret, 'login', mine, ctx.now);
      throw refuse('code_required', 'Enter the code that your app shows.', { ticket });
    }
    return async (tx) => {
      // Password and role may have changed since they were checked.
      const current = (await holdStaff(tx.q, account)) && (await memberHere(tx, account.id));
      if (!current) throw invalid();
      if (tx.session) await deleteStaffSession(tx.q, tx.session.id);
      tx.audit.actor = { staffId: account.id, email: account.email };
      tx.sendToken(await startStaffSession(tx.q, account.id, tx.agent));
      tx.keepDevice(withDevice(tx.shop.secret, tx.device, staffAccount(account.id), tx.now));
      return meAnswer({
        ...current,
        locationId: current.location_id,
        hasSecondStep: current.has_second_step,
        isProved: true,
      });
    };
  },
};

async function memberHere(
  { q, store }: StaffContext,
  staffId: number | undefined,
): Promise<MemberRow | undefined> {
  return (await readMembers(q, store.id)).find((m) => m.id === staffId);
}

/** Names the account only where it belongs: another store must not learn who works elsewhere. */
async function noteFailure(
  { q, store, address }: StaffContext,
  member: MemberRow | undefined,
): Promise<void> {
  await insertAuditEntry(q, {
    storeId: store.id,
    staffId: member?.id ?? null,
    actor: member?.email ?? 'unknown address',
    action: 'staff/login',
    target: '',
    detail: { failed: true },
    address,
  });
}
