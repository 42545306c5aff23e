import type { ShopEvent } from '../../contract/event.ts';
import { townLine } from '../../contract/town-line.ts';
import type { Store } from '../store/stores.ts';
import type { EventRow } from './queries.ts';

/** Where it takes place, in words and as an address in one line. */
export function placeOf(
  store: Store,
  row: Pick<EventRow, 'location_id' | 'location_text' | 'address'>,
): Pick<ShopEvent, 'location_id' | 'location_text' | 'address'> {
  const location = store.locations.find(({ location_id }) => location_id === row.location_id);
  if (!location) return { location_id: null, location_text: row.location_text, address: row.address };
  const { sc_addr_array, altname, sc_name } = location;
  return {
    location_id: location.location_id,
    location_text: row.location_text || altname || sc_name,
    address: [sc_addr_array.address, townLine(sc_addr_array)].filter(Boolean).join(', '),
  };
}
