import { lastFourOf } from '../../giftcard/card-number.ts';
import { issueCard } from '../../giftcard/issue-card.ts';
import { checkIssuedAmount } from '../../giftcard/staff-cards.ts';
import { type StaffHandler, theStaff } from '../context.ts';

export const issue: StaffHandler<'giftcard/issue'> = async (ctx, { amount, with_pin, note }) => {
  checkIssuedAmount(amount);
  const { id: storeId, currency } = ctx.store;
  const changedBy = `staff ${theStaff(ctx).staffId}`;
  const card = await issueCard(ctx.q, ctx.shop.secret, {
    storeId,
    currency,
    amount,
    withPin: with_pin,
    note,
    changedBy,
  });
  ctx.audit.target = lastFourOf(card.number);
  ctx.audit.detail = { id: card.id, amount, currency };
  return card;
};
