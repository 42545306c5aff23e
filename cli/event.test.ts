import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandContext, keptOpen } from '../test/command-context.ts';
import { anEvent, anRsvp, inDays } from '../test/events.ts';
import { sellingShops } from '../test/selling-shop.ts';
import { sentMails } from '../test/sent-mails.ts';
import { eventCancel, eventList } from './event.ts';
import { eventImport } from './event-import.ts';

const open = sellingShops();

test('the store sees its next events, and cancels one, which shoppers see', async () => {
  const { t, store, reader } = await open();
  const other = await open();
  const id = await anEvent(t.db, store.id, { title: 'Sea stories', first_day: inDays(3) });
  await anEvent(t.db, store.id, { title: 'Secret', is_published: false });
  await anEvent(t.db, store.id, { title: 'Long ago', first_day: inDays(-3) });
  const theirs = await anEvent(t.db, other.store.id, { title: 'Elsewhere' });
  const { context, printed } = commandContext({ openDb: keptOpen(t.db) });
  const of = { store: store.webstoreName };
  await eventList(context, of);
  const table = printed.join('\n');
  expect(table).toMatch(new RegExp(`${id} +${inDays(3)} +18:30 +Sea stories +scheduled`));
  expect(table).toMatch(/Secret +scheduled, not published/);
  expect(table).not.toMatch(/Long ago|Elsewhere/);

  await eventCancel(context, String(id), { ...of, note: 'The author is ill' });
  const { event } = await reader.get('event/v2/get', { event_id: id });
  expect(event).toMatchObject({ status: 'cancelled', change_note: 'The author is ill' });
  const [entry] = await t.db.query('select action, actor, target from audit_entry where store_id = $1', [
    store.id,
  ]);
  expect(entry).toEqual({ action: 'event/cancel', actor: 'command line', target: String(id) });

  await expect(eventCancel(context, String(theirs), of)).rejects.toThrow('Event not found.');
  expect(() => eventCancel(context, 'x', of)).toThrow("'x' is not the number of an event.");
});

test('the store loads the calendar that another program exported', async () => {
  const { t, store, reader } = await open();
  const folder = await mkdtemp(join(tmpdir(), 'events-'));
  const file = join(folder, 'calendar.ics');
  const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
  const day = inDays(5).replaceAll('-', '');
  const lines = [
    ...[
      'BEGIN:VCALENDAR',
      ...event('UID:a', 'SUMMARY:Sea stories', `DTSTART:${day}T183000`, 'DURATION:PT1H'),
    ],
    ...[
      ...event('UID:b', 'SUMMARY:Never ends', `DTSTART:${day}T183000`, 'RRULE:FREQ=SECONDLY'),
      'END:VCALENDAR',
    ],
  ];
  await writeFile(file, lines.join('\r\n'));
  const { context, printed } = commandContext({ openDb: keptOpen(t.db) });
  const of = { store: store.webstoreName };
  expect(await eventImport(context, file, { ...of, dryRun: true })).toBe(2);
  expect(await eventImport(context, file, of)).toBe(2);
  expect(printed.join('\n')).toContain('1  added');
  expect(printed.join('\n')).toContain('Never ends: We can’t read the rule FREQ=SECONDLY.');
  const { rows } = await reader.get('event/v2/list', {});
  expect(rows.map(({ title, date }) => [title, date])).toEqual([['Sea stories', inDays(5)]]);
  // Windows-1252.
  const old = lines.join('\r\n').replace('Sea stories', 'Soir\u00e9e \u0093Sea\u0094');
  await writeFile(file, Buffer.from(old, 'latin1'));
  await eventImport(context, file, of);
  const read = await reader.get('event/v2/list', {});
  expect(read.rows.map(({ title }) => title)).toEqual(['Soirée “Sea”']);
  await expect(eventImport(context, join(folder, 'none.ics'), of)).rejects.toThrow();
  await rm(folder, { recursive: true });
});

