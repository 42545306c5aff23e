import { condition } from '../../contract/title.ts';
import type { Query } from '../db/db.ts';
import { byTitle, locationIdsOf, type OfferView } from './offers.ts';
import { readSoldKinds, readSupplyKinds } from './queries.ts';
import { saleOf } from './sale.ts';
import type { SupplyRow } from './supply-row.ts';
import { withTickets } from './ticket-supply.ts';

/** Those of these titles that can be added to the cart, in any condition. Made for lists of thousands. */
export async function cartableIds(
  q: Query,
  view: OfferView,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const [kinds, supply] = await Promise.all([
    readSoldKinds(q, ids),
    readSupplyKinds(q, view.store.id, locationIdsOf(view), ids),
  ]);
  const titles = kinds.flatMap((kind) => kind.ids.map((id) => ({ id, binding: kind.binding, kind })));
  const rows = supply.flatMap(({ ids, ...row }) => ids.map((title_id) => ({ ...row, title_id })));
  const supplies = await withTickets(q, view, titles, byTitle(rows));
  const none: SupplyRow[] = [];
  const cartable = new Set<number>();
  for (const { id, kind } of titles) {
    const own = supplies.get(id) ?? none;
    if (condition.options.some((one) => saleOf(view, kind, own, one).cartable)) cartable.add(id);
  }
  return cartable;
}
