import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import {
  anIsbn,
  buildList,
  buildLocation,
  buildStock,
  buildStore,
  buildTitle,
} from '../../test/factories.ts';
import { runningShop } from '../../test/running-shop.ts';
import { openTestShop, type TestShop } from '../../test/shop.ts';
import { saveCovers } from '../import/covers/queries.ts';
import { readCsv } from '../import/read/csv/read-csv.ts';
import { readOnixStream } from '../import/read/onix/read-onix.ts';
import { chooseDuePrices } from '../import/save/choose-due-prices.ts';
import { saveStock } from '../import/save/save-stock.ts';
import { saveTitles } from '../import/save/save-titles.ts';

/** Every write that guests' pages show, made by one process; a page of another process follows by itself. */

const host = 'one.localhost';
const missing = anIsbn();
/** It takes a second on an idle machine; a busy one may take its time. */
const soon = { timeout: 20_000, interval: 20 };

let made: TestShop;
let store: { id: number };
let location: { id: number };
let book: { id: number; eisbn: string };
let other: { id: number; eisbn: string };
let list: number;

beforeAll(async () => {
  made = await openTestShop();
  const { db } = made;
  store = await buildStore(db, { hosts: [host], settings: { bm_class_enabled: true } });
  location = await buildLocation(db, store.id, { code: 'MAIN' });
  book = await buildTitle(db, { title: 'Salt Roads' });
  other = await buildTitle(db, { title: 'Tin Men' });
  await buildStock(db, location.id, book.id, 12);
  await buildStock(db, location.id, other.id, 1);
  list = await buildList(db, store.id, [book.id]);
  await sql(
    `insert into page (store_id, path, title, blocks) values ($1, '/about', 'About', '[]')`,
    store.id,
  );
  await made.reload();
  return () => made.close();
});

const sql = (text: string, ...params: unknown[]) => made.db.query(text, params);
const item = () => `/item/${book.eisbn}`;

async function order(eisbn: string): Promise<void> {
  const reader = made.visitor();
  await reader.get('cart/add', { eisbn });
  await reader.get('checkout/submit', {
    name: 'Ada Reader',
    email: 'ada@example.org',
    phone: '(207) 555-0100',
    delivery_preference: 'pickup',
    payment_choice: 'pickup',
  });
}

const stock = (quantity: number, price_cents?: number) => {
  const row = { kind: 'row', line: 2, eisbn: book.eisbn, location: 'MAIN', condition: 'NEW', warnings: [] };
  return saveStock(made.db, [{ ...row, quantity, ...(price_cents && { price_cents }) } as never], {
    store: { id: store.id, currency: 'USD' },
  });
};

async function csv(...lines: string[]): Promise<void> {
  const file = join(tmpdir(), `${anIsbn()}.csv`);
  await writeFile(file, ['isbn,title,author,price', ...lines].join('\n'));
  await saveTitles(made.db, (await readCsv(file)).rows);
  await rm(file);
}

function onix(notification: string, title: string): Promise<unknown> {
  const message = `<?xml version="1.0" encoding="UTF-8"?>
    <ONIXMessage release="3.0"><Header><Sender><SenderName>Cove</SenderName></Sender></Header>
    <Product><RecordReference>r1</RecordReference><NotificationType>${notification}</NotificationType>
    <ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${other.eisbn}</IDValue></ProductIdentifier>
    <DescriptiveDetail><ProductComposition>00</ProductComposition><ProductForm>BC</ProductForm>
    <TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel>
    <TitleText>${title}</TitleText></TitleElement></TitleDetail></DescriptiveDetail></Product></ONIXMessage>`;
  async function* bytes() {
    yield Buffer.from(message);
  }
  return saveTitles(made.db, readOnixStream(bytes()));
}

const blocks = (...records: { component: string; data: object }[]) =>
  sql(
    `update page set blocks = $2::jsonb where store_id = $1 and path = '/about'`,
    store.id,
    JSON.stringify(records),
  );

