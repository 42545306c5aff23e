import { expect, test } from 'vitest';
import { testDb } from '../../test/database.ts';
import { buildStore, buildTitle } from '../../test/factories.ts';
import { tidy } from './tidy.ts';

test('deletes expired data and keeps the rest', async () => {
  const db = await testDb();
  const { id } = await buildStore(db);
  const session = `insert into session (token_hash, store_id, seen_at) values ($1, ${id}, now() - $2::interval)`;
  await db.query(session, ['old', '366 days']);
  await db.query(session, ['kept', '364 days']);
  const answer = `insert into idempotent_answer (caller, uuid, action, input_hash, answer, at)
    values ('c', $1, 'cart/add', 'h', '{}', now() - $2::interval)`;
  await db.query(answer, ['old', '49 hours']);
  await db.query(answer, ['kept', '47 hours']);
  const bucket = 'insert into rate_window (bucket, calls, ends_at) values ($1, 1, now() + $2::interval)';
  await db.query(bucket, ['old', '-1 second']);
  await db.query(bucket, ['kept', '1 hour']);
  const used = 'insert into captcha_used (signature, expires_at) values ($1, now() + $2::interval)';
  await db.query(used, ['old', '-1 second']);
  await db.query(used, ['kept', '1 hour']);
  const found = `insert into browse_result (id, store_id, title_ids, created_at)
    values ($1, ${id}, '{}', now() - $2::interval)`;
  await db.query(found, ['r00000old', '366 days']);
  await db.query(found, ['r00000kept', '364 days']);
  const mail = `insert into mail (store_id, reference, sender, recipient, subject, html, body_text, status, sent_at,
    next_attempt_at) values (${id}, $1, '', '', '', '', '', $2, now() - $3::interval, now() - interval '40 days')`;
  await db.query(mail, ['old', 'sent', '31 days']);
  await db.query(mail, ['kept', 'sent', '29 days']);
  await db.query(mail, ['old failed', 'failed', null]);
  await db.query(mail, ['kept waiting', 'queued', null]);
  const search = `insert into search_log (store_id, term, type, results, at)
    values (${id}, $1, 'keyword', 0, now() - $2::interval)`;
  await db.query(search, ['old', '401 days']);
  await db.query(search, ['kept', '399 days']);
  const change = 'insert into catalog_change (title_id, at) values ($1, now() - $2::interval)';
  await db.query('delete from catalog_change');
  await db.query(change, [1, '121 minutes']);
  await db.query(change, [2, '119 minutes']);
  await db.query(`insert into staff (email, email_key, name, password_hash) values ('', '', '', '')`);
  const staff = `insert into staff_session (token_hash, staff_id, created_at)
    select $1, id, now() - $2::interval from staff`;
  await db.query(staff, ['old', '25 hours']);
  await db.query(staff, ['kept', '23 hours']);

  await tidy({ db, mailKeepDays: 30 });
  const left = await db.query<{ name: string }>(
    `select token_hash as name from session union all select uuid from idempotent_answer
     union all select bucket from rate_window union all select signature from captcha_used
     union all select reference from mail union all select term from search_log
     union all select token_hash from staff_session order by name`,
  );
  expect(left.map((row) => row.name)).toEqual([...Array(7).fill('kept'), 'kept waiting']);
  expect(await db.query('select id from browse_result')).toEqual([{ id: 'r00000kept' }]);
  expect(await db.query('select title_id from catalog_change')).toEqual([{ title_id: 2 }]);
});

test('editions that two imports brought at the same time find each other', async () => {
  const db = await testDb();
  const { id } = await buildTitle(db, { work_key: 'same' });
  const other = await buildTitle(db, { work_key: 'same' });
  await db.query('delete from work_edition');
  await tidy({ db, mailKeepDays: 30 });
  const rows = await db.query<{ title_id: number }>('select title_id from work_edition order by title_id');
  expect(rows.map((r) => r.title_id)).toEqual([id, other.id]);
});
