import { findCountry, findProvince } from '../country/regions.ts';
import type { Store } from '../store/stores.ts';
import type { SalePlace } from '../tax/sale-place.ts';

/** Where goods are collected: at the address of the location, or that of the store where it has none. */
export function pickupPlace(
  store: Pick<Store, 'country' | 'locations' | 'settings'>,
  locationId: number | null,
): SalePlace {
  const address = store.locations.find((l) => l.location_id === locationId)?.sc_addr_array;
  const { province, postal_code } = store.settings.store_info;
  const { country, prov, postal } = address?.country
    ? address
    : { country: store.country, prov: address?.prov || province, postal: address?.postal || postal_code };
  const code = findCountry(country)?.code ?? '';
  return { locationId, country: code, region: findProvince(code, prov)?.code ?? '', postal };
}
