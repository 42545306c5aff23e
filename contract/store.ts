import { z } from 'zod';
import { action } from './action.ts';
import { checkoutForms } from './custom-form.ts';
import { featureSorts } from './feature-choices.ts';
import { id, text } from './form.ts';
import { location } from './location.ts';
import { navigationEntry } from './navigation-entry.ts';

/** ENTITY-063: blocks that stand outside pages (search_bar, nav_bar, footer_bar, notices). */
export const globalContent = z.object({
  component: z.string(),
  data: z.record(z.string(), z.unknown()),
  container: z.boolean(),
  visibility: z.string(),
  start_date: z.number().nullable(),
  end_date: z.number().nullable(),
  expiry_action: z.string(),
});

export const storeInfo = z.object({
  id: z.number(),
  name: z.string(),
  alternate_home: z.string(),
  country: z.string(),
  iso3166_2_country: z.string(),
  province: z.string(),
  city: z.string(),
  address: z.string(),
  postal_code: z.string(),
  phone: z.string(),
  phone_2: z.string(),
  toll_free: z.string(),
  fax: z.string(),
  email: z.string(),
  url: z.string(),
  /** Origin of the shop's own pages, without a trailing slash. */
  base_url: z.string(),
  san: z.string(),
  is_american: z.boolean(),
  is_multistore: z.boolean(),
  is_consolidated_multistore: z.boolean(),
  multistore_info: z.array(z.object({ id: z.number(), name: z.string() })),
  /** The location that the visitor has chosen, when it is not the store's first; '' otherwise (APP-039). */
  location_name: z.string(),
  allowed_comm_prefs: z.array(z.enum(['email', 'phone', 'text'])),
  texting_enabled: z.boolean(),
  giftcards_enabled: z.boolean(),
  giftcard_minimum: z.number(),
  giftcard_maximum: z.number(),
  iso4217_currency: z.string(),
  time_zone: z.string(),
  twitter: z.string(),
  facebook: z.string(),
  instagram: z.string(),
  tiktok: z.string(),
  threads: z.string(),
  bluesky: z.string(),
  mastodon: z.string(),
  footer_message: z.string(),
  /** Measurement id of Google Analytics ('G-…') and id of a Meta pixel; '' = none (APP-045, APP-046). */
  google_analytics_code: z.string(),
  facebook_pixel_id: z.string(),
  contact_us_url: z.string(),
  hide_footer_address: z.boolean(),
  footer_display_rules: z.record(z.string(), z.boolean()),
});

/** Another company that sells what a shop has no shelf for. In its addresses {isbn}, {title}, {author} and {text} are filled in. */
const seller = z.object({
  name: z.string(),
  /** Page of one book there; '' = the shop does not link to it. */
  item_url: z.string(),
  /** A search there, for 'See all'. */
  search_url: z.string(),
});

export const checkoutInfo = z.object({
  pickup_enabled: z.boolean(),
  ship_enabled: z.boolean(),
  quote_enabled: z.boolean(),
  local_delivery_enabled: z.boolean(),
  using_promo_codes: z.boolean(),
  impulse_ship: z.boolean(),
  impulse_pickup: z.boolean(),
  terms_consent_enabled: z.boolean(),
  /** Cents; 0 = none. */
  order_min: z.number(),
  checkout_message: z.string(),
  contact_payment_text: z.string(),
  show_order_inscription: z.boolean(),
  ws_no_price_wording: z.string(),
  currency: z.string(),
  accepted_credit_cards: z.array(z.string()),
  /** Questions of the shop's own, by delivery type (FORM-017..019). */
  custom_forms: checkoutForms,
});

/** Theme tokens: every colour, font and radius a component may use. Values are CSS. */
export const theme = z.record(z.string(), z.string());

