import { expect, test } from 'vitest';
import type { Health } from '../../../contract/admin/health.ts';
import { engine } from '../../../test/database.ts';
import { buildLocation, buildStore, buildTitle } from '../../../test/factories.ts';
import { ownDataFolder } from '../../../test/own-data-folder.ts';
import { testShop } from '../../../test/shop.ts';
import { staffAt } from '../../../test/staff.ts';
import { memoryImages } from '../../providers/images/memory-images.ts';
import { disksOf } from './disks.ts';

async function aShop(parts: Parameters<typeof testShop>[0] = {}) {
  const env = { ...ownDataFolder(), SMTP_URL: 'smtp://mail.example:25' };
  const made = await testShop({ env, ...parts });
  const store = await buildStore(made.db);
  await buildLocation(made.db, store.id);
  const other = await buildStore(made.db);
  await buildLocation(made.db, other.id);
  await made.reload();
  const owner = await staffAt(made, store, 'owner');
  const mail = (storeId: number, reference: string, more: string) =>
    made.db.query(
      `insert into mail (store_id, reference, sender, recipient, subject, html, body_text, ${more.split('=')[0]})
       values ($1, $2, 's@shop.example', 'ada@example.org', 'Your order', '', '', ${more.split('=')[1]})`,
      [storeId, reference],
    );
  const payment = async (storeId: number, reference: string, state = 'stray') => {
    const [row] = await made.db.query<{ id: number }>(
      `insert into payment (store_id, key, provider, amount, currency, state, reference, label, created_at, due_at, next_check_at)
       values ($1, $2, 'stripe', 2500, 'USD', $3, $2, 'Visa ending in 4242', now(), now(), now()) returning id`,
      [storeId, reference, state],
    );
    return row?.id ?? 0;
  };
  const step = (id: number, kind: string, state: string, amount: number) =>
    made.db.query(
      `insert into payment_step (payment_id, key, kind, amount, state, created_by, next_attempt_at, created_at)
       values ($1, gen_random_uuid()::text, $2, $4, $3, 'staff', now(), now())`,
      [id, kind, state, amount],
    );
  return { made, store, other, owner, mail, payment, step };
}

/** Codes of what is wrong, whatever room the disk of this machine has. */
const codesOf = ({ faults }: Pick<Health, 'faults'>) =>
  faults.map(({ code }) => code).filter((code) => !code.startsWith('disk'));

test('a shop that is well says so, with its figures', async () => {
  const { made, owner } = await aShop();
  await buildTitle(made.db);
  const health = await owner.get('health/get');
  expect(codesOf(health)).toEqual(['backup_none']);
  expect(health).toMatchObject({
    database: { engine, version: expect.stringMatching(/^\d+\.\d+/), is_read_only: false },
    pictures: 'disk',
    mails: { is_set_up: true, waiting: 0, late: 0, failed: 0, unsent: [] },
    imports: [],
    payments: [],
    backups: { last: null, is_tested: false, has_failed: false, every: 'never', next: null },
    versions: { handsell: expect.stringMatching(/^\d+\.\d+/), node: process.versions.node },
    titles: 1,
  });
  expect(health.database.bytes).toBeGreaterThan(1e6);
  expect(health.jobs.map(({ state }) => state)).toContain('none');
  expect(await owner.get('health/getFaults')).toEqual({ faults: health.faults });
});

test('shows mails, files and payments of this store, and of no other', async () => {
  const { made, store, other, owner, mail, payment, step } = await aShop();
  for (const { id } of [store, other]) {
    await mail(id, `given-up-${id}`, "status='failed'");
    await mail(id, `waits-${id}`, "created_at=now() - interval '1 hour'");
    await payment(id, `pi_${id}`);
    await made.db.query(
      `insert into catalog_import (store_id, actor, file_name, file, size, state, found)
       values ($1, 'a@b.c', 'spring.csv', gen_random_uuid()::text, 1, 'failed', '{"counts": {"rejected": 7}}')`,
      [id],
    );
  }
  // Given back whole, released before it was taken, or paid for: none needs anyone.
  await step(await payment(store.id, 'back'), 'refund', 'done', 2500);
  await step(await payment(store.id, 'released'), 'void', 'open', 0);
  await payment(store.id, 'sold', 'captured');
  await step(await payment(store.id, 'half'), 'refund', 'done', 1000);
  const health = await owner.get('health/get');
  expect(health.mails).toMatchObject({ waiting: 1, late: 1, failed: 1 });
  expect(health.mails.unsent).toMatchObject([{ recipient: 'ada@example.org', is_failed: true }]);
  expect(health.imports).toMatchObject([{ file_name: 'spring.csv', state: 'failed', rejected: 7 }]);
  expect(health.payments.map(({ reference, amount }) => [reference, amount])).toEqual([
    [`pi_${store.id}`, 2500],
    ['half', 1500],
  ]);
  expect(codesOf(health)).toEqual([
    ...['payments_without_order', 'mails_failed', 'backup_none', 'mails_late', 'import_failed'],
  ]);
});

