import type { Query } from '../server/db/db.ts';

export async function hasSchema(q: Query): Promise<boolean> {
  const [row] = await q.query<{ found: boolean }>(
    "select to_regclass('title') is not null and to_regclass('store') is not null as found",
  );
  return row?.found ?? false;
}

export interface ListedStore {
  id: number;
  webstore_name: string;
  name: string;
  hosts: string[];
  currency: string;
  time_zone: string;
  /** 'KELOWNA (Kelowna)' */
  locations: string[];
  /** Titles with at least one copy on a shelf. */
  stocked: number;
}

export async function readStores(q: Query): Promise<ListedStore[]> {
  return q.query<ListedStore>(
    `select s.id, s.webstore_name, s.name, s.hosts, s.currency, s.time_zone,
       array(select l.code || ' (' || l.name || ')' from location l where l.store_id = s.id
         order by l.position, l.id) as locations,
       (select count(distinct k.title_id)::int from stock k join location l on l.id = k.location_id
         where l.store_id = s.id and k.on_hand > 0) as stocked
     from store s order by s.position, s.id`,
  );
}

/** What each store has set of its looks. */
export async function readThemes(
  q: Query,
): Promise<{ name: string; theme: Record<string, string>; font_pair: string | null }[]> {
  return q.query(
    `select name, coalesce(settings #> '{styles,theme}', '{}') as theme, settings #>> '{styles,font_pair}' as font_pair
     from store order by id`,
    [],
    'cli-themes',
  );
}

/** The stores that have an order of this number. */
export async function readStoresOfOrder(
  q: Query,
  orderNumber: string,
): Promise<{ id: number; webstore_name: string }[]> {
  return q.query(
    `select s.id, s.webstore_name from customer_order o join store s on s.id = o.store_id
     where o.order_number = $1 order by s.position, s.id`,
    [orderNumber],
    'cli-stores-of-order',
  );
}

/** The id of a store's location with this code, in any case of its letters. */
export async function findLocation(q: Query, storeId: number, code: string): Promise<number | undefined> {
  const [row] = await q.query<{ id: number }>(
    'select id from location where store_id = $1 and lower(code) = lower($2)',
    [storeId, code],
    'cli-location',
  );
  return row?.id;
}

/** Codes of a store's locations by id. */
export async function readLocationCodes(q: Query, storeId: number): Promise<Map<number, string>> {
  const rows = await q.query<{ id: number; code: string }>(
    'select id, code from location where store_id = $1',
    [storeId],
    'cli-location-codes',
  );
  return new Map(rows.map(({ id, code }) => [id, code]));
}

export interface OrderEvent {
  status: string;
  changed_by: string;
  at: Date;
}

export function readOrderEvents(q: Query, orderId: number): Promise<OrderEvent[]> {
  return q.query<OrderEvent>(
    'select status, changed_by, at from order_event where order_id = $1 order by id',
    [orderId],
    'order-events',
  );
}

/** A mail that has not arrived: given up, or failed so far. */
export interface UnsentMail {
  id: number;
  created_at: Date;
  recipient: string;
  subject: string;
  status: 'failed' | 'queued';
  attempts: number;
  last_error: string;
}

export function readUnsentMails(q: Query): Promise<UnsentMail[]> {
  return q.query<UnsentMail>(
    `select id, created_at, recipient, subject, status, attempts, last_error from mail
     where status = 'failed' or (status = 'queued' and last_error <> '') order by id`,
  );
}
