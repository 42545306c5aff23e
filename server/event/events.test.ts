import { describe, expect, test } from 'vitest';
import { anEvent, evening, eventDates, inDays } from '../../test/events.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import { cancelDate, deleteEvent, moveDate, putCategory, saveEvent } from './write.ts';

const open = sellingShops();

const titles = (rows: readonly { title: string }[]) => rows.map((row) => row.title);
const dated = (overrides: object = {}) => ({ first_day: '2027-06-04', ...overrides });
const june = { start_date: '20270601', end_date: '2027-06-30' };

describe('an event', () => {
  test('has its days, times and words by the clock of the store (CALL-036, ENTITY-051, ENTITY-053, ENTITY-055)', async () => {
    const { t, store, location, reader } = await open();
    const event_id = await anEvent(
      t.db,
      store.id,
      dated({ location_id: location.id, description: '<p>Come <b>in</b>.</p>' }),
    );
    const { event, other_dates } = await reader.get('event/v2/get', { event_id });
    expect(event).toMatchObject({
      id: event_id,
      title: 'An evening of sea stories',
      date: '2027-06-04',
      end_date: '2027-06-04',
      start_time: '18:30',
      end_time: '20:00',
      all_day: false,
      from: Date.parse('2027-06-04T22:30:00Z') / 1000,
      to: Date.parse('2027-06-05T00:00:00Z') / 1000,
      date_text: 'Friday, June 4, 2027',
      time_text: '6:30\u00a0pm – 8\u00a0pm',
      time_zone: 'America/New_York',
      status: 'scheduled',
      change_note: '',
      category: null,
      location_text: 'Main Street',
      location_id: location.id,
      summary: 'Come in.',
      description: '<p>Come <b>in</b>.</p>',
      ticket_label: 'Tickets',
      rsvp_label: 'RSVP',
      recurrence_text: '',
    });
    expect(other_dates).toEqual([]);
  });

  test('keeps no script of its description', async () => {
    const { t, store, reader } = await open();
    const description = '<p onclick="x()">Hi<script>x()</script> <a href="javascript:x()">there</a></p>';
    const event_id = await anEvent(t.db, store.id, { description });
    const { event } = await reader.get('event/v2/get', { event_id });
    expect(event.description).not.toMatch(/script|onclick/);
    expect(event.summary).toBe('Hi there');
  });

  test('shows two of its books, and all when asked (EVENT-012, ENTITY-048, ENTITY-054, CALL-030, CALL-031, CALL-032)', async () => {
    const { t, store, reader, aBook } = await open();
    const books = [await aBook(1), await aBook(0), await aBook(3)].map(({ eisbn }) => eisbn);
    const { eisbn: ticket } = await aBook(0, { binding: 'Ticket' });
    const event_id = await anEvent(t.db, store.id, { books, tickets: [{ eisbn: ticket, places: 9 }] });
    const { event } = await reader.get('event/v2/get', { event_id });
    expect(event.books.map((book) => book.eisbn)).toEqual(books.slice(0, 2));
    expect(event.tickets.map((title) => title.eisbn)).toEqual([ticket]);
    for (const name of ['event/getEventItems', 'event/v2/getEventItems'] as const) {
      const { items } = await reader.get(name, { event_id, type: 'book' });
      expect(items.map((item) => item.eisbn)).toEqual(books);
      const tickets = await reader.get(name, { event_id, type: 'ticket' });
      expect(tickets.items.map((item) => item.eisbn)).toEqual([ticket]);
    }
    const { rows } = await reader.get('event/v2/list', {});
    expect(rows[0]).toMatchObject({ has_tickets: true, tickets: [], description: '' });
    const month = await reader.get('event/v2/list', { calendar_mode: true });
    expect(month.rows[0]).toMatchObject({ has_tickets: true, tickets: [], books: [] });
    const { event: first } = await reader.get('event/get', { event_id });
    expect(first).toMatchObject({ id: event_id, from: event.from, to: event.to });
    expect(first.info).toMatchObject({ name: event.title, description: event.description, img_path: '' });
    expect(first.info.tickets.map((title) => title.eisbn)).toEqual([ticket]);
    expect(first.info.books.map((book) => book.eisbn)).toEqual(books.slice(0, 2));
  });

  test('has a summary of at most 400 characters, cut at a word (EVENT-011)', async () => {
    const { t, store, reader } = await open();
    const event_id = await anEvent(t.db, store.id, { description: `<p>${'Sea stories '.repeat(60)}</p>` });
    const { summary } = (await reader.get('event/v2/get', { event_id })).event;
    expect(summary.length).toBeLessThanOrEqual(400);
    expect(summary.length).toBeGreaterThan(380);
    expect(summary).toMatch(/(Sea|stories)…$/);
  });

  test('has its own picture with its size, as the pictures of blocks', async () => {
    const { t, store, reader } = await open();
    await t.db.query(
      "insert into picture (store_id, path, cache, width, height) values ($1, 'events/sea.jpg', 'a1', 1600, 900)",
      [store.id],
    );
    const shown = async (image_url: string) => {
      const event_id = await anEvent(t.db, store.id, { image_url });
      return (await reader.get('event/v2/get', { event_id })).event.image_url;
    };
    const own = `/media/${store.webstoreName}/events/sea.jpg`;
    expect(await shown(own)).toBe(`${own}?v=a1#1600x900`);
    await t.db.query('update picture set focus_x = 10, focus_y = 90 where store_id = $1', [store.id]);
    expect(await shown(own)).toBe(`${own}?v=a1#1600x900,10,90`);
    for (const other of ['https://pictures.example/sea.jpg', `/media/${store.webstoreName}/gone.jpg`, ''])
      expect(await shown(other)).toBe(other);
  });

  test('that is not published exists for no shopper', async () => {
    const { t, store, reader } = await open();
    const event_id = await anEvent(t.db, store.id, { is_published: false });
    expect((await reader.get('event/v2/list', {})).rows).toEqual([]);
    expect((await reader.get('event/getList', {})).rows).toEqual([]);
    for (const name of ['event/get', 'event/v2/get', 'event/v2/getEventItems'] as const) {
      expect(await reader.call(name, { event_id })).toMatchObject({ error_code: 'not_found' });
    }
  });

  test('by RSVP does not say where to join', async () => {
    const { t, store, reader } = await open();
    const online = { is_online: true, online_url: 'https://meet.example/sea' };
    const [all, request] = [
      await anEvent(t.db, store.id, online),
      await anEvent(t.db, store.id, { ...online, attendance: 'request' }),
    ];
    expect((await reader.get('event/v2/get', { event_id: all })).event.online_url).toBe(online.online_url);
    expect((await reader.get('event/v2/get', { event_id: request })).event.online_url).toBe('');
  });
});

