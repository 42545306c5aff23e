import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Db } from '../server/db/db.ts';
import { openLocally, serveLocally } from '../server/db/local-socket.ts';
import { FileRefused } from '../server/import/read/refuse-file.ts';
import { commandContext, keptOpen } from '../test/command-context.ts';
import { testDb } from '../test/database.ts';
import { anIsbn, buildLocation, buildStore, buildTitle } from '../test/factories.ts';
import { importReport } from '../test/import-report.ts';
import { importCsv } from './import-csv.ts';
import { importOnix } from './import-onix.ts';
import { importStock } from './import-stock.ts';

function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'handsell-cli-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  return dir;
}

function at(openDb: () => Promise<Db>, signal = new AbortController().signal) {
  const { printed, ...rest } = commandContext({ openDb, signal });
  const clear = () => {
    printed.length = 0;
  };
  return { ...rest, clear, printed: () => printed.join('\n') };
}

/** The test's database, which stays open when a command closes it. */
async function shop() {
  const db = await testDb();
  return { db, ...at(keptOpen(db)) };
}

const [first, second, third] = [anIsbn(770_001), anIsbn(770_002), anIsbn(770_003)];
const map = ['Book Name=title'];
const list = [
  'EAN,Book Name,Written by,Retail',
  `${first},The Lamp Room,"Pell, Ada",$18.00`,
  `${second},Harbour Lights,"Marsh, Emily",$21.50`,
  '9780000000000,Broken,"Nobody, A",$1.00',
].join('\n');

test('csv: shows the columns, loads the books, lists what could not be used', async () => {
  const s = await shop();
  const file = s.write('spring.csv', list);
  expect(await importCsv(s.context, file, { map })).toBe(2);
  expect(await s.db.query('select title, author, list_price_usa from title order by title')).toEqual([
    { title: 'Harbour Lights', author: 'Emily Marsh', list_price_usa: 2150 },
    { title: 'The Lamp Room', author: 'Ada Pell', list_price_usa: 1800 },
  ]);
  expect(s.printed()).toMatch(/Book Name +title +The Lamp Room +given/);
  expect(s.printed()).toMatch(/2 {2}added/);
  expect(s.printed()).toMatch(/1 {2}rejected/);
  expect(s.printed()).toContain('line 4 (9780000000000): ');
  expect(importReport(s.dataDir, 'spring.csv')).toMatch(
    /^\ufeffline,reference,reason\r\n4,"9780000000000",".*stands in for an ISBN.*"\r\n$/,
  );
});

test('csv: a second time nothing changes, and mended lines leave no list of rejected ones', async () => {
  const s = await shop();
  await importCsv(s.context, s.write('spring.csv', list), { map });
  const mended = list.replace('9780000000000', third);
  expect(await importCsv(s.context, s.write('spring.csv', mended), { map })).toBe(0);
  expect(s.printed()).toMatch(/2 {2}unchanged/);
  expect(importReport(s.dataDir, 'spring.csv')).toBeNull();
});

/** What an import counts, a line each, without what differs between a dry run and the real one. */
const countsIn = (printed: string) =>
  [...printed.matchAll(/^ +([\d,]+) {2}(.*)$/gm)].map(([, n = '', words = '']) => ({
    n: Number(n.replaceAll(',', '')),
    words,
  }));
const rejectedIn = (printed: string) =>
  countsIn(printed).find(({ words }) => /^(would be )?rejected/.test(words))?.n ?? 0;
const addedIn = (printed: string) =>
  countsIn(printed).find(({ words }) => /^(would be )?added/.test(words))?.n ?? 0;
const assumedIn = (printed: string) =>
  countsIn(printed).find(({ words }) => /without a currency/.test(words));
const changedIn = (printed: string) =>
  countsIn(printed)
    .filter(({ words }) => /^(would change|updated|unchanged)/.test(words))
    .reduce((sum, { n }) => sum + n, 0);

