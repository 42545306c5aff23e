import type { Menus } from '../../store/menu/menu-tree.ts';
import { staffMenus } from '../../store/menu/menus.ts';
import type { Undo } from '../undo/undo.ts';
import { changedMenus } from './changed-menus.ts';

/** Both menus come back as they were: an entry can have moved from one to the other. */
const changedEntry: Undo = {
  about: 'part',
  isWhole: true,
  async find(ctx, { detail }) {
    const { version, ...menus } = await staffMenus(ctx.q, ctx.store.id);
    const menuId = Number(detail.id) || null;
    return {
      values: { ...menus },
      write: (values) => changedMenus(ctx, version, menuId, () => ({ ...menus, ...values }) as Menus),
    };
  },
};

export const menuUndos = {
  'menu/saveEntry': changedEntry,
  'menu/moveEntry': changedEntry,
  'menu/deleteEntry': changedEntry,
};
