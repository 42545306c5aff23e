import { readCheckoutForms } from '../../contract/custom-form.ts';
import type { Location } from '../../contract/location.ts';
import { type SiteSettings, siteSettings } from '../../contract/store.ts';
import { templateInfo } from '../../contract/template.ts';
import { fitting } from './fitting.ts';
import { readGlobalContent } from './global-content.ts';
import { named, readNavigation } from './navigation.ts';
import { readShortcuts } from './shortcuts.ts';
import { isObject, pageAddress } from './stored-values.ts';
import { timeZoneOf } from './time-zone.ts';

/** What the `settings` column holds: any part of the site settings; the rest are these defaults. */
export type StoredSettings = Omit<DeepPartial<SiteSettings>, 'global_content'> & {
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

/** Those without a reader of their own. */
const plainSettings = siteSettings.omit({
  site_navigation: true,
  extra_navigation: true,
  url_shortcuts: true,
  global_content: true,
});

/**
 * The settings of a store as the storefront reads them: stored values over the documents' defaults. A value of a wrong type counts
 * as not stored, for a slip in the settings must not take the shop down.
 */
export function settingsOf(
  row: StoreRow,
  locations: Location[],
  origin: string,
  platformUrl = '',
): SiteSettings {
  const raw: Record<string, unknown> = isObject(row.settings) ? row.settings : {};
  const s = (fitting(plainSettings, raw) ?? {}) as StoredSettings;
  const isAmerican = row.country === 'US';
  return {
    store_info: {
      iso3166_2_country: row.country,
      province: '',
      city: '',
      address: '',
      postal_code: '',
      phone: '',
      phone_2: '',
      toll_free: '',
      fax: '',
      email: '',
      url: '',
      san: '',
      texting_enabled: false,
      giftcards_enabled: false,
      giftcard_minimum: 1,
      giftcard_maximum: 9999,
      twitter: '',
      facebook: '',
      instagram: '',
      tiktok: '',
      threads: '',
      bluesky: '',
      mastodon: '',
      footer_message: '',
      hide_footer_address: false,
      ...s.store_info,
      contact_us_url: pageAddress(s.store_info?.contact_us_url) || '/contact',
      alternate_home: addressLike(s.store_info?.alternate_home),
      google_analytics_code: idLike(s.store_info?.google_analytics_code),
      facebook_pixel_id: idLike(s.store_info?.facebook_pixel_id),
      id: row.id,
      name: row.name,
      country: countryName(row.country),
      base_url: origin,
      is_american: isAmerican,
      is_multistore: locations.length > 1,
      is_consolidated_multistore: locations.length > 1 && s.store_info?.is_consolidated_multistore === true,
      location_name: '',
      multistore_info: locations.map((l) => ({ id: l.location_id, name: l.altname })),
      allowed_comm_prefs: s.store_info?.allowed_comm_prefs ?? ['email', 'phone'],
      iso4217_currency: row.currency,
      time_zone: timeZoneOf(row.time_zone),
      footer_display_rules: (s.store_info?.footer_display_rules ?? {}) as Record<string, boolean>,
    },
    checkout_info: {
      pickup_enabled: true,
      ship_enabled: false,
      quote_enabled: false,
      local_delivery_enabled: false,
      using_promo_codes: false,
      impulse_ship: false,
      impulse_pickup: false,
      terms_consent_enabled: false,
      order_min: 0,
      checkout_message: '',
      contact_payment_text: '',
      show_order_inscription: false,
      ws_no_price_wording: 'Price on request',
      ...s.checkout_info,
      currency: row.currency,
      accepted_credit_cards: s.checkout_info?.accepted_credit_cards ?? [],
      custom_forms: readCheckoutForms(isObject(raw.checkout_info) ? raw.checkout_info.custom_forms : null),
    },
    cart_enabled: s.cart_enabled ?? true,
    guest_show_cart: s.guest_show_cart ?? true,
    guest_show_price: s.guest_show_price ?? true,
    guest_allow_checkout: s.guest_allow_checkout ?? true,
    gift_registry_enabled: s.gift_registry_enabled ?? false,
    show_strikethrough: s.show_strikethrough ?? true,
    hide_sale_pricing: s.hide_sale_pricing ?? false,
    hide_sales_rank: s.hide_sales_rank ?? false,
    prominent_librofm: s.prominent_librofm ?? false,
    audiobook_seller: { name: 'our audiobook partner', item_url: '', search_url: '', ...s.audiobook_seller },
    ebook_seller: { name: 'our ebook partner', item_url: '', search_url: '', ...s.ebook_seller },
    display_carton_quantity: s.display_carton_quantity ?? false,
    browse_group_formats: s.browse_group_formats ?? false,
    bm_class_enabled: s.bm_class_enabled ?? false,
    bm_class_name: s.bm_class_name ?? '',
    is_v1: s.is_v1 ?? false,
    is_private: s.is_private ?? false,
    is_exclusive: s.is_exclusive ?? false,
    gated: false,
    login_required_message: s.login_required_message ?? '',
    landing_page_url: addressLike(s.landing_page_url),
    require_email_verification: s.require_email_verification ?? false,
    ws_custom_welcome_msg: s.ws_custom_welcome_msg ?? '',
    account_extra_fields: s.account_extra_fields ?? [],
    has_privacy_policy_page: s.has_privacy_policy_page ?? false,
    show_government_of_canada_logo: s.show_government_of_canada_logo ?? false,
    government_of_canada_bilingual: s.government_of_canada_bilingual ?? false,
    default_feature_sort_by: s.default_feature_sort_by ?? '',
    site_navigation: named(readNavigation(raw.site_navigation)),
    extra_navigation: readNavigation(raw.extra_navigation),
    url_shortcuts: readShortcuts(raw.url_shortcuts),
    global_content: readGlobalContent(raw.global_content),
    map_tiles: {
      url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      attribution: '© OpenStreetMap contributors',
      ...s.map_tiles,
    },
    platform_url: platformUrl,
    custom_head: s.custom_head ?? '',
    basename: '/',
    template_info: templateInfo,
    styles: {
      logo_url: '',
      show_browse: true,
      show_features: false,
      font_pair: 'fraunces',
      ...s.styles,
      theme: (s.styles?.theme ?? {}) as Record<string, string>,
    },
  };
}

/** An id used in the address of a third-party script; anything else counts as empty. */
const idLike = (id = '') => (/^[\w-]{5,40}$/.test(id) ? id : '');

/** A page of the shop or of another site; anything else counts as empty. */
const addressLike = (address = '') => (/^(https?:\/\/|\/(?!\/))/.test(address) ? address : '');

const countries = new Intl.DisplayNames(['en'], { type: 'region' });

function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code;
}
