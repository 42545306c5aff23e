import type { ShippedType } from '../../contract/shipped-types.ts';
import type { ShippingProvider } from '../../contract/shipping.ts';
import type { Query } from '../db/db.ts';
import { type CarryingStore, carriersFor } from './carrier-accounts.ts';
import { carriedParcel, carrierOptions, carrierPlace } from './carrier-options.ts';
import type { CarrierQuotes } from './carrier-quotes.ts';
import { type LocalStore, localOption, reachesLocally } from './local-delivery.ts';
import type { DeliveryPlace, Parcel, SentParcel, ShippingOption } from './parcel.ts';
import { readShippingRates } from './parcel-queries.ts';
import { isShippable, type ShippingRate } from './shipping-rate.ts';
import { isFor, tableOptions } from './table-rates.ts';

export type DeliveringStore = LocalStore & CarryingStore;

interface Sending {
  parcel: SentParcel;
  /** 'YYYY-MM-DD' */
  day: string;
  /** The way that the cart has chosen before, '' = none. */
  chosen: string;
}

/**
 * The ways to deliver a parcel that a delivery type offers on a day; none = not to that place. Where a rate of the store's own is
 * chosen already, no others: it stays when a carrier answers again, and no carrier is asked.
 *
 * @throws NeededFirst where a carrier must be asked before.
 */
export async function deliveryOptions(
  { q, carriers }: { q: Query; carriers: CarrierQuotes },
  store: DeliveringStore,
  type: ShippedType,
  sending: Sending,
): Promise<ShippingProvider[]> {
  const { parcel } = sending;
  const { checkout_info } = store.settings;
  const named = (option: Omit<ShippingProvider, 'delivery_preference'>) => ({
    ...option,
    delivery_preference: type,
  });
  switch (type) {
    case 'ship':
      if (!checkout_info.ship_enabled) return [];
      return shipOptions(carriers, store, sending, await readShippingRates(q, store.id, sending.day)).map(
        named,
      );
    case 'local_delivery':
      return checkout_info.local_delivery_enabled && reachesLocally(store, parcel.place)
        ? [named(localOption(store, parcel))]
        : [];
    case 'custom_ship':
      return checkout_info.active_custom_ship ? [named(customOption(store, parcel))] : [];
  }
}

/** What carriers ask, and the store's own rates beside them or in their place. */
function shipOptions(
  carriers: CarrierQuotes,
  store: DeliveringStore,
  { parcel, chosen }: Sending,
  rates: readonly ShippingRate[],
): ShippingOption[] {
  const { own } = store;
  const table = tableOptions(rates, parcel);
  const kept = table.filter(({ provider }) => provider === chosen);
  if (kept.length > 0) return kept;
  const carried = carriedParcel(parcel, own['checkout_info.packaging_grams']);
  const quotes = carried ? carriers.ratesFor(store, carried) : [];
  const options = carrierOptions(own, quotes, parcel.goods);
  if (options.length > 0 && !own['checkout_info.rates_beside_carriers']) return options;
  return [...options, ...table];
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
  { from, day }: { from: DeliveryPlace; day: string },
): Promise<(place: DeliveryPlace) => boolean> {
  const { ship_enabled, local_delivery_enabled, active_custom_ship } = store.settings.checkout_info;
  const rates = ship_enabled ? await readShippingRates(q, store.id, day) : [];
  return (place) =>
    active_custom_ship ||
    rates.some((rate) => isFor(rate, place)) ||
    (ship_enabled && carriersFor(store, aBook(from, place)).length > 0) ||
    (local_delivery_enabled && reachesLocally(store, place));
}

const aBook = (from: DeliveryPlace, to: DeliveryPlace) => ({
  from: carrierPlace(from),
  to: carrierPlace(to),
  grams: 500,
});

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
