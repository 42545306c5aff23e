import type { Query } from '../db/db.ts';
import type { StoreRow } from './settings.ts';

export function readStores(q: Query): Promise<StoreRow[]> {
  return q.query<StoreRow>(
    'select id, webstore_name, name, hosts, currency, country, time_zone, settings from store order by position, id',
  );
}

export interface LocationRow {
  id: number;
  store_id: number;
  name: string;
  details: unknown;
}

/** The locations of every store. */
export function readLocations(q: Query): Promise<LocationRow[]> {
  return q.query<LocationRow>('select id, store_id, name, details from location order by position, id');
}

/** Makes a location the session's own. */
export async function moveSession(q: Query, sessionId: number, locationId: number): Promise<void> {
  await q.query('update session set location_id = $2 where id = $1', [sessionId, locationId], 'session-move');
}

/** The text that is stored for a setting of a store; '' = none. `path` is its group, if it has one, and its own name. */
export async function readStoredText(q: Query, storeId: number, path: readonly string[]): Promise<string> {
  const [row] = await q.query<{ stored: string | null }>(
    'select settings #>> $2 as stored from store where id = $1',
    [storeId, path],
    'store-stored-text',
  );
  return row?.stored ?? '';
}

/** What is stored of a store's settings, of any age and shape. */
export async function readStoredSettings(q: Query, storeId: number): Promise<unknown> {
  const [row] = await q.query<{ settings: unknown }>(
    'select settings from store where id = $1',
    [storeId],
    'store-stored-settings',
  );
  return row?.settings;
}
