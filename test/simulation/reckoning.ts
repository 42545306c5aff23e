import type { Query } from '../../server/db/db.ts';
import type { BankRow } from '../../server/providers/payment/sandbox/bank.ts';
import type { BankPayment } from '../../server/providers/payment/sandbox/bank-payment.ts';
import type { Book } from './parts.ts';
import { type ReadOrder, type ReadPayment, readBooks } from './read-books.ts';
import { disputeCost, disputeFaults } from './reckon-disputes.ts';
import { isLive, isPlaced, type Read, sum } from './reckon-parts.ts';
import { ofShelf } from './reckon-shelf.ts';

/** What is known without the shop's own records. */
export interface Facts {
  q: Query;
  /** What the bank has stored. */
  bank: readonly BankRow[];
  shoppers: readonly Buyer[];
  books: readonly Book[];
  /** Cents that were put on gift cards, by their ids. */
  issued: ReadonlyMap<number, number>;
}

export interface Buyer {
  customerId: number;
  /** Copies of each title that the shop has put into the cart, in all. */
  added: ReadonlyMap<string, number>;
  /** Each press of the button: what the shopper saw as the total, and the orders that were confirmed. */
  attempts: readonly { uuid: string; total: number; placed: ReadonlySet<string> }[];
}

interface Reckoning {
  /** Orders that were placed; payments that were disputed; orders that left in several parcels. */
  orders: number;
  disputes: number;
  inParcels: number;
  /** What does not agree. */
  faults: string[];
}

/**
 * Counts money and copies once all payments have ended, from what the shoppers saw, the bank did and the shelf had, and
 * compares that with the shop's records.
 */
export async function reckon(facts: Facts): Promise<Reckoning> {
  const { shoppers, books } = facts;
  const read = await readBooks(
    facts.q,
    shoppers.map(({ customerId }) => customerId),
    books.map(({ id }) => id),
    [...facts.issued.keys()],
  );
  const bank = bankPayments(facts.bank);
  const faults = [
    ...read.orders.flatMap((order) => ofOrder(order, read)),
    ...read.payments.flatMap((payment) => ofPayment(payment, read, bank.get(payment.key))),
    ...[...bank.keys()]
      .filter((key) => !read.payments.some((payment) => payment.key === key))
      .map((key) => `the bank has a payment ${key} that the shop does not know`),
    ...ofShelf(books, read),
    ...ofShoppers(facts, read),
    ...ofCards(facts, read),
  ];
  return {
    orders: read.orders.filter(isPlaced).length,
    disputes: read.payments.filter(({ is_disputed }) => is_disputed).length,
    inParcels: read.orders.filter(({ parcels }) => parcels > 1).length,
    faults,
  };
}

/** What the bank knows, by the shop's keys. */
export function bankPayments(bank: readonly BankRow[]): Map<string, BankPayment> {
  const last = new Map<string, BankPayment>();
  for (const row of bank) if ('payment' in row) last.set(row.payment.key, row.payment);
  return last;
}

function ofOrder(order: ReadOrder, { entries, mails, cardEntries, payments }: Read): string[] {
  const faults: string[] = [];
  const fault = (what: string) => faults.push(`order ${order.order_number} (${order.status}) ${what}`);
  if (order.status === 'awaiting_payment') fault('still waits for its payment');
  const own = entries.filter((entry) => entry.order_id === order.id);
  const booked = (account: (entry: (typeof own)[number]) => boolean) =>
    sum(own.filter(account), (e) => e.amount);
  const paid = booked(({ debit, credit }) => debit === 'provider:sandbox' && credit === 'receivable');
  const refunded = booked(({ debit, credit }) => debit === 'refunds' && credit === 'provider:sandbox');
  if (paid !== order.paid) fault(`has paid ${order.paid}, the ledger ${paid}`);
  if (refunded !== order.refunded) fault(`has refunded ${order.refunded}, the ledger ${refunded}`);
  const entriesOfCards = cardEntries.filter((entry) => entry.order_id === order.id);
  const kept = -sum(entriesOfCards, (entry) => entry.amount);
  // A refund leaves what was paid as it is.
  const byCards =
    kept +
    sum(
      entriesOfCards.filter(({ kind }) => kind === 'refunded'),
      (entry) => entry.amount,
    );
  if (isLive(order) && byCards + order.paid + order.total_owing !== order.total)
    fault(`: cards ${byCards} + paid ${order.paid} + owing ${order.total_owing} is not ${order.total}`);
  if (!isLive(order) && kept !== 0) fault(`keeps ${kept} of its gift cards`);
  // The bank gives nothing back of what is disputed, or was lost in a dispute.
  const refused = sum(
    payments.filter(({ order_id }) => order_id === order.id),
    ({ refused_refunds }) => refused_refunds,
  );
  if (!isLive(order) && order.paid !== order.refunded + refused)
    fault(`keeps ${order.paid - order.refunded - refused} of what was paid`);
  const confirmations = mails.filter(({ order_number }) => order_number === order.order_number).length;
  if (confirmations !== (isPlaced(order) ? 1 : 0)) fault(`was confirmed by ${confirmations} mails`);
  return faults;
}

