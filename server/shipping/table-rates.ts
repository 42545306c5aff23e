import type { DeliveryPlace, Parcel, ParcelGoods, ShippingOption } from './parcel.ts';
import { isAmong, postalKey } from './postal-codes.ts';
import { isShippable, type ShippingRate } from './shipping-rate.ts';

/** The ways of shipping that the rates offer, one for each label, in the order of the rates. */
export function tableOptions(rates: readonly ShippingRate[], parcel: Parcel): ShippingOption[] {
  const there = rates.filter((rate) => isFor(rate, parcel.place));
  const labels = [...new Set(there.map(({ label }) => label))];
  return labels.map((label) => {
    const named = there.filter((rate) => rate.label === label);
    const narrowest = Math.max(...named.map(narrowness));
    return cheapest(
      named.filter((rate) => narrowness(rate) === narrowest).map((rate) => optionOf(rate, parcel.goods)),
    );
  });
}

export function isFor({ country, regions, postal_codes }: ShippingRate, place: DeliveryPlace): boolean {
  if (country !== '' && country !== place.country) return false;
  if (regions.length > 0 && !regions.includes(place.region)) return false;
  const key = postalKey(place.postal);
  return postal_codes.length === 0 || postal_codes.some((codes) => isAmong(key, codes));
}

const narrowness = ({ country, regions, postal_codes }: ShippingRate) =>
  postal_codes.length > 0 ? 3 : regions.length > 0 ? 2 : country === '' ? 0 : 1;

function cheapest(options: readonly ShippingOption[]): ShippingOption {
  const [first, ...others] = options;
  if (!first) throw new Error('a label has a rate');
  return others.reduce((best, next) => (isBetter(next, best) ? next : best), first);
}

function isBetter(next: ShippingOption, best: ShippingOption): boolean {
  if (next.available !== best.available) return next.available;
  if (next.cost === null || best.cost === null) return best.cost === null && next.cost !== null;
  return next.cost < best.cost;
}

function optionOf(rate: ShippingRate, goods: readonly ParcelGoods[]): ShippingOption {
  const conflicting = goods.filter(({ kind }) => !carries(rate, kind));
  const units = unitsOf(rate, goods);
  const fits = units >= rate.least && (rate.most === null || units <= rate.most);
  return {
    provider: rate.label,
    label: rate.label,
    cost: rate.is_tbd ? null : costOf(rate, goods),
    available: fits && conflicting.length === 0,
    delivery_min: rate.days_min,
    delivery_max: rate.days_max,
    conflicting_eisbns: conflicting.map(({ eisbn }) => eisbn),
  };
}

function carries({ kinds }: ShippingRate, kind: ParcelGoods['kind']): boolean {
  return isShippable(kind) && (kinds.length === 0 || kinds.includes(kind));
}

/** Cents that a rate charges for these goods. */
export function costOf(rate: ShippingRate, goods: readonly ParcelGoods[]): number {
  if (rate.free_from !== null && amountOf(goods) >= rate.free_from) return 0;
  const further = Math.max(0, unitsOf(rate, goods) - rate.included);
  return rate.base + Math.ceil(further / rate.step) * rate.step_price;
}

function unitsOf({ basis }: ShippingRate, goods: readonly ParcelGoods[]): number {
  switch (basis) {
    case 'order':
      return 0;
    case 'weight':
      return goods.reduce((sum, { quantity, grams }) => sum + quantity * grams, 0);
    case 'pieces':
      return goods.reduce((sum, { quantity }) => sum + quantity, 0);
    case 'amount':
      return amountOf(goods);
  }
}

/** Cents of the goods after promotions. */
export const amountOf = (goods: readonly ParcelGoods[]): number =>
  goods.reduce((sum, { amount }) => sum + amount, 0);