test('csv, onix: a dry run counts what the real one does, and writes nothing', async () => {
  const s = await shop();
  const known = anIsbn(770_100);
  await buildStore(s.db, { name: 'Harbour Books', currency: 'CAD' });
  await buildTitle(s.db, { eisbn: known });
  const rows = (count: number, row: (i: number) => string) =>
    Array.from({ length: count }, (_, i) => row(i)).join('\n');
  const product = (isbn: string, price: string) =>
    `<Product><RecordReference>${isbn}</RecordReference><NotificationType>03</NotificationType>
      <ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbn}</IDValue></ProductIdentifier>
      <DescriptiveDetail><TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel>
      <TitleText>Fog</TitleText></TitleElement></TitleDetail></DescriptiveDetail>
      <ProductSupply><SupplyDetail><Price><PriceType>01</PriceType><PriceAmount>${price}</PriceAmount></Price></SupplyDetail></ProductSupply></Product>`;
  const files: [name: string, content: string][] = [
    ['isbns.csv', `${known}\n${rows(20, (i) => anIsbn(771_000 + i))}\n`],
    ['prices.csv', `ISBN,Price\n${known},5.00\n${anIsbn(772_000)},6.00\n`],
    // Twice in the file, in different batches, the second time without its title.
    [
      'twice.csv',
      `ISBN,Title,Price,Sales rank,Pages\n${rows(260, (i) => `${anIsbn(773_000 + (i % 230))},${i < 230 ? `Book ${i}` : ''},${i}.50,${i + 1},100`)}\n${anIsbn(774_000)},,,,\n`,
    ],
    ['books.csv', list],
    [
      'feed.xml',
      `<ONIXMessage release="3.0">${[known, anIsbn(775_000)].map((isbn) => product(isbn, '12.00')).join('')}${product('123', '1.00')}</ONIXMessage>`,
    ],
  ];
  for (const [name, content] of files) {
    const file = s.write(name, content);
    const run = name.endsWith('.xml') ? importOnix : importCsv;
    const options = name === 'books.csv' ? { map } : {};
    const before = await s.db.query('select count(*)::int as n, max(changed_at) as at from title');
    const dry = await said(() => run(s.context, file, { ...options, dryRun: true }));
    expect(await s.db.query('select count(*)::int as n, max(changed_at) as at from title')).toEqual(before);
    const real = await said(() => run(s.context, file, options));
    for (const figure of [addedIn, changedIn, rejectedIn])
      expect(figure(dry.text), name).toBe(figure(real.text));
    expect(assumedIn(dry.text), name).toEqual(assumedIn(real.text));
    expect(dry.code, name).toBe(real.code);
    if (name === 'isbns.csv')
      expect([addedIn(real.text), changedIn(real.text), rejectedIn(real.text)]).toEqual([0, 1, 20]);
    if (name === 'prices.csv') expect(real.text).toContain('1  price without a currency, read as CAD');
    if (name === 'feed.xml') expect(real.text).toContain('2  prices without a currency, read as CAD');
    if (name === 'twice.csv') expect([addedIn(real.text), changedIn(real.text)]).toEqual([230, 30]);
  }

  async function said(run: () => Promise<number>) {
    s.clear();
    const code = await run();
    return { code, text: s.printed() };
  }
});

test('csv: a dry run refuses the name of a store that the real import would refuse', async () => {
  const s = await shop();
  await buildStore(s.db, { name: 'Harbour Books', currency: 'USD' });
  const file = s.write('spring.csv', list);
  for (const options of [{ store: 'Harbor' }, { store: 'Harbor', currency: 'USD' }]) {
    await expect(importCsv(s.context, file, { ...options, dryRun: true })).rejects.toThrow(
      "There is no store 'Harbor'. The stores are: ",
    );
    await expect(importCsv(s.context, file, options)).rejects.toThrow("There is no store 'Harbor'");
  }
  expect(await importCsv(s.context, file, { map, store: 'Harbour Books', dryRun: true })).toBe(2);
});

test('csv: an unknown currency and a missing file are refused in one sentence', async () => {
  const s = await shop();
  await expect(importCsv(s.context, s.write('a.csv', list), { currency: 'dollar' })).rejects.toThrow(
    "'dollar' is not a currency; give its three letters, such as USD or CAD.",
  );
  await expect(importCsv(s.context, s.write('a.csv', list), { currency: 'UDS' })).rejects.toThrow(
    "'UDS' is not a currency",
  );
  await expect(importCsv(s.context, join(s.dataDir, 'none.csv'))).rejects.toThrow(
    /There is no file '.*none\.csv'/,
  );
});

test.each([
  ['onix', importOnix, '', 'The file is empty.'],
  [
    'onix',
    importOnix,
    '<ONIXMessage release="3.0"><Header><Sender><SenderName>Cove</SenderName></Sender></Header></ONIXMessage>',
    'The file holds no titles, so there is nothing to load.',
  ],
  ['csv', importCsv, '', 'The file is empty.'],
  ['csv', importCsv, 'ISBN,Title,Price\n', 'The file has a header but no rows.'],
])(
  '%s: a file without any record is refused, by a dry run as well: %#',
  async (_, run, content, sentence) => {
    const s = await shop();
    const file = s.write('feed', content);
    for (const dryRun of [true, false])
      await expect(run(s.context, file, { dryRun })).rejects.toThrow(new FileRefused(sentence));
  },
);

test('onix: a message that says it holds no product is loaded, and nothing changes', async () => {
  const s = await shop();
  const file = s.write('delta.xml', '<ONIXMessage release="3.0"><Header/><NoProduct/></ONIXMessage>');
  expect(await importOnix(s.context, file)).toBe(0);
});

