import type { ChildProcess } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { buildLocation, buildStore, buildTitle } from '../../../test/factories.ts';
import { ownDataFolder } from '../../../test/own-data-folder.ts';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { onProcess, skipInitdb } from '../../../test/skip-initdb.ts';
import { type Desk, type StaffOf, staffAt, staffPassword } from '../../../test/staff.ts';
import { createApp } from '../../app.ts';
import { machine } from '../../backup/kept/machine.ts';
import { claimBackup, noteRestoreFailed } from '../../backup/kept/queries.ts';
import { makeBackups } from '../../jobs/make-backups.ts';

let made: TestShop;
let store: StaffOf;
let owner: Desk;
let folder: string;

const host = 'one.localhost';
const never = new AbortController().signal;
const work = (stopping = never) => makeBackups(made.shop, stopping);
const seen = (id: number) => owner.get('backup/get', { id });
const inFolder = () =>
  existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [];
const unfinished = () => readdirSync(join(folder, '.unfinished'));

beforeEach(async () => {
  const env = ownDataFolder();
  folder = join(env.DATA_DIR, 'backups');
  mkdirSync(join(env.DATA_DIR, 'covers'));
  writeFileSync(join(env.DATA_DIR, 'covers', '9780000000002.svg'), '<svg/>');
  writeFileSync(join(env.DATA_DIR, 'secret.key'), 'of this installation');
  made = await testShop({ env });
  store = await buildStore(made.db, { hosts: [host] });
  await buildLocation(made.db, store.id);
  await buildTitle(made.db);
  await made.reload();
  owner = await staffAt(made, store, 'owner');
});

/** A backup that is made. */
async function aBackup(): Promise<number> {
  const { id } = await owner.get('backup/make');
  await work();
  return id;
}

const download = (id: number, desk = owner) =>
  createApp(made.shop, async () => new Response('page')).request(`http://${host}/admin/backups/${id}/file`, {
    headers: { host, cookie: `staff_session=${desk.caller.token}` },
  });

test('a backup is made beside the shop, listed, downloaded and deleted, and the log says by whom', async () => {
  const id = await aBackup();
  expect(made.woken).toEqual(['make-backups']);
  const backup = await seen(id);
  expect(backup).toMatchObject({
    ...{ place: 'folder', kind: 'by_hand', actor: expect.stringContaining('owner.'), state: 'done' },
    ...{ with_pictures: true, check: 'none', problem: '', other_stores: [] },
    counts: { titles: 1, customers: 0, orders: 0, pictures: 1 },
  });
  expect(inFolder()).toEqual([backup.file]);
  expect(backup.size).toBe(statSync(join(folder, backup.file)).size);
  expect(statSync(join(folder, backup.file)).mode & 0o077).toBe(0);
  expect(await owner.get('backup/getList')).toMatchObject({
    backups: [{ id }],
    is_running: false,
    has_more: false,
  });

  const answer = await download(id);
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${backup.file}"`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(readFileSync(join(folder, backup.file)));

  await owner.get('backup/delete', { id, version: backup.version });
  expect(inFolder()).toEqual([]);
  expect(await owner.send('backup/get', { id })).toMatchObject({ error_code: 'not_found' });
  const { entries } = await owner.get('audit/getList', { part: 'backup' });
  expect(entries.map(({ action, target }) => [action, target])).toEqual(
    ['backup/delete', 'backup/take', 'backup/make'].map((action) => [action, backup.file]),
  );
});

test('while one backup is made, a second is refused', async () => {
  await owner.get('backup/make');
  expect(await owner.send('backup/make')).toMatchObject({
    ...{ error_code: 'already_running', error: 'A backup is being made already. Wait until it is done.' },
  });
  await Promise.all([work(), work()]);
  expect(inFolder()).toHaveLength(1);
  expect(await owner.send('backup/make')).toMatchObject({ ok: true });
});

test('a test restores the backup beside the shop and counts what is in it', async () => {
  const id = await aBackup();
  const { version } = await seen(id);
  await owner.get('backup/check', { id, version });
  expect(await owner.send('backup/check', { id, version })).toMatchObject({ error_code: 'stale' });
  const running = await seen(id);
  expect(await owner.send('backup/delete', { id, version: running.version })).toMatchObject({
    error_code: 'not_ready',
  });
  await work();
  expect(await seen(id)).toMatchObject({
    ...{ check: 'good', check_problem: '', checked: expect.any(Number), state: 'done' },
    counts: { titles: 1, customers: 0, orders: 0, pictures: 1 },
  });
  expect(unfinished()).toEqual([]);
});

