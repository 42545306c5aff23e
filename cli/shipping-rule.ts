import {
  type ShippedKind,
  type ShippingBasis,
  shippedKinds,
  shippingBases,
} from '../contract/shipping-rate.ts';
import { parseWeight } from '../server/import/read/csv/measures.ts';
import { postalCodesIn } from '../server/shipping/postal-codes.ts';
import { type DatedShippingRate, plainRate } from '../server/shipping/shipping-rate.ts';
import { gramsPerPound } from '../server/shipping/weight.ts';
import { CommandRefused } from './command.ts';
import { listOf } from './list-of.ts';

/** What `handsell shipping add` is given. */
export interface ShippingOptions {
  country?: string;
  region?: string;
  postal?: string;
  on?: string;
  by?: string;
  price?: string;
  first?: string;
  step?: string;
  stepPrice?: string;
  least?: string;
  most?: string;
  freeFrom?: string;
  days?: string;
  tbd?: boolean;
  from?: string;
  until?: string;
}

/** The shipping rate that options describe. Throws CommandRefused. */
export function shippingRule(label: string, given: ShippingOptions): DatedShippingRate {
  const basis = basisOf(given.by ?? 'order');
  const units = (text: string | undefined, absent: number) =>
    text === undefined ? absent : unitsOf(basis, text);
  const [days_min, days_max] = daysOf(given.days ?? '0');
  if (given.price === undefined && !given.tbd) {
    throw new CommandRefused(
      'Say what it costs: --price, or --tbd where you compute the price after the order.',
    );
  }
  return {
    ...plainRate,
    label,
    country: given.country?.toUpperCase() ?? '',
    regions: listOf(given.region ?? '').map((region) => region.toUpperCase()),
    postal_codes: postalCodesIn(given.postal ?? ''),
    kinds: listOf(given.on ?? '').map(kindCalled),
    basis,
    base: given.price === undefined ? 0 : centsOf(given.price),
    included: units(given.first, 0),
    step: units(given.step, plainRate.step),
    step_price: given.stepPrice === undefined ? 0 : centsOf(given.stepPrice),
    least: units(given.least, 0),
    most: given.most === undefined ? null : units(given.most, 0),
    free_from: given.freeFrom === undefined ? null : centsOf(given.freeFrom),
    days_min,
    days_max,
    is_tbd: given.tbd ?? false,
    valid_from: given.from ?? plainRate.valid_from,
    valid_until: given.until ?? null,
  };
}

function basisOf(name: string): ShippingBasis {
  const found = shippingBases.find((basis) => basis === name);
  if (!found) throw new CommandRefused(`--by is one of ${shippingBases.join(', ')}.`);
  return found;
}

function kindCalled(name: string): ShippedKind {
  const found = shippedKinds.find((kind) => kind === name);
  if (!found)
    throw new CommandRefused(
      `'${name}' is not a kind of goods that is shipped. The kinds are: ${shippedKinds.join(', ')}.`,
    );
  return found;
}

/** Grams of '1 lb', copies of '3', or cents of '25.00'. */
function unitsOf(basis: ShippingBasis, text: string): number {
  if (basis === 'weight') {
    const pounds = parseWeight(text);
    if (pounds === undefined || /^[\d.,\s]+$/.test(text))
      throw new CommandRefused(`'${text}' is not a weight: write it as 500g or 1lb.`);
    return Math.round(pounds * gramsPerPound);
  }
  if (basis === 'amount') return centsOf(text);
  if (!/^\d{1,9}$/.test(text)) throw new CommandRefused(`'${text}' is not a whole number.`);
  return Number(text);
}

function daysOf(text: string): [number, number] {
  const [, least = '', most = least] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(text) ?? [];
  if (least === '') throw new CommandRefused(`'${text}' are not business days: write them as 3-7.`);
  return [Number(least), Number(most)];
}

/** 1250 for '12.50'. */
function centsOf(text: string): number {
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text))
    throw new CommandRefused(`'${text}' is not an amount: write it as 12.50.`);
  return Math.round(Number(text) * 100);
}