test('onix: loads a message and keeps the first when stopped at the start', async () => {
  const s = await shop();
  const product = (isbn: string, title: string) => `<Product><RecordReference>r-${isbn}</RecordReference>
    <NotificationType>03</NotificationType>
    <ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbn}</IDValue></ProductIdentifier>
    <DescriptiveDetail><ProductForm>BC</ProductForm><TitleDetail><TitleType>01</TitleType><TitleElement>
    <TitleElementLevel>01</TitleElementLevel><TitleText>${title}</TitleText></TitleElement></TitleDetail>
    </DescriptiveDetail></Product>`;
  const file = s.write(
    'feed.xml',
    `<ONIXMessage release="3.0"><Header><Sender><SenderName>Cove</SenderName></Sender>
     <SentDateTime>20260105</SentDateTime></Header>${product(first, 'The Lamp Room')}${product(second, 'Harbour Lights')}</ONIXMessage>`,
  );
  expect(await importOnix(s.context, file)).toBe(0);
  expect(await s.db.query('select title, binding from title order by title')).toMatchObject([
    { title: 'Harbour Lights' },
    { title: 'The Lamp Room' },
  ]);
  expect(await s.db.query('select distinct source from title_source')).toEqual([{ source: 'Cove' }]);

  const stop = new AbortController();
  stop.abort();
  const stopped = at(s.context.openDb, stop.signal);
  expect(await importOnix(stopped.context, file)).toBe(2);
  expect(stopped.printed()).toContain('Stopped. Nothing was loaded.');
  await expect(importOnix(s.context, join(s.dataDir, 'none.xml'))).rejects.toThrow('There is no file');
});

test('a price without a currency is in that of the named store, else of the first, unless one is given', async () => {
  const s = await shop();
  await buildStore(s.db, { name: 'Harbour Books', currency: 'USD' });
  await buildStore(s.db, { name: 'Librairie du Lac', currency: 'CAD' });
  const csv = s.write('plain.csv', `EAN,Title,Price\n${first},The Lamp Room,18.00\n`);
  const onix = s.write(
    'plain.xml',
    `<ONIXMessage release="3.0"><Product><RecordReference>r</RecordReference><NotificationType>03</NotificationType>
     <ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${second}</IDValue></ProductIdentifier>
     <DescriptiveDetail><ProductForm>BC</ProductForm><TitleDetail><TitleType>01</TitleType><TitleElement>
     <TitleElementLevel>01</TitleElementLevel><TitleText>Harbour Lights</TitleText></TitleElement></TitleDetail></DescriptiveDetail>
     <ProductSupply><SupplyDetail><Price><PriceType>01</PriceType><PriceAmount>21.50</PriceAmount></Price></SupplyDetail></ProductSupply>
     </Product></ONIXMessage>`,
  );
  const prices = () =>
    s.db.query('select list_price_usa as usa, list_price_can as can from title order by title');
  const expectBoth = async (options: { store?: string; currency?: string }, usa: boolean) => {
    await importCsv(s.context, csv, options);
    await importOnix(s.context, onix, options);
    expect(await prices()).toEqual([
      { usa: usa ? 2150 : null, can: usa ? null : 2150 },
      { usa: usa ? 1800 : null, can: usa ? null : 1800 },
    ]);
  };
  await expectBoth({}, true);
  await expectBoth({ store: 'Librairie du Lac' }, false);
  await expectBoth({ store: 'Librairie du Lac', currency: 'usd' }, true);
  await expect(importOnix(s.context, onix, { store: 'Nowhere' })).rejects.toThrow(
    "There is no store 'Nowhere'",
  );
  await expect(importOnix(s.context, onix, { currency: 'x' })).rejects.toThrow("'x' is not a currency");
});

test('stock: finds the store by its name and says which there are', async () => {
  const s = await shop();
  const store = await buildStore(s.db, { name: 'Harbour Books' });
  await buildLocation(s.db, store.id, { code: 'MAIN' });
  const title = await buildTitle(s.db);
  const file = s.write('stock.csv', `ISBN,Qty,Our price\n${title.eisbn},6,$15.00\n`);
  await expect(importStock(s.context, file, { store: 'Habour' })).rejects.toThrow(
    `There is no store 'Habour'. The stores are: ${store.webstoreName} (Harbour Books).`,
  );
  expect(await importStock(s.context, file, { store: 'harbour books' })).toBe(0);
  expect(await s.db.query('select on_hand from stock')).toEqual([{ on_hand: 6 }]);
  expect(await s.db.query('select price from offer')).toEqual([{ price: 1500 }]);
  expect(await importStock(s.context, file, { store: store.webstoreName })).toBe(0);
  expect(s.printed()).toMatch(/1 {2}unchanged/);
});

test('an import works while a running shop holds the data', async () => {
  const db = await testDb();
  const dataDir = folder();
  const stop = await serveLocally(db, dataDir);
  onTestFinished(stop);
  const s = at(() => openLocally(dataDir));
  const rows = Array.from(
    { length: 450 },
    (_, i) => `${anIsbn(771_000 + i)},Title ${i},"Pell, Ada",$${i + 5}.00`,
  );
  const file = s.write('long.csv', ['EAN,Title,Author,Retail', ...rows].join('\n'));
  const loading = importCsv(s.context, file);
  // The shop answers meanwhile.
  expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
  expect(await loading).toBe(0);
  expect(await db.query('select count(*)::int as n from title')).toEqual([{ n: 450 }]);
});
