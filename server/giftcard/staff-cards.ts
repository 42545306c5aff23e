import { refuse } from '../call/refusal.ts';
import type { Query } from '../db/db.ts';
import { hashCardNumber, readCardNumber } from './card-number.ts';
import { readGoodwill } from './order-queries.ts';
import {
  findCard,
  findCardById,
  type GiftCardRow,
  type ListedCard,
  lockCard,
  readCards,
  readEntries,
  setBlocked,
} from './queries.ts';

/** A card as staff see it: never its whole number. */
export interface StaffCard {
  id: number;
  last_four: string;
  has_pin: boolean;
  currency: string;
  balance: number;
  is_blocked: boolean;
  note: string;
  /** Unix seconds. */
  issued_at: number;
}

const staffCard = (row: GiftCardRow): StaffCard => ({
  id: row.id,
  last_four: row.last_four,
  has_pin: row.pin_hash !== '',
  currency: row.currency,
  balance: row.balance,
  is_blocked: row.is_blocked,
  note: row.note,
  issued_at: Math.floor(row.issued_at.getTime() / 1000),
});

/**
 * The newest cards of a store. `term`: the last four of a number, or the start of the name or the whole email address of the
 * recipient; '' = all.
 */
export async function staffCards(
  q: Query,
  storeId: number,
  { term = '', limit = 1000 }: { term?: string; limit?: number } = {},
) {
  const rows = await readCards(q, { storeId, term, limit });
  return rows.map((row: ListedCard) => ({
    ...staffCard(row),
    issued: row.issued,
    orders: row.orders,
    sent_to: row.sent_to,
    recipient_email: row.recipient_email,
  }));
}

/** The cards that were given for an order as goodwill. */
export const goodwillFor = (q: Query, orderId: number) => readGoodwill(q, orderId);

/** A card with its ledger, by its number or, as lists name it, by its id. */
export async function staffCardOf(q: Query, storeId: number, called: { number: string } | { id: number }) {
  const row = await theCard(q, storeId, called);
  const entries = await readEntries(q, row.id);
  return {
    ...staffCard(row),
    entries: entries.map(({ at, ...entry }) => ({ ...entry, at: Math.floor(at.getTime() / 1000) })),
  };
}

/** Keeps a card from being spent, or lets it be again. */
export async function blockCard(q: Query, storeId: number, id: number, isBlocked: boolean) {
  await lockCard(q, storeId, id);
  const before = staffCard(await theCard(q, storeId, { id }));
  await setBlocked(q, storeId, id, isBlocked);
  return { before, after: { ...before, is_blocked: isBlocked } };
}

async function theCard(
  q: Query,
  storeId: number,
  called: { number: string } | { id: number },
): Promise<GiftCardRow> {
  const row =
    'id' in called
      ? await findCardById(q, storeId, called.id)
      : await findCard(q, storeId, hashCardNumber(storeId, readCardNumber(called.number)));
  if (!row) throw refuse('unknown_card', 'There is no such gift card in this store.');
  return row;
}

/** Cents that may be put on a card by staff. */
export function checkIssuedAmount(amount: number): void {
  if (amount < 1 || amount > 999_900) {
    throw refuse('invalid_amount', 'An amount on a gift card is from 0.01 to 9,999.00.');
  }
}
