import { refuse } from '../../call/refusal.ts';
import { type StaffContext, theStaff } from '../context.ts';
import { checkProved } from '../staff/prove.ts';
import { readStoresOfOthers } from './queries.ts';

/**
 * A backup holds every shop of the installation with its customers, and the key that opens what is sealed: it is for those who own all of
 * them. Throws the refusal `other_stores`.
 */
export async function checkOwnsAll(ctx: Pick<StaffContext, 'q' | 'session'>): Promise<void> {
  const others = await readStoresOfOthers(ctx.q, theStaff(ctx).staffId);
  if (others.length === 0) return;
  const names = others.slice(0, 3).join(', ');
  throw refuse(
    'other_stores',
    `A backup also holds ${names}. Only someone who owns every shop of this server may do this.`,
  );
}

/** For what leaves the shop or is gone for good. Throws the refusals `proof_required` and `other_stores`. */
export async function checkMayTake(ctx: Pick<StaffContext, 'q' | 'session'>): Promise<void> {
  checkProved(ctx);
  await checkOwnsAll(ctx);
}
