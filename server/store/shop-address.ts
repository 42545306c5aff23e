import type { Location } from '../../contract/location.ts';

interface ShopAddress {
  address: string;
  city: string;
  province: string;
  postal_code: string;
  phone: string;
}

/**
 * Where the shop is, as the footer and the emails say: what its settings have, or else its location, where it has no other. A part that
 * is set makes the address of the settings count as a whole; the phone number counts by itself.
 */
export function shopAddress(own: ShopAddress, locations: readonly Location[]): ShopAddress {
  const { address, city, province, postal_code, phone } = own;
  const [only, ...others] = locations;
  if (!only || others.length > 0) return { address, city, province, postal_code, phone };
  const place = only.sc_addr_array;
  const parts =
    address || city || province || postal_code
      ? { address, city, province, postal_code }
      : { address: place.address, city: place.city, province: place.prov, postal_code: place.postal };
  return { ...parts, phone: phone || only.sc_phone };
}
