import { refuse } from '../call/refusal.ts';
import type { TaxRate } from './tax-rate.ts';

/** First day of rates that have none of their own. */
export const always = '2000-01-01';

/** A rate with where and when it holds. */
export interface DatedRate extends TaxRate {
  /** null = every location of the store. */
  location_id: number | null;
  /** First and last day, 'YYYY-MM-DD' in the store's time zone; no last day = until further notice. */
  valid_from: string;
  valid_until: string | null;
}

/**
 * Checks that a rate can be charged.
 *
 * @throws the refusals `type_missing`, `invalid_rate` and `invalid_dates`.
 */
export function checkRate({ type, rate_bp, valid_from, valid_until }: DatedRate): void {
  if (type.trim() === '') throw refuse('type_missing', 'Please give the tax a name, such as Sales tax.');
  if (!Number.isInteger(rate_bp) || rate_bp < 0 || rate_bp > 10_000) {
    throw refuse('invalid_rate', 'A tax rate must be between 0 and 100 percent, with at most two decimals.');
  }
  if (!isDay(valid_from) || (valid_until !== null && !isDay(valid_until))) {
    throw refuse('invalid_dates', 'Please give dates as year, month, and day, as in 2026-07-01.');
  }
  if (valid_until !== null && valid_until < valid_from) {
    throw refuse('invalid_dates', 'The tax ends before it starts.');
  }
}

function isDay(text: string): boolean {
  if (!/^[12]\d{3}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
