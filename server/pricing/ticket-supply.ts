import { maxCopies } from '../../contract/cart-limits.ts';
import { isTicket } from '../../contract/goods-kind.ts';
import type { Query } from '../db/db.ts';
import { readTicketPlaces, type TicketPlacesRow } from './queries.ts';
import type { SupplyRow } from './supply-row.ts';

export type TicketPlaces = TicketPlacesRow;

/** What of an `OfferView` says which tickets are on sale. */
interface TicketView {
  store: { id: number; locations: readonly { location_id: number }[] };
  locationId: number | null;
  now: Date;
}

/** The tickets that a store sells of these titles, and how many are left. */
export const ticketPlaces = (
  q: Query,
  storeId: number,
  titleIds: readonly number[],
  now: Date,
): Promise<TicketPlaces[]> => readTicketPlaces(q, storeId, titleIds, now);

/**
 * Supplies in which tickets have the places that are left at their event, at each location: no shelf has them. A ticket that is
 * not on sale has none.
 */
export async function withTickets(
  q: Query,
  view: TicketView,
  titles: readonly { id: number; binding: string }[],
  supplies: Map<number, SupplyRow[]>,
): Promise<Map<number, SupplyRow[]>> {
  const tickets = titles.filter(isTicket);
  if (tickets.length === 0) return supplies;
  const ids = tickets.map(({ id }) => id);
  const places = await readTicketPlaces(q, view.store.id, ids, view.now);
  for (const id of ids) {
    const priced = (supplies.get(id) ?? []).filter((row) => row.location_id === null);
    const sold = places.find(({ title_id }) => title_id === id);
    supplies.set(id, sold ? [...priced, ...placesAt(view, sold)] : priced);
  }
  return supplies;
}

/** The same places wherever the shopper is. */
function placesAt({ store, locationId }: TicketView, { title_id, left }: TicketPlaces): SupplyRow[] {
  const [first] = store.locations;
  const at = locationId ?? first?.location_id;
  if (at === undefined) return [];
  const row = { condition: 'NEW', price: null, note: '', on_order: 0 } as const;
  return [{ ...row, title_id, location_id: at, on_hand: left ?? maxCopies }];
}