test('the guests of an event that is canceled are emailed, those who wait as well', async () => {
  const { t, store, stranger } = await open();
  const limited = { rsvp_limit: 2, waitlist_enabled: true };
  const event_id = await anEvent(t.db, store.id, { attendance: 'request', ...limited });
  for (const email of ['ada@example.org', 'ben@example.org'])
    await stranger().get('event/v2/rsvp', { event_id, ...anRsvp({ email, quantity: 2 }) });
  await sentMails(t);
  const { context, printed } = commandContext({ openDb: keptOpen(t.db) });
  await eventCancel(context, String(event_id), { store: store.webstoreName, note: 'The author is ill' });
  expect(printed.at(-1)).toContain('Guests who are emailed: 2.');
  const mails = await sentMails(t);
  expect(mails.map(({ to, subject }) => [to, subject]).sort()).toEqual([
    ['ada@example.org', 'Canceled: An evening of sea stories'],
    ['ben@example.org', 'Canceled: An evening of sea stories'],
  ]);
  expect(mails[0]?.text).toContain('The author is ill');
  expect(mails[0]?.text).not.toMatch(/cancel.event|[.]ics/);
});

test('guests are emailed when the calendar that is loaded again has another time', async () => {
  const { t, store, stranger } = await open();
  const { context, write } = commandContext({ openDb: keptOpen(t.db) });
  const of = { store: store.webstoreName };
  const day = inDays(5).replaceAll('-', '');
  const calendar = (time: string) =>
    ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:a', 'SUMMARY:Sea stories', `DTSTART:${day}T${time}`]
      .concat('DURATION:PT1H', 'END:VEVENT', 'END:VCALENDAR')
      .join('\r\n');
  await eventImport(context, write('first.ics', calendar('183000')), of);
  await t.db.query("update event set attendance = 'request' where store_id = $1", [store.id]);
  const [date] = await t.db.query<{ id: number }>('select id from event_date where store_id = $1', [
    store.id,
  ]);
  await stranger().get('event/v2/rsvp', { event_id: date?.id ?? 0, ...anRsvp({ email: 'ada@example.org' }) });
  await sentMails(t);
  const second = write('second.ics', calendar('200000'));
  await eventImport(context, second, { ...of, dryRun: true });
  expect(await sentMails(t)).toEqual([]);
  await eventImport(context, second, of);
  const [mail] = await sentMails(t);
  expect(mail).toMatchObject({ to: 'ada@example.org', subject: 'Changed: Sea stories' });
  expect(mail?.text).toContain('8\u00a0pm – 9\u00a0pm');
});

test('the store loads a table of events by its own clock, after a look at it, and loads it again', async () => {
  const shop = await open();
  const { t, store, reader } = shop;
  const book = await shop.aBook(1);
  const { context, printed, write } = commandContext({ openDb: keptOpen(t.db) });
  const of = { store: store.webstoreName };
  const table = (time: string) =>
    [
      'Title,Start date,Start time,Books',
      `Sea stories,${inDays(5)},${time},${book.eisbn}`,
      `Unknown book,${inDays(6)},6 pm,9780140328721`,
      `${'x'.repeat(201)},${inDays(6)},6 pm,`,
    ].join('\n');
  const file = write('events.csv', table('6:30 pm'));
  expect(await eventImport(context, file, { ...of, dryRun: true })).toBe(2);
  expect(printed.join('\n')).toMatch(/Start time +start_time +6:30 pm +certain/);
  expect(printed.join('\n')).toContain('Nothing was written.');
  const rows = async () => (await reader.get('event/v2/list', {})).rows;
  expect(await rows()).toEqual([]);
  await eventImport(context, file, of);
  expect(printed.join('\n')).toMatch(/Line 3, Unknown book: .*9780140328721/);
  expect(printed.join('\n')).toMatch(/Line 4, x+: The title has more than 200 characters\./);
  expect(await rows()).toMatchObject([
    { title: 'Sea stories', start_time: '18:30', end_time: '19:30', books: [{ eisbn: book.eisbn }] },
  ]);
  await eventImport(context, file, of);
  expect(printed.join('\n')).toContain('1  unchanged');
});
