import { lastFourOf } from '../../giftcard/card-number.ts';
import { issueCard } from '../../giftcard/issue-card.ts';
import { orderForCard } from '../../giftcard/order-cards.ts';
import { checkIssuedAmount } from '../../giftcard/staff-cards.ts';
import { type StaffHandler, theStaff } from '../context.ts';
import { checkProved } from '../staff/prove.ts';

export const issue: StaffHandler<'giftcard/issue'> = async (ctx, input) => {
  checkProved(ctx);
  const { amount, with_pin, note, order_number } = input;
  checkIssuedAmount(amount);
  const { id: storeId, currency } = ctx.store;
  const changedBy = `staff ${theStaff(ctx).staffId}`;
  const card = await issueCard(ctx.q, ctx.shop.secret, {
    storeId,
    currency,
    amount,
    withPin: with_pin,
    note,
    ...(order_number && { orderId: await orderForCard(ctx.q, storeId, order_number) }),
    changedBy,
  });
  ctx.audit.target = lastFourOf(card.number);
  ctx.audit.detail = { id: card.id, amount, currency, ...(order_number && { order_number }) };
  return card;
};
