import { createHash } from 'node:crypto';
import { emailKey } from '../../account/email-key.ts';
import { countInDatabase, forgetCalls } from '../../call/rate-limit.ts';
import { refuse } from '../../call/refusal.ts';
import { insertAuditEntry } from '../audit/queries.ts';
import type { StaffContext, StaffSteps } from '../context.ts';
import { meAnswer } from './me.ts';
import { findStaff, holdStaff, readMembers, type StaffRow } from './queries.ts';
import { startStaffSession } from './staff-sessions.ts';

/** Tries at one account, whatever it is called; beyond them any password counts as wrong. */
const triesHere = { calls: 10, seconds: 15 * 60 };
const triesFromEverywhere = { calls: 100, seconds: 60 * 60 };

const invalid = () => refuse('invalid_login', 'Invalid Login');

/** The same answer for a wrong password, an unknown address and someone without a role here. */
export const login: StaffSteps<'staff/login'> = {
  async before(ctx, { email, password }) {
    const key = emailKey(email);
    const account = await findStaff(ctx.q, key);
    const isRight = await tryPassword(ctx, account, key, password);
    const members = account && isRight ? await readMembers(ctx.q, ctx.store.id) : [];
    const member = members.find((m) => m.id === account?.id);
    if (!account || !member) {
      await noteFailure(ctx, account);
      throw invalid();
    }
    return async (tx) => {
      // The password may have been changed since it was checked.
      if (!(await holdStaff(tx.q, account))) throw invalid();
      tx.audit.actor = { staffId: account.id, email: account.email };
      tx.sendToken(await startStaffSession(tx.q, account.id, tx.agent));
      return meAnswer({ ...member, locationId: member.location_id });
    };
  },
};

async function tryPassword(
  { shop, q, address }: StaffContext,
  account: StaffRow | undefined,
  key: string,
  password: string,
): Promise<boolean> {
  const name = createHash('sha256').update(key).digest('base64url').slice(0, 24);
  const here = `staff password ${name} ${address}`;
  const isUsedUp =
    (await countInDatabase(q, here, triesHere)) > 0 ||
    (await countInDatabase(q, `staff password ${name}`, triesFromEverywhere)) > 0;
  const isRight = await shop.passwords.verify(isUsedUp ? '' : (account?.password_hash ?? ''), password);
  if (isRight) await forgetCalls(q, here);
  return isRight;
}

/** A failed login is in the audit of the shop where it was tried, when the account exists: a made-up one is noise. */
async function noteFailure(
  { q, store, address }: StaffContext,
  account: StaffRow | undefined,
): Promise<void> {
  if (!account) return;
  await insertAuditEntry(q, {
    storeId: store.id,
    staffId: account.id,
    actor: account.email,
    action: 'staff/login',
    target: '',
    detail: { failed: true },
    address,
  });
}
