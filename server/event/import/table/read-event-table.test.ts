import { expect, test } from 'vitest';
import { commandContext } from '../../../../test/command-context.ts';
import { timeOf, timeOfRow } from './event-times.ts';
import { parseEventMapping, readEventTable } from './read-event-table.ts';

async function read(lines: string[], map: string[] = []) {
  const { write } = commandContext({ openDb: () => Promise.reject(new Error('no database')) });
  return readEventTable(write('events.csv', lines.join('\r\n')), parseEventMapping(map));
}
const times = ({ events }: Awaited<ReturnType<typeof read>>) =>
  events.map(({ content: { first_day, start_time, last_day, end_time } }) => [
    first_day,
    start_time,
    last_day,
    end_time,
  ]);

test('reads what Google Calendar and Outlook export', async () => {
  const table = await read([
    'Subject,Start Date,Start Time,End Date,End Time,All Day Event,Description,Location,Private',
    '"Tea, with Ida Quill",06/04/2027,6:30 PM,06/04/2027,8:00 PM,False,"Bring a cup.\nAnd a friend.","The Loft, 1 Pier Road, Portland",False',
    'Sidewalk sale,06/18/2027,,06/20/2027,,True,,,False',
    'Late show,06/18/2027,10:00 PM,06/19/2027,12:00 AM,False,,,False',
  ]);
  expect(times(table)).toEqual([
    ['2027-06-04', '18:30', '2027-06-04', '20:00'],
    ['2027-06-18', '', '2027-06-20', ''],
    ['2027-06-18', '22:00', '2027-06-18', '00:00'],
  ]);
  expect(table.events[0]?.content).toMatchObject({
    title: 'Tea, with Ida Quill',
    location_text: 'The Loft',
    address: '1 Pier Road, Portland',
    description: expect.stringMatching(/Bring a cup.*<br \/>.*And a friend/s),
  });
  expect(table.mapping.columns.map(({ field }) => field).at(-1)).toBe('ignored');
});

test('reads other columns, delimiters and orders of the date', async () => {
  const { events, rejected } = await read([
    'Event name;Event start date;Event start time;Event categories;Capacity;Waitlist;ISBNs;Zoom link;Event ID',
    'Lesung;18.06.2027;19h30;Readings, Talks;24;yes;9780140328721 978-0-14-032872-1;https://example.org/live;41',
  ]);
  expect(rejected).toEqual([]);
  expect(events).toMatchObject([
    {
      key: 'table:41',
      line: 2,
      category: 'Readings',
      books: ['9780140328721', '9780140328721'],
      content: {
        first_day: '2027-06-18',
        start_time: '19:30',
        end_time: '20:30',
        attendance: 'request',
        rsvp_limit: 24,
        waitlist_enabled: true,
        online_url: 'https://example.org/live',
        is_online: true,
      },
    },
  ]);
});

test('says nothing of what the table leaves out', async () => {
  const day = { first_day: '2027-06-04', last_day: '2027-06-04', start_time: '18:30', end_time: '19:30' };
  const plain = await read(['Title,Date,Time', 'Tea,2027-06-04,18:30']);
  expect(plain.events[0]?.content).toEqual({ title: 'Tea', ...day });
  const empty = await read([
    'Title,Date,Time,Description,Location,Address,RRULE,RSVP,Places,Waitlist',
    'Tea,2027-06-04,18:30,,,,,,,',
    'Tea,2027-06-05,18:30,,,1 Pier Road,,,12,',
    'Tea,2027-06-06,18:30,,,,,yes,,',
  ]);
  expect(empty.events[0]?.content).toEqual({ title: 'Tea', ...day });
  const { title: _, ...said } = empty.events[1]?.content ?? { title: '' };
  expect(said).toMatchObject({ address: '1 Pier Road', attendance: 'request', rsvp_limit: 12 });
  expect(said).not.toHaveProperty('location_text');
  expect(said).not.toHaveProperty('waitlist_enabled');
  expect(empty.events[2]?.content).toMatchObject({ attendance: 'request' });
  expect(empty.events[2]?.content).not.toHaveProperty('rsvp_limit');
});

