import type { Query } from '../db/db.ts';
import { staffName } from '../db/staff-name.ts';

export interface GiftCardRow {
  id: number;
  number_hash: string;
  last_four: string;
  pin_hash: string;
  currency: string;
  /** Cents. */
  balance: number;
  is_blocked: boolean;
  note: string;
  issued_at: Date;
}

const columns = 'id, number_hash, last_four, pin_hash, currency, balance, is_blocked, note, issued_at';

export async function findCard(
  q: Query,
  storeId: number,
  numberHash: string,
): Promise<GiftCardRow | undefined> {
  const [row] = await q.query<GiftCardRow>(
    `select ${columns} from gift_card where store_id = $1 and number_hash = $2`,
    [storeId, numberHash],
    'gift-card-find',
  );
  return row;
}

export async function findCardById(q: Query, storeId: number, id: number): Promise<GiftCardRow | undefined> {
  const [row] = await q.query<GiftCardRow>(
    `select ${columns} from gift_card where store_id = $1 and id = $2`,
    [storeId, id],
    'gift-card-find-by-id',
  );
  return row;
}

export interface ListedCard extends GiftCardRow {
  /** Cents that were put on it. */
  issued: number;
  /** Orders that it was bought with, and that were paid with it. */
  orders: string[];
  /** Whom it was sent to, '' = not known. */
  sent_to: string;
  recipient_email: string;
}

/** The newest cards of a store. */
export function readCards(
  q: Query,
  { storeId, term, limit }: { storeId: number; term: string; limit: number },
): Promise<ListedCard[]> {
  const found = `and c.id in (
    select id from gift_card where store_id = $1 and last_four = upper($3)
    union select gift_card_id from gift_card_sale where store_id = $1 and recipient_email <> '' and lower(recipient_email) = lower($3)
    union select gift_card_id from gift_card_sale where store_id = $1 and sent_to <> '' and lower(sent_to) like lower($4))`;
  return q.query<ListedCard>(
    `select ${columns}, coalesce(s.sent_to, '') as sent_to, coalesce(s.recipient_email, '') as recipient_email,
       (select coalesce(sum(e.amount), 0)::int from gift_card_entry e where e.gift_card_id = c.id and e.kind = 'issued') as issued,
       (select coalesce(json_agg(distinct o.order_number order by o.order_number), '[]')
        from gift_card_entry e join customer_order o on o.id = e.order_id where e.gift_card_id = c.id) as orders
     from gift_card c left join lateral (
       select sent_to, recipient_email from gift_card_sale where gift_card_id = c.id order by id limit 1) s on true
     where store_id = $1 ${term ? found : ''} order by id desc limit $2`,
    term ? [storeId, limit, term, `${term.replace(/[\\%_]/g, '\\$&')}%`] : [storeId, limit],
    term ? 'gift-card-list-found' : 'gift-card-list',
  );
}

export interface CardEntry {
  kind: string;
  amount: number;
  /** '' = none. */
  order_number: string;
  /** The name of who worked at the shop, or what part of it did it. */
  changed_by: string;
  at: Date;
}

/** What was put on a card and taken off it, the oldest first. */
export function readEntries(q: Query, cardId: number): Promise<CardEntry[]> {
  return q.query<CardEntry>(
    `select e.kind, e.amount, coalesce(o.order_number, '') as order_number, ${staffName('e.changed_by')} as changed_by, e.at
     from gift_card_entry e left join customer_order o on o.id = e.order_id where e.gift_card_id = $1 order by e.id`,
    [cardId],
    'gift-card-entries',
  );
}

export async function insertCard(
  q: Query,
  card: {
    storeId: number;
    numberHash: string;
    numberSealed: string;
    lastFour: string;
    pinHash: string;
    currency: string;
    note: string;
  },
): Promise<number> {
  const [row] = await q.query<{ id: number }>(
    `insert into gift_card (store_id, number_hash, number_sealed, last_four, pin_hash, currency, note)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [card.storeId, card.numberHash, card.numberSealed, card.lastFour, card.pinHash, card.currency, card.note],
    'gift-card-insert',
  );
  if (!row) throw new Error('the gift card was not stored');
  return row.id;
}

export type EntryKind = 'issued' | 'redeemed' | 'released' | 'refunded' | 'voided';

/** Adds to the ledger; the database refuses more than is on the card. */
export async function insertEntry(
  q: Query,
  entry: {
    cardId: number;
    kind: EntryKind;
    amount: number;
    orderId: number | null;
    changedBy: string;
    /** The refund that it is part of. */
    refundId?: number | undefined;
  },
): Promise<void> {
  await q.query(
    `insert into gift_card_entry (gift_card_id, kind, amount, order_id, changed_by, refund_id)
     values ($1, $2, $3, $4, $5, $6)`,
    [entry.cardId, entry.kind, entry.amount, entry.orderId, entry.changedBy, entry.refundId ?? null],
    'gift-card-insert-entry',
  );
}

export async function setBlocked(q: Query, storeId: number, id: number, isBlocked: boolean): Promise<void> {
  await q.query(
    'update gift_card set is_blocked = $3 where store_id = $1 and id = $2',
    [storeId, id, isBlocked],
    'gift-card-block',
  );
}

/** Locks a card of a store until the transaction ends. Read its balance after this call. */
export async function lockCard(q: Query, storeId: number, id: number): Promise<void> {
  await q.query(
    'select id from gift_card where store_id = $1 and id = $2 for update',
    [storeId, id],
    'gift-card-lock',
  );
}

/** The titles of gift cards, as the page with them shows them. */
export function readCardTitles(
  q: Query,
  eisbns: readonly string[],
): Promise<{ eisbn: string; title: string; cover_image_cache: string; cover_ratio: number }[]> {
  return q.query(
    `select eisbn, title, cover_cache as cover_image_cache, cover_ratio from title
     where eisbn = any($1::text[]) and is_giftcard and deleted_at is null`,
    [eisbns],
    'gift-card-titles',
  );
}
