import type { Query } from '../server/db/db.ts';
import { findOrder } from '../server/order/queries.ts';
import { type RefundWanted, refundOrder } from '../server/order/refund-order.ts';
import { RefundRefused } from '../server/order/refund-refused.ts';
import { retryRefunds } from '../server/order/retry-refunds.ts';
import type { WrittenRefund } from '../server/order/write-refund.ts';
import { moneyText } from '../server/pricing/money-text.ts';
import { readSecretKey } from '../server/process/secret-key.ts';
import type { Store } from '../server/store/stores.ts';
import { centsOf } from './cents-of.ts';
import { chosenLines, type LineOptions } from './chosen-lines.ts';
import { type CommandContext, CommandRefused, type ExitCode, withDb } from './command.ts';
import { noteChange } from './note-change.ts';
import { type OrderOptions, theStoreOfOrder } from './order-steps.ts';

export interface OrderRefundOptions extends OrderOptions, LineOptions {
  /** A sum of money; without it, `line` and `shipping` say what to refund. */
  amount?: string;
  shipping?: boolean;
  toGiftCard?: boolean;
  restock?: boolean;
  reason?: string;
  /** Sends again what the provider has refused; nothing else. */
  retry?: boolean;
}

/** `handsell order refund NUMBER --line 1 --quantity 1 --shipping`, or `--amount 5.00` */
export function orderRefund(
  context: CommandContext,
  orderNumber: string,
  options: OrderRefundOptions,
): Promise<ExitCode> {
  if (options.retry) return retry(context, orderNumber, options);
  const wanted = { orderNumber, locationId: null, ...wantedOf(options) };
  const { MAIL_FROM, SECRET_KEY } = context.settings;
  const secret = readSecretKey({ SECRET_KEY, DATA_DIR: context.dataDir });
  return changeMoney(context, orderNumber, options, async (q, store) => {
    const desk = { store, secret, by, mailFrom: MAIL_FROM, now: new Date() };
    const { order, mailed, ...refund } = await refundOrder(q, wanted, desk);
    const { id, plan, toProvider, toGiftCards } = refund;
    const mail = mailed ? ` An email is on its way to ${order.email}.` : '';
    return {
      audit: { refund: id, amount: plan.amount, to_provider: toProvider, to_gift_cards: toGiftCards },
      sentence: sentenceOf(refund, order) + mail,
    };
  });
}

/** `handsell order refund NUMBER --retry` */
function retry(context: CommandContext, orderNumber: string, options: OrderRefundOptions): Promise<ExitCode> {
  if (Object.keys(options).some((name) => name !== 'retry' && name !== 'store'))
    throw new CommandRefused('--retry sends again what was refused; it takes no other option.');
  return changeMoney(context, orderNumber, options, async (q, store) => {
    const order = await findOrder(q, store.id, orderNumber);
    if (!order) throw new CommandRefused(`There is no order ${orderNumber}.`);
    const amount = await retryRefunds(q, order, { by, now: new Date() });
    return {
      audit: { retried: amount },
      sentence: `${moneyText(amount, order.currency)} of order ${orderNumber} is sent again within a minute.`,
    };
  });
}

/** Who gives back, for the record. */
const by = 'command line';

/** Changes the money of an order in one transaction with its audit entry, and prints the result. */
function changeMoney(
  context: CommandContext,
  orderNumber: string,
  { store: called }: OrderOptions,
  change: (q: Query, store: Store) => Promise<{ audit: Record<string, unknown>; sentence: string }>,
): Promise<ExitCode> {
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await theStoreOfOrder(context, db, orderNumber, called);
    const sentence = await db
      .tx(async (q) => {
        const done = await change(q, store);
        await noteChange(q, store.id, 'order/refund', orderNumber, done.audit);
        return done.sentence;
      })
      .catch((e: unknown) => {
        throw e instanceof RefundRefused ? new CommandRefused(e.message) : e;
      });
    context.terminal.print(sentence);
    return 0;
  });
}

function wantedOf(options: OrderRefundOptions): Omit<RefundWanted, 'orderNumber' | 'locationId'> {
  const { amount, line = [], shipping = false, toGiftCard = false } = options;
  if (amount === undefined && line.length === 0 && !shipping)
    throw new CommandRefused('Say what to give back: --line, --shipping or --amount.');
  if (amount !== undefined && (line.length > 0 || shipping))
    throw new CommandRefused('Give either --amount, or --line and --shipping.');
  const lines = chosenLines(options);
  const cents = amount === undefined ? undefined : centsOf(amount);
  if (cents === 0) throw new CommandRefused('There is nothing to refund: the amount is 0.');
  return {
    amount: cents,
    lines,
    shipping,
    to: toGiftCard ? 'gift_card' : 'as_paid',
    restock: options.restock ?? false,
    reason: options.reason ?? '',
  };
}

function sentenceOf(
  { plan, toProvider, toGiftCards, restocked }: WrittenRefund,
  order: { order_number: string; currency: string; paid_with: string },
): string {
  const money = (cents: number) => moneyText(cents, order.currency);
  const parts = [
    toProvider > 0 ? `${money(toProvider)} to ${order.paid_with || 'the card'}` : '',
    toGiftCards > 0 ? `${money(toGiftCards)} to a gift card` : '',
  ].filter(Boolean);
  const tax = plan.taxes.reduce((sum, { amount }) => sum + amount, 0);
  const sentences = [
    `${money(plan.amount)} of order ${order.order_number} goes back${tax > 0 ? `, ${money(tax)} of it tax` : ''}: ${parts.join(' and ')}.`,
  ];
  if (toProvider > 0) sentences.push('The running shop sends it to the card within a minute.');
  if (restocked > 0)
    sentences.push(
      restocked === 1 ? '1 copy is back on the shelf.' : `${restocked} copies are back on the shelf.`,
    );
  return sentences.join(' ');
}
