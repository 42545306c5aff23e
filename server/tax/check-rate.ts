import { allCountries } from 'country-region-data';
import { refuse } from '../call/refusal.ts';
import type { TaxRate } from './tax-rate.ts';

/** First day of rates that have none of their own. */
export const always = '2000-01-01';

/** Where and when a rate holds: at one location, in a country or a part of it, or (neither) everywhere. */
export interface DatedRate extends TaxRate {
  location_id: number | null;
  /** ISO 3166-1 alpha-2, '' = every country. */
  country: string;
  /** Second part of ISO 3166-2, '' = the whole country. */
  region: string;
  /** Beginnings of postal codes, in the form of `postalKey`; none = all. */
  postal_prefixes: readonly string[];
  /** First and last day, 'YYYY-MM-DD' in the store's time zone; no last day = until further notice. */
  valid_from: string;
  valid_until: string | null;
}

/** A rate that holds everywhere and always, on all kinds: what a rate that says no more is. */
export const everywhere: Omit<DatedRate, 'type' | 'rate_ppm'> = {
  kinds: [],
  location_id: null,
  country: '',
  region: '',
  postal_prefixes: [],
  valid_from: always,
  valid_until: null,
};

/**
 * Checks that a rate can be charged.
 *
 * @throws the refusals `type_missing`, `invalid_rate`, `invalid_place` and `invalid_dates`.
 */
export function checkRate(rate: DatedRate): void {
  const { type, rate_ppm, valid_from, valid_until } = rate;
  if (type.trim() === '') throw refuse('type_missing', 'Please give the tax a name, such as Sales tax.');
  if (!Number.isInteger(rate_ppm) || rate_ppm < 0 || rate_ppm > 1_000_000) {
    throw refuse('invalid_rate', 'A tax rate must be between 0 and 100 percent, with at most four decimals.');
  }
  checkPlace(rate);
  if (!isDay(valid_from) || (valid_until !== null && !isDay(valid_until))) {
    throw refuse('invalid_dates', 'Please give dates as year, month, and day, as in 2026-07-01.');
  }
  if (valid_until !== null && valid_until < valid_from) {
    throw refuse('invalid_dates', 'The tax ends before it starts.');
  }
}

type RatePlace = Pick<DatedRate, 'location_id' | 'country' | 'region' | 'postal_prefixes'>;

/** Throws the refusal `invalid_place` for what is no place of this world. */
export function checkPlace({ location_id, country, region, postal_prefixes }: RatePlace): void {
  const wrong = (sentence: string) => refuse('invalid_place', sentence);
  if (location_id !== null && country !== '') throw wrong('Please choose a location or a country, not both.');
  if (country === '') {
    if (region === '' && postal_prefixes.length === 0) return;
    throw wrong('Please choose the country of the region or the postal codes.');
  }
  const found = allCountries.find(([, code]) => code === country);
  if (!found) throw wrong('Please give the country by its two letters, as in US or CA.');
  if (region !== '' && !found[2].some(([, code]) => code === region)) {
    throw wrong('Please give the state or province by its code, as in ME or BC.');
  }
  if (!postal_prefixes.every((prefix) => /^[A-Z0-9]{1,10}$/.test(prefix))) {
    throw wrong('Please give the beginnings of postal codes in letters and digits, as in 041 or V1Y.');
  }
}

/** Whether this is a day of the calendar, 'YYYY-MM-DD'. */
export function isDay(text: string): boolean {
  if (!/^[12]\d{3}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