const askForTest = async () => {
  const id = await aBackup();
  await owner.get('backup/check', { id, version: (await seen(id)).version });
  return id;
};

test('a process of the test that is killed, or left alone, is a test that could not be made', async () => {
  await skipInitdb(folder);
  const ways = [
    // At its start, in the midst of its work, and when the one that started it is gone.
    (child: ChildProcess) => child.once('spawn', () => child.kill('SIGKILL')),
    (child: ChildProcess) => child.once('message', () => child.kill('SIGKILL')),
    (child: ChildProcess) => child.once('message', () => child.disconnect()),
  ];
  const ended: unknown[] = [];
  onProcess((child) => {
    child.once('exit', (code, signal) => ended.push(signal ?? code));
    ways.shift()?.(child);
  });
  const id = await askForTest();
  for (const times of [1, 2, 3]) {
    expect(await seen(id)).toMatchObject({ state: 'done', check: expect.stringMatching(/waiting|running/) });
    await work();
    expect([ended.length, unfinished()]).toEqual([times, []]);
    await made.db.query("update backup set claimed_until = now() - interval '1 second'");
  }
  expect(ended).toEqual(['SIGKILL', 'SIGKILL', 0]);
  expect(await seen(id)).toMatchObject({
    ...{ state: 'done', check: 'failed' },
    check_problem: 'The test could not be made. The log of this server says why.',
  });
});

test('a shop that stops ends the process of a test, and makes the test after the next start', async () => {
  await skipInitdb(folder);
  const stop = new AbortController();
  const ended: unknown[] = [];
  let said: readonly string[] = [];
  onProcess((child) => {
    child.once('spawn', () => {
      said = child.spawnargs;
    });
    child.once('exit', (code, signal) => ended.push(signal ?? code));
    if (!stop.signal.aborted) child.once('message', () => stop.abort());
  });
  const id = await askForTest();
  await work(stop.signal);
  expect(ended).toEqual(['SIGKILL']);
  expect(unfinished()).toEqual([]);
  expect(await seen(id)).toMatchObject({ check: 'running', check_problem: '' });
  await work();
  expect(await seen(id)).toMatchObject({ check: 'good' });
  expect(ended).toEqual(['SIGKILL', 0]);
  // Other users of the machine can read how a process was started.
  expect(said.join(' ')).not.toContain(made.shop.env.DATA_DIR);
});

test('a file that was put into the folder is listed; one that is damaged or no backup fails its test', async () => {
  await skipInitdb(folder);
  const { file } = await seen(await aBackup());
  const whole = readFileSync(join(folder, file));
  writeFileSync(join(folder, 'sunday.tar.gz'), whole.subarray(0, whole.length - 2000));
  writeFileSync(join(folder, 'books.tar.gz'), 'isbn,title\n');
  writeFileSync(join(folder, 'notes.txt'), 'not of the shop');
  await work();
  const { backups } = await owner.get('backup/getList');
  const found = backups.filter(({ kind }) => kind === 'found');
  expect(found.map((one) => one.file).sort()).toEqual(['books.tar.gz', 'sunday.tar.gz']);
  for (const { id, version } of found) await owner.get('backup/check', { id, version });
  await work();
  for (const { id } of found)
    expect(await seen(id)).toMatchObject({
      ...{
        check: 'bad',
        check_problem: expect.stringMatching(/^This file is damaged or no backup of Handsell/),
      },
    });
  // What is gone from the folder goes from the list.
  const { id } = await owner.get('backup/make');
  await work();
  const { file: gone } = await seen(id);
  rmSync(join(folder, gone));
  await work();
  expect(await owner.send('backup/get', { id })).toMatchObject({ error_code: 'not_found' });
});

test('a backup of a newer version says so when it is tested', async () => {
  await skipInitdb(folder);
  await made.db.query("insert into migration (name, hash) values ('9999_later.sql', 'x')");
  try {
    const id = await aBackup();
    await owner.get('backup/check', { id, version: (await seen(id)).version });
    await work();
    expect(await seen(id)).toMatchObject({
      check: 'bad',
      check_problem: 'This copy is of a newer version of Handsell (9999_later.sql). Update first.',
    });
  } finally {
    await made.db.query("delete from migration where name = '9999_later.sql'");
  }
});

