import { expect, test } from 'vitest';
import { MistypedField, readLocationForm, timeValue } from './location-form-data.ts';

function formOf(typed: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ name: 'Pier', code: 'PIER', ...typed })) form.set(name, value);
  return form;
}
const hoursOf = (typed: Record<string, string>) => readLocationForm(formOf(typed)).details.ws_hours;

test('days without times are closed, and a week without any has no hours', () => {
  const hours = hoursOf({
    day0_opens: '09:30',
    day0_closes: '18:00',
    day6_opens: '00:00',
    day6_closes: '00:00',
  });
  expect(hours?.weekdays).toEqual([[570, 1080], ...Array(5).fill([-1, -1]), [0, 1440]]);
  expect(hoursOf({})?.weekdays).toEqual([]);
});

test('a special day has a date, and rows without one are left out', () => {
  const row = { special0_mon: '12', special0_day: '24', special0_label: 'Christmas Eve' };
  const times = { special0_opens: '10:00', special0_closes: '14:00' };
  expect(hoursOf({ singles: '3', ...row, ...times })?.singles).toEqual([
    { mon: 12, day: 24, label: 'Christmas Eve', range: [600, 840] },
  ]);
  expect(hoursOf({ singles: '1', ...row })?.singles[0]?.range).toEqual([-1, -1]);
});

test.each([
  [{ day3_opens: '10:00' }, 'day3_opens'],
  [{ day3_opens: 'ten', day3_closes: '18:00' }, 'day3_opens'],
  [{ singles: '1', special0_mon: '12' }, 'special0_day'],
  [{ lat: '43.6' }, 'lat'],
  [{ lat: 'north', lng: '1' }, 'lat'],
])('names the field of %j', (typed, field) => {
  expect(() => readLocationForm(formOf(typed))).toThrow(new MistypedField(field));
});

test('an address and coordinates are read as they are typed', () => {
  const { details } = readLocationForm(
    formOf({ city: ' Portland ', country: 'US', lat: '43.65', lng: '-70.25' }),
  );
  expect(details.sc_addr_array).toEqual({
    address: '',
    city: 'Portland',
    prov: '',
    postal: '',
    country: 'US',
  });
  expect(details.lat_lng).toEqual({ lat: 43.65, lng: -70.25 });
});

test('times come back as the field of a browser takes them', () => {
  expect([timeValue([570, 1080], 'opens'), timeValue([570, 1080], 'closes')]).toEqual(['09:30', '18:00']);
  expect([timeValue([0, 1440], 'opens'), timeValue([0, 1440], 'closes')]).toEqual(['00:00', '00:00']);
  expect(timeValue([-1, -1], 'opens')).toBe('');
});
