import pino from 'pino';
import { CallFailed } from '../../contract/action.ts';
import { settlePayments } from '../../server/jobs/settle-payments.ts';
import { changeOrder } from '../../server/order/change-order.ts';
import { OrderStepRefused } from '../../server/order/order-step-refused.ts';
import { refundOrder } from '../../server/order/refund-order.ts';
import { RefundRefused } from '../../server/order/refund-refused.ts';
import { dispatchWebhook } from '../../server/payment/webhook-road.ts';
import { signWebhook } from '../../server/providers/payment/sandbox/sandbox-payment.ts';
import type { Store } from '../../server/store/stores.ts';
import type { Event, Run } from './parts.ts';
import { type World, webhookSecret } from './world.ts';

const log = pino({ level: 'silent' });

export const outsideEvents: Event[] = [
  ['webhook', 3, deliverWebhook],
  ['job', 2, runJob],
  ['time', 3, pass],
  ['price', 0.5, changePrice],
  ['stock', 0.5, changeStock],
  ['crash', 2, crash],
  ['silence', 0.5, silence],
  ['counter', 2, takeStep],
  ['parcel', 3, sendParcel],
  ['refund', 1, refund],
];

/** Any of the bank's events, delivered before or not. Some never are. */
async function deliverWebhook({ world }: Run): Promise<void> {
  const sent = world.sandbox.events.filter((event) => hasHappened(world, event));
  const event = world.pick(sent);
  if (event) await deliver(world, event);
}

export async function deliver(world: World, event: { body: string }): Promise<void> {
  const { shop, process } = world.serving();
  const store = shop.stores.byName(world.ground.store.webstoreName);
  if (!store) throw new Error('the store is known');
  const at = String(Math.floor(world.clock.now / 1000));
  const signature = `t=${at},v1=${signWebhook(webhookSecret(world), at, event.body)}`;
  const header = (name: string) => (name === 'sandbox-signature' ? signature : '');
  const caller = { store, address: '', provider: 'sandbox' as const, body: event.body, header };
  try {
    await dispatchWebhook(shop, caller, { name: 'payment/event', input: {} });
    world.taken.add(event.body);
  } catch (e) {
    // The provider was asked, and did not answer: the bank sends it again.
    const isToComeAgain = e instanceof CallFailed && e.status === 503;
    if (!process.isDead && !isToComeAgain) throw e;
  }
}

type Notice = World['sandbox']['events'][number];

const isOfDispute = ({ body }: Notice) => /"dispute\./.test(body);

/** No notice of a dispute comes before what it tells of. */
export const hasHappened = (world: World, event: Notice): boolean =>
  !isOfDispute(event) || event.at + event.after * 1000 <= world.clock.now;

/** A bank sends each notice of a dispute until the shop has taken it. */
export async function deliverDisputes(world: World): Promise<void> {
  const due = world.sandbox.events.filter((event) => isOfDispute(event) && hasHappened(world, event));
  for (const event of due) if (!world.taken.has(event.body)) await deliver(world, event);
}

export async function runJob({ world }: Run): Promise<void> {
  const { shop, process } = world.serving();
  await settlePayments({ ...shop, log }).catch((e: unknown) => {
    if (!process.isDead) throw e;
  });
}

async function pass({ world }: Run): Promise<void> {
  await world.wait(world.pick([2000, 10_000, 61_000, 61_000, 5 * 60_000, 11 * 60_000]));
}

async function changePrice({ world, books }: Run): Promise<void> {
  const book = world.pick(books);
  book.price = 100 + world.int(4000);
  await world.ground.shop.db.query('update title set list_price_usa = $2 where id = $1', [
    book.id,
    book.price,
  ]);
}

/** A delivery, or copies that are missing from the shelf. */
async function changeStock({ world, books }: Run): Promise<void> {
  const book = world.pick(books);
  const change = world.pick([-1, 1, 2]);
  const rows = await world.ground.shop.db.query(
    'update stock set on_hand = on_hand + $2 where title_id = $1 and on_hand + $2 >= 0 returning 1',
    [book.id, change],
  );
  if (rows.length > 0) book.copies += change;
}

async function crash({ world }: Run): Promise<void> {
  world.serving();
  world.dieAfter(1 + world.int(40));
}

async function silence({ world }: Run): Promise<void> {
  world.silence((1 + world.int(15)) * 60_000);
}

async function takeStep(run: Run): Promise<void> {
  const order = await anOrder(run);
  if (order) await change(run, order, run.world.pick(['ready', 'collect', 'cancel', 'cancel'] as const));
}

/** What goes to an address leaves copy by copy, or all at once. */
async function sendParcel(run: Run): Promise<void> {
  const order = await anOrder(run, ({ ship_to }) => ship_to !== null);
  if (order) for (let n = 1 + run.world.int(3); n > 0; n--) await change(run, order, 'ship');
}

async function change(
  run: Run,
  order: { order_number: string; status: string },
  step: 'ready' | 'ship' | 'collect' | 'cancel',
): Promise<void> {
  const { world } = run;
  const { shop, process } = world.serving();
  const store = storeOf(run);
  // A parcel may hold a part of the order, and a part of what is left may be canceled.
  const lines = world.chance(0.8) ? [{ position: world.pick([1, 1, 2]), quantity: 1 }] : [];
  const isPart = step === 'ship' || (step === 'cancel' && order.status === 'partly_shipped');
  world.say(`  ${step} ${order.order_number} ${JSON.stringify(isPart ? lines : [])}`);
  await shop.db
    .tx((q) =>
      changeOrder(q, {
        store,
        orderNumber: order.order_number,
        locationId: null,
        step,
        lines: isPart ? lines : [],
        changedBy: 'staff 1',
        mailFrom: '',
        secret: shop.secret,
      }),
    )
    .catch((e: unknown) => {
      if (!(e instanceof OrderStepRefused) && !process.isDead) throw e;
    });
}

async function refund(run: Run): Promise<void> {
  const { world } = run;
  const order = await anOrder(run);
  if (!order) return;
  const { shop, process } = world.serving();
  const amount = 1 + world.int(order.total + 100);
  world.say(`  ${amount} of ${order.order_number}`);
  const wanted = { orderNumber: order.order_number, amount, lines: [], shipping: false, reason: '' };
  await shop.db
    .tx((q) =>
      refundOrder(
        q,
        { ...wanted, locationId: null, to: 'as_paid', restock: false },
        { store: storeOf(run), secret: shop.secret, by: 'staff 1', mailFrom: '', now: shop.now() },
      ),
    )
    .catch((e: unknown) => {
      if (!(e instanceof RefundRefused) && !process.isDead) throw e;
    });
}

function storeOf({ world }: Run): Store {
  const store = world.serving().shop.stores.byName(world.ground.store.webstoreName);
  if (!store) throw new Error('the store is known');
  return store;
}

/** One that the shop's staff see. */
async function anOrder(
  { world, shoppers }: Run,
  isMeant: (order: { ship_to: unknown }) => boolean = () => true,
) {
  const orders = await world.ground.shop.db.query<{
    id: number;
    order_number: string;
    status: string;
    total: number;
    ship_to: unknown;
  }>(
    `select id, order_number, status, total, ship_to from customer_order
     where customer_id = any($1::int[]) and status not in ('awaiting_payment', 'payment_failed') order by id`,
    [shoppers.map(({ customerId }) => customerId)],
  );
  return world.pick(orders.filter(isMeant));
}