/** In this order, for one builds on the other: what is written, the page that shows it, and the write. */
const writes: [string, () => string, () => Promise<unknown>][] = [
  ['an order of one copy of many', item, () => order(book.eisbn)],
  ['the same on a browse page', () => '/browse', () => order(book.eisbn)],
  ['the same on a list', () => `/lists/${list}`, () => order(book.eisbn)],
  ['an order of the last copy', () => '/on-hand', () => order(other.eisbn)],
  ['copies of a stock list', item, () => stock(7)],
  ['a price of a stock list', item, () => stock(7, 1500)],
  ['the list price again', item, () => stock(7, 1800)],
  ['no copies left, on a search page', () => '/on-hand', () => stock(0)],
  ['copies that come back', () => '/on-hand', () => stock(9)],
  ['stock rows that go', item, () => sql('delete from stock where title_id = $1', book.id)],
  ['stock rows that come', item, () => buildStock(made.db, location.id, book.id, 5)],
  [
    'a used copy and its price',
    item,
    async () => {
      await buildStock(made.db, location.id, book.id, 1, { condition: 'USED' });
      await sql(
        `insert into offer (store_id, title_id, condition, price) values ($1, $2, 'USED', 700)`,
        store.id,
        book.id,
      );
    },
  ],
  ['another price', item, () => sql('update offer set price = 650 where title_id = $1', book.id)],
  ['a price that goes', item, () => sql('delete from offer where title_id = $1', book.id)],
  ['a new book of a CSV file', () => '/browse', () => csv(`${anIsbn()},The Lamp Room,Ada Pell,18.00`)],
  ['a new title of a CSV file', item, () => csv(`${book.eisbn},Salt Roads and Tides,Ada Pell,19.00`)],
  ['a title of an ONIX file', () => `/item/${other.eisbn}`, () => onix('03', 'Tin Women')],
  ['the same in a search', () => '/search/children', () => onix('03', 'Tin Children')],
  ['a deletion notice', () => '/browse', () => onix('05', 'Tin Children')],
  [
    'a cover',
    item,
    () =>
      saveCovers(made.db, [{ title_id: book.id, image_key: 'c', cache: 'c1', ratio: 0.7, origin: 'file' }]),
  ],
  [
    'a price that is due',
    item,
    async () => {
      const prices = [{ amount: 2100, currency: 'USD', territory: [], tax_included: false }];
      await sql(
        `update title_detail set prices_due = '2026-01-01', prices = $2::jsonb where title_id = $1`,
        book.id,
        JSON.stringify(prices),
      );
      expect(await chooseDuePrices(made.db)).toBe(1);
    },
  ],
  [
    'a description',
    item,
    () => sql(`update title_detail set description = 'Long' where title_id = $1`, book.id),
  ],
  [
    'a picture of inside pages',
    item,
    () =>
      sql(
        `insert into title_interior (title_id, position, key, cache, width, height) values ($1, 1, $2, 'a', 9, 9)`,
        book.id,
        `${book.eisbn}-1`,
      ),
  ],
  ['its deletion', item, () => sql('delete from title_interior where title_id = $1', book.id)],
  [
    'a note of the shop',
    item,
    () =>
      sql(
        `insert into title_comment (store_id, title_id, author, text) values ($1, $2, 'Nell', 'Fine')`,
        store.id,
        book.id,
      ),
  ],
  ['a changed note', item, () => sql(`update title_comment set text = 'Finer' where title_id = $1`, book.id)],
  ['its deletion', item, () => sql('delete from title_comment where title_id = $1', book.id)],
  [
    'a note on a list',
    () => `/lists/${list}`,
    () =>
      sql(
        `insert into title_comment (store_id, title_id, author, text) values ($1, $2, 'Nell', 'Finest')`,
        store.id,
        book.id,
      ),
  ],
  [
    'its deletion',
    () => `/lists/${list}`,
    () => sql('delete from title_comment where title_id = $1', book.id),
  ],
  [
    'a class of the shop',
    item,
    () => sql(`insert into title_class (store_id, title_id, class) values ($1, $2, 'B+')`, store.id, book.id),
  ],
  [
    'a subject',
    item,
    () =>
      sql(
        `with s as (insert into subject (scheme, code, heading) values ('x', 'x', 'Seas') returning id)
         insert into title_subject (title_id, subject_id) select $1, id from s`,
        book.id,
      ),
  ],
  ['the name of a subject', item, () => sql(`update subject set heading = 'Oceans' where code = 'x'`)],
  [
    'the same on a browse page',
    () => '/browse',
    () => sql(`update subject set heading = 'Waters' where code = 'x'`),
  ],
  [
    'a category',
    () => '/browse',
    () =>
      sql(
        `with c as (insert into store_category (store_id, name) values ($1, 'Local') returning id)
         insert into title_category (title_id, category_id) select $2, id from c`,
        store.id,
        book.id,
      ),
  ],
  ['its name', () => '/browse', () => sql(`update store_category set name = 'Near' where name = 'Local'`)],
  ['its deletion', () => '/browse', () => sql('delete from store_category')],
  [
    'a list that is renamed',
    () => `/lists/${list}`,
    () => sql(`update title_list set name = 'Ours' where id = $1`, list),
  ],
  [
    'the same in the list of lists',
    () => '/features',
    () => sql(`update title_list set name = 'Mine' where id = $1`, list),
  ],
  [
    'a book that comes to a list',
    () => `/lists/${list}`,
    () =>
      sql(
        `insert into title_list_item (list_id, title_id, position) select $1, id, 2 from title where title = 'The Lamp Room'`,
        list,
      ),
  ],
  [
    'another order of a list',
    () => `/lists/${list}`,
    () => sql('update title_list_item set position = 3 where title_id = $1', book.id),
  ],
  [
    'the next book of a list',
    () => `/item/${book.eisbn}/${list}`,
    () => sql('update title_list_item set position = 0 where title_id = $1', book.id),
  ],
  [
    'a book of a list that is deleted',
    () => `/lists/${list}`,
    () => sql(`update title set deleted_at = now() where title = 'The Lamp Room'`),
  ],
  [
    'and comes back',
    () => `/lists/${list}`,
    () => sql(`update title set deleted_at = null where title = 'The Lamp Room'`),
  ],
  [
    'and leaves the list',
    () => `/lists/${list}`,
    () => sql('delete from title_list_item where list_id = $1 and title_id <> $2', list, book.id),
  ],
  ['a page', () => '/about', () => blocks({ component: 'product_grid', data: { list_id: list } })],
  ['an order, on a page with a shelf', () => '/about', () => order(book.eisbn)],
  [
    'the list of a shelf',
    () => '/about',
    () => sql(`update title_list set name = 'Yours' where id = $1`, list),
  ],
  [
    'a feature of a book that is not here yet',
    () => '/about',
    () => blocks({ component: 'single_title_feature', data: { eisbn: missing } }),
  ],
  ['and comes', () => '/about', () => csv(`${missing},Here at Last,Ada Pell,18.00`)],
  [
    'a form',
    () => '/about',
    async () => {
      await sql(
        `insert into custom_form (id, store_id, header, elements) values (7, $1, 'Ask us', '[{"id":1,"type":"text","label":"Name"}]')`,
        store.id,
      );
      await blocks({ component: 'custom_form', data: { form_id: 7 } });
    },
  ],
  ['an edited form', () => '/about', () => sql(`update custom_form set header = 'Tell us' where id = 7`)],
  ['a form that goes', () => '/about', () => sql('delete from custom_form where id = 7')],
  [
    'a picture',
    () => '/about',
    async () => {
      await blocks({ component: 'image_gif', data: { image: 'door.jpg', path: 'door.jpg' } });
      await sql(
        `insert into picture (store_id, path, cache, width, height) values ($1, 'door.jpg', 'aa', 9, 9)`,
        store.id,
      );
    },
  ],
  ['another picture', () => '/about', () => sql(`update picture set cache = 'bb'`)],
  ['a picture that goes', () => '/about', () => sql('delete from picture')],
  ['a page that goes', () => '/about', () => sql(`delete from page where path = '/about'`)],
  [
    'a page that comes',
    () => '/about',
    () => sql(`insert into page (store_id, path, title) values ($1, '/about', 'Us')`, store.id),
  ],
  [
    'settings',
    () => '/settings',
    () =>
      sql(
        `update store set settings = settings || '{"tag_line": "Books by the sea"}', name = 'Cove' where id = $1`,
        store.id,
      ),
  ],
  [
    'menus',
    () => '/settings',
    () =>
      sql(
        `update store set settings = jsonb_set(settings, '{site_navigation}', '[{"label": "Us", "type": "external", "href": "/about"}]') where id = $1`,
        store.id,
      ),
  ],
  [
    'opening hours',
    () => '/contact',
    () =>
      sql(
        `update location set name = 'Main', details = '{"ws_htmlhours": "<p>9 to 5</p>", "ws_phone": "1"}' where id = $1`,
        location.id,
      ),
  ],
  ['a location that opens', () => '/contact', () => buildLocation(made.db, store.id, { name: 'Pier' })],
  ['a location that closes', () => '/contact', () => sql(`delete from location where name = 'Pier'`)],
  ['a list that goes', () => '/features', () => sql('delete from title_list where id = $1', list)],
  [
    'an e-book of the same work',
    item,
    async () => {
      await sql(
        `update store set settings = settings || '{"ebook_seller": {"item_url": "https://e.example/{isbn}"}}' where id = $1`,
        store.id,
      );
      await sql(`update title set work_key = 'salt' where id = $1`, book.id);
      await buildTitle(made.db, { title: 'Salt Roads', work_key: 'salt', binding: 'eBook' });
    },
  ],
  [
    'its availability as a file',
    item,
    () => sql(`update title set binding = 'Digital Audio' where binding = 'eBook'`),
  ],
  ['a book that goes for good', () => '/browse', () => sql('delete from title where id = $1', book.id)],
];

test('a page of another process shows each write, and is kept until then', { timeout: 600_000 }, async () => {
  const shop = await runningShop(made.db, host);
  const unseen: string[] = [];
  for (const [what, path, write] of writes) {
    await shop.settle();
    const before = await shop.page(path());
    const { length } = shop.rendered;
    await shop.page(path());
    if (shop.rendered.length > length) unseen.push(`${what}: the page was not kept`);
    await write();
    await vi
      .waitFor(async () => expect(await shop.page(path())).not.toBe(before), soon)
      .catch(() => unseen.push(what));
  }
  expect(unseen).toEqual([]);
});
