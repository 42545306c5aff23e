import {
  cpSync,
  createReadStream,
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { expect, onTestFinished, test } from 'vitest';
import { keyPrint } from '../server/backup/backup-key.ts';
import { readMigrations, readTables, readTotals } from '../server/backup/queries.ts';
import { settleReadyKey } from '../server/backup/restored-key.ts';
import { connect } from '../server/db/connect.ts';
import { DatabaseDown, type Db } from '../server/db/db.ts';
import { migrate, migrateExactly } from '../server/db/migrate.ts';
import { secretKey } from '../server/process/secret-key.ts';
import { diskImages } from '../server/providers/images/disk-images.ts';
import { commandContext, keptOpen } from '../test/command-context.ts';
import { embeddedDb, emptyDatabase, emptyPglite, engine } from '../test/database.ts';
import { buildCustomer, buildLocation, buildStock, buildStore, buildTitle } from '../test/factories.ts';
import { openTestShop, testShop } from '../test/shop.ts';
import { backup } from './backup.ts';
import type { CommandContext } from './command.ts';
import { move } from './move.ts';
import { restore } from './restore.ts';

const buyer = {
  name: 'Ada Marsh',
  email: 'ada@example.com',
  phone: '2075550199',
  delivery_preference: 'pickup',
  payment_choice: 'pickup',
} as const;

/** A shop with an order, a filled cart, a customer and texts that are hard to copy. */
async function fill(db: Db) {
  const t = await openTestShop({ db });
  const store = await buildStore(db, { name: 'Cove Books' });
  const location = await buildLocation(db, store.id);
  const titles = [];
  for (const title of ['Salt Roads', 'Line\u2028break "quoted" \\ back\nnew', 'Überraschung 🐈'])
    titles.push(await buildTitle(db, { title, list_price_usa: 1850 }));
  for (const { id } of titles) await buildStock(db, location.id, id, 5);
  await buildCustomer(db, store.id);
  await t.reload();
  const reader = t.visitor(store.webstoreName);
  for (const { eisbn } of titles) await reader.get('cart/add', { eisbn, quantity: 1 });
  const { order_number } = await reader.get('checkout/submit', buyer);
  await reader.get('cart/add', { eisbn: titles[0]?.eisbn ?? '', quantity: 2 });
  return { store, order_number, eisbn: titles[0]?.eisbn ?? '' };
}

/** Count and checksum of every table. */
function totals(db: Db) {
  return db.tx(async (q) => {
    await q.query("set local timezone = 'UTC'");
    const all: Record<string, unknown> = {};
    for (const table of await readTables(q)) all[table] = await readTotals(q, table);
    return all;
  });
}

/** A command whose data folder is empty and whose database is an empty one of the engine of this run. */
async function elsewhere(): Promise<{ context: CommandContext; printed: string[]; db: Db; dataDir: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'handsell-restored-'));
  if (engine === 'pglite') cpSync(await emptyPglite(), join(dataDir, 'pglite'), { recursive: true });
  const db = engine === 'postgres' ? await emptyDatabase() : await connect({ databaseUrl: '', dataDir });
  onTestFinished(async () => {
    await db.close();
    rmSync(dataDir, { recursive: true });
  });
  const command = commandContext({ openDb: keptOpen(db), openImages: () => diskImages(dataDir) });
  return { context: { ...command.context, dataDir }, printed: command.printed, db, dataDir };
}

/** The shop goes on where it was: its next order has the next number. */
async function expectToSell(db: Db, { order_number, eisbn, store }: Awaited<ReturnType<typeof fill>>) {
  const t = await openTestShop({ db });
  const reader = t.visitor(store.webstoreName);
  await reader.get('cart/add', { eisbn, quantity: 1 });
  const placed = await reader.get('checkout/submit', buyer);
  expect(Number(placed.order_number)).toBe(Number(order_number) + 1);
}

