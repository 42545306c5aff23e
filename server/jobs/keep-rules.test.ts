import { expect, test } from 'vitest';
import { buildStore } from '../../test/factories.ts';
import { testShop } from '../../test/shop.ts';
import { applyKeepRules } from './keep-rules.ts';

const now = new Date('2026-06-30T12:00:00Z');
const keep = { guest_carts_days: 30, ended_signups_days: 30, searches_days: 30, mails_days: 10 };

test('a store deletes what its settings no longer keep, and another store keeps the same', async () => {
  const made = await testShop();
  const { db } = made;
  const strict = await buildStore(db, { settings: { privacy: keep } });
  const lax = await buildStore(db);
  const at = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);
  for (const { id } of [strict, lax])
    for (const [name, days] of [
      ['old', 31],
      ['kept', 29],
    ] as const) {
      const [session] = await db.query<{ id: number }>(
        'insert into session (token_hash, store_id) values ($1, $2) returning id',
        [`${name} ${id}`, id],
      );
      await db.query('insert into cart (store_id, session_id, changed_at) values ($1, $2, $3)', [
        id,
        session?.id,
        at(days),
      ]);
      await db.query(
        `insert into newsletter_signup (store_id, email, email_key, consent, page, ended_at, ended_by) values ($1, $2, $2, '', '', $3, 'staff 1')`,
        [id, name, at(days)],
      );
      await db.query(
        `insert into search_log (store_id, term, type, results, at) values ($1, $2, 'keyword', 0, $3)`,
        [id, name, at(days)],
      );
      await db.query(
        `insert into mail (store_id, reference, sender, recipient, subject, html, body_text, status, sent_at)
         values ($1, $2, '', '', '', '', '', 'sent', $3)`,
        [id, `${name} ${id}`, at(days - 20)],
      );
    }
  await made.reload();
  await applyKeepRules(db, made.shop.stores, now);
  const left = (table: string, id: number) =>
    db.query<{ n: number }>(`select count(*)::int as n from ${table} where store_id = $1`, [id]);
  for (const table of ['cart', 'newsletter_signup', 'search_log', 'mail']) {
    expect([table, await left(table, strict.id)]).toEqual([table, [{ n: 1 }]]);
    expect([table, await left(table, lax.id)]).toEqual([table, [{ n: 2 }]]);
  }
  const [run] = await db.query('select at, deleted from tidy_run where store_id = $1', [strict.id]);
  expect(run).toEqual({
    at: now,
    deleted: { guest_carts: 1, ended_signups: 1, searches: 1, mails: 1 },
  });
});

test('names of guests go after the event, and answers by their age; the places stay counted', async () => {
  const made = await testShop();
  const { db } = made;
  const { id } = await buildStore(db, { settings: { privacy: { rsvps_days: 30, answers_days: 30 } } });
  const [event] = await db.query<{ id: number }>(
    `insert into event (store_id, title, first_day, last_day) values ($1, 'Evening', '2026-05-01', '2026-05-01') returning id`,
    [id],
  );
  for (const [day, name] of [
    ['2026-05-01', 'Old Guest'],
    ['2026-06-20', 'New Guest'],
  ]) {
    const [date] = await db.query<{ id: number }>(
      `insert into event_date (event_id, store_id, original_day, first_day, last_day, starts_at, ends_at)
       values ($1, $2, $3::date, $3::date, $3::date, $3::timestamptz, $3::timestamptz + interval '1 hour') returning id`,
      [event?.id, id, day],
    );
    for (const n of [1, 2])
      await db.query(
        `insert into event_rsvp (event_date_id, store_id, name, email, email_key, phone, quantity, waitlisted)
         values ($1, $2, $3, $4, $4, '555', 2, false)`,
        [date?.id, id, name, `${n}@example.org`],
      );
  }
  for (const days of [31, 29])
    await db.query(
      `insert into custom_form_submission (store_id, header, answers, created_at)
       values ($1, 'Ask', '[]', now() - make_interval(days => $2::int))`,
      [id, days],
    );
  await made.reload();
  await applyKeepRules(db, made.shop.stores, now);
  const guests = await db.query(
    'select name, email, phone, quantity from event_rsvp where store_id = $1 order by id',
    [id],
  );
  const gone = { name: '', email: '', phone: '', quantity: 2 };
  expect(guests.slice(0, 2)).toEqual([gone, gone]);
  expect(guests.slice(2)).toMatchObject([{ name: 'New Guest' }, { name: 'New Guest' }]);
  expect(await db.query('select deleted from tidy_run where store_id = $1', [id])).toEqual([
    { deleted: { answers: 1, rsvps: 2, searches: 0 } },
  ]);
});
