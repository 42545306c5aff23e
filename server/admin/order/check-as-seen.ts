import { refuse } from '../../call/refusal.ts';
import { isAsSeen, lastChangeText } from '../../order/seen-version.ts';
import type { StaffContext } from '../context.ts';

/** Throws the refusal `stale` when more has happened to an order than the page of this person has shown. */
export async function checkAsSeen(ctx: StaffContext, orderNumber: string, version: string): Promise<void> {
  if (await isAsSeen(ctx.q, ctx.store.id, orderNumber, version)) return;
  const last = await lastChangeText(ctx.q, ctx.store, orderNumber);
  throw refuse(
    'stale',
    `Order ${orderNumber} has changed since you opened it. ${last} Nothing was done: look again.`,
  );
}
