import type { Query } from '../db/db.ts';
import { bookUnsold } from '../ledger/write.ts';
import { giveBack } from './give-back.ts';
import { lockPaymentOfOrder } from './money-queries.ts';
import type { OrderRow } from './queries.ts';
import { leftAfter, mostAsSum, planRest, planSum, type RefundPlan } from './refund-plan.ts';
import { lockSale, partsOf, type SaleLeft } from './refund-sale.ts';
import { requestMoney } from './request-money.ts';
import { type RefundDesk, writeRefund } from './write-refund.ts';

/**
 * Gives back all that an order has taken and all that was paid for it, when it is canceled. Returns how many copies went back on the
 * shelf.
 */
export async function cancelOrder(q: Query, order: OrderRow, desk: RefundDesk): Promise<number> {
  const payment = await lockPaymentOfOrder(q, order.id);
  const of = await lockSale(q, order.id);
  const plan = payment?.state === 'authorized' ? null : restOf(of);
  if (plan)
    await writeRefund(q, { order, payment, of }, plan, { to: 'as_paid', restock: false, reason: '' }, desk);
  const returned = await giveBack(q, order, desk.by);
  await requestMoney(q, order.id, { kind: 'void', by: desk.by, now: desk.now });
  const unpaid = planRest(of.sale, plan ? leftAfter(of.left, plan) : of.left);
  await bookUnsold(q, order.id, {
    parts: partsOf(unpaid, of.lines),
    released: plan ? 0 : of.row.by_cards,
    now: desk.now,
  });
  return returned;
}

/** null: nothing was paid, or gift cards paid a part of an order that was to be paid in the shop; they are released. */
function restOf({ row, sale, left, money }: SaleLeft): RefundPlan | null {
  if (money <= 0 || (row.total_owing > 0 && row.refunds === 0)) return null;
  const rest = planRest(sale, left);
  if (rest.amount <= money) return rest;
  const amount = Math.min(money, mostAsSum(sale, left));
  return amount > 0 ? planSum(sale, left, amount) : null;
}
