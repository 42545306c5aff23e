import { beforeEach, expect, it } from 'vitest';
import { buildLocation, buildStock } from '../../../test/factories.ts';
import { type SellingShop, sellingShops } from '../../../test/selling-shop.ts';
import { type Desk, staffAt } from '../../../test/staff.ts';

const open = sellingShops();
let shop: SellingShop;
let owner: Desk;

beforeEach(async () => {
  shop = await open();
  owner = await staffAt(shop.t, shop.store, 'owner');
});

/** An alert as it is once the reader has agreed. */
async function waits(
  email: string,
  kind: string,
  about: number | string,
  change: Record<string, unknown> = {},
) {
  const { store, confirmed = true, ended = false } = change;
  await shop.t.db.query(
    `insert into alert (store_id, email, email_key, kind, title_id, name, price, consent, confirmed_at, ended_at)
     values ($1, $2, $2, $3, $4, $5, $6, 'Yes', case when $7 then now() end, case when $8 then now() end)`,
    [
      store ?? shop.store.id,
      email,
      kind,
      typeof about === 'number' ? about : null,
      typeof about === 'string' ? about : '',
      kind === 'price' ? 1800 : null,
      confirmed,
      ended,
    ],
  );
}

it('counts the readers who wait for each book, the most wanted first, and says nothing of who they are', async () => {
  const tide = await shop.aBook(0, { title: 'Tide', author: 'Ines Marsh' });
  const salt = await shop.aBook(2, { title: 'Salt' });
  await waits('ann@example.org', 'in_stock', salt.id);
  await waits('ann@example.org', 'price', salt.id);
  await waits('ann@example.org', 'in_stock', tide.id);
  await waits('ben@example.org', 'in_stock', tide.id);
  await waits('cyd@example.org', 'in_stock', tide.id, { confirmed: false });
  await waits('dan@example.org', 'in_stock', tide.id, { ended: true });
  const answer = await owner.get('alert/getWanted');
  expect(answer).toEqual({
    wanted: [
      expect.objectContaining({
        eisbn: tide.eisbn,
        name: 'Tide',
        author: 'Ines Marsh',
        readers: 2,
        in_stock: 2,
        on_hand: 0,
      }),
      expect.objectContaining({ eisbn: salt.eisbn, readers: 1, in_stock: 1, price: 1, on_hand: 2 }),
    ],
    has_more: false,
    counts: { titles: 2, author: 0, series: 0 },
  });
  expect(JSON.stringify(answer)).not.toContain('example.org');
  expect(await owner.get('alert/getWanted', { limit: 1 })).toMatchObject({
    wanted: [{ name: 'Tide' }],
    has_more: true,
  });
  expect(await owner.get('alert/getWanted', { limit: 1, offset: 1 })).toMatchObject({
    wanted: [{ name: 'Salt' }],
    has_more: false,
  });
});

it('counts those who wait for an author or a series', async () => {
  for (const email of ['ann@example.org', 'ben@example.org']) await waits(email, 'author', 'Ines Marsh');
  await waits('ann@example.org', 'author', '<b>Zed</b>');
  await waits('ann@example.org', 'series', 'The Lamp Room');
  expect((await owner.get('alert/getWanted', { about: 'author' })).wanted).toMatchObject([
    { name: 'Ines Marsh', readers: 2, eisbn: '' },
    { name: '<b>Zed</b>', readers: 1 },
  ]);
  expect(await owner.get('alert/getWanted', { about: 'series' })).toMatchObject({
    wanted: [{ name: 'The Lamp Room', readers: 1 }],
    counts: { titles: 0, author: 2, series: 1 },
  });
});

it('counts the shelf of one location for those who work there, and no reader of another store', async () => {
  const book = await shop.aBook(2);
  const pier = await buildLocation(shop.t.db, shop.store.id);
  await buildStock(shop.t.db, pier.id, book.id, 5);
  await shop.t.reload();
  await waits('ann@example.org', 'in_stock', book.id);
  const there = await open();
  await waits('eve@example.org', 'in_stock', book.id, { store: there.store.id });
  const seller = await staffAt(shop.t, shop.store, 'bookseller', { locationId: pier.id });
  expect((await seller.get('alert/getWanted')).wanted).toMatchObject([{ readers: 1, on_hand: 5 }]);
  expect((await owner.get('alert/getWanted')).wanted).toMatchObject([{ readers: 1, on_hand: 7 }]);
});
