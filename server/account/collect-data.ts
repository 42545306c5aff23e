import type { Query } from '../db/db.ts';
import { readEverything } from './person-queries.ts';

/** Everything that is kept about a customer, by table; no password hash, no token, no session id. */
export async function collectData(q: Query, customerId: number): Promise<Record<string, unknown>> {
  return { exported_at: new Date().toISOString(), ...(await readEverything(q, customerId)) };
}
