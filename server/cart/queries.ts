import type { EnteredContact } from '../../contract/checkout-extras.ts';
import type { ShipTo } from '../../contract/ship-to.ts';
import type { Condition } from '../../contract/title.ts';
import type { Session } from '../call/sessions.ts';
import type { Query } from '../db/db.ts';
import type { OfferedTitle } from '../pricing/offers.ts';

export interface CartRow {
  id: number;
  /** Microseconds; see `revision` of the contract. */
  revision: number;
  delivery_preference: string;
  pickup_location_id: number | null;
  /** Where it is delivered to, how, and in how many shipments: see migration 1141. */
  ship_to: ShipTo | null;
  provider: string;
  multiship_method: 'all' | 'batched';
  /** The quote whose prices it has, as long as it holds what was quoted. */
  quote_id: number | null;
  /** Entered at the checkout so far; `custom` are the answers to the shop's own form. */
  extras: { contact: EnteredContact; custom: Record<string, string> } | null;
  /** Chosen for this subtotal; see migration 1610. */
  payment_choice: string;
  payment_subtotal: number;
}

const columns =
  'id, (extract(epoch from changed_at) * 1000000)::float8 as revision, delivery_preference, pickup_location_id, ship_to, provider, multiship_method, quote_id, extras, payment_choice, payment_subtotal';
/** Each change of a cart is later than the one before it, whatever the clock says. The row is already locked. */
const isChanged = `changed_at = greatest(clock_timestamp(), cart.changed_at + interval '1 microsecond')`;
const unchosen = `delivery_preference = '', pickup_location_id = null, ship_to = null, provider = '', multiship_method = 'all',
  payment_choice = ''`;

/** A line with what it shows of its title. `id` is the title's (as offers want it), `line_id` the line's. */
export interface LineRow extends OfferedTitle {
  line_id: number;
  /** Orders the lines of a cart. */
  position: number;
  condition: Condition;
  quantity: number;
  gift_registry_id: number | null;
  notes: Record<string, unknown>;
  deleted: boolean;
  eisbn: string;
  title: string;
  subtitle: string;
  authors: { name: string; role?: string; canadian?: boolean }[];
  binding: string;
  cover_cache: string;
  cover_ratio: number;
}

/** Whose cart: the session's of a guest; a customer has one for each account they buy for, wherever they log in. */
export type CartOwner = Pick<Session, 'id' | 'customerId' | 'corpId'>;

export async function findCart(q: Query, owner: CartOwner): Promise<CartRow | undefined> {
  const [row] =
    owner.customerId === null
      ? await q.query<CartRow>(`select ${columns} from cart where session_id = $1`, [owner.id], 'cart-find')
      : await q.query<CartRow>(
          `select ${columns} from cart where customer_id = $1 and corp_id = $2`,
          [owner.customerId, owner.corpId],
          'cart-find-customers',
        );
  return row;
}

/** The owner's cart, made if they have no cart yet, and locked: changes of one cart from two tabs happen one after the other. */
export async function lockCart(q: Query, storeId: number, owner: CartOwner): Promise<CartRow> {
  const [row] =
    owner.customerId === null
      ? await q.query<CartRow>(
          `insert into cart (store_id, session_id) values ($1, $2)
           on conflict (session_id) do update set ${isChanged}
           returning ${columns}`,
          [storeId, owner.id],
          'cart-lock',
        )
      : await q.query<CartRow>(
          `insert into cart (store_id, customer_id, corp_id) values ($1, $2, $3)
           on conflict (customer_id, corp_id) do update set ${isChanged}
           returning ${columns}`,
          [storeId, owner.customerId, owner.corpId],
          'cart-lock-customers',
        );
  if (!row) throw new Error('the cart was not stored');
  return row;
}

export async function clearChoices(q: Query, owner: CartOwner): Promise<void> {
  const set = `update cart set ${unchosen}, ${isChanged}`;
  const chosen = `(delivery_preference <> '' or pickup_location_id is not null or payment_choice <> '')`;
  if (owner.customerId === null) {
    await q.query(`${set} where session_id = $1 and ${chosen}`, [owner.id], 'cart-clear');
  } else {
    await q.query(
      `${set} where customer_id = $1 and corp_id = $2 and ${chosen}`,
      [owner.customerId, owner.corpId],
      'cart-clear-customers',
    );
  }
}

