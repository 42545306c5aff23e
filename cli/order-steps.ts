import { phoneText } from '../contract/phone-text.ts';
import type { Db, Query } from '../server/db/db.ts';
import { changeOrder } from '../server/order/change-order.ts';
import { linesToCome } from '../server/order/copies-to-come.ts';
import { readListedOrder } from '../server/order/counter-queries.ts';
import { orderDate } from '../server/order/order-date.ts';
import { needsCopies, type OrderStep, statusOf } from '../server/order/order-status.ts';
import type { LinesWanted } from '../server/order/ship-copies.ts';
import { readSecretKey } from '../server/process/secret-key.ts';
import { loadStores, type Store } from '../server/store/stores.ts';
import { timeZoneOf } from '../server/time-zone.ts';
import { chosenLines, type LineOptions } from './chosen-lines.ts';
import { type CommandContext, CommandRefused, type ExitCode, withDb } from './command.ts';
import { findStore } from './find-store.ts';
import { noteChange } from './note-change.ts';
import { orderLines } from './order-lines.ts';
import { parcelLines } from './order-parcels.ts';
import { paymentLines } from './order-refunds.ts';
import { readOrderEvents, readStoresOfOrder } from './queries.ts';

export interface OrderOptions {
  store?: string;
}

/** `handsell order show NUMBER`: one order with its history. */
export function orderShow(
  context: CommandContext,
  orderNumber: string,
  { store }: OrderOptions,
): Promise<ExitCode> {
  return withDb(context, async (db): Promise<ExitCode> => {
    const storeId = await storeOfOrder(db, orderNumber, store);
    const order = await readListedOrder(db, storeId, orderNumber);
    if (!order) throw new CommandRefused(`There is no order ${orderNumber}.`);
    const { print } = context.terminal;
    for (const line of orderLines(order).slice(1)) print(line);
    for (const { status, changed_by, at } of await readOrderEvents(db, order.id))
      print(
        `    ${orderDate(at, timeZoneOf(order.time_zone), 'en-US')}: ${statusOf({ status, ship_to: order.ship_to })} (${changed_by})`,
      );
    for (const line of await parcelLines(db, order)) print(line);
    for (const line of await paymentLines(db, order)) print(line);
    return 0;
  });
}

/** `line`: what is in this parcel. */
export interface OrderStepOptions extends OrderOptions, LineOptions {
  /** Whatever was not on the shelf has arrived. */
  arrived?: boolean;
  carrier?: string;
  tracking?: string;
}

/** `handsell order ready|ship|collected|cancel NUMBER` */
export function orderStep(
  context: CommandContext,
  step: OrderStep,
  orderNumber: string,
  options: OrderStepOptions,
): Promise<ExitCode> {
  const { store: called, arrived = false, carrier = '', tracking = '' } = options;
  const lines = chosenLines(options);
  return withDb(context, async (db): Promise<ExitCode> => {
    const { MAIL_FROM, SECRET_KEY } = context.settings;
    const secret = readSecretKey({ SECRET_KEY, DATA_DIR: context.dataDir });
    const store = await theStoreOfOrder(context, db, orderNumber, called);
    if (needsCopies(step) && !arrived) await checkArrived(db, store, orderNumber, lines);
    const { order, mailed, returned } = await db.tx(async (q) => {
      const changed = await changeOrder(q, {
        store,
        orderNumber,
        locationId: null,
        step,
        parcel: { carrier, tracking },
        lines,
        changedBy: 'command line',
        mailFrom: MAIL_FROM,
        secret,
      });
      const { before, order } = changed;
      await noteChange(q, store.id, 'order/takeStep', orderNumber, { before, after: order.status });
      return changed;
    });
    const sentences = [`Order ${orderNumber} is ${statusOf(order)}.`];
    if (returned > 0)
      sentences.push(
        returned === 1 ? '1 copy is back on the shelf.' : `${returned} copies are back on the shelf.`,
      );
    if (mailed) sentences.push(`An email is on its way to ${order.email}.`);
    else if (step === 'ready' && order.phone) {
      const wish = order.preferred_communication === 'text' ? 'a text message' : 'a call';
      sentences.push(`${order.name} asked for ${wish}: ${phoneText(order.phone)}.`);
    }
    context.terminal.print(sentences.join(' '));
    return 0;
  });
}

/** Before a customer collects a book marked as ready, staff must have recorded its arrival. */
async function checkArrived(q: Query, store: Store, orderNumber: string, wanted: LinesWanted): Promise<void> {
  const lines = await linesToCome(q, store, orderNumber, wanted);
  if (lines.length === 0) return;
  throw new CommandRefused(
    `Order ${orderNumber} waits for ${lines.join(', ')}. Nothing was changed. Use --arrived to go on and tell the customer.`,
  );
}

/** The order's store. Throws CommandRefused for an unknown order, or when `called` must tell two stores apart. */
export async function storeOfOrder(
  q: Query,
  orderNumber: string,
  called: string | undefined,
): Promise<number> {
  if (called !== undefined) return (await findStore(q, called)).id;
  const [only, ...others] = await readStoresOfOrder(q, orderNumber);
  if (!only) throw new CommandRefused(`There is no order ${orderNumber}.`);
  if (others.length === 0) return only.id;
  const names = [only, ...others].map((s) => s.webstore_name).join(', ');
  throw new CommandRefused(`Several stores have an order ${orderNumber}. Say which with --store: ${names}.`);
}

/** The same as the running shop knows it. */
export async function theStoreOfOrder(
  { settings: { BASE_URL, PORT } }: CommandContext,
  db: Db,
  orderNumber: string,
  called: string | undefined,
): Promise<Store> {
  const storeId = await storeOfOrder(db, orderNumber, called);
  const stores = await loadStores(db, { baseUrl: BASE_URL, port: PORT });
  const store = stores.all().find((s) => s.id === storeId);
  if (!store) throw new CommandRefused(`There is no order ${orderNumber}.`);
  return store;
}
