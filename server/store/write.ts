import type { GlobalContent } from '../../contract/global-content.ts';
import type { Fields } from '../../contract/settings/field.ts';
import { look } from '../../contract/settings/look.ts';
import { settings } from '../../contract/settings/settings.ts';
import { leavesOf, splitName, treeOf } from '../../contract/settings/shape.ts';
import type { Query } from '../db/db.ts';
import { idOfRow } from '../db/id-of-row.ts';
import type { SecretKey } from '../process/secret-key.ts';
import { checkSettings, type SettingsChange } from './check-settings.ts';
import { datedContent } from './dated-content.ts';
import type { NewLocation } from './location/check-location.ts';
import { saveLocation } from './location/write.ts';
import { readStoredSettings } from './queries.ts';
import { readSettings } from './read-settings.ts';
import { sealedSetting } from './sealed-setting.ts';
import type { StoredSettings } from './settings.ts';

export interface NewStore {
  webstore_name: string;
  name: string;
  hosts: readonly string[];
  /** ISO 4217. */
  currency: string;
  /** ISO 3166. */
  country: string;
  time_zone: string;
  settings: StoredSettings;
}

/** False for a database that waits for its first store. */
export async function hasStore(q: Query): Promise<boolean> {
  const rows = await q.query('select 1 from store limit 1');
  return rows.length > 0;
}

/** Writes a store, after all others, and returns its id. Throws SettingRefused. */
export async function insertStore(q: Query, store: NewStore): Promise<number> {
  const rows = await q.query<{ id: number }>(
    `insert into store (webstore_name, name, position, hosts, currency, country, time_zone, settings)
     values ($1, $2, (select coalesce(max(position), 0) + 1 from store), $3, $4, $5, $6, '{}') returning id`,
    [store.webstore_name, store.name, store.hosts, store.currency, store.country, store.time_zone],
  );
  const id = idOfRow(rows);
  await changeSettings(q, id, leavesOf(store.settings, settings));
  return id;
}

/**
 * Changes some settings of a store; the others stay. Values are checked first, and secret ones sealed with `key`. The statement
 * notes a change of the store, which pages and processes follow.
 *
 * @throws SettingRefused when a value is wrong: then nothing is written.
 */
export async function changeSettings(
  q: Query,
  storeId: number,
  change: SettingsChange,
  { fields = settings, key }: { fields?: Fields; key?: SecretKey } = {},
): Promise<void> {
  const checked = checkSettings(change, fields);
  if (checked.global_content) checked.global_content = await dated(q, storeId, checked.global_content);
  const values = Object.entries(checked).map(([name, value]): [string, unknown] => [
    name,
    fields[name]?.secret ? sealedSetting(storeId, name, value, key) : value,
  ]);
  const single = values.filter(([name]) => splitName(name)[0] === '');
  const grouped = values.filter(([name]) => splitName(name)[0] !== '');
  const rows = await q.query<{ id: number }>(
    `update store set settings = settings || $2::jsonb || coalesce((
       select jsonb_object_agg(g.key,
         case jsonb_typeof(settings->g.key) when 'object' then settings->g.key else '{}' end || g.value)
       from jsonb_each($3::jsonb) g), '{}')
     where id = $1 returning id`,
    [
      storeId,
      JSON.stringify(Object.fromEntries(single)),
      JSON.stringify(treeOf(Object.fromEntries(grouped))),
    ],
  );
  idOfRow(rows);
}

async function dated(q: Query, storeId: number, content: unknown): Promise<GlobalContent[]> {
  const { global_content } = readSettings(look, await readStoredSettings(q, storeId));
  return datedContent(content, global_content, new Date());
}

/** Writes the locations of a new store, the largest first, and returns their ids by code. Throws as `saveLocation`. */
export async function insertLocations(
  q: Query,
  storeId: number,
  locations: readonly NewLocation[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [position, location] of locations.entries()) {
    const { id } = await saveLocation(q, storeId, null, { ...location, position });
    ids.set(location.code, id);
  }
  return ids;
}
