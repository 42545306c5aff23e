import { beforeEach, expect, it } from 'vitest';
import { anRsvp, inDays } from '../../../test/events.ts';
import { buildLocation, buildStore, buildTitle } from '../../../test/factories.ts';
import { sentMails } from '../../../test/sent-mails.ts';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { type Desk, type StaffOf, staffAt } from '../../../test/staff.ts';

let made: TestShop;
let store: StaffOf;
let desk: Desk;
let door: Desk;

beforeEach(async () => {
  made = await testShop();
  store = await buildStore(made.db);
  await buildLocation(made.db, store.id);
  await made.reload();
  await staffAt(made, store, 'owner');
  desk = await staffAt(made, store, 'events');
  door = await staffAt(made, store, 'bookseller');
});

const reading = (more: object = {}) => ({
  title: 'A reading',
  first_day: inDays(3),
  last_day: inDays(3),
  start_time: '19:00',
  end_time: '20:30',
  attendance: 'request',
  rsvp_limit: 3,
  waitlist_enabled: true,
  ...more,
});
const saved = (more: object = {}) => desk.get('event/save', reading(more));
const guest = (more: { email?: string; quantity?: number } = {}) => ({ ...anRsvp(more), captcha: undefined });
const mails = async () =>
  (await made.db.query<{ subject: string }>('select subject from mail order by id')).map(
    (mail) => mail.subject,
  );

it('saves an event, which guests see, and lists its date with who comes', async () => {
  const { eisbn } = await buildTitle(made.db);
  const event = await saved({ books: [eisbn], description: '<p onclick="x">Come.</p>' });
  expect(event).toMatchObject({ version: 1, books: [eisbn], description: '<p>Come.</p>' });
  const [date] = event.dates;
  const seen = await made.visitor().get('event/v2/get', { event_id: date?.id ?? 0 });
  expect(seen).toMatchObject({ event: { title: 'A reading' } });
  await door.get('event/addRsvp', { id: date?.id, ...guest({ quantity: 2 }) });
  await door.get('event/addRsvp', { id: date?.id, ...guest({ quantity: 2 }) });
  const { dates } = await door.get('event/getDates');
  expect(dates).toMatchObject([{ id: date?.id, taken: 2, waiting: 2, rsvp_limit: 3 }]);
  expect((await door.get('event/getDates', { past: true })).dates).toEqual([]);
  expect((await door.get('event/getDates', { words: 'read_ng' })).dates).toEqual([]);
});

it('takes the documents’ time zone for the events of a store that names none (EVENT-009)', async () => {
  await made.db.query(`update store set time_zone = '' where id = $1`, [store.id]);
  await made.reload();
  const day = { first_day: '2099-07-01', last_day: '2099-07-01' };
  // Each request of the back office takes the store as it is now.
  Object.assign(desk.caller, { store: made.shop.stores.byName(store.webstoreName) });
  const { dates } = await saved(day);
  const { event } = await made
    .visitor(store.webstoreName)
    .get('event/v2/get', { event_id: dates[0]?.id ?? 0 });
  expect(event).toMatchObject({
    from: Date.parse('2099-07-01T19:00:00-07:00') / 1000,
    date: '2099-07-01',
    start_time: '19:00',
    time_zone: 'America/Los_Angeles',
  });
});

it('names a book that the catalogue doesn’t have, and a time that ends before it starts', async () => {
  const send = (more: object) => desk.send('event/save', reading(more));
  expect(await send({ books: ['9780000000002'] })).toMatchObject({ error_code: 'unknown_titles' });
  expect(await send({ end_time: '18:00' })).toMatchObject({ error_code: 'invalid_dates' });
  expect(await send({ rsvp_limit: 0 })).toMatchObject({ error_code: 'invalid_limit' });
  expect(await send({ recurrence: 'FREQ=HOURLY' })).toMatchObject({ error_code: 'invalid_recurrence' });
});

