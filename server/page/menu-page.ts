import { menuEntryAt } from '../../contract/menu-route.ts';
import type { SiteSettings } from '../../contract/store.ts';
import type { Store } from '../store/stores.ts';
import { standardPage } from './standard-pages.ts';

type Menus = Pick<SiteSettings, 'site_navigation' | 'extra_navigation'>;

/** The number of the page that a menu shows at `path`: pages of blocks are fetched by it (001 §4). */
export function pageIdInMenus(menus: Menus, path: string): number | undefined {
  const entry = menuEntryAt(menus, path);
  return entry && blockPages.includes(entry.type) ? entry.id : undefined;
}

const blockPages = ['custom', 'custom_lists', 'v3_content'];

/** The page of a type that every shop can show, at the address and with the name that a menu gives it (APP-032). */
export function typedPage(store: Pick<Store, 'settings' | 'own' | 'name'>, path: string) {
  const entry = menuEntryAt(store.settings, path);
  if (entry?.type === 'gift_cards') {
    const page = standardPage(store, '/gift-cards');
    return page && { ...page, path, title: entry.label };
  }
  if (entry?.type !== 'contact_and_hours') return undefined;
  return {
    id: 0,
    path,
    title: entry.label,
    description: '',
    type: entry.type,
    blocks: [
      { id: 'contact-1', component: 'headline_paragraph', data: { level: 1, heading: entry.label } },
      { id: 'contact-2', component: 'contact_and_hours', data: {} },
    ],
  };
}
