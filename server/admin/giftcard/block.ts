import { blockCard } from '../../giftcard/staff-cards.ts';
import type { StaffHandler } from '../context.ts';

export const block: StaffHandler<'giftcard/block'> = async (ctx, { id, blocked }) => {
  const { before, after } = await blockCard(ctx.q, ctx.store.id, id, blocked);
  ctx.audit.target = after.last_four;
  ctx.audit.detail = { id, before: { is_blocked: before.is_blocked }, after: { is_blocked: blocked } };
  return after;
};
