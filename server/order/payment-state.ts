import type { PaymentFilter, PaymentState } from '../../contract/admin/payment-state.ts';

const payable = ['placed', 'ready_for_pickup', 'partly_shipped', 'shipped', 'collected'];

/** Whether something may be due of an order: not of a quote or a canceled one. */
export const isPayable = ({ status }: { status: string }): boolean => payable.includes(status);

/** SQL: the same of an order `o`, as the index customer_order_balance says it. */
const isPayableRow = `o.status in (${payable.map((status) => `'${status}'`).join(', ')})`;

/** SQL: 1 = something is open of an order `o`, 0 = it is paid, -1 = the store has taken more than is due. */
export const balance = `sign(case when ${isPayableRow} then o.total_owing else 0 end - o.paid_in_store)`;

/** SQL: true for an order `o` that has a balance: not for a quote, and for a canceled one only if money was taken in the store. */
export const hasBalance = `(${isPayableRow} or o.paid_in_store > 0)`;

/** SQL: cents of an order `o` that were given back. Refunds from before they were kept as rows are in the order alone. */
export const refundedCents = `greatest(o.refunded, coalesce((select sum(f.amount - f.not_charged) from refund f where f.order_id = o.id), 0))::int`;

/** Cents that were taken for it. */
const taken = 'o.paid + o.gift_card_amount + o.paid_in_store';

/** SQL: the `PaymentState` of an order `o`. */
export const paymentState = `case
  when ${balance} = -1 then 'to_return'
  when o.status = 'canceled' then case when ${refundedCents} > 0 then 'refunded' else '' end
  when not ${isPayableRow} then ''
  when ${balance} = 1 then case
    when exists (select from payment p where p.order_id = o.id and p.state in ('open', 'authorized')) then 'held'
    when ${taken} > 0 then 'partly_paid'
    when o.status in ('shipped', 'collected') then 'not_noted'
    when o.payment_choice = 'pickup' then 'in_store'
    else 'later' end
  when ${taken} = 0 then ''
  when ${refundedCents} = 0 then 'paid'
  when ${refundedCents} < ${taken} then 'partly_refunded'
  else 'refunded' end`;

/**
 * SQL: the conditions of a filter on orders `o`. `among`: 'all' uses the index customer_order_balance. 'few' is for orders that
 * another index finds, and avoids that one: its statistics would make the planner read all orders.
 */
export function paymentConditions(filter: PaymentFilter, among: 'all' | 'few'): string[] {
  const sign = { unpaid: 1, paid: 0, to_return: -1 }[filter];
  return [
    hasBalance,
    `${balance}${among === 'few' ? '::int' : ''} = ${sign}`,
    ...(filter === 'paid' ? [`(${paymentState}) in ('paid', 'partly_refunded')`] : []),
  ];
}

/** For the command line and files; '' = nothing to say. */
export const paymentStateText: Record<PaymentState, string> = {
  '': '',
  in_store: 'to be paid in store',
  not_noted: 'no payment noted',
  later: 'to be paid later',
  held: 'charged when ready',
  partly_paid: 'partly paid',
  paid: 'paid',
  partly_refunded: 'partly refunded',
  refunded: 'refunded',
  to_return: 'money to give back',
};