test('a backup of an open shop comes back in an empty folder: the same rows, pictures and key, and it sells', async () => {
  const { db } = await testShop();
  const shop = await fill(db);
  const { context, dataDir, write, printed } = commandContext({ openDb: keptOpen(db) });
  write('covers/9780000000002.svg', '<svg/>');
  write('covers/9780000000019.svg.77-1', 'half a picture');
  write('sized/9780000000002/320.avif', 'made again by itself');
  write('our notes (old).txt', 'the owner’s');
  write('covers/what is this.txt', 'the owner’s');
  write('sunday.tar.gz', 'an earlier backup');
  write('secret.key', 'of this installation');
  const before = await totals(db);

  const file = join(dataDir, 'backups', 'monday.tar.gz');
  await expect(backup(context, file)).rejects.toThrow('There is no folder');
  mkdirSync(join(dataDir, 'backups'));
  expect(await backup(context, file)).toBe(0);
  expect(printed[0]).toMatch(/3 titles, 1 customers? and 1 orders? \(\d+ rows\), 1 pictures?; \d+\.\d MB\.$/);
  expect(statSync(file).mode & 0o077).toBe(0);
  // The back office knows of it.
  expect(await totals(db)).toEqual({ ...before, backup: { rows: 1, sum: expect.any(String) } });
  expect(await db.query('select place, kind, state from backup')).toEqual([
    { place: 'elsewhere', kind: 'command', state: 'done' },
  ]);
  await expect(backup(context, file)).rejects.toThrow('already exists');

  const there = await elsewhere();
  expect(await restore(there.context, file, {})).toBe(0);
  expect(there.printed).toHaveLength(1);
  expect(await totals(there.db)).toEqual(before);
  expect(readFileSync(join(there.dataDir, 'covers', '9780000000002.svg'), 'utf8')).toBe('<svg/>');
  expect(readFileSync(join(there.dataDir, 'secret.key'), 'utf8')).toBe('of this installation');
  expect(statSync(join(there.dataDir, 'secret.key')).mode & 0o077).toBe(0);
  await expectToSell(there.db, shop);

  // What is there is kept, unless it is given up by name.
  const sold = await totals(there.db);
  await expect(restore(there.context, file, {})).rejects.toThrow('holds a shop already. With --replace');
  expect(await totals(there.db)).toEqual(sold);
  expect(await restore(there.context, file, { replace: true })).toBe(0);
  expect(await totals(there.db)).toEqual(before);
});

test('a backup of an older version is brought up to date; one of a newer version is refused', async () => {
  const { db } = await testShop();
  const all = await readMigrations(db);
  const older = await elsewhere();
  await older.db.tx(async (q) => {
    await migrateExactly(q, all.slice(0, -1));
    await buildStore(q, { name: 'Old Books' });
  });
  const { context, dataDir } = commandContext({ openDb: keptOpen(older.db) });
  const file = join(dataDir, 'older.tar.gz');
  await backup(context, file);
  const there = await elsewhere();
  await restore(there.context, file, {});
  expect(await migrate(there.db)).toEqual([]);
  expect(await there.db.query('select name from store')).toEqual([{ name: 'Old Books' }]);
  expect(await readMigrations(there.db)).toEqual(all);

  const newer = await elsewhere();
  await restore(newer.context, file, {});
  await newer.db.query("insert into migration (name, hash) values ('9999_later.sql', 'x')");
  const later = commandContext({ openDb: keptOpen(newer.db) });
  const ahead = join(later.dataDir, 'later.tar.gz');
  await backup(later.context, ahead);
  const before = await totals(there.db);
  await expect(restore(there.context, ahead, { replace: true })).rejects.toThrow(
    'This copy is of a newer version of Handsell (9999_later.sql). Update first.',
  );
  expect(await totals(there.db)).toEqual(before);
});

test('a damaged backup changes nothing, and the error names a file that is no backup', async () => {
  const { db } = await testShop();
  await fill(db);
  const { context, dataDir, write } = commandContext({ openDb: keptOpen(db) });
  const file = join(dataDir, 'whole.tar.gz');
  await backup(context, file);
  const cut = join(dataDir, 'cut.tar.gz');
  writeFileSync(cut, readFileSync(file));
  truncateSync(cut, statSync(file).size - 2000);
  const there = await elsewhere();
  await expect(restore(there.context, cut, {})).rejects.toThrow('cut.tar.gz is damaged');
  expect(await restore(there.context, file, {})).toBe(0);
  await expect(restore(there.context, write('books.csv', 'isbn\n'), {})).rejects.toThrow(
    'books.csv is damaged or no backup of Handsell',
  );
  await expect(restore(there.context, join(dataDir, 'nowhere'), {})).rejects.toThrow('ENOENT');
});

test('a backup whose rows are not those that were written changes nothing', async () => {
  const { db } = await testShop();
  await fill(db);
  const { context, dataDir } = commandContext({ openDb: keptOpen(db) });
  const file = join(dataDir, 'whole.tar.gz');
  await backup(context, file);
  const other = join(dataDir, 'other.tar.gz');
  const tar = pack();
  const written = pipeline(tar, createGzip(), createWriteStream(other));
  for await (const entry of createReadStream(file).pipe(createGunzip()).pipe(extract())) {
    const bytes = await buffer(entry);
    const text = bytes.toString('utf8').replace('"Salt Roads"', '"Salt Lakes"');
    tar.entry({ name: entry.header.name }, entry.header.name.includes('title') ? text : bytes);
  }
  tar.finalize();
  await written;
  const there = await elsewhere();
  await expect(restore(there.context, other, {})).rejects.toThrow('The table title is not what was written');
  expect(await restore(there.context, file, {})).toBe(0);
});