it.each([
  ['title', { title: ' ' }],
  ['title', { title: 'A'.repeat(201) }],
  ['title', { title: 'A'.repeat(301) }],
  ['first_day', { first_day: 'soon' }],
  ['last_day', { last_day: inDays(2) }],
  ['start_time', { start_time: '' }],
  ['end_time', { end_time: '' }],
  ['end_time', { end_time: '18:00' }],
  ['end_time', { end_time: '8 pm' }],
  ['rsvp_limit', { rsvp_limit: 0 }],
  ['online_url', { online_url: 'tides.example' }],
  ['image_url', { image_url: 'javascript:alert(1)' }],
  ['recurrence', { recurrence: 'FREQ=HOURLY' }],
  ['location_id', { location_id: 9999 }],
  ['category_id', { category_id: 9999 }],
])('says which field it refuses: %s of %o', async (field, more) => {
  const refused = await desk.send('event/save', reading(more));
  if (refused.ok) throw new Error('it is refused');
  expect(refused.error_data).toMatchObject({ fields: [{ field, message: refused.error }] });
});

it('cancels and moves a date for the version that was seen, and mails its guests', async () => {
  const { dates, version } = await saved({ recurrence: 'FREQ=WEEKLY;COUNT=2' });
  const [first, second] = dates.map(({ id }) => id);
  await door.get('event/addRsvp', { id: first, ...guest() });
  await door.get('event/addRsvp', { id: second, ...guest() });
  const time = { first_day: inDays(11), last_day: inDays(11), start_time: '18:00', end_time: '19:00' };
  expect(await desk.get('event/moveDate', { id: second, version, ...time })).toEqual({ mailed: 1 });
  const cancel = (version: number) => desk.send('event/cancelDate', { id: first, version, note: 'Snow' });
  expect(await cancel(version)).toMatchObject({ error_code: 'stale' });
  expect(await cancel(version + 1)).toMatchObject({ ok: true, value: { mailed: 1 } });
  expect(await cancel(version + 2)).toMatchObject({ error_code: 'event_cancelled' });
  const now = (await desk.get('event/getDates')).dates;
  expect(now).toMatchObject([
    { id: first, status: 'cancelled', change_note: 'Snow' },
    { id: second, status: 'moved', first_day: inDays(11), start_time: '18:00' },
  ]);
  expect(await mails()).toHaveLength(4);
});

/** An event that takes place once, with a guest, which staff moved to another day and time. */
async function movedOnce() {
  const event = await saved();
  const id = event.dates[0]?.id;
  await door.get('event/addRsvp', { id, ...guest() });
  const time = { first_day: inDays(9), last_day: inDays(9), start_time: '18:00', end_time: '19:00' };
  await desk.get('event/moveDate', { id: id ?? 0, version: event.version, ...time, note: 'Snow' });
  const { dates: _, tickets: __, ...moved } = await desk.get('event/get', { id: event.id });
  const form = (more: object) => ({
    ...Object.fromEntries(Object.entries(moved).filter(([, value]) => value !== null)),
    ...more,
  });
  const dates = () =>
    made.db.query<{ id: number; first_day: string; start_time: string; status: string; change_note: string }>(
      `select id, first_day, to_char(start_time, 'HH24:MI') as start_time, status, change_note from event_date
       where event_id = $1 order by starts_at`,
      [event.id],
    );
  const before = await mails();
  return { id, moved, time, form, dates, newMails: async () => (await mails()).slice(before.length) };
}

it('shows the day and time that an event was moved to, which a change of its title leaves alone', async () => {
  const { id, moved, time, form, dates, newMails } = await movedOnce();
  expect(moved).toMatchObject(time);
  const after = await desk.get('event/save', form({ title: 'A long reading' }));
  expect(after).toMatchObject({ ...time, title: 'A long reading' });
  expect(await dates()).toMatchObject([
    { id, first_day: inDays(9), start_time: '18:00', status: 'moved', change_note: 'Snow' },
  ]);
  expect(await newMails()).toEqual([]);
});

