import type { AdminOutput } from '../../../contract/admin/actions.ts';
import { allEntries, type Menus } from '../../store/menu/menu-tree.ts';
import { changeMenus } from '../../store/menu/menus.ts';
import { changedFields } from '../audit/changed-fields.ts';
import type { StaffContext } from '../context.ts';

/** Changes the menus and notes what has changed; `menuId`: of the entry that the change is about, null for a new one. */
export async function changedMenus(
  ctx: StaffContext,
  version: string,
  menuId: number | null,
  change: (menus: Menus) => Menus,
): Promise<AdminOutput<'menu/get'>> {
  const { before, after } = await changeMenus(ctx.q, ctx.store.id, version, change);
  const known = new Set(allEntries(before).map(({ menu_id }) => menu_id));
  const isIt = ({ menu_id }: { menu_id: number }) =>
    menuId === null ? !known.has(menu_id) : menu_id === menuId;
  const entry = allEntries(after).find(isIt) ?? allEntries(before).find(isIt);
  ctx.audit.target = entry?.label ?? '';
  const { menu, hidden } = after;
  const { id, ...changes } = changedFields({ menu: before.menu, hidden: before.hidden }, { menu, hidden });
  ctx.audit.detail = { id: entry?.menu_id, ...changes };
  return after;
}
