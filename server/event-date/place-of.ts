import type { ShopEvent } from '../../contract/event.ts';
import type { Location } from '../../contract/location.ts';
import { townLine } from '../../contract/town-line.ts';

/** Where it takes place, in words and as an address in one line. */
export function placeOf(
  { locations }: { locations: readonly Location[] },
  row: Pick<ShopEvent, 'location_id' | 'location_text' | 'address'>,
): Pick<ShopEvent, 'location_id' | 'location_text' | 'address'> {
  const location = locations.find(({ location_id }) => location_id === row.location_id);
  if (!location) return { location_id: null, location_text: row.location_text, address: row.address };
  const { sc_addr_array, altname, sc_name } = location;
  return {
    location_id: location.location_id,
    location_text: row.location_text || altname || sc_name,
    address: [sc_addr_array.address, townLine(sc_addr_array)].filter(Boolean).join(', '),
  };
}
