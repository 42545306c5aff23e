import { issueCard } from '../../server/giftcard/issue-card.ts';
import type { Event, Run } from './parts.ts';
import type { Attempt, SimulatedShopper } from './shopper.ts';

/** Test cards of the sandbox, those that are approved more often. */
const cards = [
  ...Array.from({ length: 5 }, () => '4242424242424242'),
  '4000000000000002',
  '4000000000003220',
  '4000000000003220',
  '4000000000001000',
  '4000000000001018',
  '4000000000001034',
  '4000000000001042',
  '4000000000000259',
  '4000000000001059',
];

/** What a shop may rightly answer to the button. */
const refusals = new Set([
  'address_missing',
  'cart_empty',
  'cart_changed',
  'cart_unavailable',
  'not_enough_stock',
  'payment_declined',
  'payment_start_over',
  'payment_failed',
  'payment_open',
  'payment_unavailable',
]);

export const shopperEvents: Event[] = [
  ['add a copy', 2, addCopy],
  ['submit', 5, submit],
  ['same again', 2, submitAgain],
  ['come back', 2, comeBack],
  ['answer 3-D Secure', 2, answerChallenge],
  ['gift card', 1, addGiftCard],
];

async function addCopy({ world, shoppers, books }: Run): Promise<void> {
  const shopper = world.pick(shoppers);
  const { eisbn } = world.pick(books);
  const added = await shopper.insist('cart/add', { eisbn, quantity: 1, order_rest: true });
  if (added.ok) shopper.added.set(eisbn, (shopper.added.get(eisbn) ?? 0) + 1);
}

async function addGiftCard({ world, shoppers, issued }: Run): Promise<void> {
  const { shop, store } = world.ground;
  const amount = 100 + world.int(3000);
  const card = await shop.db.tx((q) =>
    issueCard(q, shop.secret, { storeId: store.id, currency: 'USD', amount, withPin: false }),
  );
  issued.set(card.id, amount);
  const shopper = world.pick(shoppers);
  await shopper.insist('checkout/addGiftCard', { gift_card_number: card.number, captcha: 'human' });
}

/** The button, in a tab that has just shown the cart. */
async function submit(run: Run): Promise<void> {
  const { world, books } = run;
  const shopper = world.pick(run.shoppers);
  const delivery_preference = world.chance(0.5) ? 'ship' : 'pickup';
  if (delivery_preference === 'ship')
    await shopper.insist('checkout/setShipping', { address_id: shopper.addressId });
  const seen = await shopper.insist('cart/get', {});
  if (!seen.ok || seen.value.cart.items.length === 0) return;
  const { items, summary, checksum } = seen.value.cart;
  const total = items.reduce(
    (sum, { cart_info: { quantity, cartable }, title_info: { eisbn } }) =>
      sum + (cartable ? quantity * (books.find((book) => book.eisbn === eisbn)?.price ?? 0) : 0),
    0,
  );
  if (summary.total + summary.total_gift_card_amount_used !== total)
    throw new Error(`the cart says ${JSON.stringify(summary)}, and its copies cost ${total}`);
  const payment_choice =
    summary.total === 0
      ? 'not_required'
      : world.chance(0.1) && delivery_preference === 'pickup'
        ? 'pickup'
        : 'credit_card';
  const account = world.ground.store.webstoreName;
  const attempt: Attempt = {
    uuid: crypto.randomUUID(),
    input: {
      name: 'Ada Reader',
      email: 'ada@example.org',
      phone: '2075550100',
      delivery_preference,
      ...(delivery_preference === 'pickup' ? { location_id: world.ground.locationId } : {}),
      payment_choice,
      checksum,
      ...(payment_choice === 'credit_card'
        ? { encrypted_cc_info: world.sandbox.token(account, world.pick(cards)) }
        : {}),
    },
    total,
    placed: new Set(),
    waiting: new Map(),
  };
  shopper.attempts.push(attempt);
  await send(run, shopper, attempt);
}

/** A double click, or a browser that has got no answer. */
async function submitAgain(run: Run): Promise<void> {
  const shopper = run.world.pick(run.shoppers);
  if (shopper.attempts.length > 0) await send(run, shopper, run.world.pick(shopper.attempts));
}

async function send({ world }: Run, shopper: SimulatedShopper, attempt: Attempt): Promise<void> {
  const answer = await shopper.call('checkout/submit', attempt.input, attempt.uuid);
  world.say(`  ${attempt.input.payment_choice} ${attempt.uuid.slice(0, 4)}: ${JSON.stringify(answer)}`);
  if (!answer) return;
  if (!answer.ok) {
    if (!refusals.has(answer.error_code)) throw new Error(`refused with ${answer.error_code}`);
    return;
  }
  const { order_number, order_key, payment } = answer.value;
  if (payment) attempt.waiting.set(order_number, order_key);
  else attempt.placed.add(order_number);
}

/** From the bank's page, from a page that was left, or to cancel. */
async function comeBack({ world, shoppers }: Run): Promise<void> {
  const shopper = world.pick(shoppers);
  const waiting = shopper.attempts.flatMap((attempt) =>
    [...attempt.waiting].map(([order_number, order_key]) => ({ attempt, order_number, order_key })),
  );
  if (waiting.length === 0) return;
  const { attempt, order_number, order_key } = world.pick(waiting);
  const cancel = world.chance(0.25);
  const answer = await shopper.call('checkout/finishPayment', { order_number, order_key, cancel });
  world.say(`  ${order_number}: ${JSON.stringify(answer)}`);
  if (answer?.ok && !answer.value.payment) attempt.placed.add(order_number);
}

async function answerChallenge({ world }: Run): Promise<void> {
  const waiting = new Set(
    world.sandbox.rows.flatMap((row) => ('payment' in row ? [row.payment.reference] : [])),
  );
  const challenged = [...waiting].filter(
    (reference) => world.sandbox.bank.challenged(reference)?.state === 'challenge',
  );
  if (challenged.length > 0) world.sandbox.bank.answerChallenge(world.pick(challenged), world.chance(0.75));
}
