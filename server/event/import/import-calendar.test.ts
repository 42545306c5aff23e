import { expect, test } from 'vitest';
import { commandContext, keptOpen } from '../../../test/command-context.ts';
import { testDb } from '../../../test/database.ts';
import { inDays } from '../../../test/events.ts';
import { buildStore } from '../../../test/factories.ts';
import type { EventTime } from '../../event-date/event-day.ts';
import type { Store } from '../../store/stores.ts';
import { addEventDates } from '../add-dates.ts';
import { findStaffEvent, type StaffEvent } from '../staff-queries.ts';
import { moveDate, saveEvent } from '../write.ts';
import { readCalendarFile } from './read-calendar.ts';
import { saveCalendar } from './save-calendar.ts';
import { readEventTable } from './table/read-event-table.ts';

const newYork = 'America/New_York';
const file = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((one) => ['BEGIN:VEVENT', ...one, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');
const compact = (day: string) => day.replaceAll('-', '');
const read = (...lines: string[]) => readCalendarFile(file(lines), newYork)[0]?.content;

test('times come by the clock of the store, whatever zone the calendar writes', () => {
  const on = (start: string, end: string) => {
    const found = read('UID:1', 'SUMMARY:Talk', start, end);
    return found && [found.first_day, found.start_time, found.last_day, found.end_time];
  };
  const evening = ['2027-06-05', '18:30', '2027-06-05', '20:00'];
  expect(on('DTSTART:20270605T223000Z', 'DTEND:20270606T000000Z')).toEqual(evening);
  expect(
    on('DTSTART;TZID=America/Los_Angeles:20270605T153000', 'DTEND;TZID=America/Los_Angeles:20270605T170000'),
  ).toEqual(evening);
  expect(on('DTSTART:20270605T183000', 'DURATION:PT1H30M')).toEqual(evening);
  expect(on('DTSTART:20270605T220000', 'DTEND:20270606T000000')).toEqual([
    '2027-06-05',
    '22:00',
    '2027-06-05',
    '00:00',
  ]);
  expect(on('DTSTART:20270605T183000', 'CLASS:PUBLIC')?.[3]).toBe('19:30');
  expect(on('DTSTART;VALUE=DATE:20270605', 'DTEND;VALUE=DATE:20270608')).toEqual([
    '2027-06-05',
    '',
    '2027-06-07',
    '',
  ]);
  expect(on('DTSTART;VALUE=DATE:20270605', 'CLASS:PUBLIC')).toEqual(['2027-06-05', '', '2027-06-05', '']);
});

test('a zone that only the file knows is read from it', () => {
  const zone = [
    ...['BEGIN:VTIMEZONE', 'TZID:Our own zone', 'BEGIN:STANDARD', 'DTSTART:16010101T000000'],
    ...['TZOFFSETFROM:-0300', 'TZOFFSETTO:-0300', 'END:STANDARD', 'END:VTIMEZONE'],
  ];
  const text = file(['UID:1', 'SUMMARY:Talk', 'DTSTART;TZID=Our own zone:20270605T193000', 'DURATION:PT1H']);
  const [found] = readCalendarFile(
    text.replace('BEGIN:VEVENT', [...zone, 'BEGIN:VEVENT'].join('\r\n')),
    newYork,
  );
  expect(found?.content).toMatchObject({ first_day: '2027-06-05', start_time: '18:30', end_time: '19:30' });
});

test('what is written is plain text; a place has a name and an address', () => {
  const found = read(
    ...['UID:1', 'SUMMARY:Knots\\, and <b>rope</b>', 'DTSTART:20270605T183000'],
    ...[
      'DESCRIPTION:Bring <script>alert(1)</script>\\nrope.\\n\\nAll welcome.',
      'LOCATION:The Loft\\, 1 Pier Road\\, Portland',
    ],
  );
  expect(found).toMatchObject({
    title: 'Knots, and <b>rope</b>',
    description: '<p>Bring &#60;script&#62;alert(1)&#60;/script&#62;<br>rope.</p><p>All welcome.</p>',
    location_text: 'The Loft',
    address: '1 Pier Road, Portland',
  });
});

test.each(['', 'no calendar', '<html></html>', 'BEGIN:VCARD\r\nEND:VCARD'])('%j is no calendar', (text) => {
  expect(() => readCalendarFile(text, newYork)).toThrow('This is not a calendar file (.ics).');
});

test('a calendar that breaks off, or has an unreadable line, says so', () => {
  const text = file(['UID:1', 'SUMMARY:Talk', 'DESCRIPTION:Bring rope.', 'DTSTART:20270605T183000']);
  const why = 'The calendar is not complete: the file ends in the middle. Please export it again.';
  for (const end of ['BEGIN:VEVENT', 'DESCRIPT', '20270605T183000'])
    expect(() => readCalendarFile(text.slice(0, text.indexOf(end) + end.length), newYork)).toThrow(why);
  const broken = text.replace('Bring rope.', 'Bring rope.\r\nAnd a friend');
  expect(() => readCalendarFile(broken, newYork)).toThrow(
    'Line 7 of the calendar can’t be read: And a friend',
  );
});

test('an event with an unreadable value is named, and the others are loaded', async () => {
  const db = await testDb();
  const { id } = await buildStore(db);
  const mailer = { store: { id, timeZone: newYork } as Store, mailFrom: '' };
  const values = [
    'DTEND:2026-12-99',
    'DURATION:soon',
    'EXDATE:soon',
    'RDATE:2026',
    'RRULE:FREQ=WEEKLY;UNTIL=soon',
  ];
  const at = `DTSTART:${compact(inDays(7))}T183000`;
  const wrong = values.map((line) => [`UID:${line}`, `SUMMARY:${line}`, at, line]);
  const events = readCalendarFile(file(...wrong, ['UID:right', 'SUMMARY:Right', at]), newYork);
  const { added, rejected } = await saveCalendar(db, mailer, events);
  expect(added).toBe(1);
  expect(rejected.map(({ title }) => title)).toEqual(values);
  for (const { reason } of rejected) expect(reason).toMatch(/^This event can’t be read: ./);
});

test('a calendar with an unreadable rule says which', () => {
  const text = file(['UID:1', 'SUMMARY:Talk', 'DTSTART:20270605T183000', 'RRULE:FREQ=BANANA']);
  expect(() => readCalendarFile(text, newYork)).toThrow(/^The calendar can’t be read: .*BANANA/);
});

test('a calendar that is read again changes only what has changed there', async () => {
  const db = await testDb();
  const { id } = await buildStore(db);
  const mailer = { store: { id, timeZone: newYork } as Store, mailFrom: '' };
  const [first, second, third] = [inDays(7), inDays(14), inDays(21)];
  const weekly = (...more: string[]) => [
    ...['UID:weekly@loft', 'SUMMARY:Story time', `DTSTART:${compact(first)}T100000`, 'DURATION:PT45M'],
    ...['RRULE:FREQ=WEEKLY;COUNT=3', 'CATEGORIES:Kids', ...more],
  ];
  const moved = [
    ...['UID:weekly@loft', 'SUMMARY:Story time', `RECURRENCE-ID:${compact(third)}T100000`],
    ...[`DTSTART:${compact(third)}T150000`, 'DURATION:PT45M'],
  ];
  const old = ['UID:old@loft', 'SUMMARY:Long ago', 'DTSTART:20200101T100000'];
  const broken = ['UID:broken@loft', 'SUMMARY:No day'];
  const save = (...events: string[][]) =>
    saveCalendar(db, mailer, readCalendarFile(file(...events), newYork));
  const dates = () =>
    db.query<{ first_day: string; start_time: string; status: string }>(
      `select d.first_day, to_char(d.start_time, 'HH24:MI') as start_time, d.status from event_date d where d.store_id = $1
       order by d.starts_at`,
      [id],
    );

  const tried = await saveCalendar(db, mailer, readCalendarFile(file(weekly()), newYork), { dryRun: true });
  expect(tried).toMatchObject({ added: 1 });
  expect(await dates()).toEqual([]);

  const reason = 'Please give days as year, month, and day, as in 2026-07-01.';
  expect(await save(weekly(), moved, old, broken)).toEqual({
    ...{ added: 1, changed: 0, unchanged: 0, skipped: 1 },
    rejected: [{ title: 'No day', reason }],
  });
  expect(await dates()).toEqual([
    { first_day: first, start_time: '10:00', status: 'scheduled' },
    { first_day: second, start_time: '10:00', status: 'scheduled' },
    { first_day: third, start_time: '15:00', status: 'moved' },
  ]);
  const [category] = await db.query('select name from event_category where store_id = $1', [id]);
  expect(category).toEqual({ name: 'Kids' });

  // What the calendar does not know stays.
  await db.query(`update event set attendance = 'request', rsvp_limit = 20 where store_id = $1`, [id]);
  expect(await save(weekly(), moved)).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
  expect(await save(weekly('LOCATION:The Loft'), moved)).toMatchObject({ changed: 1 });
  const [event] = await db.query(
    'select attendance, rsvp_limit, location_text from event where store_id = $1',
    [id],
  );
  expect(event).toEqual({ attendance: 'request', rsvp_limit: 20, location_text: 'The Loft' });

  const canceled = [
    'UID:weekly@loft',
    'SUMMARY:Story time',
    `RECURRENCE-ID:${compact(second)}T100000`,
    'STATUS:CANCELLED',
  ];
  expect(await save(weekly('LOCATION:The Loft'), canceled, moved)).toMatchObject({ changed: 1 });
  expect((await dates()).map(({ status }) => status)).toEqual(['scheduled', 'cancelled', 'moved']);
  expect(await save(weekly('STATUS:CANCELLED'))).toMatchObject({ changed: 1 });
  expect((await dates()).map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'cancelled']);
  expect(
    await save(weekly('STATUS:CANCELLED'), ['UID:x', 'SUMMARY:Never', 'STATUS:CANCELLED']),
  ).toMatchObject({
    ...{ unchanged: 1, skipped: 1 },
  });
});

/** A shop that loads the same table of one event again, which staff change in between. */
async function tableShop(row: string) {
  const db = await testDb();
  const { id } = await buildStore(db);
  const store = { id, timeZone: newYork } as Store;
  const { write } = commandContext({ openDb: keptOpen(db) });
  const load = async (text: string) => {
    const { events } = await readEventTable(write('events.csv', text), {});
    return saveCalendar(db, { store, mailFrom: '' }, events);
  };
  expect(await load(row)).toMatchObject({ added: 1 });
  const [event] = await db.query<{ id: number }>('select id from event where store_id = $1', [id]);
  const stored = async () => {
    const found = event && (await findStaffEvent(db, id, event.id));
    if (!found) throw new Error('the event was not saved');
    return found;
  };
  const save = async (more: Partial<StaffEvent>) => {
    const before = await stored();
    await db.tx((q) => saveEvent(q, store, before, { ...before, ...more, books: [], tickets: [] }));
  };
  const move = async (time: Partial<EventTime>) => {
    const { id: eventId, version, ...before } = await stored();
    const [date] = await db.query<{ id: number }>('select id from event_date where event_id = $1', [eventId]);
    const which = { dateId: date?.id ?? 0, version };
    await db.tx((q) => moveDate(q, store, which, { ...before, ...time, note: 'Snow' }));
  };
  return { db, load, stored, save, move };
}

test('further dates of a series are taken, also at another time of day, but for those that are left out', async () => {
  const db = await testDb();
  const { id } = await buildStore(db);
  const mailer = { store: { id, timeZone: newYork } as Store, mailFrom: '' };
  const [first = '', second = '', third, fourth, fifth] = [7, 14, 20, 24, 31].map((n) => compact(inDays(n)));
  const save = (...lines: string[]) =>
    saveCalendar(
      db,
      mailer,
      readCalendarFile(
        file(['UID:club', 'SUMMARY:Club', `DTSTART:${first}T183000`, 'DURATION:PT90M', ...lines]),
        newYork,
      ),
    );
  const dates = async () =>
    (
      await db.query<{ day: string; times: string }>(
        `select to_char(first_day, 'YYYYMMDD') as day, to_char(start_time, 'HH24:MI') || '-' || to_char(end_time, 'HH24:MI') as times
         from event_date where store_id = $1 order by starts_at`,
        [id],
      )
    ).map(({ day, times }) => `${day} ${times}`);
  const usual = '18:30-20:00';
  const further = [
    `RDATE:${third}T183000,${fourth}T110000`,
    `RDATE;VALUE=PERIOD:${fifth}T183000/PT90M`,
    `RDATE:${fourth}T110000,${fifth}T140000`,
    `EXDATE:${fifth}T183000,${fifth}T140000`,
  ];
  expect(await save('RRULE:FREQ=WEEKLY;COUNT=2', ...further)).toMatchObject({ added: 1, rejected: [] });
  const all = [`${first} ${usual}`, `${second} ${usual}`, `${third} ${usual}`, `${fourth} 11:00-12:30`];
  expect(await dates()).toEqual(all);
  expect(await save('RRULE:FREQ=WEEKLY;COUNT=2', ...further)).toMatchObject({ unchanged: 1 });
  await addEventDates(db);
  expect(await dates()).toEqual(all);
  const moved = [`EXDATE:${second}T183000`, `RDATE:${second}T140000`];
  expect(await save('RRULE:FREQ=WEEKLY;COUNT=2', ...moved)).toMatchObject({ changed: 1 });
  expect(await dates()).toEqual([`${first} ${usual}`, `${second} 14:00-15:30`]);
  for (const twice of [`RDATE:${second}T090000`, `RDATE:${fourth}T110000,${fourth}T160000`]) {
    const day = inDays(twice.includes(second) ? 14 : 24);
    const reason = `The event takes place twice on ${day}. Please give the second one an event of its own.`;
    expect(await save('RRULE:FREQ=WEEKLY;COUNT=2', twice)).toMatchObject({
      rejected: [{ title: 'Club', reason }],
    });
  }
  expect(await dates()).toEqual([`${first} ${usual}`, `${second} 14:00-15:30`]);
  // Without a rule, all days are written out.
  expect(await save(`RDATE;VALUE=DATE:${third},${fifth}`)).toMatchObject({ changed: 1 });
  expect(await dates()).toEqual([first, third, fifth].map((day) => `${day} ${usual}`));
  expect(await save(`RDATE;VALUE=DATE:${third}`)).toMatchObject({ changed: 1 });
  expect(await dates()).toEqual([first, third].map((day) => `${day} ${usual}`));
  expect(await save()).toMatchObject({ changed: 1 });
  expect(await dates()).toEqual([`${first} ${usual}`]);
});

test('single dates in a file without their event change the event that the shop has, else are named', async () => {
  const db = await testDb();
  const { id } = await buildStore(db);
  const mailer = { store: { id, timeZone: newYork } as Store, mailFrom: '' };
  const save = (...events: string[][]) =>
    saveCalendar(db, mailer, readCalendarFile(file(...events), newYork));
  const [first, second] = [inDays(7), inDays(14)].map(compact);
  const moved = [
    ...['UID:weekly@loft', 'SUMMARY:Story time', `RECURRENCE-ID:${second}T100000`],
    ...[`DTSTART:${second}T150000`, 'DURATION:PT45M'],
  ];
  const reason = 'The file has only single dates of this event, and the shop doesn’t have the event.';
  expect(await save(moved)).toMatchObject({ added: 0, rejected: [{ title: 'Story time', reason }] });
  const master = ['UID:weekly@loft', 'SUMMARY:Story time', `DTSTART:${first}T100000`, 'DURATION:PT45M'];
  await save([...master, 'RRULE:FREQ=WEEKLY;COUNT=2']);
  expect(await save(moved)).toMatchObject({ changed: 1, rejected: [] });
  expect(await save(moved)).toMatchObject({ unchanged: 1, rejected: [] });
  const times = await db.query(
    `select to_char(start_time, 'HH24:MI') as time from event_date where store_id = $1 order by starts_at`,
    [id],
  );
  expect(times).toEqual([{ time: '10:00' }, { time: '15:00' }]);
});

test('a table that is read again leaves what staff wrote, and the dates, as they are', async () => {
  const table = `Title,Date,Time\r\nStory time,${inDays(7)},10:00`;
  const { db, load, stored, save } = await tableShop(table);
  const written = {
    ...{ description: '<p>Come.</p>', location_text: 'The Loft', address: '1 Pier Road' },
    ...{ recurrence: 'FREQ=WEEKLY;COUNT=3', except_days: [inDays(14)], rsvp_limit: 20 },
    waitlist_enabled: true,
  };
  await save(written);
  expect(await load(table)).toMatchObject({ changed: 0, unchanged: 1 });
  const event = await stored();
  expect(event).toMatchObject(written);
  const dates = await db.query('select id from event_date where event_id = $1', [event.id]);
  expect(dates).toHaveLength(2);
});

test.each([
  ['Title,Date,Time', `Tea,${inDays(7)},10:00`, { end_time: '12:30' }],
  ['Title,Date,Time', `Tea,${inDays(7)},22:00`, { last_day: inDays(8), end_time: '01:30' }],
  ['Title,Date,Time,End time', `Tea,${inDays(7)},10:00,11:00`, { last_day: inDays(9) }],
  ['Title,Date,Time,End date', `Tea,${inDays(7)},10:00,${inDays(9)}`, { end_time: '17:00' }],
  ['Title,Date,All day', `Tea,${inDays(7)},yes`, { last_day: inDays(9) }],
  ['Title,Date', `Tea,${inDays(7)}`, { start_time: '18:00', end_time: '19:30' }],
])('a row of %s keeps the end that staff set, until it says another start', async (head, row, end) => {
  const { load, stored, save } = await tableShop(`${head},UID\r\n${row},1`);
  await save(end);
  expect(await load(`${head},UID\r\n${row},1`)).toMatchObject({ changed: 0, unchanged: 1 });
  expect(await stored()).toMatchObject(end);
  const later = `${head},UID\r\n${row.replace(inDays(7), inDays(8))},1`;
  expect(await load(later)).toMatchObject({ changed: 1 });
  expect(await stored()).toMatchObject({ first_day: inDays(8) });
});

test('a row that says another end has its way', async () => {
  const row = `Tea,${inDays(7)},10:00,`;
  const { load, stored, save } = await tableShop(`Title,Date,Time,End time\r\n${row}`);
  await save({ end_time: '12:30' });
  expect(await load(`Title,Date,Time,End time\r\n${row}12:00`)).toMatchObject({ changed: 1 });
  expect(await stored()).toMatchObject({ last_day: inDays(7), end_time: '12:00' });
});

test('a table that is read again leaves a date that staff moved, until it says another time', async () => {
  const row = (time: string) => `Title,Date,Time,UID\r\nTea,${inDays(7)},${time},1`;
  const { db, load, move } = await tableShop(row('10:00'));
  await move({ first_day: inDays(9), last_day: inDays(9) });
  const dates = () =>
    db.query(
      `select first_day, to_char(start_time, 'HH24:MI') as start_time, status, change_note from event_date`,
    );
  const moved = [{ first_day: inDays(9), start_time: '10:00', status: 'moved', change_note: 'Snow' }];
  expect(await dates()).toEqual(moved);
  expect(await load(row('10:00'))).toMatchObject({ changed: 0, unchanged: 1 });
  expect(await dates()).toEqual(moved);
  expect(await load(row('12:00'))).toMatchObject({ changed: 1 });
  expect(await dates()).toEqual([
    { first_day: inDays(7), start_time: '12:00', status: 'scheduled', change_note: '' },
  ]);
});

test('a table that gets IDs takes over the events that it gave before without', async () => {
  const [head, tea, talk] = ['Title,Date,Time', `Tea,${inDays(7)},10:00`, `Talk,${inDays(8)},19:00`];
  const { db, load } = await tableShop(`${head}\r\n${tea}`);
  const named = `${head},Event ID\r\n${tea},41\r\n${talk},42\r\n${tea},43`;
  expect(await load(named)).toMatchObject({ added: 2, unchanged: 1 });
  expect(await load(named)).toMatchObject({ added: 0, unchanged: 3 });
  const later = named.replace(tea, `Tea,${inDays(9)},11:00`);
  expect(await load(later)).toMatchObject({ added: 0, changed: 1 });
  expect(await db.query('select import_key from event order by id')).toEqual(
    ['41', '42', '43'].map((id) => ({ import_key: `table:${id}` })),
  );
});