it.each([
  ['day', { first_day: inDays(20), last_day: inDays(20) }],
  ['time', { start_time: '17:30' }],
])('moves the one date of an event that was moved before to another %s, with one mail', async (_, more) => {
  const { id, time, form, dates, newMails } = await movedOnce();
  expect(await desk.get('event/save', form(more))).toMatchObject({ ...time, ...more });
  const { first_day, start_time } = { ...time, ...more };
  expect(await dates()).toEqual([{ id, first_day, start_time, status: 'moved', change_note: 'Snow' }]);
  expect(await newMails()).toEqual(['Changed: A reading']);
  expect((await desk.get('event/getGuests', { id })).rsvps).toHaveLength(1);
});

it('refuses a time of an event that was moved which ends before it starts', async () => {
  const { form } = await movedOnce();
  expect(await desk.send('event/save', form({ end_time: '17:00' }))).toMatchObject({
    error_code: 'invalid_dates',
  });
});

it('lets an event that was moved recur from the day that it was moved to', async () => {
  const { id, form, dates, newMails } = await movedOnce();
  await desk.get('event/save', form({ recurrence: 'FREQ=WEEKLY;COUNT=2' }));
  expect(await dates()).toMatchObject([
    { id, first_day: inDays(9), start_time: '18:00', status: 'scheduled' },
    { first_day: inDays(16), start_time: '18:00' },
  ]);
  expect(await newMails()).toEqual([]);
});

it('keeps an event that guests come to, until its date is canceled', async () => {
  const { id, version, dates } = await saved();
  await door.get('event/addRsvp', { id: dates[0]?.id, ...guest() });
  expect(await desk.send('event/delete', { id, version })).toMatchObject({ error_code: 'has_guests' });
  await desk.get('event/cancelDate', { id: dates[0]?.id, version });
  expect(await desk.send('event/delete', { id, version: version + 1 })).toMatchObject({ ok: true });
});

it('keeps an event in the shop that guests come to, until its date is canceled', async () => {
  const { id, version, dates } = await saved();
  const hidden = { ...reading(), id, is_published: false };
  await door.get('event/addRsvp', { id: dates[0]?.id, ...guest() });
  const refused = await desk.send('event/save', { ...hidden, version });
  expect(refused).toMatchObject({
    error_code: 'has_guests',
    error_data: { fields: [{ field: 'is_published' }] },
  });
  expect(await made.visitor().send('event/v2/get', { event_id: dates[0]?.id ?? 0 })).toMatchObject({
    ok: true,
  });
  await desk.get('event/cancelDate', { id: dates[0]?.id, version });
  expect(await desk.get('event/save', { ...hidden, version: version + 1 })).toMatchObject({
    is_published: false,
  });
});

it('keeps a daily event whose guests come on a late date, which has a page to move it', async () => {
  const { id, version } = await saved({ recurrence: 'FREQ=DAILY;COUNT=80' });
  const [late] = await made.db.query<{ id: number }>(
    'select id from event_date where event_id = $1 order by first_day offset 70 limit 1',
    [id],
  );
  await door.get('event/addRsvp', { id: late?.id, ...guest() });
  expect(await desk.send('event/delete', { id, version })).toMatchObject({ error_code: 'has_guests' });
  expect(await desk.get('event/getGuests', { id: late?.id })).toMatchObject({
    first_day: inDays(73),
    last_day: inDays(73),
    end_time: '20:30',
    status: 'scheduled',
  });
});

