import { checkEntry } from '../../store/menu/check-entry.ts';
import { withEntry, withNewEntry } from '../../store/menu/menu-tree.ts';
import type { StaffHandler } from '../context.ts';
import { changedMenus } from './changed-menus.ts';

export const saveEntry: StaffHandler<'menu/saveEntry'> = (ctx, { version, menu_id, below, ...given }) =>
  changedMenus(ctx, version, menu_id ?? null, (menus) => {
    if (menu_id === undefined)
      return withNewEntry(menus, { ...checkEntry(given, null), submenu: [] }, below ?? 0);
    const change = (entry: (typeof menus.menu)[number]) => ({
      ...checkEntry(given, entry),
      menu_id: entry.menu_id,
      submenu: entry.submenu,
    });
    return withEntry(menus, menu_id, change, below);
  });
