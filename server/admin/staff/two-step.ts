import { refuse } from '../../call/refusal.ts';
import { type StaffHandler, type StaffSteps, theStaff } from '../context.ts';
import { checkedPassword, wrongPassword } from './checked-password.ts';
import { deleteStaffSessions } from './queries.ts';
import { newRecoveryCodes, newTotpSecret, sealTotp, takeCode, timeStepOf, totpUri } from './second-step.ts';
import { clearSecondStep, holdSecondStep, updateSecondStep } from './second-step-queries.ts';
import { openTicket, sealTicket } from './staff-ticket.ts';

const wrongCode = () => refuse('invalid_code', 'This code is not right. Codes change every 30 seconds.');

/** A secret for an app. Nothing is kept until a code of that app is shown. */
export const beginTwoStep: StaffHandler<'staff/beginTwoStep'> = async (ctx) => {
  const { staffId, email } = theStaff(ctx);
  const secret = newTotpSecret();
  const setup = sealTicket(ctx.shop.secret, 'setup', { staffId, password: '', secret }, ctx.now);
  return { setup, secret, uri: totpUri(secret, { issuer: ctx.store.name, label: email }) };
};

export const turnOnTwoStep: StaffSteps<'staff/turnOnTwoStep'> = {
  async before(ctx, { setup, code, password }) {
    const { staffId } = theStaff(ctx);
    const opened = openTicket(ctx.shop.secret, 'setup', setup, ctx.now);
    if (!opened || opened.staffId !== staffId) {
      throw refuse('setup_expired', 'This took too long. Please scan the new code.');
    }
    const step = timeStepOf(opened.secret, code, ctx.now);
    if (step === null) throw wrongCode();
    const passwordHash = await checkedPassword(ctx, password);
    const { codes, hashes } = newRecoveryCodes();
    return async ({ q, shop, session }) => {
      const account = await holdSecondStep(q, staffId);
      if (account?.password_hash !== passwordHash) throw wrongPassword();
      const sealed = sealTotp(shop.secret, opened.secret);
      await updateSecondStep(q, staffId, { sealed, step, recoveryHashes: hashes });
      // Other sessions began without the second step.
      await deleteStaffSessions(q, staffId, session?.id ?? null);
      return { recovery_codes: codes };
    };
  },
};

export const turnOffTwoStep: StaffSteps<'staff/turnOffTwoStep'> = {
  async before(ctx, { password, code }) {
    const { staffId } = theStaff(ctx);
    const passwordHash = await checkedPassword(ctx, password);
    return async ({ q, shop, now }) => {
      const account = await holdSecondStep(q, staffId);
      if (account?.password_hash !== passwordHash) throw wrongPassword();
      if (!(await takeCode(q, account, code, { key: shop.secret, now }))) throw wrongCode();
      await clearSecondStep(q, staffId);
      return {};
    };
  },
};