it('lets guests of an RSVP in, but none who wait, and gives a canceled place to who waits', async () => {
  const { dates } = await saved({ rsvp_limit: 2 });
  const id = dates[0]?.id;
  await door.get('event/addRsvp', { id, ...guest({ quantity: 2 }) });
  expect(await door.get('event/addRsvp', { id, ...guest() })).toEqual({ waitlisted: true });
  const { rsvps } = await door.get('event/getGuests', { id });
  const [first, waits] = rsvps;
  expect(rsvps).toMatchObject([{ waiting: 0, has_come: false }, { waiting: 1 }]);
  expect(await door.send('event/arrive', { id, rsvp_id: waits?.id })).toMatchObject({
    error_code: 'is_waiting',
  });
  const come = await door.get('event/arrive', { id, rsvp_id: first?.id });
  expect(come.rsvps).toMatchObject([{ has_come: true }, { has_come: false }]);
  const undone = await door.get('event/arrive', { id, rsvp_id: first?.id, here: false });
  expect(undone.rsvps[0]).toMatchObject({ has_come: false });
  await sentMails(made);
  await door.get('event/cancelRsvp', { id, rsvp_id: first?.id });
  const canceled = (await sentMails(made)).find(({ subject }) => subject.endsWith('is canceled'));
  expect(canceled?.text).toContain('Your RSVP was canceled. If you didn’t ask for this, please contact us.');
  expect((await door.get('event/getGuests', { id })).rsvps).toMatchObject([{ id: waits?.id, waiting: 0 }]);
});

it('shows staff of one location its events, and those at no location, alone', async () => {
  const [pier, hill] = [await buildLocation(made.db, store.id), await buildLocation(made.db, store.id)];
  await made.reload();
  const email = 'pier@example.org';
  const seller = await staffAt(made, store, 'bookseller', { locationId: pier.id, email });
  const own = await saved({ title: 'At the pier', location_id: pier.id });
  const online = await saved({ title: 'Online' });
  const other = await saved({ title: 'On the hill', location_id: hill.id });
  const titles = (await seller.get('event/getDates')).dates.map(({ title }) => title);
  expect(titles).toEqual(['At the pier', 'Online']);
  for (const { dates } of [own, online]) {
    const [date] = dates;
    await seller.get('event/addRsvp', { id: date?.id, ...guest() });
    const { rsvps } = await seller.get('event/getGuests', { id: date?.id });
    await seller.get('event/arrive', { id: date?.id, rsvp_id: rsvps[0]?.id });
  }
  const id = other.dates[0]?.id;
  await door.get('event/addRsvp', { id, ...guest() });
  const [rsvp] = (await door.get('event/getGuests', { id })).rsvps;
  for (const [name, input] of [
    ['event/get', { id: other.id }],
    ['event/getGuests', { id }],
    ['event/addRsvp', { id, ...guest() }],
    ['event/arrive', { id, rsvp_id: rsvp?.id }],
    ['event/cancelRsvp', { id, rsvp_id: rsvp?.id }],
    ['event/checkIn', { id, code: '12-AAAA-BBBB-CCCC' }],
  ] as const)
    expect(await seller.send(name, input), name).toMatchObject({ error_code: 'not_found' });
  expect((await door.get('event/getGuests', { id })).rsvps).toEqual([rsvp]);
});

it('refuses a code that this shop didn’t make, and never keeps it', async () => {
  const { dates } = await saved();
  const answer = await door.get('event/checkIn', { id: dates[0]?.id, code: '12-AAAA-BBBB-CCCC' });
  expect(answer).toEqual({ refused: 'unknown', ticket: null });
  const [entry] = await made.db.query<{ detail: object }>(
    'select detail from audit_entry order by id desc limit 1',
  );
  expect(JSON.stringify(entry)).not.toContain('AAAA');
});

it('keeps the place of a category that gets another color', async () => {
  await desk.get('event/saveCategory', { name: 'Talks', colour: '#336699', position: 4 });
  await desk.get('event/saveCategory', { name: 'Talks', colour: '#993366' });
  expect(await made.db.query('select colour, position from event_category')).toEqual([
    { colour: '#993366', position: 4 },
  ]);
});
