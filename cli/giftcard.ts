import { groupedNumber, lastFourOf } from '../server/giftcard/card-number.ts';
import { issueCard } from '../server/giftcard/issue-card.ts';
import { orderForCard } from '../server/giftcard/order-cards.ts';
import { blockCard, checkIssuedAmount, staffCardOf, staffCards } from '../server/giftcard/staff-cards.ts';
import { orderDate } from '../server/order/order-date.ts';
import { moneyText } from '../server/pricing/money-text.ts';
import { readSecretKey } from '../server/process/secret-key.ts';
import { centsOf } from './cents-of.ts';
import { type CommandContext, CommandRefused, type ExitCode, withDb } from './command.ts';
import { chosenStore } from './find-store.ts';
import { noteChange } from './note-change.ts';
import { textTable } from './text-table.ts';

export interface GiftcardOptions {
  store?: string;
}

export interface GiftcardIssueOptions extends GiftcardOptions {
  /** false: a card without a PIN. */
  pin: boolean;
  note?: string;
  /** The order that it is given for. */
  order?: string;
}

/** `handsell giftcard issue AMOUNT`: prints number and PIN, once. */
export function giftcardIssue(
  context: CommandContext,
  typed: string,
  { store: called, pin: withPin, note = '', order = '' }: GiftcardIssueOptions,
): Promise<ExitCode> {
  const amount = centsOf(typed);
  checkIssuedAmount(amount);
  const secret = readSecretKey({ SECRET_KEY: context.settings.SECRET_KEY, DATA_DIR: context.dataDir });
  return withDb(context, async (db): Promise<ExitCode> => {
    const { id: storeId, currency } = await chosenStore(db, called);
    const card = await db.tx(async (q) => {
      const issued = await issueCard(q, secret, {
        storeId,
        currency,
        amount,
        withPin,
        note,
        ...(order && { orderId: await orderForCard(q, storeId, order) }),
        changedBy: 'command line',
      });
      await noteChange(q, storeId, 'giftcard/issue', lastFourOf(issued.number), {
        id: issued.id,
        amount,
        currency,
        ...(order && { order_number: order }),
      });
      return issued;
    });
    const { print } = context.terminal;
    print(
      `Gift card ${card.id} of ${moneyText(amount, currency)}${order && `, for order ${order}`}. Its number is not shown again:`,
    );
    print(`    ${groupedNumber(card.number)}${card.pin && `  PIN ${card.pin}`}`);
    return 0;
  });
}

/** `handsell giftcard list` */
export function giftcardList(context: CommandContext, { store: called }: GiftcardOptions): Promise<ExitCode> {
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await chosenStore(db, called);
    const cards = await staffCards(db, store.id);
    const lines =
      cards.length === 0
        ? [`${store.name} has issued no gift cards: npx handsell giftcard issue 25.00`]
        : textTable(
            ['No.', 'Number', 'Issued', 'Amount', 'Balance', '', 'Orders', 'Note'],
            cards.map((card) => [
              String(card.id),
              `…${card.last_four}`,
              orderDate(new Date(card.issued_at * 1000), 'UTC', 'en-US'),
              moneyText(card.issued, card.currency),
              moneyText(card.balance, card.currency),
              card.is_blocked ? 'blocked' : '',
              card.orders.join(', '),
              card.note,
            ]),
          );
    for (const line of lines) context.terminal.print(line);
    return 0;
  });
}

/** `handsell giftcard balance NUMBER`, by the number on the card or the one in the list: balance and entries. */
export function giftcardBalance(
  context: CommandContext,
  called: string,
  { store: ofStore }: GiftcardOptions,
): Promise<ExitCode> {
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await chosenStore(db, ofStore);
    const card = await staffCardOf(db, store.id, cardCalled(called));
    const { print } = context.terminal;
    const blocked = card.is_blocked ? ' It is blocked.' : '';
    const balance = moneyText(card.balance, card.currency);
    print(`Gift card ${card.id} (…${card.last_four}) has a balance of ${balance}.${blocked}`);
    for (const { at, kind, amount, order_number, changed_by } of card.entries)
      print(
        `    ${orderDate(new Date(at * 1000), 'UTC', 'en-US')} UTC: ${kind} ${moneyText(amount, card.currency)}${
          order_number ? `, order ${order_number}` : ''
        }${changed_by ? ` (${changed_by})` : ''}`,
      );
    return 0;
  });
}

export interface GiftcardBlockOptions extends GiftcardOptions {
  /** Lets it be spent again. */
  off?: boolean;
}

/** `handsell giftcard block NUMBER` */
export function giftcardBlock(
  context: CommandContext,
  called: string,
  { store: ofStore, off = false }: GiftcardBlockOptions,
): Promise<ExitCode> {
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await chosenStore(db, ofStore);
    await db.tx(async (q) => {
      const { id } = await staffCardOf(q, store.id, cardCalled(called));
      const { before, after } = await blockCard(q, store.id, id, !off);
      await noteChange(q, store.id, 'giftcard/block', after.last_four, {
        before: { is_blocked: before.is_blocked },
        after: { is_blocked: after.is_blocked },
      });
      context.terminal.print(
        `Gift card ${id} (…${after.last_four}) ${off ? 'can be spent again' : 'is blocked'}.`,
      );
    });
    return 0;
  });
}

/** Up to nine digits are the number in the list: those on cards are longer. */
function cardCalled(typed: string): { id: number } | { number: string } {
  if (typed.trim() === '') throw new CommandRefused('Give the number of the gift card.');
  return /^\d{1,9}$/.test(typed.trim()) ? { id: Number(typed) } : { number: typed };
}
