import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { emptyDatabaseAddress, emptyPglite } from '../../test/database.ts';
import { buildCustomer, buildLocation, buildStore, buildTitle } from '../../test/factories.ts';
import { ownDataFolder } from '../../test/own-data-folder.ts';
import { type Desk, deskAt, type StaffOf, staffAt, staffPassword } from '../../test/staff.ts';
import { createApp } from '../app.ts';
import type { Shop } from '../context.ts';
import { openPostgres } from '../db/pg-db.ts';
import { readEnv } from '../env.ts';
import { frontDoor } from './front-door.ts';
import { closeShop, openShop } from './open-shop.ts';
import { runShop } from './run-shop.ts';

/** A small shop in a process of its own data, behind its front door, with an owner at the back office. */
async function aShop() {
  const env = { ...ownDataFolder(), PORT: 0, HOST: '127.0.0.1' };
  cpSync(await emptyPglite(), join(env.DATA_DIR, 'pglite'), { recursive: true });
  const door = await frontDoor(env);
  const at: { shop?: Shop; store?: StaffOf } = {};
  const postgres = { isBroken: false };
  const lost: unknown[] = [];
  const running = await runShop({
    env,
    door,
    async open(now, closeFor) {
      if (now.DATABASE_URL && postgres.isBroken) throw new Error('broken');
      const opened = await openShop(now, {
        say() {},
        async fill(db) {
          at.store = await buildStore(db, { name: 'Cove Books' });
          await buildLocation(db, at.store.id);
          await buildTitle(db, { title: 'Salt Roads' });
        },
        closeFor,
      });
      at.shop = opened;
      const { fetch } = createApp(opened, async () => new Response('page'));
      return { shop: opened, fetch, close: () => closeShop(opened) };
    },
    onLost: (e) => lost.push(e),
  });
  onTestFinished(async () => {
    await door.close();
    await running.close();
    expect(lost).toEqual([]);
  });
  const now = () => {
    if (!at.shop) throw new Error('no shop was opened');
    return { shop: at.shop, db: at.shop.db };
  };
  const { store } = at;
  if (!store) throw new Error('no store was made');
  const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${door.port}${path}`, init);
  return {
    folder: join(env.DATA_DIR, 'backups'),
    dataDir: env.DATA_DIR,
    postgres,
    now,
    store,
    owner: await staffAt(now(), store, 'owner'),
    ask,
    /** A call over HTTP, with the session of a desk. */
    async call(desk: Desk, name: string, input: Record<string, string | number> = {}) {
      const body = new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]));
      const headers = { cookie: `staff_session=${desk.caller.token}` };
      const answer = await ask(`/admin/${name}`, { method: 'POST', body, headers });
      return (await answer.json()) as Record<string, unknown>;
    },
    untilOpen: () => expect.poll(async () => (await ask('/readyz')).status, { timeout: 240_000 }).toBe(200),
  };
}

type AShop = Awaited<ReturnType<typeof aShop>>;

/** Makes a backup, which passes as tested. */
async function aGoodBackup({ now, owner }: AShop) {
  const { id } = await owner.get('backup/make');
  await expect
    .poll(async () => (await owner.get('backup/get', { id })).state, { timeout: 120_000 })
    .toBe('done');
  await now().db.query("update backup set check_state = 'good' where id = $1", [id]);
  return owner.get('backup/get', { id });
}

const emailOf = ({ webstoreName }: StaffOf) => `owner.${webstoreName}@example.org`;

const titles = ({ now }: AShop) => now().db.query<{ title: string }>('select title from title order by id');

const minutes = 60_000;

test(
  'a restore brings back the shop as it was, keeps the state before as a backup, and ends all logins',
  async () => {
    const made = await aShop();
    const { now, owner, store, folder, dataDir, ask, call } = made;
    const customer = await buildCustomer(now().db, store.id);
    await now().db.query(
      "insert into session (token_hash, store_id, customer_id) values ('reader', $1, $2), ('guest', $1, null)",
      [store.id, customer],
    );
    await owner.get('staff/invite', { email: 'stranger@example.org', role: 'viewer' });
    await now().db.query(
      `with paid as (
         insert into payment (store_id, key, provider, amount, currency, state, created_at, due_at, next_check_at)
         values ($1, 'paid', 'nobody', 2500, 'USD', 'captured', now(), now(), now()) returning id)
       insert into payment_step (payment_id, key, kind, amount, created_by, created_at, next_attempt_at)
       select id, 'back', 'refund', 500, 'staff', now(), now() + interval '1 day' from paid`,
      [store.id],
    );
    const { id, version, file } = await aGoodBackup(made);
    await buildTitle(now().db, { title: 'Too New' });
    writeFileSync(join(dataDir, 'notes.txt'), 'the owner’s');

    const before = now().shop;
    const answer = await call(owner, 'backup/restore', { id, version });
    const { safety_file } = answer as { safety_file: string };
    expect(safety_file).toContain('-before-restore');
    const page = await ask('/');
    expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('The shop is closing.')]);
    await made.untilOpen();

    expect(now().shop).not.toBe(before);
    expect(await titles(made)).toEqual([{ title: 'Salt Roads' }]);
    expect((await ask('/')).status).toBe(200);
    expect(
      readdirSync(folder)
        .filter((name) => name.endsWith('.gz'))
        .sort(),
    ).toEqual([file, safety_file].sort());
    expect(readdirSync(join(folder, '.unfinished'))).toEqual([]);
    expect(await call(owner, 'backup/getList')).toMatchObject({ error_code: 'login_required' });
    expect(await now().db.query('select token_hash from session')).toEqual([{ token_hash: 'guest' }]);
    // The refund may have been sent since: its vendor is asked first.
    expect(await now().db.query('select attempts from payment_step')).toEqual([{ attempts: 1 }]);
    // An invitation may have been withdrawn since.
    expect(await now().db.query('select email from staff_invitation')).toEqual([]);

    const again = deskAt(now(), store.webstoreName);
    await again.get('staff/login', { email: emailOf(store), password: staffPassword });
    const { backups } = await again.get('backup/getList');
    expect(backups).toMatchObject([
      { file: safety_file, state: 'done', kind: 'by_hand', counts: { titles: 2 }, actor: emailOf(store) },
      { id, file, state: 'done', check: 'good', problem: '' },
    ]);
    expect(await again.get('backup/get', { id })).toMatchObject({
      restored: { at: expect.any(Number), by: emailOf(store) },
    });
    const { entries } = await again.get('audit/getList', { part: 'backup' });
    expect(entries).toMatchObject([
      { action: 'backup/restore', target: file, actor: emailOf(store) },
      { action: 'backup/make', target: file },
    ]);
    expect(entries[0]?.detail).toEqual({ earlier_state: safety_file });
    // The next one has a number of its own.
    expect((await again.get('backup/make')).id).toBeGreaterThan(Math.max(...backups.map((one) => one.id)));
  },
  8 * minutes,
);

test(
  'a damaged backup, and one of a newer version, leave the shop as it was, and the page says why',
  async () => {
    const made = await aShop();
    const { now, owner, folder, call } = made;
    const refused = async (id: number) => {
      const { version } = await call(owner, 'backup/get', { id });
      expect(await call(owner, 'backup/restore', { id, version: Number(version) })).toHaveProperty(
        'safety_file',
      );
      await made.untilOpen();
      // The session is still good.
      return call(owner, 'backup/get', { id });
    };
    const damaged = await aGoodBackup(made);
    const path = join(folder, damaged.file);
    truncateSync(path, statSync(path).size - 2000);
    await now().db.query("insert into migration (name, hash) values ('9999_later.sql', 'x')");
    const newer = await aGoodBackup(made);
    await now().db.query("delete from migration where name = '9999_later.sql'");
    await buildTitle(now().db, { title: 'Too New' });

    expect(await refused(damaged.id)).toMatchObject({
      ...{ state: 'done' },
      problem: expect.stringMatching(/^Nothing was restored: the shop is as it was\. The file is damaged/),
      restored: null,
    });
    expect(await call(owner, 'audit/getList', { part: 'backup' })).toMatchObject({
      entries: [
        { action: 'backup/restore', target: damaged.file, detail: { failed: true } },
        ...[{ action: 'backup/make' }, { action: 'backup/make' }],
      ],
    });
    expect(await titles(made)).toEqual([{ title: 'Salt Roads' }, { title: 'Too New' }]);
    expect(await refused(newer.id)).toMatchObject({
      problem:
        'Nothing was restored: the shop is as it was. This copy is of a newer version of Handsell (9999_later.sql). Update first.',
    });
    expect(await titles(made)).toEqual([{ title: 'Salt Roads' }, { title: 'Too New' }]);
    expect(readdirSync(folder).filter((name) => name.includes('before-restore'))).toEqual([]);
  },
  8 * minutes,
);

const server = process.env.TEST_DATABASE_URL ?? '';

describe.skipIf(!server)('a move to PostgreSQL', () => {
  const file = ({ dataDir }: AShop) => join(dataDir, 'database.url');
  const engineOf = ({ now }: AShop) => now().db.engine;

  test(
    'takes everything along, and later starts find the shop there',
    async () => {
      const made = await aShop();
      const { owner, call, ask } = made;
      const url = await emptyDatabaseAddress();
      const name = new URL(url).host + new URL(url).pathname;
      expect(await call(owner, 'backup/move', { url: ` ${url} ` })).toEqual({});
      expect((await ask('/')).status).toBe(503);
      await made.untilOpen();

      expect(engineOf(made)).toBe('postgres');
      expect(await titles(made)).toEqual([{ title: 'Salt Roads' }]);
      expect((await ask('/')).status).toBe(200);
      // Logins go on.
      const ended = await call(owner, 'backup/getMove');
      expect(ended).toMatchObject({
        database: 'postgres',
        last: { by: emailOf(made.store), to: name, problem: '' },
      });
      expect(await call(owner, 'audit/getList', { part: 'backup' })).toMatchObject({
        entries: [{ action: 'backup/move', target: name, detail: {} }],
      });
      expect(readFileSync(file(made), 'utf8')).toBe(`${url}\n`);
      expect(statSync(file(made)).mode & 0o777).toBe(0o600);
      expect(readEnv({ DATA_DIR: made.dataDir }).DATABASE_URL).toBe(url);
      expect(JSON.stringify(await made.now().db.query('select * from audit_entry'))).not.toContain(url);
      expect(await call(owner, 'backup/move', { url })).toMatchObject({
        error: 'This shop is on PostgreSQL already.',
      });
    },
    8 * minutes,
  );

  test(
    'that fails leaves the shop where it is, and the page says why',
    async () => {
      const made = await aShop();
      const { owner, call } = made;
      const url = await emptyDatabaseAddress();
      const there = openPostgres({ url, application: 'someone' });
      await there.query('create table store (id int)');
      await there.close();
      expect(await call(owner, 'backup/move', { url })).toEqual({});
      await made.untilOpen();
      expect(engineOf(made)).toBe('pglite');
      expect(await call(owner, 'backup/getMove')).toMatchObject({
        database: 'built_in',
        last: { problem: 'The log of this server says why.' },
      });
      expect(await call(owner, 'audit/getList', { part: 'backup' })).toMatchObject({
        entries: [{ action: 'backup/move', detail: { failed: true } }],
      });

      made.postgres.isBroken = true;
      expect(await call(owner, 'backup/move', { url: await emptyDatabaseAddress() })).toEqual({});
      await made.untilOpen();
      expect(engineOf(made)).toBe('pglite');
      expect(await titles(made)).toEqual([{ title: 'Salt Roads' }]);
      expect(readdirSync(made.dataDir).filter((name) => name.startsWith('database.url'))).toEqual([]);
    },
    8 * minutes,
  );

  test('is refused, before the shop closes, where it cannot succeed', async () => {
    const made = await aShop();
    const { owner, call } = made;
    const said = async (change: (url: URL) => void, given = server) => {
      const url = new URL(given);
      change(url);
      const { error } = await call(owner, 'backup/move', { url: url.href });
      expect(error).not.toContain(url.href);
      return error;
    };
    expect(await call(owner, 'backup/move', { url: 'mysql://db/shop' })).toMatchObject({
      error: 'An address must look like postgres://user:password@host:5432/name.',
    });
    expect(
      await said((url) => {
        url.port = '1';
      }),
    ).toMatch(/^The database cannot be reached \(.*\)\. Check the address and that PostgreSQL is running\.$/);
    expect(
      await said((url) => {
        url.pathname = '/no_such_database';
      }),
    ).toContain('has no database of the name in the address');
    const used = await emptyDatabaseAddress();
    const there = openPostgres({ url: used, application: 'someone' });
    await there.query(
      'create table migration (name text); create table store (id int); insert into store values (1)',
    );
    await there.query('create table title (id int); create table customer_order (id int)');
    await there.close();
    expect(await said(() => {}, used)).toBe(
      'The database at this address holds a shop already. Use an empty one.',
    );
    expect(engineOf(made)).toBe('pglite');
    expect(existsSync(file(made))).toBe(false);
    expect((await made.ask('/readyz')).status).toBe(200);
  });
});
