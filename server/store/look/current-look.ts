import type { ShopLook } from '../../../contract/look.ts';
import { settings } from '../../../contract/settings/settings.ts';
import type { SiteSettings } from '../../../contract/store.ts';
import { lookOfForm } from '../../../storefront/theme/look-form.ts';
import { type LookSettings, lookOf, withLook } from '../../../storefront/theme/shop-look.ts';
import type { Query } from '../../db/db.ts';
import type { SettingsChange } from '../check-settings.ts';
import { readStoredSettings } from '../queries.ts';
import { readSettings } from '../read-settings.ts';

/** The settings that make the look of a store, as they are stored now. */
export async function readLookSettings(q: Query, storeId: number): Promise<LookSettings> {
  const values = readSettings(settings, await readStoredSettings(q, storeId));
  return {
    styles: {
      theme: values['styles.theme'],
      font_pair: values['styles.font_pair'],
      logo_url: values['styles.logo_url'],
      favicon_url: values['styles.favicon_url'],
    },
    store_info: { hide_footer_address: values['store_info.hide_footer_address'] },
    global_content: values.global_content,
  };
}

/** The look of a store, as it is stored now. */
export const currentLook = async (q: Query, storeId: number): Promise<ShopLook> =>
  lookOf(await readLookSettings(q, storeId));

/** The values of settings that give a store this look. */
export function settingsOf(stored: LookSettings, look: ShopLook): SettingsChange {
  const { styles, store_info, global_content } = withLook(stored, look);
  return {
    'styles.theme': styles.theme,
    'styles.font_pair': styles.font_pair,
    'styles.logo_url': styles.logo_url,
    'styles.favicon_url': styles.favicon_url,
    'store_info.hide_footer_address': store_info.hide_footer_address,
    global_content,
  };
}

/** What a shop tells its pages, with a look that is not saved. */
export const settingsForPreview = (shown: SiteSettings, look: ShopLook): SiteSettings =>
  withLook(shown, look);

/** The look that the form of its editor asks for; not checked yet. */
export const formLook = (fields: Readonly<Record<string, unknown>>): unknown => lookOfForm(fields);
