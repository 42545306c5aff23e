import type { Location } from '../../contract/location.ts';

/** MAP-006. */
const defaultCentre = { lat: 49.88609, lng: -119.4941869 };

/** Where the map stands: at the chosen location, else at the shopper's own, else at the first that has a place. */
export function centreOf(locations: readonly Location[], chosen: number, current: number) {
  const at = (id: number) => locations.find((p) => p.location_id === id && p.lat_lng)?.lat_lng;
  return at(chosen) ?? at(current) ?? locations.find((p) => p.lat_lng)?.lat_lng ?? defaultCentre;
}

/** Lines of a place's popup (MAP-005). */
export function popupLines(location: Location): string[] {
  const { address, city, prov, country, postal } = location.sc_addr_array;
  return [location.sc_name, address, [city, prov].filter(Boolean).join(', '), country, postal].filter(
    Boolean,
  );
}

/** A large map elsewhere, for who has no JavaScript or wants the way. */
export function mapLink(location: Location): string {
  const { address, city, prov, postal, country } = location.sc_addr_array;
  if (location.lat_lng) {
    const { lat, lng } = location.lat_lng;
    return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;
  }
  const words = [address, city, prov, postal, country].filter(Boolean).join(', ');
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(words)}`;
}
