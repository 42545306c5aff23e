import type { Query } from '../../db/db.ts';
import { dayIn } from '../../pricing/release-date.ts';
import { timeZoneOf } from '../../time-zone.ts';
import { readCatalogueZone } from './queries.ts';

/**
 * Today in the catalogue's time zone, 'YYYY-MM-DD': titles belong to no store, so it is the first store's; UTC without a
 * store.
 */
export async function catalogueDay(q: Query, now = new Date()): Promise<string> {
  const zone = await readCatalogueZone(q);
  return dayIn(zone === undefined ? 'UTC' : timeZoneOf(zone), now);
}
