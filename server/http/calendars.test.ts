import ICAL from 'ical.js';
import ical from 'node-ical';
import { expect, test } from 'vitest';
import { anEvent, eventDates } from '../../test/events.ts';
import { buildStore } from '../../test/factories.ts';
import { pageShop } from '../../test/page-shop.ts';
import { cancelDate, putCategory } from '../event/write.ts';

const shop = pageShop();
const storeId = async () =>
  (await shop.made.db.query<{ id: number }>("select id from store where name = 'One'"))[0]?.id ?? 0;

/** Read by another program than the one that wrote it. */
const entriesOf = (text: string) =>
  Object.values(ical.sync.parseICS(text)).flatMap((entry) => (entry?.type === 'VEVENT' ? [entry] : []));

test('a calendar has events with their times, places and changes', async () => {
  const { db } = shop.made;
  const id = await storeId();
  const title =
    'Rope; knots, and “Moby-Dick” on a winter evening of very many words that do not fit in one line';
  const place = { location_text: 'The Loft', address: '1 Pier Road, Portland, ME' };
  const description = '<p>Three short stories about the sea, read by lamplight. '.repeat(4);
  const evening = await anEvent(db, id, { first_day: '2027-06-04', title, description, ...place });
  const allDay = { first_day: '2027-06-11', last_day: '2027-06-13', start_time: '', end_time: '' };
  const sale = await anEvent(db, id, allDay);
  await db.tx((q) => cancelDate(q, id, { dateId: sale, version: 1 }, 'Too much wind'));
  await anEvent(db, id, { is_published: false });
  const response = await shop.get('/events.ics');
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const text = await response.text();
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const [first, second, ...rest] = entriesOf(text);
  expect(rest).toEqual([]);
  expect(first).toMatchObject({
    uid: `event-${evening}@one.localhost`,
    summary: title,
    location: 'The Loft, 1 Pier Road, Portland, ME',
    status: 'CONFIRMED',
    sequence: 0,
  });
  expect(first?.start?.toISOString()).toBe('2027-06-04T22:30:00.000Z');
  expect(first?.end?.toISOString()).toBe('2027-06-05T00:00:00.000Z');
  expect(first?.url).toMatch(new RegExp(`/events/${evening}$`));
  expect(second).toMatchObject({ datetype: 'date', status: 'CANCELLED', sequence: 2 });
  expect(second?.description).toContain('Too much wind');
  expect(text).toContain('DTSTART;VALUE=DATE:20270611\r\nDTEND;VALUE=DATE:20270614\r\n');
  const one = await (await shop.get(`/events/${evening}.ics`)).text();
  expect(entriesOf(one).map((entry) => entry.uid)).toEqual([`event-${evening}@one.localhost`]);
});

test('a calendar names the shop as the organizer, where that has a mail address (RFC 5546 §3.2.1)', async () => {
  const { db, reload } = shop.made;
  const id = await storeId();
  await anEvent(db, id);
  const text = async () => (await shop.get('/events.ics')).text();
  await db.query(`update store set settings = '{"store_info": {"email": ""}}' where id = $1`, [id]);
  await reload();
  expect(await text()).not.toMatch(/ORGANIZER|METHOD/);
  const name = 'One “by the sea”, "Books"; and very many more words than fit into one single line: Inc.';
  await db.query(
    `update store set name = $2, settings = '{"store_info": {"email": "hello@one.example"}}' where id = $1`,
    [id, name],
  );
  await reload();
  const written = await text();
  expect(written).toContain('METHOD:PUBLISH');
  expect(written.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const [entry] = entriesOf(written);
  expect(entry?.organizer).toMatchObject({ val: 'mailto:hello@one.example' });
  const organizer = new ICAL.Component(ICAL.parse(written))
    .getFirstSubcomponent('vevent')
    ?.getFirstProperty('organizer');
  expect([organizer?.getFirstValue(), organizer?.getParameter('cn')]).toEqual([
    'mailto:hello@one.example',
    name,
  ]);
  await db.query("update store set name = 'One' where id = $1", [id]);
  await reload();
});

test('a calendar is sent again only when something has changed', async () => {
  const { db } = shop.made;
  const id = await storeId();
  const event = await anEvent(db, id);
  const first = await shop.get('/events.ics');
  const tag = first.headers.get('etag') ?? '';
  expect((await shop.get('/events.ics', { 'if-none-match': tag })).status).toBe(304);
  await db.tx((q) => cancelDate(q, id, { dateId: event, version: 1 }, ''));
  expect((await shop.get('/events.ics', { 'if-none-match': tag })).status).toBe(200);
});

test('a calendar can have one category, and has dates of the last 30 days', async () => {
  const { db } = shop.made;
  const id = await storeId();
  const category_id = await putCategory(db, id, { name: 'Talks', colour: '#123456', position: 1 });
  const today = new Date();
  const day = (days: number) => new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  await anEvent(db, id);
  const weekly = await eventDates(db, id, {
    category_id,
    first_day: day(-40),
    recurrence: 'FREQ=DAILY;INTERVAL=20;COUNT=4',
  });
  const entries = entriesOf(await (await shop.get(`/events.ics?category=${category_id}`)).text());
  expect(entries.map((entry) => entry.uid)).toEqual(
    weekly.slice(1).map((date) => `event-${date}@one.localhost`),
  );
  expect(entries[0]?.categories).toEqual(['Talks']);
});

test('what a store does not show has no calendar', async () => {
  const { db, reload } = shop.made;
  const [hidden, other] = [await anEvent(db, await storeId(), { is_published: false }), await buildStore(db)];
  const theirs = await anEvent(db, other.id);
  for (const path of [
    `/events/${hidden}.ics`,
    `/events/${theirs}.ics`,
    '/events/99999999999.ics',
    '/events.ics?category=x',
  ]) {
    expect([path, (await shop.get(path)).status]).toEqual([path, 404]);
  }
  await db.query(`update store set settings = '{"is_private": true}' where name = 'One'`);
  await reload();
  expect((await shop.get('/events.ics')).status).toBe(404);
});
