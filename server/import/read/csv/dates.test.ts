import { expect, test } from 'vitest';
import { parseDate, provenDayOrder } from './dates.ts';

test.each([
  ['2006-09-16', '2006-09-16'],
  ['2019-03-25 11:35:59', '2019-03-25'],
  ['2019-03-25T11:35:59Z', '2019-03-25'],
  ['2006-09', '2006-09'],
  ['2006-09-00', '2006-09'],
  ['9/16/2006', '2006-09-16'],
  ['16/9/2006', '2006-09-16'],
  ['05/09/2006', '2006-05-09'],
  ['05.09.2006', '2006-09-05'],
  ['9/16/97', '1997-09-16'],
  ['March 12, 2004', '2004-03-12'],
  ['December  1, 1998', '1998-12-01'],
  ['March 1990', '1990-03'],
  ['16 Sep 2006', '2006-09-16'],
  ['September 16th, 2006', '2006-09-16'],
  ['12 de março de 2004', '2004-03-12'],
  ['3. Oktober 2011', '2011-10-03'],
  ['août 1999', '1999-08'],
  ['16-Sep-06', '2006-09-16'],
  ['2006.0', '2006'],
  ['1974', '1974'],
  ['c1976', '1976'],
  ['[1977]', '1977'],
  ['20060916', '2006-09-16'],
  ['200609', '2006-09'],
  ['09/2006', '2006-09'],
  ['Summer 1988', '1988'],
  ['1979,1980,1982', '1979'],
])('%s is %s', (text, expected) => {
  expect(parseDate(text)).toEqual({ date: expected });
});

test.each([
  ['11/31/2000', '2000-11', /does not exist/],
  ['2001-02-29', '2001-02', /does not exist/],
  ['2001-13-01', '2001', /does not exist/],
  ['38976', '2006-09-16', /day number/],
  ['9999', null, /cannot be right/],
  ['-720', null, /cannot be right/],
  ['0000-00-00', null, /cannot be right/],
  ['soon', null, /could not be read/],
])('%s is %s with a warning', (text, expected, warning) => {
  const parsed = parseDate(text);
  expect(parsed.date).toBe(expected);
  expect(parsed.warning).toMatch(warning);
});

test('one row proves the order of day and month for its column', () => {
  const order = provenDayOrder(['05/09/2006', '16/09/2006', '2006']);
  expect(order).toBe('day-first');
  expect(parseDate('05/09/2006', order)).toEqual({ date: '2006-09-05' });
  expect(parseDate('9/16/2006', order)).toEqual({ date: '2006-09-16' });
  expect(provenDayOrder(['05.09.2006', '09.16.2006'])).toBe('month-first');
  expect(provenDayOrder(['05/09/2006'])).toBeUndefined();
  expect(provenDayOrder(['16/09/2006', '09/16/2006'])).toBeUndefined();
});
