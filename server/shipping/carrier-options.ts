import type { CarriedParcel } from '../providers/carrier/carrier.ts';
import type { CarrierSettings } from './carrier-accounts.ts';
import type { Quote } from './carrier-quotes.ts';
import type { DeliveryPlace, ParcelGoods, SentParcel, ShippingOption } from './parcel.ts';
import { postalKey } from './postal-codes.ts';
import { isShippable } from './shipping-rate.ts';

/** Weights in steps: what a shopper adds or takes away often leaves the price as it was. */
const gramsStep = 10;

/** The parcel as carriers are asked about it, with its packaging; null = nothing in it can be shipped. */
export function carriedParcel(
  { from, place, goods }: SentParcel,
  packagingGrams: number,
): CarriedParcel | null {
  const grams = goods
    .filter(({ kind }) => isShippable(kind))
    .reduce((sum, one) => sum + one.quantity * one.grams, 0);
  if (grams === 0) return null;
  return {
    from: carrierPlace(from),
    to: carrierPlace(place),
    grams: Math.ceil((grams + packagingGrams) / gramsStep) * gramsStep,
  };
}

export const carrierPlace = ({ country, postal }: DeliveryPlace) => ({ country, postal: postalKey(postal) });

/** The services that a store offers, at its own prices, the cheapest first. */
export function carrierOptions(
  own: CarrierSettings,
  quotes: readonly Quote[],
  goods: readonly ParcelGoods[],
): ShippingOption[] {
  const services: Record<Quote['carrier'], readonly string[]> = {
    usps: own['checkout_info.usps_services'],
    canada_post: own['checkout_info.canada_post_services'],
  };
  return quotes
    .filter(({ carrier, service }) => services[carrier].length === 0 || services[carrier].includes(service))
    .map((quote) => optionOf(quote, own, goods))
    .toSorted((a, b) => (a.cost ?? 0) - (b.cost ?? 0));
}

function optionOf(quote: Quote, own: CarrierSettings, goods: readonly ParcelGoods[]): ShippingOption {
  const conflicting = goods.filter(
    ({ kind }) => !isShippable(kind) || (quote.kinds.length > 0 && !quote.kinds.includes(kind)),
  );
  const withMarkup = Math.round((quote.cents * (100 + own['checkout_info.carrier_markup_percent'])) / 100);
  return {
    provider: `${quote.carrier}:${quote.service}`,
    label: quote.label,
    cost: withMarkup + own['checkout_info.carrier_handling'],
    available: conflicting.length === 0,
    delivery_min: quote.daysMin,
    delivery_max: quote.daysMax,
    conflicting_eisbns: conflicting.map(({ eisbn }) => eisbn),
  };
}
