import { expect, test } from 'vitest';
import { buildLocation, buildStore } from '../../../test/factories.ts';
import { temporaryFile } from '../../../test/temporary-file.ts';
import { isbn, seeded, written } from '../../../test/varied-catalogue.ts';
import { readStock } from '../../import/read/stock/read-stock.ts';
import { saveStock } from '../../import/save/save-stock.ts';
import { stockAsCsv } from './stock-as-csv.ts';

test('copies and prices of a store come back', async () => {
  const shop = async () => {
    const db = await seeded();
    const store = await buildStore(db);
    const main = await buildLocation(db, store.id, { code: 'MAIN', name: 'Harbour Street' });
    const annex = await buildLocation(db, store.id, { code: '=A-1', name: 'Annex' });
    return { db, store, main, annex };
  };
  const { db, store, main, annex } = await shop();
  await db.query(
    `insert into stock (location_id, title_id, condition, on_hand, held, on_order)
     select c.location_id, t.id, c.condition, c.on_hand, 1, c.on_order from title t, (values
       ($1::int, $2, 'NEW', 4, 2), ($3::int, $2, 'NEW', 0, 0), ($3::int, $2, 'USED', 1, 0), ($1::int, $4, 'NEW', 7, 0)
     ) c(location_id, eisbn, condition, on_hand, on_order) where t.eisbn = c.eisbn`,
    [main.id, isbn(1), annex.id, isbn(2)],
  );
  await db.query(
    `insert into offer (store_id, title_id, condition, price)
     select $1, t.id, o.condition, o.price from title t join (values
       ($2, 'USED', 650), ($3, 'NEW', 1234), ($4, 'REMAINDER', 400)) o(eisbn, condition, price) on o.eisbn = t.eisbn`,
    [store.id, isbn(1), isbn(2), isbn(3)],
  );
  const { text, rows } = await written(stockAsCsv({ q: db, storeId: store.id }));
  expect(rows).toBe(5);
  expect(text.split('\r\n').slice(0, 4)).toEqual([
    '\ufeff"ISBN13","Location","Condition","On hand","On order","Price","Currency"',
    `"${isbn(1)}","MAIN","NEW",4,2,"18.99","USD"`,
    `"${isbn(1)}","'=A-1","NEW",0,0,"18.99","USD"`,
    `"${isbn(1)}","'=A-1","USED",1,0,"6.50","USD"`,
  ]);

  const other = await shop();
  const file = temporaryFile(text, 'copies.csv');
  const { rows: reads } = await readStock(file.path);
  const complaints: unknown[] = [];
  await saveStock(other.db, reads, {
    store: { id: other.store.id, currency: 'USD' },
    onRejected: (rejected) => complaints.push(rejected),
    onWarning: (...warning) => complaints.push(warning),
  });
  file.remove();
  expect(complaints).toEqual([]);
  // No row and a row of no copies are the same.
  const nothing = `"${isbn(1)}","'=A-1","NEW",0,0,"18.99","USD"\r\n`;
  expect((await written(stockAsCsv({ q: other.db, storeId: other.store.id }))).text).toBe(
    text.replace(nothing, ''),
  );
  const offers =
    'select t.eisbn, o.condition, o.price from offer o join title t on t.id = o.title_id order by 1, 2';
  expect(await other.db.query(offers)).toEqual(await db.query(offers));
});
