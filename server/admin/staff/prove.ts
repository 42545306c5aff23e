import { refuse } from '../../call/refusal.ts';
import { type StaffContext, type StaffSteps, theStaff } from '../context.ts';
import { checkedPassword, noteWrongPassword, wrongPassword } from './checked-password.ts';
import { proveStaffSession } from './queries.ts';
import { holdSecondStep } from './second-step-queries.ts';

/** Someone at a desk that was left open must not move money or let people in (OWASP ASVS 3.7.1). */
export const prove: StaffSteps<'staff/prove'> = {
  async before(ctx, { password }) {
    const passwordHash = await checkedPassword(ctx, password).catch(async (e: unknown) => {
      await noteWrongPassword(ctx, 'staff/prove');
      throw e;
    });
    return async (tx) => {
      const { id, staffId } = theStaff(tx);
      if ((await holdSecondStep(tx.q, staffId))?.password_hash !== passwordHash) throw wrongPassword();
      await proveStaffSession(tx.q, id);
      return {};
    };
  },
};

/** Throws the refusal when the password of this session was typed too long ago for what moves money or lets people in. */
export function checkProved(ctx: Pick<StaffContext, 'session'>): void {
  if (theStaff(ctx).isProved) return;
  throw refuse('proof_required', 'Please type your password once more.');
}
