import { chromeData } from '../../../contract/chrome-data.ts';
import { entryAddress } from '../../../contract/entry-address.ts';
import type { NavigationEntry } from '../../../contract/navigation-entry.ts';
import type { SiteSettings } from '../../../contract/store.ts';
import * as m from '../../../messages/compiled/messages.js';
import { callLink } from '../location/call-link.ts';

type StoreInfo = SiteSettings['store_info'];

/** What the footer's columns show; footer_display_rules hides single lines (CHROME-052, CHROME-053). */
export function footerLines(store: StoreInfo) {
  const shows = (line: string) => store.footer_display_rules[line] !== false;
  const place = [
    shows('city') ? store.city : '',
    [shows('province') ? store.province : '', shows('postal_code') ? store.postal_code : '']
      .filter(Boolean)
      .join(' '),
  ];
  const address = [
    shows('name') ? store.name : '',
    shows('address') ? store.address : '',
    place.filter(Boolean).join(', '),
    shows('country') ? store.country : '',
  ].filter(Boolean);
  const contact = [
    { key: 'phone', label: m.chrome_phone(), value: store.phone, href: callLink(store.phone) },
    { key: 'phone_2', label: m.chrome_phone_2(), value: store.phone_2, href: callLink(store.phone_2) },
    {
      key: 'toll_free',
      label: m.chrome_toll_free(),
      value: store.toll_free,
      href: callLink(store.toll_free),
    },
    { key: 'fax', label: m.chrome_fax(), value: store.fax, href: '' },
    { key: 'email', label: m.chrome_email(), value: store.email, href: `mailto:${store.email}` },
    { key: 'url', label: m.chrome_web(), value: store.url, href: webAddress(store.url) },
  ].filter((line) => line.value && shows(line.key));
  return { address, contact, message: shows('message') ? store.footer_message : '' };
}

/** The networks in the order of the footer, with the names that readers know. The first four decide about the column. */
const networks = [
  ['twitter', 'Twitter'],
  ['instagram', 'Instagram'],
  ['facebook', 'Facebook'],
  ['tiktok', 'TikTok'],
  ['threads', 'Threads'],
  ['bluesky', 'Bluesky'],
  ['mastodon', 'Mastodon'],
] as const;

export type SocialNetwork = (typeof networks)[number][0];

/** Social links; the column appears only with one of the first four (CHROME-042..044). */
export function socialLinks(store: StoreInfo): { network: SocialNetwork; name: string; href: string }[] {
  if (networks.slice(0, 4).every(([network]) => !store[network])) return [];
  return networks
    .filter(([network]) => store[network])
    .map(([network, name]) => ({ network, name, href: webAddress(store[network]) }));
}

/** An address as owners write it, 'facebook.com/corner' too. */
const webAddress = (typed: string) => (/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);

/**
 * Terms and privacy (CHROME-048 to CHROME-050): without a privacy policy of its own a shop has one link for both. It has none
 * where the footer says that it has no terms.
 */
export function legalLinks(settings: Pick<SiteSettings, 'has_privacy_policy_page' | 'global_content'>) {
  const hasTerms = chromeData(settings.global_content, 'footer_bar').terms_condition_enabled !== false;
  const hasPrivacy = settings.has_privacy_policy_page;
  const terms = hasPrivacy ? m.chrome_terms() : m.chrome_terms_and_privacy();
  return [
    ...(hasPrivacy ? [{ href: '/privacy-policy', label: m.chrome_privacy_policy() }] : []),
    ...(hasTerms ? [{ href: '/terms-conditions', label: terms }] : []),
  ];
}

/** Where 'Map & Hours' leads (CHROME-006..008). */
export function contactPath(settings: SiteSettings): string {
  const { contact_us_url: fallback } = settings.store_info;
  if (settings.is_v1) return fallback;
  const wanted = chromeData(settings.global_content, 'footer_bar').contact_us_menu_id;
  const find = (entries: NavigationEntry[]): NavigationEntry | undefined => {
    for (const entry of entries) {
      const found = entry.menu_id === wanted ? entry : find(entry.submenu);
      if (found) return found;
    }
    return undefined;
  };
  const entry = find(settings.site_navigation) ?? find(settings.extra_navigation);
  return (entry && entryAddress(entry)) || fallback;
}