test('sends again what was given up: one mail or all, and none of another store', async () => {
  const { made, store, other, owner, mail } = await aShop();
  for (const n of [1, 2, 3]) await mail(store.id, `mine-${n}`, "status='failed'");
  await mail(other.id, 'theirs', "status='failed'");
  const failed = () =>
    made.db.query("select id::int, reference from mail where status = 'failed' order by reference");
  const idOf = async (reference: string) =>
    (await failed()).find((row) => row.reference === reference)?.id as number;
  const theirs = await idOf('theirs');
  expect(await owner.send('health/sendMails', { mail_id: theirs })).toMatchObject({
    error_code: 'not_found',
  });
  const first = await idOf('mine-1');
  expect(await owner.get('health/sendMails', { mail_id: first })).toEqual({ queued: 1 });
  expect(await owner.send('health/sendMails', { mail_id: first })).toMatchObject({ error_code: 'not_found' });
  expect(await owner.get('health/sendMails')).toEqual({ queued: 2 });
  expect(await failed()).toEqual([{ id: theirs, reference: 'theirs' }]);
  expect(made.woken).toEqual(['send-mail', 'send-mail']);
  const { entries } = await owner.get('audit/getList', { part: 'health' });
  expect(entries.map(({ action, target, detail }) => [action, target, detail])).toEqual([
    ['health/sendMails', '', { mails: 2 }],
    ['health/sendMails', String(first), { mails: 1 }],
  ]);
});

test('says when the bucket of pictures does not answer', async () => {
  const images = { ...memoryImages(), name: 's3' };
  const { owner } = await aShop({ images });
  expect(await owner.get('health/get')).toMatchObject({ pictures: 'bucket' });
  const { owner: another } = await aShop({
    images: { ...images, has: () => Promise.reject(new Error('the image store cannot be reached')) },
  });
  const { pictures, faults } = await another.get('health/get');
  expect(pictures).toBe('silent');
  expect(faults).toContainEqual({ code: 'bucket_silent', is_urgent: true, count: 1 });
});

test('names each disk once, and leaves out what is not there', async () => {
  const disks: Record<string, number> = { '/data': 1, '/data/covers': 1, '/data/media': 2 };
  const ask = async (folder: string) => {
    const id = disks[folder];
    if (!id) throw new Error('ENOENT');
    return { id, free: id * 1e9, total: 9e9 };
  };
  expect(await disksOf('/data', true, ask)).toEqual([
    { holds: ['data', 'pictures'], free: 1e9, total: 9e9 },
    { holds: ['pictures'], free: 2e9, total: 9e9 },
  ]);
  expect(await disksOf('/data', false, ask)).toEqual([{ holds: ['data'], free: 1e9, total: 9e9 }]);
  expect(await disksOf('/gone', true, ask)).toEqual([]);
});

test('is not for a viewer, nor for someone who works at one location', async () => {
  const { made, store } = await aShop();
  const viewer = await staffAt(made, store, 'viewer');
  expect(await viewer.send('health/get')).toMatchObject({ error_code: 'not_allowed' });
  const [row] = await made.db.query<{ id: number }>('select id from location where store_id = $1', [
    store.id,
  ]);
  const manager = await staffAt(made, store, 'manager', { locationId: row?.id ?? 0 });
  expect(await manager.send('health/get')).toMatchObject({ error_code: 'not_allowed' });
});

test('knows the last backup, and that the newest one failed', async () => {
  const { made, owner } = await aShop();
  const insert = (file: string, state: string, check: string, hours: number, more = "'by_hand'") =>
    made.db.query(
      `insert into backup (file, place, kind, state, check_state, made_at, created_at)
       values ($1, 'folder', ${more}, $2, $3, now() - make_interval(hours => $4), now() - make_interval(hours => $4))`,
      [file, state, check, hours],
    );
  await insert('old.tar.gz', 'done', 'good', 100);
  await insert('bad.tar.gz', 'done', 'bad', 50);
  const { backups, faults } = await owner.get('health/get');
  expect(backups).toMatchObject({ is_tested: true, has_failed: true });
  expect(Date.now() / 1000 - (backups.last ?? 0)).toBeGreaterThan(99 * 3600);
  expect(faults).toContainEqual({ code: 'backup_failed', is_urgent: true, count: 1 });
  await insert('new.tar.gz', 'done', 'none', 1);
  expect(await owner.get('health/get')).toMatchObject({ backups: { is_tested: false, has_failed: false } });
});

test('an export that failed is named until one of its kind is made, one that hangs while it does', async () => {
  const { made, store, other, owner } = await aShop();
  const add = (storeId: number, kind: string, state: string, since = '1 minute') =>
    made.db.query(
      `insert into data_export (store_id, kind, file, actor, state, created_at, claimed_until)
       values ($1, $2, gen_random_uuid()::text, 'a@shop.example', $3, now() - $4::interval, now() - $4::interval)`,
      [storeId, kind, state, since],
    );
  const exports = async () => (await owner.get('health/get')).exports;
  await add(store.id, 'orders_csv', 'failed');
  await add(store.id, 'lists_csv', 'failed');
  await add(store.id, 'lists_csv', 'done');
  await add(other.id, 'lists_csv', 'failed');
  expect(await exports()).toEqual({ failed: 1, late: 0 });
  expect(codesOf(await owner.get('health/getFaults'))).toContain('export_failed');
  await add(store.id, 'pages_zip', 'waiting');
  expect(await exports()).toEqual({ failed: 1, late: 0 });
  await add(store.id, 'stock_csv', 'running', '20 minutes');
  expect(await exports()).toEqual({ failed: 1, late: 1 });
  expect(codesOf(await owner.get('health/getFaults'))).toContain('export_late');
  // It waits for one that is written.
  await made.db.query(
    `update data_export set state = 'running', claimed_until = now() + interval '1 minute' where kind = 'pages_zip'`,
  );
  expect(await exports()).toEqual({ failed: 1, late: 0 });
  await made.db.query(
    `update data_export set created_at = now() - interval '4 hours' where kind = 'pages_zip'`,
  );
  expect(await exports()).toEqual({ failed: 1, late: 1 });
});
