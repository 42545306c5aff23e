import { expect, test } from 'vitest';
import { hashCardNumber, readCardNumber } from '../server/giftcard/card-number.ts';
import { memoryImages } from '../server/providers/images/memory-images.ts';
import { testDb } from '../test/database.ts';
import { demoTitles } from './catalogue/facts.ts';
import { lakeshoreCards, tidewaterCards } from './gift-cards.ts';
import { seedDemo } from './seed.ts';

const quiet = () => {};
const everything = demoTitles();
// Every ninth title: all shelves, all hints of stock, a tenth of the time.
const some = everything.filter((t, i) => i % 9 === 0 || t.forthcoming);

test('an empty database becomes two shops, and a second start changes nothing', async () => {
  const db = await testDb();
  const images = memoryImages();
  await seedDemo(db, { images, say: quiet, titles: some });
  const count = async () => {
    const [row] = await db.query<Record<string, number>>(`select
      (select count(*) from title)::int as titles,
      (select count(*) from title_detail)::int as details,
      (select count(distinct title_id) from title_subject)::int as shelved,
      (select count(*) from title where cover_cache <> '' and cover_ratio between 0.4 and 1.6)::int as covers,
      (select count(*) from store)::int as stores,
      (select count(distinct location_id) from stock where on_hand > 0)::int as stocked,
      (select count(*) from stock)::int as copies,
      (select count(*) from title_comment)::int as comments,
      (select count(*) from offer o where not exists (select from stock s where s.title_id = o.title_id
         and s.condition = o.condition) and o.condition <> 'NEW')::int as offers_without_a_copy,
      (select count(*) from page)::int as pages,
      (select max(seq) from catalog_change)::int as changes`);
    return row ?? {};
  };
  const first = await count();
  expect(first).toMatchObject({
    titles: some.length + 2,
    details: some.length + 2,
    shelved: some.length,
    covers: some.length,
    stores: 2,
    stocked: 4,
    comments: some.filter((t) => t.comment).length,
    offers_without_a_copy: 0,
  });
  for (const { isbn } of some) expect(await images.read(`covers/${isbn}.svg`)).not.toBeNull();
  await seedDemo(db, { images, say: quiet, titles: some });
  expect(await count()).toEqual(first);
});

test('each shop sells tickets for an event to come', async () => {
  const db = await testDb();
  await seedDemo(db, { images: memoryImages(), say: quiet, titles: some.slice(0, 20) });
  const tickets = await db.query(
    `select s.currency, i.places, coalesce(t.list_price_usa, t.list_price_can) as price, d.ends_at > now() as to_come
     from event_title i join event e on e.id = i.event_id join store s on s.id = e.store_id join title t on t.id = i.title_id
       join event_date d on d.event_id = e.id where i.kind = 'ticket' and t.binding = 'Ticket' order by s.position`,
  );
  expect(tickets).toEqual([
    { currency: 'USD', places: 30, price: 2500, to_come: true },
    { currency: 'CAD', places: 8, price: 3200, to_come: true },
  ]);
});

test('menus lead to lists of the same shop', async () => {
  const db = await testDb();
  await seedDemo(db, { images: memoryImages(), say: quiet, titles: some.slice(0, 30) });
  const strays = await db.query(
    `select s.name, m.path from store s,
       lateral (select jsonb_path_query(s.settings->'site_navigation', '$.**.path')#>>'{}' as path) m
     where m.path like '/lists/%' and not exists
       (select from title_list l where l.store_id = s.id and '/lists/' || l.id = m.path)`,
  );
  expect(strays).toEqual([]);
});

test('an interrupted seed runs again', async () => {
  const db = await testDb();
  const images = memoryImages();
  const titles = some.slice(0, 20);
  const interrupt = (text: string) => {
    if (text.startsWith('Drawing')) throw new Error('switched off');
  };
  await expect(seedDemo(db, { images, say: interrupt, titles })).rejects.toThrow('switched off');
  await seedDemo(db, { images, say: quiet, titles });
  expect(await db.query('select name, currency from store order by position')).toEqual([
    { name: 'Tidewater Books', currency: 'USD' },
    { name: 'Lakeshore & Pine', currency: 'CAD' },
  ]);
});

test('gift cards with known numbers are there to try the checkout with', async () => {
  const db = await testDb();
  await seedDemo(db, { images: memoryImages(), say: quiet, titles: some.slice(0, 20) });
  const cards = await db.query<{ currency: string; balance: number }>(
    'select currency, balance from gift_card order by id',
  );
  expect(cards.map(({ currency, balance }) => `${currency} ${balance}`)).toEqual([
    'USD 5000',
    'USD 1500',
    'USD 0',
    'CAD 5000',
    'CAD 1500',
    'CAD 0',
  ]);
  for (const [name, { number }] of [
    ['tidewater', tidewaterCards[0] ?? { number: '' }],
    ['lakeshore', lakeshoreCards[0] ?? { number: '' }],
  ] as const) {
    const [store] = await db.query<{ id: number }>('select id from store where webstore_name = $1', [name]);
    const typed = readCardNumber(number.toLowerCase().replaceAll('1', 'l').replaceAll('0', 'o'));
    const found = await db.query('select 1 from gift_card where number_hash = $1', [
      hashCardNumber(store?.id ?? 0, typed),
    ]);
    expect(found, name).toHaveLength(1);
  }
});
