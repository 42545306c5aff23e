import { withMovedEntry } from '../../store/menu/menu-tree.ts';
import type { StaffHandler } from '../context.ts';
import { changedMenus } from './changed-menus.ts';

export const moveEntry: StaffHandler<'menu/moveEntry'> = (ctx, { version, menu_id, step, at }) =>
  changedMenus(ctx, version, menu_id, (menus) => withMovedEntry(menus, menu_id, step, at));
