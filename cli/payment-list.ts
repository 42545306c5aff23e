import { orderDate } from '../server/order/order-date.ts';
import type { PaymentState } from '../server/payment/payment-row.ts';
import { type ListedPayment, staffPayments } from '../server/payment/staff-payments.ts';
import { moneyText } from '../server/pricing/money-text.ts';
import { type CommandContext, type ExitCode, withDb } from './command.ts';
import { chosenStore } from './find-store.ts';
import { textTable } from './text-table.ts';

export interface PaymentListOptions {
  store?: string;
  needsCare?: boolean;
}

const stateTexts: Record<PaymentState, string> = {
  open: 'not known yet',
  authorized: 'authorized',
  captured: 'paid',
  declined: 'declined',
  voided: 'canceled',
  stray: 'paid, no order',
};

/** `handsell payment list`: the newest payments at providers, among them money that no order is due for. */
export function paymentList(
  context: CommandContext,
  { store: called, needsCare = false }: PaymentListOptions,
): Promise<ExitCode> {
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await chosenStore(db, called);
    const payments = await staffPayments(db, store.id, { needsCare });
    const none = needsCare
      ? `No payment of ${store.name} needs care.`
      : `${store.name} has no payments at a provider.`;
    for (const line of payments.length === 0 ? [none] : tableOf(payments)) context.terminal.print(line);
    return 0;
  });
}

function tableOf(payments: readonly ListedPayment[]): string[] {
  return textTable(
    ['Begun (UTC)', 'Order', 'Amount', 'Refunded', 'State', 'With', 'At the provider', 'Why'],
    payments.map((payment) => [
      orderDate(payment.created_at, 'UTC', 'en-US'),
      payment.order_number,
      moneyText(payment.amount, payment.currency),
      payment.refunded > 0 ? moneyText(payment.refunded, payment.currency) : '',
      payment.is_disputed ? `${stateTexts[payment.state]}, disputed` : stateTexts[payment.state],
      payment.label,
      [payment.provider, payment.reference].filter(Boolean).join(' '),
      payment.reason,
    ]),
  );
}
