import { expect, test } from 'vitest';
import { whenText } from './event-when.ts';

test.each([
  [{ start_time: '18:30', end_time: '20:00' }, 'Sat, May 12, 2029, 6:30\u00a0pm – 8\u00a0pm'],
  [{ start_time: '09:00', end_time: '' }, 'Sat, May 12, 2029, 9\u00a0am'],
  [{ last_day: '2029-05-13' }, 'Sat, May 12, 2029 – Sun, May 13, 2029, all day'],
])('says when an event is as people read a clock: %j', (more, text) => {
  const date = { first_day: '2029-05-12', last_day: '2029-05-12', start_time: '', end_time: '', ...more };
  expect(whenText(date, 'en-US')).toBe(text);
});
