import { orderDate } from '../server/order/order-date.ts';
import { moneyText } from '../server/pricing/money-text.ts';
import { timeZoneOf } from '../server/store/time-zone.ts';
import { type CommandContext, CommandRefused, type ExitCode, withDb } from './command.ts';
import { findStore } from './find-store.ts';
import { type ListedOrder, readOrders } from './queries.ts';

export interface OrderListOptions {
  store: string;
  days: string;
}

/** `handsell order list`: what was ordered lately, newest first, as the counter needs it to put books aside. */
export function orderList(
  context: CommandContext,
  { store: called, days }: OrderListOptions,
): Promise<ExitCode> {
  if (!/^[1-9]\d{0,3}$/.test(days)) throw new CommandRefused(`'${days}' is no number of days.`);
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await findStore(db, called);
    const orders = await readOrders(db, store.id, Number(days));
    const since = days === '1' ? 'the last day' : `the last ${days} days`;
    const { print } = context.terminal;
    print(`${orders.length === 1 ? '1 order' : `${orders.length} orders`} in ${since} at ${store.name}.`);
    for (const order of orders) for (const line of linesOf(order)) print(line);
    return 0;
  });
}

function linesOf(order: ListedOrder): string[] {
  const { placed_at, time_zone, currency } = order;
  const who =
    [order.name, order.phone, order.email].filter(Boolean).join(', ') || 'Their account was deleted';
  return [
    '',
    `${order.order_number}  ${orderDate(placed_at, timeZoneOf(time_zone))}  ${moneyText(order.total, currency)} ${currency}  ${order.status}`,
    `    ${who}${order.place ? `, to be picked up at ${order.place}` : ''}`,
    ...order.items.map(
      ({ quantity, title, eisbn, condition }) =>
        `    ${quantity} × ${title} (${eisbn}${condition === 'NEW' ? '' : `, ${condition.toLowerCase()}`})`,
    ),
    ...(order.purchaseorder ? [`    Purchase Order #: ${oneLine(order.purchaseorder)}`] : []),
    ...(order.answers ?? []).map(({ label, value }) => `    ${oneLine(label)}: ${oneLine(value)}`),
    ...(order.instructions ? [`    Note: ${oneLine(order.instructions)}`] : []),
  ];
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');
