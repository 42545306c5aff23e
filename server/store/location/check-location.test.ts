import { expect, test } from 'vitest';
import type { Location } from '../../../contract/location.ts';
import { Refusal } from '../../call/refusal.ts';
import { checkLocation } from './check-location.ts';

const address = { address: '1 Pier', city: 'Portland', prov: 'ME', postal: '04101', country: 'US' };
const open: [number, number] = [540, 1080];
const closed: [number, number] = [-1, -1];
const hours = (weekdays: [number, number][], singles: Location['ws_hours']['singles'] = []) => ({
  ws_hours: { title: 'Hours', weekdays, singles },
});
const week = (...first: [number, number][]) => [
  ...first,
  ...Array<[number, number]>(7 - first.length).fill(open),
];
const special = (mon: number, day: number, range = closed) => ({ mon, day, label: '', range });

function refusalOf(details: Partial<Location>, { code = 'MAIN', name = 'Pier' } = {}) {
  try {
    checkLocation({ code, name, details });
    return ['none'];
  } catch (e) {
    if (!(e instanceof Refusal)) throw e;
    expect(e.message).toMatch(/^[A-Z].*\.$/);
    const { days } = (e.data ?? {}) as { days?: string[] };
    return [e.code, ...(days ?? [])];
  }
}

test('a location has a code and a name', () => {
  expect(refusalOf({}, { code: ' ' })).toEqual(['code_missing']);
  expect(refusalOf({}, { name: '' })).toEqual(['name_missing']);
  expect(refusalOf({})).toEqual(['none']);
});

test.each<[Partial<Location>, string]>([
  [{ sc_email: 'pier@' }, 'invalid_email'],
  [{ sc_email: '' }, 'none'],
  [{ sc_addr_array: address }, 'none'],
  [{ sc_addr_array: { ...address, country: 'Canada' } }, 'none'],
  [{ sc_addr_array: { ...address, country: 'Narnia' } }, 'unknown_country'],
  [{ sc_addr_array: { ...address, country: '' } }, 'unknown_country'],
  [{ sc_addr_array: { address: '', city: '', prov: '', postal: '', country: '' } }, 'none'],
  [{ lat_lng: { lat: 90.1, lng: 0 } }, 'invalid_coordinates'],
  [{ lat_lng: { lat: 0, lng: -181 } }, 'invalid_coordinates'],
  [{ lat_lng: { lat: Number.NaN, lng: 0 } }, 'invalid_coordinates'],
  [{ lat_lng: { lat: -90, lng: 180 } }, 'none'],
  [{ lat_lng: null }, 'none'],
])('details %j: %s', (details, code) => {
  expect(refusalOf(details)).toEqual([code]);
});

test('hours have seven days or none, each open within the day or closed', () => {
  expect(refusalOf(hours([]))).toEqual(['none']);
  expect(refusalOf(hours(week(closed, [0, 1440], [600, 600])))).toEqual(['none']);
  expect(refusalOf(hours([open]))).toEqual(['invalid_hours']);
  expect(refusalOf(hours(week(open, [540, 1441], [-1, 600])))).toEqual([
    'invalid_hours',
    'Tuesday',
    'Wednesday',
  ]);
});

test('special days are days of the calendar, each once', () => {
  expect(refusalOf(hours([], [special(2, 29), special(12, 31, open)]))).toEqual(['none']);
  expect(refusalOf(hours([], [special(2, 30), special(13, 1), special(1, 1, [5, 2000])]))).toEqual([
    'invalid_hours',
    '2/30',
    '13/1',
    '1/1',
  ]);
  expect(refusalOf(hours([], [special(12, 25), special(12, 25)]))).toEqual(['invalid_hours', '12/25']);
});
