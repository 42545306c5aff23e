import type { Query } from '../../db/db.ts';

export interface LocationRow {
  id: number;
  version: number;
  code: string;
  name: string;
  position: number;
  details: unknown;
}

/** The locations of a store in its order; one of them with `id`. */
export function readLocations(q: Query, storeId: number, id: number | null = null): Promise<LocationRow[]> {
  return q.query<LocationRow>(
    `select id, version, code, name, position, details from location
     where store_id = $1 and ($2::int is null or id = $2) order by position, id`,
    [storeId, id],
    'location-staff',
  );
}

/** Whether rows name a location that forget it when it is deleted, or go with it. */
export async function isNamed(q: Query, id: number): Promise<boolean> {
  const [row] = await q.query<{ is_named: boolean }>(
    `select exists (select from customer_order where location_id = $1) or exists (select from tax_rate where location_id = $1)
       or exists (select from event where location_id = $1) or exists (select from staff_invitation where location_id = $1)
       as is_named`,
    [id],
    'location-named',
  );
  return row?.is_named ?? false;
}

/** What still depends on a location: orders that are not at their end, copies on the shelf, held or ordered, and staff. */
export interface LocationUses {
  orders: number;
  copies: number;
  staff: number;
}

export async function countUses(q: Query, id: number): Promise<LocationUses> {
  const [row] = await q.query<LocationUses>(
    `select
       (select count(*)::int from customer_order where location_id = $1 and status in ('awaiting_payment', 'placed', 'ready_for_pickup', 'partly_shipped')) as orders,
       (select coalesce(sum(on_hand + held + on_order), 0)::int from stock where location_id = $1) as copies,
       (select count(*)::int from staff_role where location_id = $1) as staff`,
    [id],
    'location-uses',
  );
  return row ?? { orders: 0, copies: 0, staff: 0 };
}
