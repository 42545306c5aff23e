import { withDevice } from '../../account/known-device.ts';
import { countInDatabase, forgetCalls } from '../../call/rate-limit.ts';
import { refuse } from '../../call/refusal.ts';
import { insertAuditEntry } from '../audit/queries.ts';
import type { StaffContext, StaffSteps } from '../context.ts';
import { meAnswer } from './me.ts';
import { deleteStaffSession, readMembers } from './queries.ts';
import { takeCode } from './second-step.ts';
import { holdSecondStep } from './second-step-queries.ts';
import { startStaffSession } from './staff-sessions.ts';
import { openTicket, passwordMark } from './staff-ticket.ts';
import { staffAccount } from './try-staff-password.ts';

const tries = { calls: 10, seconds: 15 * 60 };
const bucketOf = (staffId: number) => `staff code ${staffId}`;
const expired = () => refuse('login_expired', 'Please log in with your password again.');

/** The second step. Beyond ten tries in a quarter of an hour, no code is right. */
export const loginWithCode: StaffSteps<'staff/loginWithCode'> = {
  async before(ctx, { ticket, code }) {
    const opened = openTicket(ctx.shop.secret, 'login', ticket, ctx.now);
    if (!opened) throw expired();
    const { staffId } = opened;
    const isUsedUp = (await countInDatabase(ctx.q, bucketOf(staffId), tries)) > 0;
    await noteTry(ctx, staffId);
    return async (tx) => {
      const { q, shop, now } = tx;
      const account = await holdSecondStep(q, staffId);
      const member = (await readMembers(q, tx.store.id)).find(({ id }) => id === staffId);
      if (!account || !member || passwordMark(account.password_hash) !== opened.password) throw expired();
      if (isUsedUp || !(await takeCode(q, account, code, { key: shop.secret, now }))) {
        throw refuse('invalid_code', 'This code is not right, or was used before.');
      }
      await forgetCalls(q, bucketOf(staffId));
      if (tx.session) await deleteStaffSession(q, tx.session.id);
      tx.audit.actor = { staffId, email: account.email };
      tx.sendToken(await startStaffSession(q, staffId, tx.agent));
      tx.keepDevice(withDevice(shop.secret, tx.device, staffAccount(staffId), now));
      return meAnswer({ ...member, locationId: member.location_id, hasSecondStep: true, isProved: true });
    };
  },
};

/** Each try stays in the log; that of a login says so itself. */
async function noteTry({ q, store, address }: StaffContext, staffId: number): Promise<void> {
  const member = (await readMembers(q, store.id)).find(({ id }) => id === staffId);
  await insertAuditEntry(q, {
    storeId: store.id,
    staffId: member?.id ?? null,
    actor: member?.email ?? 'unknown address',
    action: 'staff/loginWithCode',
    target: '',
    detail: { tried: true },
    address,
  });
}