test('a full disk ends it with a plain sentence, and leaves nothing behind', async () => {
  const { id } = await owner.get('backup/make');
  const { file } = await seen(id);
  mkdirSync(join(folder, '.unfinished'), { recursive: true });
  // Whatever is written to this device fails with ENOSPC.
  symlinkSync('/dev/full', join(folder, '.unfinished', `1-${file}.part`));
  await work();
  expect(await seen(id)).toMatchObject({
    state: 'failed',
    problem: 'Nothing was kept of this backup. The disk is full. Make room on it, then try again.',
  });
  expect(inFolder()).toEqual([]);
  expect(unfinished()).toEqual([]);
  expect(await owner.send('backup/make')).toMatchObject({ ok: true });
});

test('one whose job died is begun again, and given up after the third time', async () => {
  const { id } = await owner.get('backup/make');
  const die = async () => {
    await claimBackup(made.db, machine);
    mkdirSync(join(folder, '.unfinished'), { recursive: true });
    writeFileSync(join(folder, '.unfinished', 'half.tar.gz.part'), 'half');
    await made.db.query("update backup set claimed_until = now() - interval '1 second'");
  };
  await die();
  // Its claim still holds: no other job takes it.
  await made.db.query("update backup set claimed_until = now() + interval '1 minute'");
  await work();
  expect(await seen(id)).toMatchObject({ state: 'running' });
  await made.db.query("update backup set claimed_until = now() - interval '1 second'");
  await work();
  expect(await seen(id)).toMatchObject({ state: 'done' });
  expect(unfinished()).toEqual([]);

  const { id: another } = await owner.get('backup/make');
  for (const _ of [1, 2, 3]) await die();
  await work();
  expect(await seen(another)).toMatchObject({
    state: 'failed',
    problem: 'Nothing was kept of this backup. It broke off several times.',
  });
  expect(unfinished()).toEqual([]);
});

test('a shop that stops goes on with it after the next start', async () => {
  const { id } = await owner.get('backup/make');
  const stop = new AbortController();
  const { folder: place } = made.shop.backups;
  made.shop.backups.folder = {
    ...place,
    keep: async () => {
      stop.abort();
      throw new Error('cut');
    },
  };
  await work(stop.signal);
  expect(await seen(id)).toMatchObject({ state: 'running', problem: '' });
  expect([inFolder(), unfinished()]).toEqual([[], []]);
  made.shop.backups.folder = place;
  await work();
  expect(await seen(id)).toMatchObject({ state: 'done', problem: '' });
  expect(inFolder()).toHaveLength(1);
});

test('only someone who owns every shop of the server takes a backup away, with a password typed lately', async () => {
  const id = await aBackup();
  const { version } = await seen(id);
  const manager = await staffAt(made, store, 'manager');
  const refusalOf = async (name: string, desk = owner) =>
    ((await desk.send(name, { id, version })) as { error_code?: string }).error_code;
  for (const name of ['backup/take', 'backup/delete', 'backup/restore'])
    expect([name, await refusalOf(name, manager)]).toEqual([name, 'not_allowed']);
  expect((await download(id, manager)).headers.get('location')).toBe(
    `/admin/backups/${id}?problem=not_allowed`,
  );
  await made.db.query("update staff_session set proved_at = now() - interval '16 minutes'");
  for (const name of ['backup/take', 'backup/delete', 'backup/restore'])
    expect([name, await refusalOf(name)]).toEqual([name, 'proof_required']);
  expect((await download(id)).headers.get('location')).toBe(`/admin/backups/${id}?problem=proof_required`);
  await owner.get('staff/prove', { password: staffPassword });

  const other = await buildStore(made.db, { name: 'Other Books' });
  await buildLocation(made.db, other.id);
  await made.reload();
  const stranger = await staffAt(made, other, 'owner');
  for (const desk of [owner, stranger]) {
    for (const name of ['backup/take', 'backup/delete', 'backup/restore'])
      expect([name, await refusalOf(name, desk)]).toEqual([name, 'other_stores']);
    expect(await refusalOf('backup/get', desk)).toBeUndefined();
  }
  expect(await seen(id)).toMatchObject({ other_stores: ['Other Books'] });
  expect(inFolder()).toHaveLength(1);
  // Someone who owns both may.
  await made.db.query(
    `insert into staff_role (staff_id, store_id, role) select r.staff_id, $2, 'owner' from staff_role r
     where r.store_id = $1 and r.role = 'owner'`,
    [store.id, other.id],
  );
  expect(await refusalOf('backup/take')).toBeUndefined();
});

