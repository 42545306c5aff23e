import { findOrder } from '../server/order/queries.ts';
import { RefundRefused, refundOrder } from '../server/order/refund-order.ts';
import { moneyText } from '../server/pricing/money-text.ts';
import { centsOf } from './cents-of.ts';
import { type CommandContext, CommandRefused, type ExitCode, withDb } from './command.ts';
import { noteChange } from './note-change.ts';
import { type OrderOptions, storeOfOrder } from './order-steps.ts';

export interface OrderRefundOptions extends OrderOptions {
  amount: string;
}

/** `handsell order refund NUMBER --amount 5.00` */
export function orderRefund(
  context: CommandContext,
  orderNumber: string,
  { store, amount }: OrderRefundOptions,
): Promise<ExitCode> {
  const cents = centsOf(amount);
  if (cents === 0) throw new CommandRefused('There is nothing to refund: the amount is 0.');
  return withDb(context, async (db): Promise<ExitCode> => {
    const storeId = await storeOfOrder(db, orderNumber, store);
    const order = await findOrder(db, storeId, orderNumber);
    if (!order) throw new CommandRefused(`There is no order ${orderNumber}.`);
    await db
      .tx(async (q) => {
        await refundOrder(q, order, { amount: cents, by: 'command line', now: new Date() });
        await noteChange(q, storeId, 'order/refund', orderNumber, { amount: cents });
      })
      .catch((e: unknown) => {
        throw e instanceof RefundRefused ? new CommandRefused(e.message) : e;
      });
    const to = order.paid_with || 'the card';
    context.terminal.print(
      `${moneyText(cents, order.currency)} of order ${orderNumber} goes back to ${to}. The running shop sends it within a minute.`,
    );
    return 0;
  });
}
