import type { Location } from './location.ts';

/** A large map elsewhere that shows the way to a location. */
export function mapLink(location: Pick<Location, 'lat_lng' | 'sc_addr_array'>): string {
  const { address, city, prov, postal, country } = location.sc_addr_array;
  if (location.lat_lng) {
    const { lat, lng } = location.lat_lng;
    return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;
  }
  const words = [address, city, prov, postal, country].filter(Boolean).join(', ');
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(words)}`;
}

/** A location without a street and without coordinates is on no map. */
export const isOnMap = ({
  lat_lng,
  sc_addr_array: at,
}: Pick<Location, 'lat_lng' | 'sc_addr_array'>): boolean => lat_lng !== null || at.address !== '';
