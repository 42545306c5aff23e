import { createHash } from 'node:crypto';
import type { AdminOutput } from '../../../contract/admin/actions.ts';
import { settings } from '../../../contract/settings/settings.ts';
import * as m from '../../../messages/compiled/messages.js';
import { refuse } from '../../call/refusal.ts';
import type { Query } from '../../db/db.ts';
import { lockStore } from '../../db/lock-row.ts';
import { readStoredSettings } from '../queries.ts';
import { readSettings } from '../read-settings.ts';
import type { Store } from '../stores.ts';
import { changeSettings } from '../write.ts';
import { allEntries, type Menus, numbered } from './menu-tree.ts';
import { type MenuChoice, readMenuChoices } from './queries.ts';

type StaffMenus = AdminOutput<'menu/get'>;

const mostEntries = 300;

/** The menus of a store, each entry with a number of its own. */
export async function staffMenus(q: Query, storeId: number): Promise<StaffMenus> {
  const values = readSettings(settings, await readStoredSettings(q, storeId));
  const menus = numbered({ menu: values.site_navigation, hidden: values.extra_navigation });
  const version = createHash('sha256').update(JSON.stringify(menus)).digest('base64url').slice(0, 22);
  return { version, ...menus };
}

/**
 * Changes the menus of a store as `change` says, in a transaction of the caller. Returns them as they were and as they are.
 *
 * @throws the refusals `stale`, with the `newer` menus, `menu_full`, and those of `change`.
 */
export async function changeMenus(
  q: Query,
  storeId: number,
  version: string,
  change: (menus: Menus) => Menus,
): Promise<{ before: StaffMenus; after: StaffMenus }> {
  await lockStore(q, storeId);
  const before = await staffMenus(q, storeId);
  if (before.version !== version)
    throw refuse('stale', 'Someone else has changed the menu in the meantime.', { newer: before });
  const { menu, hidden } = change({ menu: before.menu, hidden: before.hidden });
  if (allEntries({ menu, hidden }).length > mostEntries)
    throw refuse('menu_full', `The menus can have at most ${mostEntries} entries.`);
  await changeSettings(q, storeId, { site_navigation: menu, extra_navigation: hidden });
  return { before, after: await staffMenus(q, storeId) };
}

/** What an entry of a menu can lead to, by name. */
export async function menuChoices(q: Query, { id, settings }: Store, now: Date): Promise<MenuChoice[]> {
  const shopPages: [string, string][] = [
    ['/browse', m.deskmenu_shop_books()],
    ['/features', m.deskmenu_shop_lists()],
    ['/events', m.deskmenu_shop_events()],
    ['/checkout/gift-card-balance', m.deskmenu_shop_balance()],
    ...(settings.gift_registry_enabled
      ? [['/gift-registry', m.deskmenu_shop_registries()] satisfies [string, string]]
      : []),
    ['/account', m.deskmenu_shop_account()],
  ];
  return [
    ...(await readMenuChoices(q, id, now)),
    ...shopPages.map(([path, name]) => ({ kind: 'shop' as const, name, path, day: '' })),
  ];
}
