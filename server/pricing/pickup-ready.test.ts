import { expect, it } from 'vitest';
import { orderReadyText, type PickupView, readyState } from './pickup-ready.ts';

const closed: [number, number] = [-1, -1];
const daily: [number, number] = [600, 1080];
/** Closed on Mondays; 10 am to 6 pm, on Sundays 11 am to 5 pm. */
const hours = {
  title: '',
  weekdays: [closed, daily, daily, daily, daily, daily, [660, 1020] as [number, number]],
  singles: [
    { mon: 11, day: 26, label: 'Thanksgiving', range: closed },
    { mon: 12, day: 24, label: 'Christmas Eve', range: [540, 840] as [number, number] },
    { mon: 12, day: 25, label: 'Christmas Day', range: closed },
  ],
};
const zone = 'America/New_York';
const soon = 'soon';
const opening = (day: string, minute: number) => `${day} ${minute}`;
const viewAt = (time: string, minutes = 120, ws_hours: typeof hours = hours): PickupView => ({
  store: {
    timeZone: zone,
    locations: [{ location_id: 1, altname: 'Lantern Street', ws_hours }],
    settings: { checkout_info: { pickup_enabled: true } } as PickupView['store']['settings'],
    own: { 'checkout_info.pickup_ready_minutes': minutes },
  },
  locationId: 1,
  now: new Date(time),
});
const at = (...view: Parameters<typeof viewAt>) => readyState(viewAt(...view));

// In November New York is five hours behind UTC: 15:00Z is 10 am.
it.each([
  ['open, with time enough', '2026-11-24T15:00:00Z', soon],
  ['hours before opening: at the opening', '2026-11-24T12:00:00Z', opening('2026-11-24', 600)],
  ['shortly before opening: the minutes count from the order', '2026-11-24T14:00:00Z', soon],
  ['a minute more than two hours before closing', '2026-11-24T20:59:00Z', soon],
  ['two hours before closing: next day', '2026-11-24T21:00:00Z', opening('2026-11-25', 600)],
  ['after closing', '2026-11-24T23:30:00Z', opening('2026-11-25', 600)],
  ['in the night, which is another day in UTC', '2026-11-25T04:00:00Z', opening('2026-11-25', 600)],
  ['the evening before a holiday', '2026-11-26T01:00:00Z', opening('2026-11-27', 600)],
  ['a holiday', '2026-11-26T17:00:00Z', opening('2026-11-27', 600)],
  ['a day that is always closed', '2026-11-30T17:00:00Z', opening('2026-12-01', 600)],
  ['the evening before that day', '2026-11-29T21:30:00Z', opening('2026-12-01', 600)],
  ['a holiday with hours of its own', '2026-12-24T16:00:00Z', soon],
  ['its last two hours: past the next holiday', '2026-12-24T17:30:00Z', opening('2026-12-26', 600)],
])('%s', (_, time, expected) => {
  expect(at(time)).toEqual(expected);
});

it('goes by the clock of the location when clocks change, and counts real minutes', () => {
  const early = {
    ...hours,
    singles: [],
    weekdays: [...hours.weekdays.slice(0, 6), [60, 240] as [number, number]],
  };
  // On the 14th of March 2027 the clock goes from 2 to 3: from 1:30, two hours later it is 4:30.
  expect(at('2027-03-14T06:30:00Z', 120, early)).toEqual(opening('2027-03-16', 600));
  expect(at('2027-03-14T06:30:00Z', 60, early)).toEqual(soon);
  // On the 7th of November 2027 the hour after 1 comes twice: from 1:30 the first time, three hours later it is 3:30.
  expect(at('2027-11-07T05:30:00Z', 180, early)).toEqual(soon);
  expect(at('2027-11-06T17:00:00Z', 720)).toEqual(opening('2027-11-07', 660));
});

it('promises nothing without hours, and where no opening is in sight', () => {
  const never = Array.from({ length: 7 }, () => closed);
  expect(at('2026-11-24T15:00:00Z', 120, { ...hours, weekdays: [] })).toBe('');
  expect(at('2026-11-24T15:00:00Z', 120, { ...hours, weekdays: never, singles: [] })).toBe('');
});

it('knows places that never close, and those that close after midnight', () => {
  const all = (range: [number, number]) => ({
    ...hours,
    singles: [],
    weekdays: Array.from({ length: 7 }, () => range),
  });
  expect(at('2026-11-25T04:00:00Z', 120, all([0, 1440]))).toEqual(soon);
  expect(at('2026-11-25T02:00:00Z', 120, all([1080, 60]))).toEqual(soon);
});

it('tells of an order with the date, so that it stays right on a later day', () => {
  const onMonday = viewAt('2026-11-30T17:00:00Z');
  const dated = 'Usually ready Tuesday, December 1, by 10\u00a0am.';
  expect(orderReadyText(onMonday, onMonday.now)).toBe(dated);
  const onTheDay = new Date('2026-12-01T13:00:00Z');
  expect(orderReadyText(onMonday, onTheDay)).toBe('Usually ready today by 10\u00a0am.');
  expect(orderReadyText(onMonday, new Date('2026-12-02T13:00:00Z'))).toBe(dated);
  const open = viewAt('2026-11-24T15:00:00Z');
  expect(orderReadyText(open, open.now)).toBe('Usually ready in about two hours.');
  const inMinutes = viewAt('2026-11-24T15:00:00Z', 90);
  expect(orderReadyText(inMinutes, inMinutes.now)).toBe('Usually ready in about 90 minutes.');
});