/** The shop's payment and the bank's. */
function ofPayment(payment: ReadPayment, { orders, entries }: Read, bank: BankPayment | undefined): string[] {
  const faults: string[] = [];
  const fault = (what: string) => faults.push(`payment ${payment.id} (${payment.state}) ${what}`);
  if (payment.state === 'open') fault('is still open');
  // Only a request that takes longer than a minute may come to that.
  if (payment.state === 'stray') fault('was taken without an order');
  if (payment.open_steps > 0) fault(`has ${payment.open_steps} open steps`);
  const taken = bank?.captured ?? 0;
  const returned = bank?.refunded ?? 0;
  const atProvider = sum(
    entries.filter(({ payment_id }) => payment_id === payment.id),
    (entry) => (entry.debit === 'provider:sandbox' ? entry.amount : -entry.amount),
  );
  const dispute = disputeCost(bank);
  if (taken - returned - dispute.taken - dispute.fees !== atProvider)
    fault(
      `: the bank holds ${taken} - ${returned} - ${dispute.taken} - ${dispute.fees}, the ledger says ${atProvider}`,
    );
  for (const what of disputeFaults(payment, bank, entries)) fault(what);
  const order = orders.find(({ id }) => id === payment.order_id);
  if (!order) fault('has no order');
  if (bank?.state === 'authorized' && !(order && isLive(order))) fault('still blocks money on the card');
  if (!order || payment.state === 'stray') return faults;
  if (order.paid !== taken || order.refunded !== returned)
    fault(
      `: the bank took ${taken} and gave back ${returned}, the order ${order.paid} and ${order.refunded}`,
    );
  if (isLive(order) && taken !== payment.amount && payment.last_refusal === '')
    fault(`took ${taken} for an order of ${payment.amount}`);
  return faults;
}

function ofShoppers({ shoppers }: Facts, { orders, lines, carts }: Read): string[] {
  return shoppers.flatMap((shopper) => {
    const faults: string[] = [];
    const own = orders.filter(({ customer_id }) => customer_id === shopper.customerId);
    const bought = lines.filter(({ order_id }) =>
      own.some((order) => order.id === order_id && isPlaced(order)),
    );
    const inCart = carts.filter(({ customer_id }) => customer_id === shopper.customerId);
    for (const [eisbn, added] of shopper.added) {
      const found =
        sum(
          bought.filter((line) => line.eisbn === eisbn),
          ({ quantity }) => quantity,
        ) +
        sum(
          inCart.filter((line) => line.eisbn === eisbn),
          ({ quantity }) => quantity,
        );
      if (found !== added)
        faults.push(
          `customer ${shopper.customerId} chose ${added} of ${eisbn}; cart and orders hold ${found}`,
        );
    }
    for (const { uuid, placed, total } of shopper.attempts) {
      const made = own.filter(({ payment_intent }) => payment_intent.endsWith(`:${uuid}`));
      if (made.length > 1) faults.push(`one press of the button made ${made.length} orders`);
      for (const order of made)
        if (order.total !== total)
          faults.push(`order ${order.order_number} costs ${order.total}; the shopper saw ${total}`);
      for (const number of placed)
        if (!own.some((order) => order.order_number === number && isPlaced(order)))
          faults.push(`order ${number} was confirmed to the shopper and is lost`);
    }
    return faults;
  });
}

function ofCards({ issued }: Facts, { cards, cardEntries, orders }: Read): string[] {
  const live = new Set(orders.filter(isLive).map(({ id }) => id));
  return [...issued].flatMap(([id, amount]) => {
    const spent = -sum(
      cardEntries.filter((entry) => entry.gift_card_id === id && live.has(entry.order_id)),
      (entry) => entry.amount,
    );
    const balance = cards.find((card) => card.id === id)?.balance ?? 0;
    return balance === amount - spent ? [] : [`gift card ${id} holds ${balance}, not ${amount} - ${spent}`];
  });
}
