import { withoutEntry } from '../../store/menu/menu-tree.ts';
import type { StaffHandler } from '../context.ts';
import { changedMenus } from './changed-menus.ts';

export const deleteEntry: StaffHandler<'menu/deleteEntry'> = (ctx, { version, menu_id }) =>
  changedMenus(ctx, version, menu_id, (menus) => withoutEntry(menus, menu_id));
