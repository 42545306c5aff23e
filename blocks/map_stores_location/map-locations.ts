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
