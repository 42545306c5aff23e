import type { Query } from '../db/db.ts';
import type { SoldTitle } from './sale.ts';
import type { SupplyRow } from './supply-row.ts';

/** Offers and stock of one store for these titles, in one round trip: every list of books needs both. */
export function readSupply(
  q: Query,
  storeId: number,
  locationIds: readonly number[],
  titleIds: readonly number[],
): Promise<SupplyRow[]> {
  return q.query<SupplyRow>(supplySql('$1', '$2', '$3'), [storeId, locationIds, titleIds], 'pricing-supply');
}

/** The same rows for a larger question; each argument is the parameter it comes in, like '$1'. */
export const supplySql = (storeId: string, locationIds: string, titleIds: string): string => `
  select title_id, condition, null::int as location_id, price, note, 0 as on_hand, 0 as on_order
    from offer where store_id = ${storeId} and title_id = any((select ${titleIds}::int[])::int[])
  union all
  select title_id, condition, location_id, null, '', on_hand, on_order
    from stock where title_id = any((select ${titleIds}::int[])::int[])
      and location_id = any((select ${locationIds}::int[])::int[])`;

/** One title of each kind that sells alike, whatever it costs, with the ids of all such titles. */
export interface SoldKindRow extends SoldTitle {
  ids: number[];
}

/** The kinds of these titles; deleted ones are left out. A long list has few kinds, and its titles need no row each. */
export function readSoldKinds(q: Query, titleIds: readonly number[]): Promise<SoldKindRow[]> {
  return q.query<SoldKindRow>(
    `select binding, availability, is_giftcard, min(list_price_usa) as list_price_usa, min(list_price_can) as list_price_can,
       array_agg(id) as ids
     from title where id = any((select $1::int[])::int[]) and deleted_at is null
     group by binding, availability, is_giftcard, list_price_usa is null, list_price_can is null`,
    [titleIds],
    'pricing-sold-kinds',
  );
}

/** One price or place of copies of each kind, with the ids of the titles that have such a one; places without copies are left out. */
export interface SupplyKindRow extends Omit<SupplyRow, 'title_id'> {
  ids: number[];
}

export function readSupplyKinds(
  q: Query,
  storeId: number,
  locationIds: readonly number[],
  titleIds: readonly number[],
): Promise<SupplyKindRow[]> {
  return q.query<SupplyKindRow>(
    `select condition, location_id, min(price) as price, '' as note, min(on_hand) as on_hand, 0 as on_order,
       array_agg(title_id) as ids
     from (${supplySql('$1', '$2', '$3')}) s where location_id is null or on_hand > 0 group by condition, location_id`,
    [storeId, locationIds, titleIds],
    'pricing-supply-kinds',
  );
}

/** Admission to an event under one title, as far as it is on sale. */
export interface TicketPlacesRow {
  title_id: number;
  event_date_id: number;
  /** Tickets that are left; null = there is no limit. */
  left: number | null;
}

/**
 * The tickets that a store sells of these titles: for published events that are neither over nor canceled. A title that admits to
 * several is sold for the next one.
 */
export function readTicketPlaces(
  q: Query,
  storeId: number,
  titleIds: readonly number[],
  now: Date,
): Promise<TicketPlacesRow[]> {
  return q.query<TicketPlacesRow>(
    // greatest() leaves nulls out: without a limit it would say 0.
    `select distinct on (t.title_id) t.title_id, d.id as event_date_id, case when t.places is not null then greatest(t.places - (
       select count(*)::int from event_ticket k
       where k.event_date_id = d.id and k.title_id = t.title_id and k.voided_at is null), 0) end as left
     from event_title t join event e on e.id = t.event_id join event_date d on d.event_id = e.id
     where t.title_id = any((select $2::int[])::int[]) and t.kind = 'ticket' and e.store_id = $1 and e.is_published
       and d.status <> 'cancelled' and d.ends_at > $3
     order by t.title_id, d.starts_at, d.id`,
    [storeId, titleIds, now],
    'pricing-ticket-places',
  );
}
