import { expect, test } from 'vitest';
import { testDb } from '../../../test/database.ts';
import { anIsbn, buildLocation, buildStore, buildTitle } from '../../../test/factories.ts';
import type { Db } from '../../db/db.ts';
import type { StockRow } from '../read/stock/stock-row.ts';
import type { Rejected } from '../record.ts';
import { saveStock } from './save-stock.ts';

async function shop(
  db: Db,
  locations: { code: string; name: string }[] = [{ code: 'MAIN', name: 'Harbour Street' }],
) {
  const store = await buildStore(db);
  for (const location of locations) await buildLocation(db, store.id, location);
  const title = await buildTitle(db, { list_price_usa: 1800 });
  await db.query('delete from catalog_change');
  const refused: Rejected[] = [];
  const warnings: string[] = [];
  return {
    title,
    refused,
    warnings,
    load: (...rows: Partial<StockRow>[]) =>
      saveStock(
        db,
        rows.map((row, i) => ({
          kind: 'row',
          line: i + 2,
          eisbn: title.eisbn,
          location: '',
          quantity: 1,
          condition: 'NEW',
          warnings: [],
          ...row,
        })),
        {
          store: { id: store.id, currency: 'USD' },
          onRejected: (r) => refused.push(r),
          onWarning: (_line, _ref, text) => warnings.push(text),
        },
      ),
    stock: () =>
      db.query(
        `select l.code, s.condition, s.on_hand, s.on_order from stock s join location l on l.id = s.location_id
         order by l.code, s.condition`,
      ),
    offers: () => db.query('select condition, price from offer order by condition'),
    changes: () => db.query('select title_id, store_id from catalog_change order by seq'),
    storeId: store.id,
  };
}

test('a list sets copies and prices; the same list again changes nothing', async () => {
  const db = await testDb();
  const s = await shop(db);
  const list: Partial<StockRow>[] = [
    { quantity: 4, on_order: 2, price_cents: 1500 },
    { quantity: 1, condition: 'USED', price_cents: 600 },
  ];
  expect(await s.load(...list)).toMatchObject({ updated: 2, unchanged: 0, rejected: 0, line: 3 });
  expect(await s.stock()).toEqual([
    { code: 'MAIN', condition: 'NEW', on_hand: 4, on_order: 2 },
    { code: 'MAIN', condition: 'USED', on_hand: 1, on_order: 0 },
  ]);
  expect(await s.offers()).toEqual([
    { condition: 'NEW', price: 1500 },
    { condition: 'USED', price: 600 },
  ]);
  const changed = [{ title_id: s.title.id, store_id: s.storeId }];
  expect(await s.changes()).toEqual(changed);
  expect(await s.load(...list)).toMatchObject({ updated: 0, unchanged: 2 });
  expect(await s.changes()).toEqual(changed);
});

test('keeps stock that a list leaves out', async () => {
  const db = await testDb();
  const s = await shop(db);
  await s.load({ quantity: 4, on_order: 2, price_cents: 1500 });
  await s.load({ quantity: 3 });
  expect(await s.stock()).toMatchObject([{ on_hand: 3, on_order: 2 }]);
  expect(await s.offers()).toMatchObject([{ price: 1500 }]);
});

test('the list price is no price of the shop’s own', async () => {
  const db = await testDb();
  const s = await shop(db);
  expect(await s.load({ quantity: 0, price_cents: 1800 })).toMatchObject({ unchanged: 1 });
  expect(await s.offers()).toEqual([]);
  await s.load({ price_cents: 1500 });
  await s.load({ price_cents: 1800 });
  expect(await s.offers()).toEqual([]);
});

test('locations are found by code or name, whatever the case', async () => {
  const db = await testDb();
  const s = await shop(db, [
    { code: 'KEL', name: 'Kelowna' },
    { code: 'VER', name: 'Vernon' },
  ]);
  await s.load({ location: 'kelowna', quantity: 2 }, { location: ' ver ', quantity: 5 });
  expect(await s.stock()).toMatchObject([
    { code: 'KEL', on_hand: 2 },
    { code: 'VER', on_hand: 5 },
  ]);
  expect(await s.load({ location: 'Penticton' }, {})).toMatchObject({ rejected: 2 });
  expect(s.refused.map((r) => [r.line, r.reason])).toEqual([
    [2, "There is no location 'Penticton' in this shop. Its locations are: KEL (Kelowna), VER (Vernon)."],
    [3, 'This row names no location, and the shop has several: KEL (Kelowna), VER (Vernon).'],
  ]);
});

test('a book that the catalogue lacks is rejected, the others are loaded', async () => {
  const db = await testDb();
  const s = await shop(db);
  const stranger = anIsbn(990_001);
  expect(await s.load({ eisbn: stranger }, { quantity: 7 })).toMatchObject({ updated: 1, rejected: 1 });
  expect(s.refused).toEqual([{ line: 2, ref: stranger, reason: 'This book is not in the catalogue.' }]);
  expect(await s.stock()).toMatchObject([{ on_hand: 7 }]);
});

test('the last of several rows about the same copies counts', async () => {
  const db = await testDb();
  const s = await shop(db);
  await s.load({ quantity: 3 }, { quantity: 8 });
  expect(await s.stock()).toMatchObject([{ on_hand: 8 }]);
});

test('skips a price in another currency, and reports a used copy without a price', async () => {
  const db = await testDb();
  const s = await shop(db);
  await s.load({ price_cents: 1500, currency: 'CAD' }, { condition: 'USED' });
  expect(await s.offers()).toEqual([]);
  expect(s.warnings).toEqual([
    'The price is in CAD, but the shop sells in USD; it was left out.',
    'This used or remaindered copy has no price; it is not offered until it has one.',
  ]);
});

test('a dry run counts as the import does, and writes nothing', async () => {
  const db = await testDb();
  const store = await buildStore(db);
  await buildLocation(db, store.id);
  const { eisbn } = await buildTitle(db);
  const row: StockRow = {
    ...{ kind: 'row', line: 2, eisbn, location: '', quantity: 3, condition: 'NEW', warnings: [] },
  };
  const options = { store: { id: store.id, currency: 'USD' }, dryRun: true };
  expect(await saveStock(db, [row], options)).toMatchObject({ updated: 1, rejected: 0 });
  expect(await db.query('select 1 from stock')).toEqual([]);
});
