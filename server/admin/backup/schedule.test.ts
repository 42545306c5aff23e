import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { buildLocation, buildStore } from '../../../test/factories.ts';
import { ownDataFolder } from '../../../test/own-data-folder.ts';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { skipInitdb } from '../../../test/skip-initdb.ts';
import { type Desk, type StaffOf, staffAt } from '../../../test/staff.ts';
import { beginScheduled } from '../../backup/kept/begin-scheduled.ts';
import { makeBackups } from '../../jobs/make-backups.ts';

let made: TestShop;
let store: StaffOf;
let owner: Desk;
let folder: string;

const never = new AbortController().signal;
const nightly = { every: 'day', minute: 150, keep: 2, version: 0 };
const backups = async () => (await owner.get('backup/getList')).backups;
/** The plan's time has come. */
const due = () => made.db.query("update backup_plan set next_at = now() - interval '1 second'");
const work = () => makeBackups({ ...made.shop, env: { ...made.shop.env, ORDER_EMAIL: '' } }, never);
const mails = () =>
  made.db.query<{ recipient: string; reference: string; data: { reason: string } }>(
    "select recipient, reference, data from mail where template = 'backup-failed' order by id",
  );

beforeEach(async () => {
  const env = ownDataFolder();
  folder = join(env.DATA_DIR, 'backups');
  made = await testShop({ env });
  store = await buildStore(made.db, {
    settings: { store_info: { email: 'books@cove.example' } },
  });
  await made.db.query("update store set time_zone = 'America/New_York' where id = $1", [store.id]);
  await buildLocation(made.db, store.id);
  await made.reload();
  owner = await staffAt(made, store, 'owner');
});

test('an owner sets the schedule by the clock of the shop, and a stale change is refused', async () => {
  expect(await owner.get('backup/getPlan')).toMatchObject({ every: 'never', version: 0, next: null });
  const plan = await owner.get('backup/savePlan', nightly);
  expect(plan).toMatchObject({ ...nightly, version: 1, place: 'folder' });
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'America/New_York' });
  expect(clock.format((plan.next ?? 0) * 1000)).toBe('02:30');
  expect(await owner.send('backup/savePlan', nightly)).toMatchObject({ error_code: 'stale' });
  expect(await owner.get('backup/savePlan', { every: 'never', version: 1 })).toMatchObject({ next: null });
  const { entries } = await owner.get('audit/getList', { part: 'backup' });
  expect(entries[1]?.detail).toMatchObject({ before: { every: 'never' }, after: { every: 'day', keep: 2 } });
  expect(await owner.send('backup/savePlan', { ...nightly, place: 'bucket', version: 2 })).toMatchObject({
    error_code: 'no_bucket',
  });
});

test('the backup of the schedule is made once it is due, tested, and the next one is set', async () => {
  await skipInitdb(folder);
  await owner.get('backup/savePlan', nightly);
  await work();
  expect(await backups()).toEqual([]);
  await due();
  await work();
  expect(await backups()).toMatchObject([
    {
      kind: 'scheduled',
      actor: '',
      state: 'done',
      check: 'good',
      file: expect.stringMatching(/-auto\.tar\.gz$/),
    },
  ]);
  const { next } = await owner.get('backup/getPlan');
  expect(next).toBeGreaterThan(Date.now() / 1000);
  await work();
  expect(await backups()).toHaveLength(1);
  expect(await mails()).toEqual([]);
});

test('of several processes one begins it, and it waits while another backup is made', async () => {
  await owner.get('backup/savePlan', nightly);
  await due();
  await Promise.all([1, 2, 3].map(() => beginScheduled(made.db, new Date())));
  expect(await backups()).toHaveLength(1);
  await due();
  await beginScheduled(made.db, new Date());
  expect(await backups()).toHaveLength(1);
  const { next } = await owner.get('backup/getPlan');
  expect((next ?? 0) - Date.now() / 1000).toBeLessThan(601);
});

test('as many of the schedule as it says are kept, beside those of staff', async () => {
  await owner.get('backup/savePlan', nightly);
  const { id } = await owner.get('backup/make');
  await work();
  // A shop that was restored finds them in its folder.
  const nights = [1, 2, 3].map((day) => `handsell-2027-01-0${day}-073000-1f3a-auto.tar.gz`);
  for (const [i, file] of nights.entries()) {
    writeFileSync(join(folder, file), 'a backup');
    utimesSync(join(folder, file), 1_700_000_000, 1_700_000_000 + i * 86_400);
  }
  await work();
  expect(await backups()).toHaveLength(4);
  await work();
  const listed = await backups();
  expect(listed.map(({ kind }) => kind)).toEqual(['by_hand', 'scheduled', 'scheduled']);
  expect(listed[0]?.id).toBe(id);
  expect(listed.slice(1).map(({ file }) => file)).toEqual([nights[2], nights[1]]);
  const files = readdirSync(folder).filter((name) => !name.startsWith('.'));
  expect(files.sort()).toEqual(listed.map(({ file }) => file).sort());
});

test('one that fails is told to the shop once, and takes no good one with it', async () => {
  await skipInitdb(folder);
  await owner.get('backup/savePlan', { ...nightly, keep: 1 });
  await due();
  await work();
  const { folder: place } = made.shop.backups;
  const full = Object.assign(new Error('no room'), { code: 'ENOSPC' });
  made.shop.backups.folder = { ...place, keep: () => Promise.reject(full) };
  await due();
  await work();
  await work();
  expect(await mails()).toMatchObject([
    {
      recipient: 'books@cove.example',
      data: { is_test: false, reason: expect.stringContaining('The disk is full.') },
    },
  ]);
  expect((await backups()).map(({ state }) => state)).toEqual(['failed', 'done']);
  // What is stored is not what was written.
  made.shop.backups.folder = { ...place, read: async () => null };
  await due();
  await work();
  expect((await mails()).map(({ data }) => data)).toMatchObject([
    { is_test: false },
    { is_test: true, reason: 'The file is gone.' },
  ]);
  expect((await backups()).map(({ check }) => check)).toContain('good');
});

test('a manager may not change it, nor someone who owns only one shop of the server', async () => {
  const manager = await staffAt(made, store, 'manager');
  expect(await manager.send('backup/savePlan', nightly)).toMatchObject({ error_code: 'not_allowed' });
  const other = await buildStore(made.db, { name: 'Other Books' });
  await buildLocation(made.db, other.id);
  await made.reload();
  const stranger = await staffAt(made, other, 'owner');
  for (const desk of [owner, stranger])
    expect(await desk.send('backup/savePlan', nightly)).toMatchObject({ error_code: 'other_stores' });
  expect(await manager.get('backup/getPlan')).toMatchObject({ every: 'never' });
});