/** What the storefront needs to draw any page (store/getSettings). */
export const siteSettings = z.object({
  store_info: storeInfo,
  checkout_info: checkoutInfo,
  cart_enabled: z.boolean(),
  guest_show_cart: z.boolean(),
  guest_show_price: z.boolean(),
  guest_allow_checkout: z.boolean(),
  gift_registry_enabled: z.boolean(),
  show_strikethrough: z.boolean(),
  hide_sale_pricing: z.boolean(),
  hide_sales_rank: z.boolean(),
  /** The audiobook seller stands beside the offers, not below the details (AUDIO-003). */
  prominent_librofm: z.boolean(),
  audiobook_seller: seller,
  ebook_seller: seller,
  display_carton_quantity: z.boolean(),
  /** Browse shows the formats of one book as one result with 'n formats'. */
  browse_group_formats: z.boolean(),
  bm_class_enabled: z.boolean(),
  bm_class_name: z.string(),
  is_v1: z.boolean(),
  is_private: z.boolean(),
  is_exclusive: z.boolean(),
  /** The visitor is at the gate: the settings name no page and no book. */
  gated: z.boolean(),
  login_required_message: z.string(),
  landing_page_url: z.string(),
  require_email_verification: z.boolean(),
  ws_custom_welcome_msg: z.string(),
  /** Questions of this store in the account form; all must be answered. */
  account_extra_fields: z.array(z.object({ name: z.string(), label: z.string() })),
  has_privacy_policy_page: z.boolean(),
  show_government_of_canada_logo: z.boolean(),
  government_of_canada_bilingual: z.boolean(),
  /** How /features is sorted at first (LIST-054, LIST-073); '' = as the shop has put its lists. */
  default_feature_sort_by: z.enum([...featureSorts, '']),
  site_navigation: z.array(navigationEntry),
  extra_navigation: z.array(navigationEntry),
  url_shortcuts: z.record(z.string(), z.string()),
  global_content: z.array(globalContent),
  /** Address of a map tile with {z}, {x} and {y}, and the words that its maker asks for; '' = maps are drawn without streets. */
  map_tiles: z.object({ url: z.string(), attribution: z.string() }),
  /** Page of the platform's provider; '' = no link (CHROME-047). */
  platform_url: z.string(),
  /** HTML of the shop's own for the head of pages: scripts run where isPersonalPath does not hold (APP-047). */
  custom_head: z.string(),
  /** Below which path the pages of the shop lie: every shop has a host of its own (APP-021). */
  basename: z.literal('/'),
  /** Numbers of presets: see template.ts. */
  template_info: z.object({
    colours: z.number(),
    texts: z.number(),
    buttons: z.number(),
    links: z.number(),
  }),
  styles: z.object({
    logo_url: z.string(),
    show_browse: z.boolean(),
    show_features: z.boolean(),
    /** Which of the shipped font pairs: see storefront/theme/fonts.css. */
    font_pair: z.enum(['fraunces', 'outfit']),
    theme,
  }),
});
export type SiteSettings = z.output<typeof siteSettings>;

export const storeActions = {
  'store/getSettings': action({
    summary: 'Settings of the store: name, currency, navigation, theme, what shoppers may do.',
    input: z.object({ webstore_name: text(80).optional() }),
    output: siteSettings,
    refusals: ['unknown_store'],
    who: 'anyone',
    atGate: true,
    session: 'read',
    changes: false,
  }),
  'webstore/getContactAndHours': action({
    summary: 'The locations of the store, with address, hours and coordinates.',
    input: z.object({}),
    output: z.array(location),
    refusals: [],
    who: 'anyone',
    session: 'none',
    changes: false,
  }),
  'webstore/setMultistoreLocation': action({
    summary: "Makes one of the store's locations the shopper's own; the page reloads afterwards.",
    input: z.object({ location_id: id() }),
    output: z.object({ location_id: z.number() }),
    refusals: ['unknown_location'],
    who: 'anyone',
    session: 'create',
    changes: true,
  }),
};
