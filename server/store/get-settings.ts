import { readCheckoutForms } from '../../contract/custom-form.ts';
import type { SiteSettings } from '../../contract/store.ts';
import * as m from '../../messages/compiled/messages.js';
import { isShutOut } from '../call/gate.ts';
import { refuse } from '../call/refusal.ts';
import type { Session } from '../call/sessions.ts';
import type { Handler } from '../context.ts';
import { contentState, currentContent } from '../page/current-content.ts';
import type { Store } from './stores.ts';

export const getSettings: Handler<'store/getSettings'> = async (ctx, { webstore_name }) => {
  const store = webstore_name ? ctx.shop.stores.byName(webstore_name) : ctx.store;
  if (!store) throw refuse('unknown_store', m.refusal_unknown_store());
  const session = store.id === ctx.store.id ? ctx.session : null;
  const { settings } = store;
  if (isShutOut(store, session)) return atGate(settings);
  return currentSettings(store, chosenName(store, session), ctx.now);
};

/** Rebuilt only when a notice begins or ends, so that values derived from settings (pages, theme) can be cached with them. */
const current = new WeakMap<SiteSettings, { state: string; byLocation: Map<string, SiteSettings> }>();

function currentSettings(
  { settings, webstoreName, pictures }: Store,
  locationName: string,
  now: Date,
): SiteSettings {
  const state = contentState(settings.global_content, now);
  const before = current.get(settings);
  const kept = before?.state === state ? before : { state, byLocation: new Map<string, SiteSettings>() };
  current.set(settings, kept);
  const known = kept.byLocation.get(locationName);
  if (known) return known;
  const made = {
    ...settings,
    store_info: { ...settings.store_info, location_name: locationName },
    global_content: currentContent(settings.global_content, now, { webstoreName, known: pictures }),
  };
  kept.byLocation.set(locationName, made);
  return made;
}

/** Pages of the first location are everybody's who has chosen none: they are called by the store's name. */
function chosenName({ locations }: Store, session: Session | null): string {
  const chosen = locations.findIndex((location) => location.location_id === session?.locationId);
  return chosen > 0 ? (locations[chosen]?.altname ?? '') : '';
}

const gated = new WeakMap<SiteSettings, SiteSettings>();

/** Menus, notices and short addresses tell what a shop has: they wait behind the gate. */
function atGate(settings: SiteSettings): SiteSettings {
  const known = gated.get(settings);
  if (known) return known;
  const made: SiteSettings = {
    ...settings,
    gated: true,
    site_navigation: [],
    extra_navigation: [],
    global_content: settings.global_content.flatMap(footerAtGate),
    url_shortcuts: {},
    checkout_info: { ...settings.checkout_info, custom_forms: readCheckoutForms(null) },
  };
  gated.set(settings, made);
  return made;
}

/** Its looks, and whether there are terms to read before signing up. */
const footerFields = [
  'terms_condition_enabled',
  'background_colour',
  'text_colour',
  'link_colour',
  'link_hover_colour',
];

function footerAtGate(content: SiteSettings['global_content'][number]) {
  if (content.component !== 'footer_bar') return [];
  const data = Object.fromEntries(
    Object.entries(content.data).filter(([name]) => footerFields.includes(name)),
  );
  return [{ ...content, data }];
}
