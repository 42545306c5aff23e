import { buildStock, buildTitle } from '../factories.ts';
import { portland } from '../paid-order.ts';
import { bankEvents } from './events-of-bank.ts';
import { shopperEvents } from './events-of-shoppers.ts';
import { deliver, deliverDisputes, hasHappened, outsideEvents, runJob } from './events-outside.ts';
import type { Event, Run } from './parts.ts';
import type { Tamper } from './process.ts';
import { readUnsettled } from './read-books.ts';
import { reckon } from './reckoning.ts';
import { SimulatedShopper } from './shopper.ts';
import { type Ground, World } from './world.ts';

export interface RunResult {
  seed: number;
  orders: number;
  disputes: number;
  inParcels: number;
  /** What does not agree. */
  faults: string[];
  trace: string[];
}

const mostEvents = 16;

/** The same seed makes the same run. */
export async function simulate(
  ground: Ground,
  seed: number,
  options: { tamper?: Tamper } = {},
): Promise<RunResult> {
  const world = new World(ground, seed, options);
  const run: Run = { world, shoppers: [], books: [], issued: new Map() };
  try {
    await prepare(run);
    world.letLoose();
    const events = 6 + world.int(mostEvents - 6);
    for (let n = 0; n < events && world.failures.length === 0; n++) await happen(run);
    await world.calm();
    await settleAll(run);
    if (world.failures.length > 0) throw world.failures[0];
    const found = await reckon({ ...run, q: ground.shop.db, bank: world.sandbox.rows });
    return { seed, ...found, trace: world.trace };
  } catch (e) {
    const fault = e instanceof Error ? (e.stack ?? e.message) : String(e);
    return { seed, orders: 0, disputes: 0, inParcels: 0, faults: [fault], trace: world.trace };
  }
}

/** What to read when a run fails. */
export function explain({ seed, faults, trace }: RunResult): string {
  return [`seed ${seed}:`, ...faults, '', ...trace].join('\n');
}

async function prepare({ world, shoppers, books }: Run): Promise<void> {
  const { shop, locationId } = world.ground;
  // One title has only the copies on the shelf; of the other, more can be ordered.
  for (const [availability, least] of [
    ['out_of_print', 1],
    ['available', 0],
  ] as const) {
    const price = 100 + world.int(4000);
    const copies = least + world.int(3);
    const title = await buildTitle(shop.db, { availability, list_price_usa: price });
    await buildStock(shop.db, locationId, title.id, copies);
    books.push({ ...title, price, copies });
  }
  for (let n = 0; n < 2; n++) shoppers.push(await SimulatedShopper.enter(world));
  for (const shopper of shoppers) {
    const { eisbn } = world.pick(books);
    const quantity = 1 + world.int(3);
    const added = await shopper.insist('cart/add', { eisbn, quantity, order_rest: true });
    if (added.ok) shopper.added.set(eisbn, quantity);
    const address = await shopper.insist('address/create', portland);
    if (address.ok) shopper.addressId = address.value.address_id;
  }
}

async function happen(run: Run): Promise<void> {
  const { world } = run;
  const all = [...shopperEvents, ...outsideEvents, ...bankEvents];
  let left = world.random() * all.reduce((sum, [, weight]) => sum + weight, 0);
  const [name, , event] = all.find(([, weight]) => {
    left -= weight;
    return left < 0;
  }) as Event;
  // Another goes on first, or not at all for now.
  if (world.turns.paused > 0 && world.chance(0.4)) await world.turns.resume(world.int(world.turns.paused));
  world.say(name);
  await world.turns.run(() => event(run).catch((e: unknown) => void world.failures.push(e)));
}

/** Everything works again: webhooks come, several times or never, and the job ends what is open. */
async function settleAll(run: Run): Promise<void> {
  const { world } = run;
  const customers = run.shoppers.map(({ customerId }) => customerId);
  let next = world.sandbox.events.length - world.int(4);
  for (let round = 0; round < 15; round++) {
    const sent = world.sandbox.events.slice(Math.max(0, next)).filter((event) => hasHappened(world, event));
    for (const event of sent) for (let times = world.int(3); times > 0; times--) await deliver(world, event);
    next = world.sandbox.events.length;
    await deliverDisputes(world);
    await runJob(run);
    const { open, authorized } = await readUnsettled(world.ground.shop.db, customers);
    if (open + authorized === 0) break;
    // An authorization is taken a day before it would lapse.
    await world.wait(open > 0 ? 61 * 60_000 : 7 * 86_400_000);
  }
  // Cards that dispute what they have paid last, and the last notices.
  await world.wait(15 * 60_000);
  await deliverDisputes(world);
}
