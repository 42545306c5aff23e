import { isTicket } from '../../contract/goods-kind.ts';
import type { Location } from '../../contract/location.ts';
import type { Condition } from '../../contract/title.ts';
import type { Copies } from './availability-text.ts';
import { type Binding, digitalKind } from './digital.ts';
import type { Release } from './release-date.ts';
import { type ListPrices, listPrice, type SellPrice, sellPrice } from './sell-price.ts';
import type { SupplyRow } from './supply-row.ts';

/** What of a title decides whether it is sold. */
export interface SoldTitle extends ListPrices, Pick<Release, 'availability'>, Binding {
  is_giftcard: boolean;
}

/** What of an `OfferView` decides the same. */
interface SaleView {
  store: {
    currency: string;
    locations: readonly Pick<Location, 'location_id' | 'altname'>[];
    settings: { hide_sale_pricing: boolean };
  };
  locationId: number | null;
}

/** A copy of one condition as the store sells it. */
interface Sale {
  /** The store's own price and note. */
  own: SupplyRow | undefined;
  sells: SellPrice;
  copies: Copies;
  /** More than the store has can be ordered from the publisher. */
  orderable: boolean;
  cartable: boolean;
}

/** How a title sells in one condition. `supply`: all the store has of the title. */
export function saleOf(
  view: SaleView,
  title: SoldTitle,
  supply: readonly SupplyRow[],
  condition: Condition,
): Sale {
  const rows = supply.filter((r) => r.condition === condition);
  const own = rows.find((r) => r.location_id === null);
  const isNew = condition === 'NEW';
  const copies = copiesOf(view, rows);
  const listed = title.availability === 'no_price' ? null : listPrice(title, view.store.currency);
  // A used copy is worth what it costs: it is not the new one at a discount.
  const sells = sellPrice(
    isNew || (own && condition === 'REMAINDER') ? listed : null,
    own?.price ?? null,
    view.store.settings.hide_sale_pricing,
  );
  // A file is handed out by its seller; no shop has copies of it.
  const sold = sells.price !== null && !title.is_giftcard && digitalKind(title) === '';
  const orderable = isNew && sold && !isTicket(title) && canBeOrdered(title.availability);
  const cartable = sold && title.availability !== 'withdrawn' && (copies.here > 0 || orderable);
  return { own, sells, copies, orderable, cartable };
}

function copiesOf(view: SaleView, rows: readonly SupplyRow[]): Copies {
  const copies: Copies = { here: 0, elsewhere: [], onOrder: 0 };
  for (const row of rows) {
    if (row.location_id === null) continue;
    copies.onOrder += row.on_order;
    if (view.locationId === null || row.location_id === view.locationId) copies.here += row.on_hand;
    else if (row.on_hand > 0) {
      const location = view.store.locations.find((l) => l.location_id === row.location_id);
      if (location) copies.elsewhere.push(location.altname);
    }
  }
  return copies;
}

function canBeOrdered(availability: string): boolean {
  return availability === '' || availability === 'available' || availability === 'forthcoming';
}
