import type { Place, Places } from '../account/place-fields.tsx';

/** An address as it stands on an envelope: streets, 'City, Province  Postal code', country. */
export function addressLines(place: Place, countries: Places, provinces: Places): string[] {
  const province = provinces.find((p) => p.code === place.province)?.name ?? place.province;
  const town = [place.city, province].filter(Boolean).join(', ');
  const country = countries.find((c) => c.code === place.country)?.name ?? place.country;
  return [
    place.street_address,
    place.street_address_2,
    `${town} ${place.postal_code}`.trim(),
    country,
  ].filter(Boolean);
}