test('says of each row what is wrong with it', async () => {
  const { events, rejected } = await read([
    'Title,Date,Time,Seats,Books',
    'Good,2027-06-04,18:30,,',
    'No day,,18:30,,',
    'Wrong day,2027-13-01,18:30,,',
    'Wrong time,2027-06-04,soon,,',
    'Wrong seats,2027-06-04,18:30,many,',
    'Wrong book,2027-06-04,18:30,,12345',
  ]);
  expect(events.map(({ content }) => content.title)).toEqual(['Good']);
  expect(rejected).toEqual([
    { title: 'Line 3, No day', reason: 'This row has no date.' },
    { title: 'Line 4, Wrong day', reason: "The date '2027-13-01' could not be read." },
    { title: 'Line 5, Wrong time', reason: "The time 'soon' could not be read." },
    { title: 'Line 6, Wrong seats', reason: "The number of places 'many' is not a whole number." },
    { title: 'Line 7, Wrong book', reason: "'12345' is not an ISBN." },
  ]);
});

test('a column that is not known can be named, and must be', async () => {
  const lines = ['Was,Wann', 'Lesung,2027-06-04'];
  await expect(read(lines)).rejects.toThrow('No column with titles was found among: Was, Wann.');
  const table = await read(lines, ['Was=title', 'Wann=start_date']);
  expect(times(table)).toEqual([['2027-06-04', '', '2027-06-04', '']]);
  expect(() => parseEventMapping(['Was=name of it'])).toThrow("There is no field 'name of it'");
});

test.each([
  ['6:30 PM', '18:30'],
  ['6pm', '18:00'],
  ['12 a.m.', '00:00'],
  ['12:15 pm', '12:15'],
  ['18.30', '18:30'],
  ['18:30:00', '18:30'],
  ['9', '09:00'],
  ['noon', '12:00'],
  ['', ''],
])('the time %j is %j', (text, time) => expect(timeOf(text)).toBe(time));

test.each(['25:00', '13 pm', '7:60', 'late'])('%j is no time', (text) => {
  expect(() => timeOf(text)).toThrow(`The time '${text}' could not be read.`);
});

test('a time may stand behind its date, and an end before the start is after midnight', () => {
  const cells = { start_time: '', end_date: '', end_time: '', all_day: '' };
  const on = (more: Partial<typeof cells> & { start_date: string }) =>
    timeOfRow({ ...cells, ...more }, undefined).time;
  expect(on({ start_date: '2027-06-04T22:00', end_time: '1:00' })).toEqual({
    first_day: '2027-06-04',
    last_day: '2027-06-05',
    start_time: '22:00',
    end_time: '01:00',
  });
  expect(on({ start_date: '6/4/2027 11:30 PM' })).toMatchObject({
    last_day: '2027-06-05',
    end_time: '00:30',
  });
});

test('an all-day row ends at the midnight that closes its last day', async () => {
  const table = await read([
    'Subject,Start Date,Start Time,End Date,End Time,All Day Event',
    'Stocktaking,6/4/2027,12:00:00 AM,6/5/2027,12:00:00 AM,True',
    'Book fair,6/11/2027,12:00:00 AM,6/14/2027,12:00:00 AM,True',
    'Sidewalk sale,6/18/2027,,6/20/2027,,True',
  ]);
  expect(times(table)).toEqual([
    ['2027-06-04', '', '2027-06-04', ''],
    ['2027-06-11', '', '2027-06-13', ''],
    ['2027-06-18', '', '2027-06-20', ''],
  ]);
});

test('tells a row that would overwrite another one what to do', async () => {
  const twice = await read([
    'Title,Start Date,Start Time,Location',
    'Story time,06/18/2027,10:00 AM,Upstairs',
    'Story time,06/18/2027,10:00 AM,The Loft',
    'Story time,06/18/2027,2:00 PM,The Loft',
  ]);
  expect(twice.events.map(({ line }) => line)).toEqual([2, 4]);
  expect(twice.rejected).toEqual([
    {
      title: 'Line 3, Story time',
      reason: expect.stringMatching(/^Line 2 has the same title, day, and time\..* ID /),
    },
  ]);
  const named = await read([
    'Title,Start Date,Start Time,Event ID',
    'Story time,06/18/2027,10:00 AM,1',
    'Story time,06/18/2027,10:00 AM,2',
    'Late show,06/19/2027,10:00 PM,2',
  ]);
  expect(named.events.map(({ key }) => key)).toEqual(['table:1', 'table:2']);
  expect(named.rejected).toEqual([{ title: 'Line 4, Late show', reason: 'Line 3 has the same ID.' }]);
});
