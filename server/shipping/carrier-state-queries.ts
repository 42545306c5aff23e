import type { Query } from '../db/db.ts';

/** How a carrier has answered a store lately. */
export interface CarrierState {
  carrier: string;
  answered_at: Date | null;
  failed_at: Date | null;
  /** Why it failed the last time. */
  reason: string;
}

export function readCarrierStates(q: Query, storeId: number): Promise<CarrierState[]> {
  return q.query<CarrierState>(
    'select carrier, answered_at, failed_at, reason from carrier_state where store_id = $1',
    [storeId],
    'shipping-carrier-states',
  );
}

/** `failure` = why it failed; null = it has answered. */
export async function writeCarrierState(
  q: Query,
  { storeId, carrier, at, failure }: { storeId: number; carrier: string; at: Date; failure: string | null },
): Promise<void> {
  await q.query(
    `insert into carrier_state (store_id, carrier, answered_at, failed_at, reason)
     values ($1, $2, case when $4::text is null then $3::timestamptz end, case when $4::text is not null then $3::timestamptz end,
       coalesce($4, ''))
     on conflict (store_id, carrier) do update set
       answered_at = coalesce(excluded.answered_at, carrier_state.answered_at),
       failed_at = coalesce(excluded.failed_at, carrier_state.failed_at),
       reason = coalesce(nullif(excluded.reason, ''), carrier_state.reason)`,
    [storeId, carrier, at, failure],
    'shipping-write-carrier-state',
  );
}

export async function deleteCarrierState(q: Query, storeId: number, carrier: string): Promise<void> {
  await q.query(
    'delete from carrier_state where store_id = $1 and carrier = $2',
    [storeId, carrier],
    'shipping-delete-carrier-state',
  );
}
