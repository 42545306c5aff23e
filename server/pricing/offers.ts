import { isTicket } from '../../contract/goods-kind.ts';
import type { Location } from '../../contract/location.ts';
import type { SiteSettings } from '../../contract/store.ts';
import type { Condition, Offer } from '../../contract/title.ts';
import * as m from '../../messages/compiled/messages.js';
import type { Query } from '../db/db.ts';
import { type Copies, giftCardText, newCopyText, singleCopyText, ticketText } from './availability-text.ts';
import { digitalKind } from './digital.ts';
import { readSupply } from './queries.ts';
import { dayIn, isForthcoming, type Release } from './release-date.ts';
import { type SoldTitle, saleOf } from './sale.ts';
import type { SupplyRow } from './supply-row.ts';
import { withTickets } from './ticket-supply.ts';

/** What of a title decides how it is offered. */
export interface OfferedTitle extends SoldTitle, Release {
  id: number;
  is_large_print: boolean;
}

/** Who looks, and where: everything an offer depends on besides the title and its stock. */
export interface OfferView {
  store: {
    id: number;
    currency: string;
    timeZone: string;
    locations: readonly Pick<Location, 'location_id' | 'altname'>[];
    settings: Pick<SiteSettings, 'hide_sale_pricing' | 'checkout_info'>;
  };
  /** Whose shelf counts as 'in stock'; null = all places of the store together. */
  locationId: number | null;
  /** False for guests of a store that shows prices only to customers: the offer then carries none. */
  showPrices: boolean;
  now: Date;
}

/** Prices and stock of these titles in this store, by title id. Titles without any are absent. */
export async function suppliesOf(
  q: Query,
  view: OfferView,
  titles: readonly { id: number; binding: string }[],
): Promise<Map<number, SupplyRow[]>> {
  if (titles.length === 0) return new Map();
  const ids = titles.map((t) => t.id);
  const supplies = byTitle(await readSupply(q, view.store.id, locationIdsOf(view), ids));
  return withTickets(q, view, titles, supplies);
}

/** The locations whose stock counts. */
export function locationIdsOf(view: OfferView): number[] {
  return view.store.locations.map((l) => l.location_id);
}

export function byTitle(rows: readonly SupplyRow[]): Map<number, SupplyRow[]> {
  const supplies = new Map<number, SupplyRow[]>();
  for (const row of rows) {
    const supply = supplies.get(row.title_id);
    if (supply) supply.push(row);
    else supplies.set(row.title_id, [row]);
  }
  return supplies;
}

/** A title is always offered new; used and remaindered only while the store has a price for it and a copy left. */
export function offersOf(view: OfferView, title: OfferedTitle, supply: readonly SupplyRow[]): Offer[] {
  const offers = [offerOf(view, title, supply, 'NEW')];
  for (const condition of ['USED', 'REMAINDER'] as const) {
    const priced = supply.some((r) => r.condition === condition && r.location_id === null);
    const left = supply.some((r) => r.condition === condition && r.on_hand > 0);
    if (priced && left) offers.push(offerOf(view, title, supply, condition));
  }
  return offers;
}

/** The offer that a row shows: the first that can be bought, else the first there is. */
export const leadingOffer = (available: readonly Offer[]): Offer | undefined =>
  available.find((offer) => offer.cartable && offer.price !== null) ?? available[0];

/** The offer of one condition, also of one that is sold out (a cart line may outlive its offer). */
export function offerOf(
  view: OfferView,
  title: OfferedTitle,
  supply: readonly SupplyRow[],
  condition: Condition,
): Offer {
  const { own, sells, copies, orderable, cartable } = saleOf(view, title, supply, condition);
  const isNew = condition === 'NEW';
  const forthcoming = isForthcoming(title, dayIn(view.store.timeZone, view.now));
  const priced = sells.price !== null;
  const withdrawn = title.availability === 'withdrawn';
  const isOnSale = supply.some((r) => r.condition === condition && r.location_id !== null);
  const words = isTicket(title)
    ? ticketText(isOnSale, copies.here)
    : wordsFor(title, isNew, forthcoming, copies);
  return {
    code: condition,
    ...(priced || withdrawn || title.is_giftcard
      ? words
      : {
          text: view.store.settings.checkout_info.ws_no_price_wording,
          status: 'price_on_request' as const,
          message: '',
          sub_message: '',
        }),
    note: own?.note ?? '',
    ...(view.showPrices ? sells : { price: null, row_price: null, discount: 0 }),
    onhand: copies.here,
    onorder: copies.onOrder,
    used: condition === 'USED',
    is_extra_orderable: orderable,
    is_large_print: title.is_large_print,
    bm_class: '',
    availability: !priced
      ? 'no_price'
      : isNew
        ? availabilityOf(title.availability, forthcoming)
        : 'available',
    cartable,
  };
}

function wordsFor(title: OfferedTitle, isNew: boolean, forthcoming: boolean, copies: Copies) {
  if (title.is_giftcard) return { text: giftCardText(), message: '', sub_message: '' };
  const kind = digitalKind(title);
  if (kind)
    return {
      text: kind === 'ebook' ? m.item_offer_ebook() : m.item_offer_audiobook(),
      message: '',
      sub_message: '',
    };
  return isNew ? newCopyText(title, forthcoming, copies) : singleCopyText(copies);
}

function availabilityOf(availability: string, forthcoming: boolean): Offer['availability'] {
  if (forthcoming) return 'forthcoming';
  if (availability === 'out_of_print' || availability === 'withdrawn') return 'out_of_print';
  if (availability === 'out_of_stock_indefinitely') return availability;
  return 'available';
}