describe('a list of events', () => {
  test('has what touches its days, in the order of time, with the end of a night out of the next day (CALL-035)', async () => {
    const { t, store, reader } = await open();
    const add = (title: string, first_day: string, more = {}) =>
      anEvent(t.db, store.id, { title, first_day, last_day: first_day, ...more });
    await add('Late', '2027-05-31', { end_time: '00:00' });
    await add('Sale', '2027-05-29', { last_day: '2027-06-01', start_time: '', end_time: '' });
    await add('July', '2027-07-01');
    await add('Last', '2027-06-30', { start_time: '', end_time: '' });
    await add('First', '2027-06-01');
    const { rows, row_count } = await reader.get('event/v2/list', june);
    expect([titles(rows), row_count]).toEqual([['Sale', 'First', 'Last'], 3]);
    expect(rows[0]).toMatchObject({
      all_day: true,
      time_text: 'All day',
      date_text: 'Saturday, May 29 – Tuesday, June 1, 2027',
    });
    const newest = await reader.get('event/v2/list', { ...june, descending: true, limit: 1, offset: 1 });
    expect([titles(newest.rows), newest.row_count]).toEqual([['First'], 3]);
    const beyond = await reader.get('event/v2/list', { ...june, offset: 20 });
    expect(beyond).toEqual({ rows: [], row_count: 3 });
  });

  test('says what it takes to come in', async () => {
    const { t, store, reader, aBook } = await open();
    const prices = { list_price_usa: 2500, list_price_can: 2500 };
    const { eisbn } = await aBook(0, { binding: 'Ticket', ...prices });
    await anEvent(t.db, store.id, { title: 'Supper', tickets: [{ eisbn, places: 9 }] });
    await anEvent(t.db, store.id, { title: 'Story time' });
    await anEvent(t.db, store.id, { title: 'Reading', attendance: 'request' });
    const said = async (calendar_mode: boolean) => {
      const { rows } = await reader.get('event/v2/list', { calendar_mode });
      return Object.fromEntries(rows.map(({ title, entry_text }) => [title, entry_text]));
    };
    expect(await said(false)).toEqual({ Supper: '$25.00', 'Story time': 'All are welcome', Reading: '' });
    expect(await said(true)).toEqual({ Supper: '', 'Story time': '', Reading: '' });
  });

  test('loads 20 at a time from today on (EVENT-023, CALL-029)', async () => {
    const { t, store, reader } = await open();
    await anEvent(t.db, store.id, { title: 'Past', first_day: inDays(-3) });
    await anEvent(t.db, store.id, { title: 'Long past', first_day: inDays(-40) });
    for (let i = 1; i <= 21; i += 1)
      await anEvent(t.db, store.id, { first_day: inDays(i + 1), title: `${i}` });
    const page = await reader.get('event/v2/list', {});
    expect([page.rows.length, page.row_count, page.rows[0]?.title]).toEqual([20, 21, '1']);
    expect(titles((await reader.get('event/v2/list', { offset: 20 })).rows)).toEqual(['21']);
    expect((await reader.get('event/getList', {})).rows).toHaveLength(22);
    const between = { from: inDays(2).replaceAll('-', ''), to: inDays(4), increment_views: true };
    expect((await reader.get('event/getList', between)).rows.map(({ info }) => info.name)).toEqual([
      '1',
      '2',
      '3',
    ]);
  });

  test('of a category has only its events (EVENT-035, ENTITY-052)', async () => {
    const { t, store, reader } = await open();
    const category_id = await putCategory(t.db, store.id, {
      name: 'Story time',
      colour: '#C05A2B',
      position: 1,
    });
    await anEvent(t.db, store.id, { title: 'Bears', category_id });
    await anEvent(t.db, store.id);
    const { rows } = await reader.get('event/v2/list', { categories: JSON.stringify([category_id]) });
    expect(rows.map(({ title, category }) => [title, category])).toEqual([
      ['Bears', { id: category_id, name: 'Story time', colour: '#c05a2b' }],
    ]);
    expect((await reader.get('event/v2/list', { categories: [category_id + 1000] })).rows).toEqual([]);
  });

  test('has one row for an event that recurs as one, and the calendar every date (EVENT-022, EVENT-035, ENTITY-056)', async () => {
    const { t, store, reader } = await open();
    const weekly = { recurrence: 'FREQ=WEEKLY;COUNT=4', first_day: inDays(2) };
    const story = await eventDates(t.db, store.id, {
      ...weekly,
      title: 'Story time',
      recurring_as_single_row: true,
    });
    const club = await eventDates(t.db, store.id, { ...weekly, title: 'Club', start_time: '19:00' });
    const { rows, row_count } = await reader.get('event/v2/list', {});
    expect([rows.map(({ id }) => id), row_count]).toEqual([[story[0], ...club], 5]);
    expect(rows[0]?.recurrence_text).toMatch(/^Every [A-Z][a-z]+day$/);
    const calendar = await reader.get('event/v2/list', { calendar_mode: true });
    expect(calendar.rows).toHaveLength(8);
    const newest = await reader.get('event/v2/list', { descending: true });
    expect(newest.rows.at(0)?.id).toBe(club[3]);
    expect(newest.rows.map(({ id }) => id)).toContain(story[3]);
    const { other_dates } = await reader.get('event/v2/get', { event_id: story[1] ?? 0 });
    expect(other_dates.map(({ id }) => id)).toEqual([story[0], story[2], story[3]]);
  });

  test('an event that recurs as one is on its next date once that of today is over, and is past with it', async () => {
    const { t, store, reader } = await open();
    const weekly = {
      recurrence: 'FREQ=WEEKLY;COUNT=4',
      first_day: inDays(-7),
      recurring_as_single_row: true,
    };
    const [past = 0, today = 0, next = 0] = await eventDates(t.db, store.id, weekly);
    const shown = async (range: { descending?: boolean; start_date?: string; end_date?: string }) =>
      (await reader.get('event/v2/list', range)).rows.map(({ id }) => id);
    const upTo = { start_date: '1901-01-01', end_date: inDays(0), descending: true };
    const ends = (when: string) =>
      t.db.query(
        `update event_date set starts_at = now() - interval '1 minute', ends_at = now() + $2::interval where id = $1`,
        [today, when],
      );
    await ends('1 minute');
    expect([await shown({}), await shown(upTo)]).toEqual([[today], [past]]);
    await ends('-1 second');
    expect([await shown({}), await shown(upTo)]).toEqual([[next], [today]]);
    await t.db.query(`update event_date set status = 'cancelled' where id = $1`, [next]);
    expect(await shown({})).not.toContain(next);
  });

  test.each([
    [{ start_date: '99990101', end_date: '99991231', calendar_mode: true }],
    [{ start_date: '0001-01-01', end_date: '0001-01-31' }],
    [{ start_date: '2027-06-30', end_date: '2027-06-01' }],
    [{ start_date: '99991231', calendar_mode: true }],
  ])('of %j is empty', async (range) => {
    const { t, store, reader } = await open();
    await anEvent(t.db, store.id);
    expect((await reader.get('event/v2/list', range)).rows).toEqual([]);
  });

  test('refuses days that do not exist', async () => {
    const { reader } = await open();
    for (const start_date of ['20261301', '2027-02-30', 'soon']) {
      expect(await reader.send('event/v2/list', { start_date })).toMatchObject({
        error_code: 'invalid_input',
      });
      expect(await reader.send('event/getList', { from: start_date })).toMatchObject({
        error_code: 'invalid_input',
      });
    }
  });
});

