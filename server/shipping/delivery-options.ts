import type { ShippedType } from '../../contract/shipped-types.ts';
import type { ShippingProvider } from '../../contract/shipping.ts';
import type { Query } from '../db/db.ts';
import { type LocalStore, localOption, reachesLocally } from './local-delivery.ts';
import type { DeliveryPlace, Parcel } from './parcel.ts';
import { readShippingRates } from './parcel-queries.ts';
import { isShippable } from './shipping-rate.ts';
import { isFor, tableOptions } from './table-rates.ts';

export interface DeliveringStore extends LocalStore {
  id: number;
}

/** The ways to deliver a parcel that a delivery type offers on a day; none = not to that place. */
export async function deliveryOptions(
  q: Query,
  store: DeliveringStore,
  type: ShippedType,
  parcel: Parcel,
  day: string,
): Promise<ShippingProvider[]> {
  const { checkout_info } = store.settings;
  const named = (option: Omit<ShippingProvider, 'delivery_preference'>) => ({
    ...option,
    delivery_preference: type,
  });
  switch (type) {
    case 'ship':
      if (!checkout_info.ship_enabled) return [];
      return tableOptions(await readShippingRates(q, store.id, day), parcel).map(named);
    case 'local_delivery':
      return checkout_info.local_delivery_enabled && reachesLocally(store, parcel.place)
        ? [named(localOption(store, parcel))]
        : [];
    case 'custom_ship':
      return checkout_info.active_custom_ship ? [named(customOption(store, parcel))] : [];
  }
}

/** The shop's own way: it says what it costs after the order. */
function customOption({ settings }: DeliveringStore, { goods }: Parcel) {
  const conflicting = goods.filter(({ kind }) => !isShippable(kind));
  return {
    provider: 'custom_ship',
    label: settings.checkout_info.custom_ship_label,
    cost: null,
    available: conflicting.length === 0,
    delivery_min: 0,
    delivery_max: 0,
    conflicting_eisbns: conflicting.map(({ eisbn }) => eisbn),
  };
}

/** Tells of any address whether the store delivers there in some way on a day. */
export async function deliveryArea(
  q: Query,
  store: DeliveringStore,
  day: string,
): Promise<(place: DeliveryPlace) => boolean> {
  const { ship_enabled, local_delivery_enabled, active_custom_ship } = store.settings.checkout_info;
  const rates = ship_enabled ? await readShippingRates(q, store.id, day) : [];
  return (place) =>
    active_custom_ship ||
    rates.some((rate) => isFor(rate, place)) ||
    (local_delivery_enabled && reachesLocally(store, place));
}

/**
 * The option that is taken unless the shopper chooses another: the cheapest of those available, local delivery only where
 * nothing else is (SHIPPING-021). A known price comes before one that is still to be computed.
 */
export function usualOption<P extends ShippingProvider>(options: readonly P[]): P | undefined {
  const cents = ({ cost }: P) => cost ?? Number.POSITIVE_INFINITY;
  const isLocal = ({ delivery_preference }: P) => Number(delivery_preference === 'local_delivery');
  return options
    .filter(({ available }) => available)
    .toSorted((a, b) => isLocal(a) - isLocal(b) || (cents(a) < cents(b) ? -1 : 1))[0];
}
