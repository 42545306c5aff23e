import type { Query } from '../db/db.ts';
import type { TaxRate } from './tax-rate.ts';

/** Writes rates that a whole store charges from now on. */
export async function insertRates(q: Query, storeId: number, rates: readonly TaxRate[]): Promise<void> {
  await q.query(
    `insert into tax_rate (store_id, type, rate_bp)
     select $1, r.type, r.rate_bp from json_to_recordset($2::json) as r(type text, rate_bp int)`,
    [storeId, JSON.stringify(rates)],
  );
}
