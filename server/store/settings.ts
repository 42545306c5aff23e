import type { Location } from '../../contract/location.ts';
import { publicSettings, type settings } from '../../contract/settings/settings.ts';
import { type Tree, treeOf } from '../../contract/settings/shape.ts';
import type { SiteSettings } from '../../contract/store.ts';
import { templateInfo } from '../../contract/template.ts';
import { inLanguage } from '../../messages/server-locale.ts';
import { regionName } from '../country/region-name.ts';
import { timeZoneOf } from '../time-zone.ts';
import { readSettings } from './read-settings.ts';
import { shopAddress } from './shop-address.ts';

/** What the `settings` column holds: any part of the settings; the rest have the defaults of their fields. */
export type StoredSettings = Omit<DeepPartial<Tree<typeof settings>>, 'global_content'> & {
  global_content?: Partial<SiteSettings['global_content'][number]>[];
};
type DeepPartial<T> = T extends (infer E)[]
  ? E[]
  : T extends object
    ? { [K in keyof T]?: DeepPartial<T[K]> }
    : T;

export interface StoreRow {
  id: number;
  webstore_name: string;
  name: string;
  hosts: string[];
  currency: string;
  country: string;
  time_zone: string;
  settings: StoredSettings;
}

/** The settings of a store as the storefront reads them: the public ones, and what follows from its row and locations. */
export function settingsOf(
  row: StoreRow,
  locations: Location[],
  origin: string,
  platformUrl = '',
): SiteSettings {
  const language = languageOf(row);
  // Some settings have a text as their default.
  const { stored, country } = inLanguage(language, () => ({
    stored: treeOf<typeof publicSettings>(readSettings(publicSettings, row.settings)),
    country: regionName(row.country),
  }));
  const { store_info, checkout_info } = stored;
  const isMultistore = locations.length > 1;
  return {
    ...stored,
    store_info: {
      ...store_info,
      ...shopAddress(store_info, locations),
      id: row.id,
      name: row.name,
      country,
      iso3166_2_country: store_info.iso3166_2_country || row.country,
      base_url: origin,
      language,
      is_american: row.country === 'US',
      allowed_comm_prefs: offeredPreferences(store_info),
      is_multistore: isMultistore,
      is_consolidated_multistore: isMultistore && store_info.is_consolidated_multistore,
      location_name: '',
      multistore_info: locations.map((l) => ({ id: l.location_id, name: l.altname })),
      iso4217_currency: row.currency,
      time_zone: timeZoneOf(row.time_zone),
    },
    checkout_info: { ...checkout_info, currency: row.currency },
    gated: false,
    platform_url: platformUrl,
    basename: '/',
    template_info: templateInfo,
  };
}

/** The language of a store: the setting, else its country's English. A BCP 47 tag. */
export function languageOf({ settings, country }: StoreRow): string {
  const { 'store_info.language': written } = readSettings(
    { 'store_info.language': publicSettings['store_info.language'] },
    settings,
  );
  return written || (country === 'US' ? 'en-US' : 'en-CA');
}

/** A shop that sends no text messages and offers nothing else could take no account: it offers email. */
function offeredPreferences({
  allowed_comm_prefs: allowed,
  texting_enabled,
}: Pick<SiteSettings['store_info'], 'allowed_comm_prefs' | 'texting_enabled'>) {
  return texting_enabled || allowed.some((one) => one !== 'text') ? allowed : ['email' as const];
}
