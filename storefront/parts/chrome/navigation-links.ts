import { chromeData } from '../../../contract/chrome-data.ts';
import { entryAddress } from '../../../contract/entry-address.ts';
import type { NavigationEntry } from '../../../contract/navigation-entry.ts';
import type { SiteSettings } from '../../../contract/store.ts';
import * as m from '../../../messages/compiled/messages.js';

/** Where the logo leads (CHROME-057). */
export function homePath(settings: SiteSettings): string {
  return settings.store_info.alternate_home || (settings.landing_page_url ? '/home' : '/');
}

const isBrowse = (entry: NavigationEntry) =>
  entry.type === 'browse' || /^\/browse(\/filter)?\/?$/.test(entryAddress(entry));

const isFeatures = (entry: NavigationEntry) =>
  entry.type === 'features' || entryAddress(entry) === '/features';

/**
 * The menu of the shop. Its setting show_features says whether the featured lists are there (LIST-005), show_browse whether
 * Browse is (BROWSE-004), each also in a menu that was made without it; Browse leads to /browse/filter (BROWSE-003).
 */
export function menuOf({ site_navigation: entries, styles }: SiteSettings): NavigationEntry[] {
  const named = entries.filter((entry) => styles.show_features || !isFeatures(entry));
  const has = (is: (entry: NavigationEntry) => boolean) =>
    named.some((entry) => is(entry) || entriesBelow(entry).some(is));
  const features = { ...added, menu_id: -1, label: m.chrome_features(), path: '/features', type: 'features' };
  const whole = !styles.show_features || has(isFeatures) ? named : [...named, features];
  return withBrowse(whole, styles.show_browse);
}

const added = { url: '', link_type: '', submenu: [] };

function withBrowse(entries: NavigationEntry[], isShown: boolean): NavigationEntry[] {
  if (!isShown) return entries.filter((entry) => !isBrowse(entry));
  if (entries.some(isBrowse)) return entries;
  return [
    { ...added, menu_id: 0, label: m.common_browse(), path: '/browse/filter', type: 'browse' },
    ...entries,
  ];
}

/** px of a menu bar in the narrowest window that has one. */
const leastRoom = 650;

/**
 * Whether the menu bar could need a second line in some window. Guessed from its letters, their size and what stands between
 * them, so that shops with a short menu measure nothing.
 */
export function mayOverflow(entries: readonly NavigationEntry[], nav: Record<string, unknown>): boolean {
  const px = (value: unknown, usual: number) => (typeof value === 'number' ? value : usual);
  const size = px(nav.font_size, nav.text_preset === undefined ? 15 : 20);
  const letter = size * 0.53 + px(nav.letter_spacing, 0);
  const between = px(nav.spacing, 20);
  const wide = entries.reduce((sum, { label, submenu }) => {
    return sum + label.length * letter + between + (submenu.length > 0 ? 20 : 0);
  }, 0);
  return wide > leastRoom;
}

/**
 * Whether the bars stay at the top while the page scrolls: as the menu bar says, else as the search bar says, and both of a
 * shop that says nothing do (CHROME-014, CHROME-029).
 */
export function isPinned({ global_content: content }: Pick<SiteSettings, 'global_content'>): boolean {
  const { pinned } = chromeData(content, 'nav_bar');
  return typeof pinned === 'boolean' ? pinned : chromeData(content, 'search_bar').pin_navigation !== false;
}

/** How the line below the selected entry grows, and how long that takes (CHROME-027). */
export function selectedAnimation({ global_content: content }: Pick<SiteSettings, 'global_content'>) {
  const nav = chromeData(content, 'nav_bar');
  const [, from] = /^(right|center)-animation$/.exec(String(nav.selected_animation_style)) ?? [];
  const seconds = typeof nav.selected_animation_duration === 'number' ? nav.selected_animation_duration : 0.5;
  const takes = nav.selected_animation === true ? `${Math.min(Math.max(seconds, 0), 5)}s` : undefined;
  return { animation: nav.selected_animation === false ? 'none' : from, takes };
}

/** PDFs and other sites open in a new window (CHROME-010, CHROME-011). */
export function isExternal(address: string, origin: string): boolean {
  if (/\.pdf/i.test(address)) return true;
  const [, host] = /^https?:\/\/([^/?#]*)/i.exec(address) ?? [];
  return host !== undefined && host !== origin.replace(/^.*\/\//, '');
}

/** What stands in an entry's menu: its entries and, after each, what the shop has put below that one. */
export function entriesBelow({ submenu }: NavigationEntry, depth = 0): NavigationEntry[] {
  return submenu.flatMap((entry) => [entry, ...(depth < 4 ? entriesBelow(entry, depth + 1) : [])]);
}

/** The lines of an entry's menu: its own page first, by its name, unless one of those below it leads there. */
export function linesOf(entry: NavigationEntry): NavigationEntry[] {
  const below = entriesBelow(entry);
  const address = entryAddress(entry);
  const isNamed = address === '' || below.some((line) => entryAddress(line) === address);
  return isNamed ? below : [{ ...entry, submenu: [] }, ...below];
}

/** What the menu marks: an entry of the bar and, in its menu, the line of the page. Both are menu ids. */
export interface Selected {
  entry: number;
  line: number;
}

/** Marks one place only, the first, also for a page that stands in several menus (CHROME-019). */
export function selectedIn(entries: readonly NavigationEntry[], pathname: string): Selected | null {
  for (const entry of entries) {
    const line = linesOf(entry).find((line) => entryAddress(line) === pathname);
    if (line) return { entry: entry.menu_id, line: line.menu_id };
  }
  return null;
}
