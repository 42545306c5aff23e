import type { staffMenuActions } from '../../../contract/admin/menu.ts';
import { menuChoices, staffMenus } from '../../store/menu/menus.ts';
import type { StaffHandlers } from '../context.ts';
import { deleteEntry } from './delete-entry.ts';
import { moveEntry } from './move-entry.ts';
import { saveEntry } from './save-entry.ts';

export const staffMenuHandlers = {
  'menu/get': ({ q, store }) => staffMenus(q, store.id),
  'menu/getChoices': async ({ q, store, now }) => ({ choices: await menuChoices(q, store, now) }),
  'menu/saveEntry': saveEntry,
  'menu/moveEntry': moveEntry,
  'menu/deleteEntry': deleteEntry,
} satisfies StaffHandlers<keyof typeof staffMenuActions>;
