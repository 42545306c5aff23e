import { expect, test } from 'vitest';
import { engine, testDb } from '../../test/database.ts';
import { buildLocation, buildStock, buildStore, buildTitle } from '../../test/factories.ts';
import type { Db } from '../db/db.ts';
import { type Position, readFindableChanges, readPageChanges, readPosition } from './queries.ts';

/** Tables that no guest's page shows, beside what search learns (search_…); all others tell of each change. */
const notOnPages = [
  'account_event',
  'account_token',
  'audit_entry',
  'backup',
  'backup_plan',
  'browse_result',
  'captcha_used',
  'carrier_state',
  'alert',
  'alert_told',
  'cart',
  'cart_gift_card',
  'cart_line',
  'catalog_change',
  'catalog_import',
  'catalog_import_column',
  'custom_form_submission',
  'customer',
  'customer_address',
  'customer_list',
  'customer_list_item',
  'customer_note',
  'customer_order',
  'data_export',
  'deleted_page',
  'gift_card',
  'gift_card_entry',
  'gift_card_sale',
  'gift_registry',
  'gift_registry_item',
  'gift_thanks',
  'idempotent_answer',
  'installation_secret',
  'job_run',
  'ledger_entry',
  'linked_account',
  'look_draft',
  'look_version',
  'mail',
  'migration',
  'newsletter_signup',
  'order_event',
  'order_line',
  'order_note',
  'page_draft',
  'page_version',
  'payment',
  'payment_step',
  'promotion',
  'promotion_use',
  'quote',
  'rate_window',
  'refund',
  'refund_line',
  'report',
  'search_log',
  'session',
  'shipment',
  'shipment_line',
  'shipping_rate',
  'staff',
  'staff_invitation',
  'staff_role',
  'staff_session',
  'store_payment',
  'tax_exemption',
  'tidy_run',
  // The title itself says that it has another cover.
  'title_cover',
  'title_source',
  // What the text of a title is about, learned behind imports.
  'title_about',
  // Follow from the title in the same transaction.
  'title_search',
  // Its triggers write work_edition.
  'work_override',
  'write_probe',
];

test('each table is followed, or named as one that no page shows', async () => {
  const db = await testDb();
  const tables = await db.query<{ name: string; events: string[] }>(
    `select c.relname as name, array(
       select distinct case when t.tgtype & 4 > 0 then 'insert' when t.tgtype & 8 > 0 then 'delete' else 'update' end
       from pg_trigger t join pg_proc p on p.oid = t.tgfoid
       where t.tgrelid = c.oid and p.proname ~ '^(note_|catalog_names|subjects_changed|categories_changed)' order by 1) as events
     from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  // A new subject or category shows when a title is put there.
  const named = ['subject', 'store_category'];
  for (const { name, events } of tables) {
    const expected =
      notOnPages.includes(name) || name.startsWith('search_')
        ? []
        : named.includes(name)
          ? ['delete', 'update']
          : ['delete', 'insert', 'update'];
    expect([name, events]).toEqual([name, expected]);
  }
});

/** Columns of `title` that change what pages show and nothing that is searched, sorted or filtered by. `hidden_at` comes with `deleted_at`. */
const onlyOnPages = [
  'age_from',
  'age_to',
  'binding_code',
  'changed_at',
  'cover_cache',
  'cover_ratio',
  'created_at',
  'hidden_at',
  'list_price_can',
  'list_price_usa',
  'pages',
  'publication_date',
  'summary',
];

test('search follows each column of a title but those that are only shown', async () => {
  const db = await testDb();
  // popularity_rank follows from two of the others.
  const columns = await db.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_name = 'title' and column_name <> 'id' and is_generated = 'NEVER' order by 1`,
  );
  const values: Record<string, string> = {
    text: "'9791200000019'",
    jsonb: `'[{"name":"Else"}]'`,
    boolean: 'true',
    date: "'2001-02-03'",
    'timestamp with time zone': "'2001-02-03'",
  };
  const findable: string[] = [];
  for (const { name, type } of columns) {
    const { id } = await buildTitle(db);
    const position = await readPosition(db);
    await db.query(`update title set ${name} = ${values[type] ?? '77'} where id = $1`, [id]);
    const { changes } = await readFindableChanges(db, position);
    if (changes?.ids.includes(id)) findable.push(name);
    expect((await readPageChanges(db, position)).changes, name).not.toEqual([]);
  }
  expect(findable).toEqual(columns.map((c) => c.name).filter((name) => !onlyOnPages.includes(name)));
});

async function stocked(): Promise<{
  db: Db;
  store: number;
  title: number;
  set(copies: number): Promise<unknown>;
}> {
  const db = await testDb();
  const { id: store } = await buildStore(db);
  const { id: location } = await buildLocation(db, store);
  const { id: title } = await buildTitle(db);
  await buildStock(db, location, title, 12);
  const set = (copies: number) => db.query('update stock set on_hand = $1', [copies]);
  return { db, store, title, set };
}

const shownSince = async (db: Db, position: Position) =>
  (await readPageChanges(db, position)).changes?.map((c) => [c.title_id, c.store_id]);

test('search reads a title again when copies come or go, not when there are fewer', async () => {
  const { db, store, title, set } = await stocked();
  for (const [copies, isFindable] of [
    [11, false],
    [0, true],
    [4, true],
    [3, false],
  ] as const) {
    const position = await readPosition(db);
    await set(copies);
    const { changes } = await readFindableChanges(db, position);
    expect([copies, changes?.ids]).toEqual([copies, isFindable ? [title] : []]);
    expect(await shownSince(db, position)).toEqual([[title, store]]);
  }
  const position = await readPosition(db);
  await db.query('update stock set held = held + 1');
  expect(await shownSince(db, position)).toEqual([]);
});

test('a transaction notes a title once, and a change that is rolled back not at all', async () => {
  const { db, title, set } = await stocked();
  const position = await readPosition(db);
  await db.tx(async (q) => {
    for (const copies of [8, 7, 6]) await q.query('update stock set on_hand = $1', [copies]);
  });
  const gone = db.tx(async (q) => {
    await q.query("update title set title = 'Gone'");
    throw new Error('no');
  });
  await expect(gone).rejects.toThrow('no');
  const rows = await db.query(
    'select title_id from catalog_change where not pg_visible_in_snapshot(tx, $1::pg_snapshot)',
    [position.snapshot],
  );
  expect(rows).toEqual([{ title_id: title }]);
  await set(5);
});

test('a change whose transaction ends late is not lost', async () => {
  // PGlite has one connection: nothing overlaps there.
  if (engine !== 'postgres') return;
  const { db, title, set } = await stocked();
  const other = await buildTitle(db);
  const first = await readPosition(db);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let begun = () => {};
  const isBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const writing = db.tx(async (q) => {
    await q.query('update title set pages = 7 where id = $1', [other.id]);
    begun();
    await held;
  });
  await isBegun;
  await set(9);
  const seen = await readPageChanges(db, first);
  expect(seen.changes?.map((c) => c.title_id)).toEqual([title]);
  release();
  await writing;
  expect((await shownSince(db, seen.position))?.map(([id]) => id)).toEqual([other.id]);
});

test('a reader that was away for longer than rows are kept knows nothing', async () => {
  const { db } = await stocked();
  const position = await readPosition(db);
  const old = { ...position, at: position.at - 2 * 3600 };
  expect((await readPageChanges(db, old)).changes).toBeNull();
  expect((await readFindableChanges(db, old)).changes).toBeNull();
});
