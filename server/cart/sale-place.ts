import { isShippedType } from '../../contract/shipped-types.ts';
import type { Store } from '../store/stores.ts';
import type { SalePlace } from '../tax/sale-place.ts';
import { pickupPlace } from './pickup-place.ts';
import type { CartRow } from './queries.ts';

/** Where a cart is sold: at its destination, or where the goods are collected. */
export function salePlace(
  store: Pick<Store, 'country' | 'locations' | 'settings'>,
  { delivery_preference, ship_to: to }: Pick<CartRow, 'delivery_preference' | 'ship_to'>,
  locationId: number | null,
): SalePlace {
  if (!isShippedType(delivery_preference) || !to) return pickupPlace(store, locationId);
  return { locationId: null, country: to.country, region: to.province, postal: to.postal_code };
}
