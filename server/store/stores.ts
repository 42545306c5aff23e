import type { Location } from '../../contract/location.ts';
import { ownSettings } from '../../contract/settings/settings.ts';
import type { Values } from '../../contract/settings/shape.ts';
import type { SiteSettings } from '../../contract/store.ts';
import { inLanguage } from '../../messages/server-locale.ts';
import type { Query } from '../db/db.ts';
import type { KnownPicture } from '../page/clean-settings.ts';
import { namedPictures } from '../picture/library.ts';
import { timeZoneOf } from '../time-zone.ts';
import { bareHost, isNearby } from './host-names.ts';
import { readLocations, readStores } from './queries.ts';
import { readLocation } from './read-location.ts';
import { readSettings } from './read-settings.ts';
import { languageOf, type StoreRow, settingsOf } from './settings.ts';

/** A shop as the server works with it: its row, places and settings, read once and refreshed when they change. */
export interface Store {
  id: number;
  webstoreName: string;
  name: string;
  hosts: string[];
  currency: string;
  country: string;
  timeZone: string;
  /** Origin of its pages, no trailing slash. Never taken from a request. */
  origin: string;
  locations: Location[];
  settings: SiteSettings;
  /** The pictures of its own that its settings name, by their paths. */
  pictures: ReadonlyMap<string, KnownPicture>;
  /** Settings that no browser gets, by their names; of secret ones, whether they are set. */
  own: Values<typeof ownSettings>;
}

/** How this deployment is reached, for stores without an address of their own. */
export interface Addressing {
  baseUrl: string;
  port: number;
  /** In development: the first shop answers at every host. */
  anyHost?: boolean;
  /** Of the platform's provider; '' = no link. */
  platformUrl?: string;
}

export interface Stores {
  /**
   * The shop that answers at this host (with or without port): by one of its hosts, or its address. The first shop also
   * answers at this machine and its local network, and at every name until the server's name is configured; after that no
   * shop answers at any other public name.
   */
  byHost(host: string): Store | undefined;
  byName(webstoreName: string): Store | undefined;
  all(): Store[];
  /** Reads everything again. */
  refresh(): Promise<void>;
}

export async function loadStores(q: Query, reach: Addressing): Promise<Stores> {
  let stores: Store[] = [];
  const load = async () => {
    const rows = await readStores(q);
    const locationRows = await readLocations(q);
    const pictures = new Map<number, Store['pictures']>();
    for (const { id, settings } of rows) pictures.set(id, await namedPictures(q, id, settings));
    stores = rows.map((row, index) => {
      const locations = inLanguage(languageOf(row), () =>
        locationRows.filter((p) => p.store_id === row.id).map(readLocation),
      );
      const own = readSettings(ownSettings, row.settings);
      const origin = own['store_info.base_url'] || fallbackOrigin(row, index, reach);
      const named = pictures.get(row.id) ?? new Map();
      const settings = settingsOf(row, locations, origin, reach.platformUrl);
      return {
        id: row.id,
        webstoreName: row.webstore_name,
        name: row.name,
        hosts: row.hosts,
        currency: row.currency,
        country: row.country,
        timeZone: timeZoneOf(row.time_zone),
        origin,
        locations,
        settings: withNewestLogo(settings, row.webstore_name, named),
        pictures: named,
        own,
      };
    });
  };
  await load();
  return {
    byHost(host) {
      const bare = bareHost(host);
      const named =
        stores.find((s) => s.hosts.some((own) => bareHost(own) === bare)) ??
        stores.find((s) => bareHost(new URL(s.origin).host) === bare) ??
        // Browsers look for these names on their own machine: an owner can try a store out before its name leads here.
        stores.find((s) => bare === `${s.webstoreName}.localhost`);
      const isFirst = reach.anyHost || reach.baseUrl === '' || isNearby(bare);
      return named ?? (isFirst ? stores[0] : undefined);
    },
    byName: (webstoreName) => stores.find((s) => s.webstoreName === webstoreName),
    all: () => stores,
    refresh: load,
  };
}

/** A logo among the store's own pictures has its version in its address: browsers fetch another one at once. */
function withNewestLogo(
  settings: SiteSettings,
  webstoreName: string,
  pictures: Store['pictures'],
): SiteSettings {
  const { logo_url } = settings.styles;
  const folder = `/media/${webstoreName}/`;
  const picture = logo_url.startsWith(folder) && pictures.get(logo_url.slice(folder.length));
  if (!picture) return settings;
  return { ...settings, styles: { ...settings.styles, logo_url: `${logo_url}?v=${picture.cache}` } };
}

function fallbackOrigin(row: StoreRow, index: number, reach: Addressing): string {
  if (index === 0 && reach.baseUrl) return reach.baseUrl;
  const host = row.hosts[0] ?? 'localhost';
  const scheme = reach.baseUrl.startsWith('https:') ? 'https' : 'http';
  return `${scheme}://${host}${scheme === 'http' ? `:${reach.port}` : ''}`;
}