test('a tested backup is handed over for a restore, and only by a process that is alone and idle', async () => {
  const begun: unknown[] = [];
  const id = await aBackup();
  const { file, place, version } = await seen(id);
  const refusal = async () =>
    (await owner.send('backup/restore', { id, version })) as { error_code?: string };
  expect(await refusal()).toMatchObject({
    ...{ error_code: 'not_ready', error: expect.stringContaining('Test this backup first') },
  });
  await made.db.query("update backup set check_state = 'good'");
  expect(await refusal()).toMatchObject({ error_code: 'not_alone' });
  made.shop.closeFor = (task) => begun.push(task);
  await owner.get('backup/make');
  expect(await refusal()).toMatchObject({ error_code: 'already_running' });
  await work();
  const away = join(made.shop.env.DATA_DIR, file);
  renameSync(join(folder, file), away);
  expect(await refusal()).toMatchObject({ error_code: 'not_ready' });
  renameSync(away, join(folder, file));
  made.shop.db = { ...made.shop.db, ownConnections: () => -1 };
  expect(await refusal()).toMatchObject({ error_code: 'not_alone' });
  made.shop.db = made.db;
  expect(begun).toEqual([]);
  const { safety_file } = await owner.get('backup/restore', { id, version });
  expect(safety_file).toMatch(/^handsell-[\d-]+-[0-9a-f]{4}-before-restore\.tar\.gz$/);
  expect(begun).toEqual([
    {
      kind: 'restore',
      ...{ backup: { id, file, place }, safetyFile: safety_file, staffId: expect.any(Number) },
      ...{ actor: expect.stringContaining('owner.'), address: owner.caller.address },
    },
  ]);
});

test('of two owners who restore at once, one does, and a restore that breaks off is no success', async () => {
  const other = await staffAt(made, store, 'owner', { email: 'second.owner@example.org' });
  const [first, second] = [await aBackup(), await aBackup()];
  await made.db.query("update backup set check_state = 'good'");
  const begun: string[] = [];
  made.shop.closeFor = (task) => task.kind === 'restore' && begun.push(task.backup.file);
  const ask = async (desk: Desk, id: number) =>
    (await desk.send('backup/restore', { id, version: (await seen(id)).version })) as { error_code?: string };
  const answers = await Promise.all([ask(owner, first), ask(other, second), ask(owner, second)]);
  expect(answers.map(({ error_code = 'begun' }) => error_code).sort()).toEqual([
    'already_running',
    'already_running',
    'begun',
  ]);
  expect(begun).toHaveLength(1);
  const chosen = begun[0] === (await seen(first)).file ? first : second;
  expect(await seen(chosen)).toMatchObject({ problem: '', restored: null });

  await noteRestoreFailed(made.db, 'It broke off.');
  expect(await seen(chosen)).toMatchObject({ problem: 'It broke off.', restored: null });
  const { entries } = await owner.get('audit/getList', { part: 'backup' });
  expect(entries.filter(({ action }) => action === 'backup/restore')).toMatchObject([
    { target: begun[0], detail: { failed: true } },
  ]);
  // It can be tried again.
  expect(await ask(other, chosen)).toMatchObject({ ok: true });
});

test('a bucket that this installation does not have is refused', async () => {
  expect(await owner.send('backup/make', { place: 'bucket' })).toMatchObject({ error_code: 'no_bucket' });
});

test('a file that lies on another machine stays in the list, and is tested there', async () => {
  await skipInitdb(folder);
  const id = await aBackup();
  const { file, version } = await seen(id);
  await made.db.query("update backup set machine = 'another'");
  const elsewhere = join(made.shop.env.DATA_DIR, file);
  renameSync(join(folder, file), elsewhere);
  await owner.get('backup/check', { id, version });
  await work();
  expect(await seen(id)).toMatchObject({ state: 'done', check: 'waiting' });
  expect((await download(id)).headers.get('location')).toBe(`/admin/backups/${id}?problem=gone`);
  // Brought here, it is known by its name.
  renameSync(elsewhere, join(folder, file));
  await work();
  await work();
  expect(await seen(id)).toMatchObject({ kind: 'by_hand', check: 'good' });
});
