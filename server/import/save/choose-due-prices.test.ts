import { expect, test } from 'vitest';
import { testDb } from '../../../test/database.ts';
import { anIsbn, buildStore } from '../../../test/factories.ts';
import type { Db } from '../../db/db.ts';
import type { PriceRef } from '../record.ts';
import { chooseDuePrices } from './choose-due-prices.ts';
import { saveTitles } from './save-titles.ts';

const BOOK = anIsbn(885_001);
const usd = (amount: number, more: Partial<PriceRef> = {}): PriceRef => ({
  amount,
  currency: 'USD',
  territory: [],
  tax_included: false,
  ...more,
});

async function load(db: Db, prices: PriceRef[], today?: string) {
  const record = { eisbn: BOOK, source: 'Cove', notification: 'confirmed', title: 'Salt', prices } as const;
  await saveTitles(db, [{ kind: 'record', line: 1, record, warnings: [] }], today ? { today } : {});
}

async function state(db: Db) {
  const [row] = await db.query(
    `select t.list_price_usa as price, d.prices_due::text as due,
       (select count(*)::int from catalog_change c where c.title_id = t.id) as changes
     from title t join title_detail d on d.title_id = t.id where t.eisbn = $1`,
    [BOOK],
  );
  return row;
}

test('a price for a time begins and ends on its days', async () => {
  const db = await testDb();
  await buildStore(db);
  await load(db, [usd(2000), usd(1500, { from: '2027-03-01', until: '2027-03-31' })], '2027-02-01');
  expect(await state(db)).toEqual({ price: 2000, due: '2027-03-01', changes: 1 });

  expect(await chooseDuePrices(db, new Date('2027-02-28T20:00:00Z'))).toBe(0);
  expect(await chooseDuePrices(db, new Date('2027-03-01T20:00:00Z'))).toBe(1);
  expect(await state(db)).toEqual({ price: 1500, due: '2027-04-01', changes: 2 });
  expect(await chooseDuePrices(db, new Date('2027-03-01T21:00:00Z'))).toBe(0);

  expect(await chooseDuePrices(db, new Date('2027-05-05T20:00:00Z'))).toBe(1);
  expect(await state(db)).toEqual({ price: 2000, due: null, changes: 3 });
});

test("the day begins where the first store is: its midnight, not Greenwich's", async () => {
  const db = await testDb();
  const store = await buildStore(db);
  await db.query("update store set time_zone = 'America/Los_Angeles' where id = $1", [store.id]);
  await load(db, [usd(2000), usd(1500, { from: '2027-03-01', until: '2027-03-31' })], '2027-02-01');
  expect(await chooseDuePrices(db, new Date('2027-03-01T07:30:00Z'))).toBe(0);
  expect(await chooseDuePrices(db, new Date('2027-03-01T08:30:00Z'))).toBe(1);
});

test('an import chooses by the day of the first store too', async () => {
  const db = await testDb();
  const store = await buildStore(db);
  // Kiritimati is 14 hours ahead: nearly always another day than in UTC, and 25 ahead of Pago Pago.
  const dayAt = (zone: string) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date());
  const prices = [
    usd(2000, { until: dayAt('Pacific/Pago_Pago') }),
    usd(1800, { from: dayAt('Pacific/Kiritimati') }),
  ];
  await db.query("update store set time_zone = 'Pacific/Kiritimati' where id = $1", [store.id]);
  await load(db, prices);
  expect(await state(db)).toMatchObject({ price: 1800, due: null });
});
