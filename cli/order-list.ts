import { readOrders } from '../server/order/counter-queries.ts';
import { type CommandContext, CommandRefused, type ExitCode, withDb } from './command.ts';
import { chosenStore } from './find-store.ts';
import { orderLines } from './order-lines.ts';

export interface OrderListOptions {
  store?: string;
  days: string;
}

/** `handsell order list`: what was ordered lately, newest first, as the counter needs it to put books aside. */
export function orderList(
  context: CommandContext,
  { store: called, days }: OrderListOptions,
): Promise<ExitCode> {
  if (!/^[1-9]\d{0,3}$/.test(days)) throw new CommandRefused(`'${days}' is not a number of days.`);
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await chosenStore(db, called);
    const orders = await readOrders(db, { storeId: store.id, days: Number(days), locationId: null });
    const since = days === '1' ? 'the last day' : `the last ${days} days`;
    const { print } = context.terminal;
    print(`${orders.length === 1 ? '1 order' : `${orders.length} orders`} in ${since} at ${store.name}.`);
    for (const order of orders) for (const line of orderLines(order)) print(line);
    return 0;
  });
}
