import { expect, test } from 'vitest';
import { Refusal } from '../call/refusal.ts';
import { checkRate, type DatedRate } from './check-rate.ts';

const rate: DatedRate = {
  type: 'Sales tax',
  rate_bp: 550,
  location_id: null,
  valid_from: '2026-07-01',
  valid_until: null,
};

test.each<[Partial<DatedRate>, string]>([
  [{}, 'none'],
  [{ type: ' ' }, 'type_missing'],
  [{ rate_bp: -1 }, 'invalid_rate'],
  [{ rate_bp: 10_001 }, 'invalid_rate'],
  [{ rate_bp: 550.5 }, 'invalid_rate'],
  [{ rate_bp: 0 }, 'none'],
  [{ rate_bp: 10_000 }, 'none'],
  [{ valid_from: '' }, 'invalid_dates'],
  [{ valid_from: '7/1/2026' }, 'invalid_dates'],
  [{ valid_from: '2026-02-29' }, 'invalid_dates'],
  [{ valid_from: '2024-02-29' }, 'none'],
  [{ valid_until: '2026-13-01' }, 'invalid_dates'],
  [{ valid_until: '2026-06-30' }, 'invalid_dates'],
  // A tax of one day: both days count.
  [{ valid_until: '2026-07-01' }, 'none'],
])('a rate with %j: %s', (more, code) => {
  let found = 'none';
  try {
    checkRate({ ...rate, ...more });
  } catch (e) {
    found = e instanceof Refusal ? e.code : String(e);
  }
  expect(found).toBe(code);
});
