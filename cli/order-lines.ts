import { phoneText } from '../contract/phone-text.ts';
import { orderDate } from '../server/order/order-date.ts';
import { statusText } from '../server/order/order-status.ts';
import { toComeText } from '../server/order/to-come-text.ts';
import { moneyText } from '../server/pricing/money-text.ts';
import { dayIn, isForthcoming, releaseText } from '../server/pricing/release-date.ts';
import { timeZoneOf } from '../server/store/time-zone.ts';
import type { ListedLine, ListedOrder } from './queries.ts';

/** An order as the counter reads it; its first line is empty. */
export function orderLines(order: ListedOrder): string[] {
  const { placed_at, time_zone, currency } = order;
  const who =
    [order.name, phoneText(order.phone), order.email].filter(Boolean).join(', ') ||
    'Their account was deleted';
  return [
    '',
    `${order.order_number}  ${orderDate(placed_at, timeZoneOf(time_zone))}  ${moneyText(order.total, currency)} ${currency}  ${statusText(order.status)}`,
    `    ${who}${order.place ? `, to be picked up at ${order.place}` : ''}`,
    ...order.items.flatMap((line) => {
      const { quantity, title, eisbn, condition } = line;
      const note = noteOn(line, order);
      return [
        `    ${quantity} × ${title} (${eisbn}${condition === 'NEW' ? '' : `, ${condition.toLowerCase()}`})`,
        ...(note ? [`        ${note}`] : []),
      ];
    }),
    ...(order.purchaseorder ? [`    Purchase Order #: ${oneLine(order.purchaseorder)}`] : []),
    ...(order.answers ?? []).map(({ label, value }) => `    ${oneLine(label)}: ${oneLine(value)}`),
    ...(order.instructions ? [`    Note: ${oneLine(order.instructions)}`] : []),
  ];
}

/** Of copies that were not on the shelf when they were ordered: 'Special order: not on the shelf'. */
function noteOn(line: ListedLine, { time_zone }: Pick<ListedOrder, 'time_zone'>): string {
  const { quantity, backorder_quantity: missing } = line;
  const today = dayIn(timeZoneOf(time_zone), new Date());
  return toComeText({
    quantity,
    missing,
    isForthcoming: isForthcoming(line, today),
    day: releaseText(line),
  });
}

/** The lines of an order that wait for copies: '“Salt Roads” (special order: not on the shelf)'. */
export function linesToCome(order: ListedOrder): string[] {
  return order.items.flatMap((line) => {
    const note = noteOn(line, order);
    return note ? [`“${line.title}” (${note.charAt(0).toLowerCase()}${note.slice(1)})`] : [];
  });
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');
