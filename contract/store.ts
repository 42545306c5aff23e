import { z } from 'zod';
import { action } from './action.ts';
import { id, text } from './form.ts';
import { location } from './location.ts';
import { publicSettings } from './settings/settings.ts';
import { shapeOf } from './settings/shape.ts';

/** What the storefront needs to draw any page (store/getSettings): the public settings, and what follows from the store's row. */
export const siteSettings = z.object({
  ...shapeOf(publicSettings, ''),
  store_info: z.object({
    ...shapeOf(publicSettings, 'store_info'),
    id: z.number(),
    name: z.string(),
    country: z.string(),
    /** Origin of the shop's own pages, without a trailing slash. */
    base_url: z.string(),
    is_american: z.boolean(),
    is_multistore: z.boolean(),
    multistore_info: z.array(z.object({ id: z.number(), name: z.string() })),
    /** The location that the visitor has chosen, when it is not the store's first; '' otherwise (APP-039). */
    location_name: z.string(),
    iso4217_currency: z.string(),
    time_zone: z.string(),
  }),
  checkout_info: z.object({ ...shapeOf(publicSettings, 'checkout_info'), currency: z.string() }),
  no_results: z.object(shapeOf(publicSettings, 'no_results')),
  audiobook_seller: z.object(shapeOf(publicSettings, 'audiobook_seller')),
  ebook_seller: z.object(shapeOf(publicSettings, 'ebook_seller')),
  map_tiles: z.object(shapeOf(publicSettings, 'map_tiles')),
  styles: z.object(shapeOf(publicSettings, 'styles')),
  /** The visitor is at the gate: the settings name no page and no book. */
  gated: z.boolean(),
  /** Page of the platform's provider; '' = no link (CHROME-047). */
  platform_url: z.string(),
  /** Below which path the pages of the shop lie: every shop has a host of its own (APP-021). */
  basename: z.literal('/'),
  /** Numbers of presets: see template.ts. */
  template_info: z.object({
    colours: z.number(),
    texts: z.number(),
    buttons: z.number(),
    links: z.number(),
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