test('a backup that is stopped leaves nothing, and what one that was killed has left is no hindrance', async () => {
  const { db } = await testShop();
  await fill(db);
  const stop = new AbortController();
  const { context, dataDir } = commandContext({ openDb: keptOpen(db), signal: stop.signal });
  const folder = join(dataDir, 'backups');
  mkdirSync(folder);
  const file = join(folder, 'monday.tar.gz');
  stop.abort();
  await expect(backup(context, file)).rejects.toThrow('Stopped. There is no backup of now.');
  expect(readdirSync(folder)).toEqual([]);
  mkdirSync(`${file}.rows`);
  writeFileSync(join(`${file}.rows`, 'store'), 'half');
  writeFileSync(`${file}.part`, 'half');
  expect(await backup({ ...context, signal: new AbortController().signal }, file)).toBe(0);
  expect(readdirSync(folder)).toEqual(['monday.tar.gz']);
});

test('a backup leaves out tables of other programs, and a restore refuses to lose them', async () => {
  const { db } = await testShop();
  await fill(db);
  const { context, dataDir } = commandContext({ openDb: keptOpen(db) });
  const before = await totals(db);
  await db.exec('create table our_report (n int)');
  onTestFinished(() => db.exec('drop table our_report'));
  const file = join(dataDir, 'a.tar.gz');
  await backup(context, file);
  const there = await elsewhere();
  await restore(there.context, file, {});
  expect(await totals(there.db)).toEqual(before);
  await there.db.exec('create table our_report (n int)');
  await expect(restore(there.context, file, { replace: true })).rejects.toThrow(
    "The database holds tables that are not Handsell's and would be lost: our_report.",
  );
});

test('a key that was restored is that of the database, however the restore has ended', async () => {
  const { db } = await testShop();
  await fill(db);
  const { context, dataDir, write } = commandContext({ openDb: keptOpen(db) });
  write('secret.key', 'of this installation');
  const file = join(dataDir, 'a.tar.gz');
  await backup(context, file);
  const there = await elsewhere();
  const key = join(there.dataDir, 'secret.key');
  writeFileSync(key, 'another one');
  const restoreOver = (tx: Db['tx']) =>
    restore({ ...there.context, openDb: async () => ({ ...there.db, tx, close: async () => {} }) }, file, {
      replace: true,
    });
  /** As the shop opens. */
  const settled = async () => {
    await migrate(there.db);
    await settleReadyKey(there.db, there.dataDir, (text) => keyPrint(secretKey(text)));
    expect(readdirSync(there.dataDir)).not.toContain('secret.key.restored');
    return readFileSync(key, 'utf8');
  };
  const broken: Db['tx'] = (work, options) =>
    there.db.tx(async (q) => {
      await work(q);
      throw new DatabaseDown('before the commit');
    }, options);
  await expect(restoreOver(broken)).rejects.toThrow(DatabaseDown);
  expect(await settled()).toBe('another one');
  const unanswered: Db['tx'] = async (work, options) => {
    await there.db.tx(work, options);
    throw new DatabaseDown('after the commit');
  };
  await expect(restoreOver(unanswered)).rejects.toThrow(DatabaseDown);
  expect(readFileSync(key, 'utf8')).toBe('another one');
  expect(await settled()).toBe('of this installation');
});

test('an open shop is not overwritten', async () => {
  const { db } = await testShop();
  const { context, dataDir } = commandContext({ openDb: keptOpen(db) });
  const file = join(dataDir, 'a.tar.gz');
  await backup(context, file);
  const there = await elsewhere();
  const open = {
    ...there.context,
    openDb: async () => ({ ...there.db, isShared: true, close: async () => {} }),
  };
  await expect(restore(open, file, {})).rejects.toThrow('The shop is open on this database. Stop it first.');
});

test('everything moves into an empty database, and the source stays as it is', async () => {
  const source = await embeddedDb();
  const shop = await fill(source);
  const before = await totals(source);
  const there = await elsewhere();
  expect(await move(there.context, keptOpen(source))).toBe(0);
  expect(await totals(there.db)).toEqual(before);
  expect(await totals(source)).toEqual(before);
  expect(there.printed.join('\n')).toMatch(/customer_order +1 +\d+/);
  await expectToSell(there.db, shop);
  await expect(move(there.context, keptOpen(source))).rejects.toThrow('holds a shop already');
  const open = async () => ({ ...source, isShared: true, close: async () => {} });
  await expect((async () => move(there.context, open))()).rejects.toThrow('Stop it first');
});
