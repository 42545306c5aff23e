import type { AdminOutput } from '../../contract/admin/actions.ts';
import type { NavigationEntry } from '../../contract/navigation-entry.ts';
import type { Query } from '../db/db.ts';
import { staffSettings } from '../store/staff-settings.ts';
import type { Store } from '../store/stores.ts';
import { staffList } from './staff-lists.ts';
import { readPagesWithList, readPromotionsOnList } from './staff-queries.ts';

type StoreMenus = Pick<Store, 'id'> & {
  settings: Pick<Store['settings'], 'site_navigation' | 'extra_navigation'>;
};

/** Where a list of a store is shown or needed. Throws the refusal `not_found`. */
export async function listUses(
  q: Query,
  store: StoreMenus,
  listId: number,
): Promise<AdminOutput<'list/getUses'>> {
  await staffList(q, store.id, listId);
  const { site_navigation, extra_navigation } = store.settings;
  return {
    pages: await readPagesWithList(q, store.id, listId),
    menus: linksTo(listId, [...site_navigation, ...extra_navigation]),
    promotions: await readPromotionsOnList(q, store.id, listId),
    settings: await settingsWith(q, store.id, listId),
  };
}

const addressOf = (listId: number) => `/lists/(cartable/)?${listId}(?!\\d)`;

/** Labels of the entries that lead to a list, at any depth. */
function linksTo(listId: number, entries: readonly NavigationEntry[]): string[] {
  const address = new RegExp(`^${addressOf(listId)}`);
  return entries.flatMap(({ label, path, url, submenu }) => [
    ...(address.test(path) || address.test(url) ? [label] : []),
    ...linksTo(listId, submenu),
  ]);
}

/** Labels of the settings that name a list, and of the notices when one of them links to it. */
async function settingsWith(q: Query, storeId: number, listId: number): Promise<string[]> {
  const link = new RegExp(`"${addressOf(listId)}`);
  return (await staffSettings(q, storeId))
    .filter(({ name, value }) =>
      name === 'global_content'
        ? link.test(JSON.stringify(value))
        : name.endsWith('list_id') && value === listId,
    )
    .map(({ label }) => label);
}