export async function readLines(q: Query, cartId: number): Promise<LineRow[]> {
  const [row] = await q.query<{ rows: string | null }>(
    `select json_agg(l)::text as rows from (
       select l.id as line_id, coalesce(l.position, l.id) as position, l.condition, l.quantity, l.gift_registry_id, l.notes,
         t.id, t.deleted_at is not null as deleted, t.eisbn, t.title, t.subtitle, t.authors, t.binding,
         t.cover_cache, t.cover_ratio, t.is_large_print, t.is_giftcard, t.publication_date, t.release_date,
         t.availability, t.list_price_usa, t.list_price_can
       from cart_line l join title t on t.id = l.title_id where l.cart_id = $1 order by position, l.id) l`,
    [cartId],
    'cart-lines',
  );
  return row?.rows ? (JSON.parse(row.rows) as LineRow[]) : [];
}

export type AddedTitle = OfferedTitle & { eisbn: string; title: string };

/** A title as adding it needs it; undefined for an unknown or deleted one. */
export async function findTitle(q: Query, eisbn: string): Promise<AddedTitle | undefined> {
  const [row] = await q.query<AddedTitle>(
    `select id, eisbn, title, binding, is_large_print, is_giftcard, publication_date, release_date, availability,
       list_price_usa, list_price_can
     from title where eisbn = $1 and deleted_at is null`,
    [eisbn],
    'cart-title',
  );
  return row;
}

/** Sets how many copies of a title in one condition the cart holds. */
export async function putLine(
  q: Query,
  line: {
    cartId: number;
    titleId: number;
    condition: Condition;
    quantity: number;
    giftRegistryId: number | null;
    /** Where a removed line stood that is put back; null = at the end. */
    position: number | null;
    /** Of a gift card; lines of other goods have none. */
    notes?: object;
  },
): Promise<void> {
  await q.query(
    `insert into cart_line (cart_id, title_id, condition, quantity, gift_registry_id, position, notes)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb)
     on conflict (cart_id, title_id, condition, notes) do update set quantity = excluded.quantity,
       gift_registry_id = coalesce(excluded.gift_registry_id, cart_line.gift_registry_id)`,
    [
      line.cartId,
      line.titleId,
      line.condition,
      line.quantity,
      line.giftRegistryId,
      line.position,
      JSON.stringify(line.notes ?? {}),
    ],
    'cart-put-line',
  );
}

export async function setQuantity(q: Query, cartId: number, lineId: number, quantity: number): Promise<void> {
  await q.query(
    'update cart_line set quantity = $3 where cart_id = $1 and id = $2',
    [cartId, lineId, quantity],
    'cart-set-quantity',
  );
}

/** Returns how many of these lines were in this cart. */
export async function deleteLines(q: Query, cartId: number, lineIds: readonly number[]): Promise<number> {
  if (lineIds.length === 0) return 0;
  const gone = await q.query(
    'delete from cart_line where cart_id = $1 and id = any($2::int[]) returning id',
    [cartId, lineIds],
    'cart-delete-lines',
  );
  return gone.length;
}

export async function deleteAllLines(q: Query, cartId: number): Promise<void> {
  await q.query('delete from cart_line where cart_id = $1', [cartId], 'cart-delete-all');
}

/** Adds lines of one cart to another; of the same title and condition the copies are added up, to `most` of them. */
export async function moveLines(
  q: Query,
  from: CartRow,
  to: CartRow,
  { lineIds, most }: { lineIds: readonly number[]; most: number },
): Promise<void> {
  await q.query(
    `insert into cart_line (cart_id, title_id, condition, quantity, gift_registry_id, notes, added_at)
     select $2, title_id, condition, quantity, gift_registry_id, notes, added_at from cart_line
     where cart_id = $1 and id = any($3::int[]) order by id
     on conflict (cart_id, title_id, condition, notes) do update
       set quantity = least($4, cart_line.quantity + excluded.quantity),
         gift_registry_id = coalesce(cart_line.gift_registry_id, excluded.gift_registry_id)`,
    [from.id, to.id, lineIds, most],
    'cart-move-lines',
  );
  await q.query(
    `update cart c set delivery_preference = f.delivery_preference, pickup_location_id = f.pickup_location_id,
       ship_to = f.ship_to, provider = f.provider, multiship_method = f.multiship_method
     from cart f where c.id = $1 and f.id = $2 and c.delivery_preference = ''`,
    [to.id, from.id],
    'cart-move-choices',
  );
  await q.query(
    'update cart c set quote_id = f.quote_id from cart f where c.id = $1 and f.id = $2 and f.quote_id is not null',
    [to.id, from.id],
    'cart-move-quote',
  );
}

export async function deleteCart(q: Query, cartId: number): Promise<void> {
  await q.query('delete from cart where id = $1', [cartId], 'cart-delete');
}