describe('an event that changes', () => {
  test('keeps the ids of dates that stay, and of those that were moved or canceled', async () => {
    const { t, store, reader } = await open();
    const zoned = { id: store.id, timeZone: 'America/New_York' };
    const first = evening({ recurrence: 'FREQ=WEEKLY;COUNT=4', first_day: inDays(2) });
    const { id } = await t.db.tx((q) => saveEvent(q, zoned, null, first));
    const dates = () =>
      t.db.query<{ id: number; first_day: string; status: string }>(
        'select id, first_day, status from event_date where event_id = $1 order by original_day',
        [id],
      );
    const [one, two, three] = await dates();
    if (!one || !two || !three) throw new Error('dates are missing');
    const later = { ...first, first_day: inDays(10), last_day: inDays(10), start_time: '19:00', note: '' };
    const planned = (await reader.get('event/v2/get', { event_id: two.id })).event;
    await t.db.tx((q) => moveDate(q, zoned, { dateId: two.id, version: 1 }, later));
    await t.db.tx((q) => cancelDate(q, store.id, { dateId: three.id, version: 2 }, 'The author is ill'));
    const moved = (await reader.get('event/v2/get', { event_id: two.id })).event;
    expect(moved).toMatchObject({ date: inDays(10), status: 'moved' });
    expect(moved.change_note).toMatch(/^Moved from [A-Z][a-z]+ \d+$/);
    expect([planned.previous_from, moved.previous_from]).toEqual([null, planned.from]);
    const canceled = (await reader.get('event/v2/get', { event_id: three.id })).event;
    expect(canceled).toMatchObject({ status: 'cancelled', change_note: 'The author is ill' });
    const shorter = { ...first, recurrence: 'FREQ=WEEKLY;COUNT=2', start_time: '17:00' };
    await t.db.tx((q) => saveEvent(q, zoned, { id, version: 3 }, shorter));
    expect((await dates()).map(({ id, status }) => [id, status])).toEqual([
      [one.id, 'scheduled'],
      [two.id, 'moved'],
      [three.id, 'cancelled'],
    ]);
    expect((await reader.get('event/v2/get', { event_id: one.id })).event.start_time).toBe('17:00');
    expect((await reader.get('event/v2/get', { event_id: two.id })).event.start_time).toBe('19:00');
  });

  test('keeps the address of its only date', async () => {
    const { t, store, reader } = await open();
    const zoned = { id: store.id, timeZone: 'America/New_York' };
    const { id } = await t.db.tx((q) => saveEvent(q, zoned, null, evening(dated())));
    const [date] = (await reader.get('event/v2/list', june)).rows;
    await t.db.tx((q) => saveEvent(q, zoned, { id, version: 1 }, evening({ first_day: '2027-06-11' })));
    const { rows } = await reader.get('event/v2/list', june);
    expect(rows.map((row) => [row.id, row.date])).toEqual([[date?.id, '2027-06-11']]);
    const stale = t.db.tx((q) => saveEvent(q, zoned, { id, version: 1 }, evening()));
    await expect(stale).rejects.toMatchObject({ code: 'stale' });
    await t.db.tx((q) => deleteEvent(q, store.id, { id, version: 2 }));
    expect((await reader.get('event/v2/list', june)).rows).toEqual([]);
  });

  test('belongs to its store alone', async () => {
    const [one, other] = [await open(), await open()];
    const dateId = await anEvent(one.t.db, one.store.id);
    const theirs = one.t.db.tx((q) => cancelDate(q, other.store.id, { dateId, version: 1 }, ''));
    await expect(theirs).rejects.toMatchObject({ code: 'not_found' });
    const at = anEvent(one.t.db, one.store.id, { location_id: other.location.id });
    await expect(at).rejects.toMatchObject({ code: 'unknown_location' });
    const category_id = await putCategory(one.t.db, other.store.id, {
      name: 'Talks',
      colour: '#123456',
      position: 1,
    });
    await expect(anEvent(one.t.db, one.store.id, { category_id })).rejects.toMatchObject({
      code: 'unknown_category',
    });
  });

  test.each([
    [{ title: ' ' }, 'name_missing'],
    [{ title: 'x'.repeat(201) }, 'too_long'],
    [{ first_day: '2027-02-30' }, 'invalid_dates'],
    [{ first_day: '2027-06-04', last_day: '2027-06-03' }, 'invalid_dates'],
    [{ end_time: '18:00' }, 'invalid_dates'],
    [{ end_time: '' }, 'invalid_dates'],
    [{ start_time: '25:00' }, 'invalid_dates'],
    [{ recurrence: 'FREQ=SECONDLY' }, 'invalid_recurrence'],
    [{ rsvp_limit: 0 }, 'invalid_limit'],
    [{ online_url: 'javascript:x()' }, 'invalid_link'],
    [{ image_url: '//elsewhere.example/x.png' }, 'invalid_link'],
    [{ books: ['9790000000000'] }, 'unknown_titles'],
  ])('is refused with %j', async (wrong, code) => {
    const { t, store } = await open();
    await expect(anEvent(t.db, store.id, wrong)).rejects.toMatchObject({ code });
  });
});
