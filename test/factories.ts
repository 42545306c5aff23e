import { hashToken } from '../server/call/sessions.ts';
import type { Query } from '../server/db/db.ts';
import type { StoredSettings } from '../server/store/settings.ts';

/** Rows for tests: each factory writes one thing with sensible values, `overrides` say what matters to the test. */

let serial = 0;
const next = () => {
  serial += 1;
  return serial;
};

/** A valid ISBN-13 (prefix 979-12) that no other call gives. */
export function anIsbn(n = next()): string {
  const body = `97912${String(n).padStart(7, '0')}`;
  const sum = [...body].reduce((total, digit, i) => total + Number(digit) * (i % 2 ? 3 : 1), 0);
  return body + String((10 - (sum % 10)) % 10);
}

export async function buildStore(
  q: Query,
  overrides: {
    settings?: StoredSettings;
    currency?: string;
    country?: string;
    hosts?: string[];
    name?: string;
  } = {},
): Promise<{ id: number; name: string; webstoreName: string }> {
  const n = next();
  const name = overrides.name ?? `Shop ${n}`;
  const [row] = await q.query<{ id: number }>(
    `insert into store (webstore_name, name, position, hosts, currency, country, time_zone, settings)
     values ($1, $2, $3, $4, $5, $6, 'America/New_York', $7::jsonb) returning id`,
    [
      `shop${n}`,
      name,
      n,
      overrides.hosts ?? [`shop${n}.localhost`],
      overrides.currency ?? 'USD',
      overrides.country ?? 'US',
      JSON.stringify(overrides.settings ?? {}),
    ],
  );
  return { id: must(row).id, name, webstoreName: `shop${n}` };
}

export async function buildLocation(
  q: Query,
  storeId: number,
  overrides: { code?: string; name?: string; details?: object } = {},
): Promise<{ id: number; code: string }> {
  const n = next();
  const code = overrides.code ?? `loc${n}`;
  const [row] = await q.query<{ id: number }>(
    // Behind those that the store has: the count of all tests of a process is larger than any position may be.
    `insert into location (store_id, code, name, position, details)
     select $1, $2, $3, coalesce(max(position), 0) + 1, $4::jsonb from location where store_id = $1 returning id`,
    [storeId, code, overrides.name ?? `Location ${n}`, JSON.stringify(overrides.details ?? {})],
  );
  return { id: must(row).id, code };
}

export interface TitleOverrides {
  eisbn?: string;
  title?: string;
  /** 'etranger'; the title in small letters when absent. */
  title_sort?: string;
  author?: string;
  /** 'green john'; as displayed when absent. */
  author_sort?: string;
  binding?: string;
  availability?: string;
  list_price_usa?: number | null;
  list_price_can?: number | null;
  release_date?: string | null;
  series?: string;
  series_number?: string;
  publisher?: string;
  imprint?: string;
  language?: string;
  audience?: string;
  is_large_print?: boolean;
  is_giftcard?: boolean;
  sales_rank?: number | null;
  /** See server/import/rules/popularity.ts. */
  popularity?: number;
  work_key?: string;
}

export async function buildTitle(
  q: Query,
  overrides: TitleOverrides = {},
): Promise<{ id: number; eisbn: string; title: string }> {
  const n = next();
  const author = overrides.author ?? `Author ${n}`;
  const values = {
    eisbn: anIsbn(n),
    title: `Title ${n}`,
    binding: 'Trade Paperback',
    availability: 'available',
    list_price_usa: 1800,
    list_price_can: 2400,
    release_date: '2020-01-01',
    language: 'eng',
    ...overrides,
    author,
    authors: JSON.stringify([{ name: author, role: 'A01', canadian: false }]),
    title_sort: overrides.title_sort ?? (overrides.title ?? `Title ${n}`).toLowerCase(),
    author_sort: overrides.author_sort ?? author.toLowerCase(),
  };
  const columns = Object.keys(values);
  const marks = columns.map((_, i) => `$${i + 1}`);
  const [row] = await q.query<{ id: number }>(
    `insert into title (${columns.join(', ')}) values (${marks.join(', ')}) returning id`,
    Object.values(values),
  );
  const { id } = must(row);
  await q.query('insert into title_detail (title_id) values ($1)', [id]);
  return { id, eisbn: values.eisbn, title: values.title };
}

