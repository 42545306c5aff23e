import type { AdminOutput } from '../../../contract/admin/actions.ts';
import type { Query } from '../../db/db.ts';

export type FoundTitle = AdminOutput<'title/find'>['titles'][number];

/** The id of a title by its ISBN-13, a withdrawn one too. */
export async function findByIsbn(q: Query, eisbn: string): Promise<number | null> {
  const [row] = await q.query<{ id: number }>(
    'select id from title where eisbn = $1',
    [eisbn],
    'desk-title-id',
  );
  return row?.id ?? null;
}

/** What a store adds to titles. */
export interface StoreShown {
  store: { id: number; currency: string };
  /** Count copies at this location only; null = at all of the store. */
  locationId: number | null;
}

/** These titles in the order of their ids, for a list of results. */
export function readFound(
  q: Query,
  { store, locationId }: StoreShown,
  ids: readonly number[],
): Promise<FoundTitle[]> {
  return q.query<FoundTitle>(
    `select t.eisbn, t.title, t.author, t.binding, t.deleted_at is not null as is_withdrawn,
       coalesce(o.price, case $2 when 'USD' then t.list_price_usa when 'CAD' then t.list_price_can end) as price,
       coalesce((select sum(s.on_hand)::int from stock s join location l on l.id = s.location_id
         where s.title_id = t.id and l.store_id = $1 and ($3::int is null or l.id = $3)), 0) as on_hand
     from unnest($4::int[]) with ordinality wanted(id, place) join title t on t.id = wanted.id
     left join offer o on o.store_id = $1 and o.title_id = t.id and o.condition = 'NEW'
     order by wanted.place`,
    [store.id, store.currency, locationId, ids],
    'desk-titles-found',
  );
}

export interface StaffTitleRow extends Omit<AdminOutput<'title/get'>, 'stock' | 'prices' | 'comments'> {
  id: number;
}

/** A title by its ISBN-13, a withdrawn one too. */
export async function findStaffTitle(
  q: Query,
  store: StoreShown['store'],
  eisbn: string,
): Promise<StaffTitleRow | undefined> {
  const [row] = await q.query<StaffTitleRow>(
    `select id, eisbn, title, subtitle, author, binding, publisher, publication_date,
       deleted_at is not null as is_withdrawn, hidden_at is not null as is_hidden,
       cover_cache as cover_image_cache,
       case $2 when 'USD' then list_price_usa when 'CAD' then list_price_can end as list_price
     from title where eisbn = $1`,
    [eisbn, store.currency],
    'desk-title',
  );
  return row;
}

/** Whether shoppers find a title. */
export interface Shown {
  is_hidden: boolean;
  is_withdrawn: boolean;
}

/** Takes a title out of the shop or brings it back, also one that its publisher has withdrawn. Returns how it was. */
export async function setShown(
  q: Query,
  titleId: number,
  { is_hidden, is_withdrawn }: Shown,
): Promise<Shown> {
  const [before] = await q.query<Shown>(
    `select hidden_at is not null as is_hidden, deleted_at is not null as is_withdrawn
     from title where id = $1 for no key update`,
    [titleId],
    'desk-title-shown',
  );
  if (!before) throw new Error(`there is no title ${titleId}`);
  await q.query(
    `update title set deleted_at = case when $3 then coalesce(deleted_at, now()) end,
       hidden_at = case when $2 then now() end, changed_at = now() where id = $1`,
    [titleId, is_hidden, is_withdrawn],
    'desk-title-hidden',
  );
  return before;
}

type StockRow = Omit<AdminOutput<'title/get'>['stock'][number], 'location'>;

/** Copies of a title at the locations of a store; only rows that exist. */
export function readStock(q: Query, storeId: number, titleId: number): Promise<StockRow[]> {
  return q.query<StockRow>(
    `select s.location_id, s.condition, s.on_hand, s.held, s.on_order
     from stock s join location l on l.id = s.location_id where l.store_id = $1 and s.title_id = $2`,
    [storeId, titleId],
    'desk-title-stock',
  );
}

type PriceRow = AdminOutput<'title/get'>['prices'][number];

/** The store's own prices of a title. */
export function readPrices(q: Query, storeId: number, titleId: number): Promise<PriceRow[]> {
  return q.query<PriceRow>(
    'select condition, price from offer where store_id = $1 and title_id = $2',
    [storeId, titleId],
    'desk-title-prices',
  );
}

/** What the staff of a store say about a title. */
export function readComments(
  q: Query,
  storeId: number,
  titleId: number,
): Promise<{ author: string; text: string }[]> {
  return q.query(
    'select author, text from title_comment where store_id = $1 and title_id = $2 order by id',
    [storeId, titleId],
    'desk-title-comments',
  );
}

/** Copies of one title in one condition at one location. */
export interface Counted {
  location_id: number;
  title_id: number;
  condition: string;
  on_hand: number;
  on_order: number;
  seen: { on_hand: number; on_order: number };
}

/** Sets copies; false when they are not those that were seen. No row and a row of nothing are the same. */
export async function setCount(q: Query, count: Counted): Promise<boolean> {
  const { location_id, title_id, condition, on_hand, on_order, seen } = count;
  const rows = await q.query(
    `insert into stock (location_id, title_id, condition, on_hand, on_order)
     select $1, $2, $3, $4, $5 where ($6 = 0 and $7 = 0) or exists (
       select 1 from stock where location_id = $1 and title_id = $2 and condition = $3)
     on conflict (location_id, title_id, condition) do update set on_hand = $4, on_order = $5
       where stock.on_hand = $6 and stock.on_order = $7
     returning 1`,
    [location_id, title_id, condition, on_hand, on_order, seen.on_hand, seen.on_order],
    'desk-stock-set',
  );
  return rows.length === 1;
}

/** A store's own price of a title in one condition. */
export interface Priced {
  store_id: number;
  title_id: number;
  condition: string;
  price: number | null;
  seen: number | null;
}

/** Sets a price, or with null takes it away; false when it is not the one that was seen. */
export async function setPrice(
  q: Query,
  { store_id, title_id, condition, price, seen }: Priced,
): Promise<boolean> {
  const key = [store_id, title_id, condition];
  if (price === null) {
    const rows = await q.query(
      'delete from offer where store_id = $1 and title_id = $2 and condition = $3 and price = $4 returning 1',
      [...key, seen],
      'desk-price-drop',
    );
    return rows.length === 1;
  }
  const rows = await q.query(
    `insert into offer (store_id, title_id, condition, price)
     select $1, $2, $3, $4 where $5::int is null or exists (
       select 1 from offer where store_id = $1 and title_id = $2 and condition = $3)
     on conflict (store_id, title_id, condition) do update set price = $4, changed_at = now()
       where offer.price = $5
     returning 1`,
    [...key, price, seen],
    'desk-price-set',
  );
  return rows.length === 1;
}
