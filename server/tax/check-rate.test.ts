import { expect, test } from 'vitest';
import { Refusal } from '../call/refusal.ts';
import { checkRate, type DatedRate, everywhere } from './check-rate.ts';

const rate: DatedRate = { ...everywhere, type: 'Sales tax', rate_ppm: 55_000, valid_from: '2026-07-01' };

test.each<[Partial<DatedRate>, string]>([
  [{}, 'none'],
  [{ type: ' ' }, 'type_missing'],
  [{ rate_ppm: -1 }, 'invalid_rate'],
  [{ rate_ppm: 1_000_001 }, 'invalid_rate'],
  [{ rate_ppm: 5.5 }, 'invalid_rate'],
  [{ rate_ppm: 0 }, 'none'],
  [{ rate_ppm: 1_000_000 }, 'none'],
  [{ rate_ppm: 99_750, country: 'CA', region: 'QC' }, 'none'],
  [{ country: 'US', postal_prefixes: ['041', '04101'] }, 'none'],
  [{ country: 'US', region: 'QC' }, 'invalid_place'],
  [{ country: 'XX' }, 'invalid_place'],
  [{ region: 'ME' }, 'invalid_place'],
  [{ postal_prefixes: ['041'] }, 'invalid_place'],
  [{ country: 'CA', postal_prefixes: ['v1y'] }, 'invalid_place'],
  [{ country: 'CA', postal_prefixes: [''] }, 'invalid_place'],
  [{ country: 'CA', location_id: 1 }, 'invalid_place'],
  [{ location_id: 1 }, 'none'],
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