/** Puts so many new titles, one copy of each, into the only cart of the store. */
export async function fillCart(q: Query, storeId: number, titles: number): Promise<void> {
  const isbns = Array.from({ length: titles }, () => anIsbn());
  await q.query(
    `with filler as (insert into title (eisbn, title) select unnest($2::text[]), 'Filler' returning id)
     insert into cart_line (cart_id, title_id, condition, quantity)
     select cart.id, filler.id, 'NEW', 1 from cart, filler where cart.store_id = $1`,
    [storeId, isbns],
  );
}

/** A list of the store's, with these titles in this order. */
export async function buildList(q: Query, storeId: number, titleIds: readonly number[]): Promise<number> {
  const [row] = await q.query<{ id: number }>(
    "insert into title_list (store_id, name) values ($1, 'Staff Picks') returning id",
    [storeId],
  );
  const { id } = must(row);
  for (const [position, titleId] of titleIds.entries()) {
    await q.query('insert into title_list_item (list_id, title_id, position) values ($1, $2, $3)', [
      id,
      titleId,
      position,
    ]);
  }
  return id;
}

export async function buildStock(
  q: Query,
  locationId: number,
  titleId: number,
  onHand: number,
  overrides: { condition?: 'NEW' | 'USED' | 'REMAINDER'; on_order?: number } = {},
): Promise<void> {
  await q.query(
    `insert into stock (location_id, title_id, condition, on_hand, on_order) values ($1, $2, $3, $4, $5)`,
    [locationId, titleId, overrides.condition ?? 'NEW', onHand, overrides.on_order ?? 0],
  );
}

/** A store's own price, or a used or remainder offer. Cents. */
export async function buildOffer(
  q: Query,
  storeId: number,
  titleId: number,
  price: number,
  overrides: { condition?: 'NEW' | 'USED' | 'REMAINDER'; note?: string } = {},
): Promise<void> {
  await q.query(
    'insert into offer (store_id, title_id, condition, price, note) values ($1, $2, $3, $4, $5)',
    [storeId, titleId, overrides.condition ?? 'NEW', price, overrides.note ?? ''],
  );
}

/** A customer who has no password: `logIn` lets a visitor be them. */
export async function buildCustomer(q: Query, storeId: number): Promise<number> {
  const email = `customer${next()}@example.org`;
  const [row] = await q.query<{ id: number }>(
    'insert into customer (store_id, email, email_key, first_name) values ($1, $2, $2, $3) returning id',
    [storeId, email, 'Ada'],
  );
  return must(row).id;
}

/** Makes the session of a visitor who has one that of a customer. */
export async function logIn(q: Query, sessionToken: string, customerId: number): Promise<void> {
  await q.query('update session set customer_id = $2 where token_hash = $1', [
    hashToken(sessionToken),
    customerId,
  ]);
}

/** An order of one copy, placed by a customer; returns its number. */
export async function buildOrder(
  q: Query,
  storeId: number,
  customerId: number | null,
  title: { id: number; eisbn: string; title: string },
  placedAt = '2026-03-04T18:00:00Z',
): Promise<string> {
  const number = `T${next()}`;
  await q.query(
    `with o as (
       insert into customer_order (store_id, order_number, payment_intent, key_hash, placed_at, delivery_preference,
         name, email, phone, payment_choice, currency, original_price, subtotal, total, total_owing, customer_id)
       values ($1, $2, $2, 'x', $3, 'pickup', 'Ada', 'ada@example.com', '2075550199', 'contact', 'USD', 1, 1, 1, 1, $4)
       returning id)
     insert into order_line (order_id, position, title_id, eisbn, title, condition, quantity, sold_price, original_price)
     select id, 1, $5, $6, $7, 'NEW', 1, 1, 1 from o`,
    [storeId, number, placedAt, customerId, title.id, title.eisbn, title.title],
  );
  return number;
}

function must<T>(row: T | undefined): T {
  if (!row) throw new Error('the row was not written');
  return row;
}
