import type { SiteSettings } from '../../contract/store.ts';
import * as m from '../../messages/compiled/messages.js';
import type { DeliveryPlace, Parcel, ShippingOption } from './parcel.ts';
import { isAmong, postalKey } from './postal-codes.ts';
import { isShippable } from './shipping-rate.ts';
import { amountOf } from './table-rates.ts';

/** What local delivery asks of a store. */
export interface LocalStore {
  country: string;
  settings: SiteSettings;
  /** Settings that no browser gets. */
  own: { 'checkout_info.local_delivery_postal_codes': readonly string[] };
}

/** Whether the store delivers to this place itself. */
export function reachesLocally({ country, own }: LocalStore, place: DeliveryPlace): boolean {
  const key = postalKey(place.postal);
  return (
    place.country === country &&
    own['checkout_info.local_delivery_postal_codes'].some((codes) => isAmong(key, codes))
  );
}

/** What it costs: the fee of the settings, nothing from the threshold where that is enabled (SHIPPING-038). */
export function localOption({ settings }: LocalStore, { goods }: Parcel): ShippingOption {
  const info = settings.checkout_info;
  const amount = amountOf(goods);
  const conflicting = goods.filter(({ kind }) => !isShippable(kind));
  const isFree = info.free_enabled && amount >= info.local_delivery_free_minimum;
  return {
    provider: 'local_delivery',
    label: m.shipping_local_delivery(),
    cost: isFree ? 0 : info.local_delivery_fee,
    available: conflicting.length === 0 && amount >= info.local_delivery_minimum,
    delivery_min: 0,
    delivery_max: 0,
    conflicting_eisbns: conflicting.map(({ eisbn }) => eisbn),
  };
}
