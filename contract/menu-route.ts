import { entryAddress } from './entry-address.ts';
import type { NavigationEntry } from './navigation-entry.ts';
import type { SiteSettings } from './store.ts';

type Menus = Pick<SiteSettings, 'site_navigation' | 'extra_navigation'>;

/**
 * The entry of the shop's menus whose page stands at `path`; undefined for links and for parents that are none
 * (APP-029, APP-030, APP-033).
 */
export function menuEntryAt(menus: Menus, path: string): NavigationEntry | undefined {
  const find = (entries: NavigationEntry[]): NavigationEntry | undefined => {
    for (const entry of entries) {
      const found = isAt(entry, path) ? entry : find(entry.submenu);
      if (found) return found;
    }
    return undefined;
  };
  return find(menus.site_navigation) ?? find(menus.extra_navigation);
}

function isAt(entry: NavigationEntry, wanted: string): boolean {
  return entry.type !== 'link' && entryAddress(entry).replace(/\/+$/, '') === wanted;
}

/** The page types that have one address in every shop (APP-032). */
const fixedPaths: Record<string, string> = {
  home: '/',
  browse: '/browse',
  features: '/features',
  lists: '/features',
  events: '/events',
  terms_conditions: '/terms-conditions',
};

/** Where an address of the menus leads that has no page of its own; undefined when it leads nowhere. */
export function menuRedirect(menus: Menus, path: string): string | undefined {
  // What others are led to leads no further.
  if (Object.values(fixedPaths).includes(path)) return undefined;
  const entry = menuEntryAt(menus, path);
  if (entry?.type === 'lists' && entry.id) return `/lists/${entry.id}`;
  return entry && Object.hasOwn(fixedPaths, entry.type) ? fixedPaths[entry.type] : undefined;
}
