import { refuse } from '../call/refusal.ts';
import { checkPlace, isDay } from '../tax/check-rate.ts';
import type { DatedShippingRate } from './shipping-rate.ts';

const longestLabel = 60;
const mostCents = 100_000_000;
const mostUnits = 1_000_000_000;
const isWhole = (n: number, least: number, most: number) => Number.isInteger(n) && n >= least && n <= most;

/**
 * A rate in the form in which it is stored.
 *
 * @throws the refusals `label_missing`, `invalid_place`, `invalid_price`, `invalid_limit` and `invalid_dates`.
 */
export function checkShippingRate(given: DatedShippingRate): DatedShippingRate {
  const label = given.label.trim();
  if (label === '' || label.length > longestLabel) {
    throw refuse('label_missing', `Please give it a name of at most ${longestLabel} characters, as in Mail.`);
  }
  checkPlaces(given);
  checkPrices(given);
  checkLimits(given);
  const { valid_from, valid_until } = given;
  if (!isDay(valid_from) || (valid_until !== null && !isDay(valid_until))) {
    throw refuse('invalid_dates', 'Please give dates as year, month, and day, as in 2026-07-01.');
  }
  if (valid_until !== null && valid_until < valid_from) {
    throw refuse('invalid_dates', 'The rate ends before it starts.');
  }
  return { ...given, label };
}

function checkPlaces({ country, regions, postal_codes }: DatedShippingRate): void {
  const place = { location_id: null, country, postal_prefixes: [] };
  for (const region of regions.length > 0 ? regions : ['']) checkPlace({ ...place, region });
  if (country === '' && postal_codes.length > 0) {
    throw refuse('invalid_place', 'Please choose the country of the region or the postal codes.');
  }
  if (!postal_codes.every(isPostal)) {
    const sentence = 'Please give postal codes by their beginnings or as a range, as in V1Y or 04101-04124.';
    throw refuse('invalid_place', sentence);
  }
}

/** A beginning, or a range between two of one length. */
export function isPostal(codes: string): boolean {
  const [from = '', to = from, ...more] = codes.split('-');
  const isCode = (code: string) => /^[A-Z0-9]{1,10}$/.test(code);
  return more.length === 0 && isCode(from) && isCode(to) && from.length === to.length && from <= to;
}

function checkPrices({ base, step_price, free_from, included, step }: DatedShippingRate): void {
  const wrong = (sentence: string) => refuse('invalid_price', sentence);
  if (!isWhole(base, 0, mostCents) || !isWhole(step_price, 0, mostCents)) {
    throw wrong('Please give prices as amounts, or leave them at zero.');
  }
  if (free_from !== null && !isWhole(free_from, 0, mostCents)) {
    throw wrong('Please give the order from which shipping is free as an amount.');
  }
  if (!isWhole(included, 0, mostUnits) || !isWhole(step, 1, mostUnits)) {
    throw wrong('Please say how much the price is for, and how much each further step is.');
  }
}

function checkLimits({ basis, least, most, days_min, days_max }: DatedShippingRate): void {
  const wrong = (sentence: string) => refuse('invalid_limit', sentence);
  if (!isWhole(least, 0, mostUnits) || (most !== null && !isWhole(most, least, mostUnits))) {
    throw wrong('The rate is for orders of more than its largest.');
  }
  if (basis === 'order' && (least > 0 || most !== null)) {
    throw wrong('A limit is one of weight, pieces, or amount: please say which.');
  }
  if (!isWhole(days_min, 0, 999) || !isWhole(days_max, days_min, 999)) {
    throw wrong('Please give the business days from the fewest to the most, as in 3-7.');
  }
}
