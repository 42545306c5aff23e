import type { Query } from '../server/db/db.ts';
import { goodwillFor } from '../server/giftcard/staff-cards.ts';
import { orderDate } from '../server/order/order-date.ts';
import { type RefundRow, readOrderMoney, readRefunds } from '../server/order/refund-queries.ts';
import { moneyText } from '../server/pricing/money-text.ts';
import { timeZoneOf } from '../server/time-zone.ts';

interface PaidOrder {
  id: number;
  currency: string;
  time_zone: string;
  /** At a provider; '' for an order that is paid otherwise. */
  paid_with: string;
}

/** What was paid for an order by card and gift card, and each refund, as `order show` prints them. */
export async function paymentLines(q: Query, order: PaidOrder): Promise<string[]> {
  const { paid, by_cards } = await readOrderMoney(q, order.id);
  const ways = [
    paid > 0 ? `${moneyText(paid, order.currency)} with ${order.paid_with || 'a card'}` : '',
    by_cards > 0 ? `${moneyText(by_cards, order.currency)} by gift card` : '',
  ].filter(Boolean);
  const refunds = await readRefunds(q, order.id);
  const cards = await goodwillFor(q, order.id);
  return [
    ...(ways.length > 0 ? [`    Paid: ${ways.join(', ')}`] : []),
    ...refunds.flatMap((refund) => refundLines(refund, order)),
    ...cards.map(
      (card) =>
        `    Gift card ${card.id} (…${card.last_four}) of ${moneyText(card.amount, order.currency)} given (${card.changed_by})${card.note ? `: ${card.note}` : ''}`,
    ),
  ];
}

function refundLines(refund: RefundRow, { currency, time_zone, paid_with }: PaidOrder): string[] {
  const money = (cents: number) => moneyText(cents, currency);
  const parts = [
    ...refund.lines.map(({ position, title, quantity, amount }) =>
      quantity > 0
        ? `${quantity} × ${title} (line ${position}) ${money(amount)}`
        : `part of the price of line ${position} ${money(amount)}`,
    ),
    ...(refund.shipping > 0 ? [`shipping ${money(refund.shipping)}`] : []),
    ...refund.taxes.map(({ type, amount }) => `${type} ${money(amount)}`),
  ];
  const states = { '': '', open: ', not sent yet', done: '', refused: `, refused: ${refund.refused}` };
  const ways = [
    ...(refund.to_provider > 0
      ? [`${money(refund.to_provider)} to ${paid_with || 'the card'}${states[refund.state]}`]
      : []),
    ...(refund.not_charged > 0 ? [`${money(refund.not_charged)} not charged`] : []),
    ...refund.cards.map((card) => `${money(card.amount)} to gift card …${card.last_four}`),
  ];
  const restocked = refund.lines.reduce((sum, line) => sum + line.restocked, 0);
  return [
    `    ${orderDate(refund.at, timeZoneOf(time_zone), 'en-US')}: ${money(refund.amount)} ${refund.not_charged === refund.amount ? 'canceled' : 'refunded'} (${refund.made_by})${refund.reason ? `: ${refund.reason}` : ''}`,
    `        ${parts.join(', ')}`,
    `        ${ways.join('; ')}`,
    ...(restocked > 0 ? [`        Copies put back on the shelf: ${restocked}`] : []),
  ];
}
