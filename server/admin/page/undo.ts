import { entryAddress } from '../../../contract/entry-address.ts';
import { refuse } from '../../call/refusal.ts';
import { pageForEditing } from '../../page/page-for-editing.ts';
import { staffPage } from '../../page/staff-pages.ts';
import { allEntries } from '../../store/menu/menu-tree.ts';
import { staffMenus } from '../../store/menu/menus.ts';
import type { StaffContext } from '../context.ts';
import { rowIdOf } from '../undo/entry-values.ts';
import type { Undo } from '../undo/undo.ts';
import { bringBack } from './bring-back.ts';
import { deleteOne } from './delete.ts';
import { noted } from './noted.ts';

const page: Undo = {
  about: 'row',
  hasHistory: true,
  async find(ctx, entry) {
    const found = await staffPage(ctx.q, ctx.store.id, rowIdOf(entry));
    const { id, version } = found;
    return {
      values: noted(found),
      async remove() {
        if (await isUsed(ctx, found)) throw refuse('in_use', 'This is used by now, so it stays.');
        return deleteOne(ctx, { id, version });
      },
    };
  },
  bringBack: (ctx, { id }) => bringBack(ctx, { id }),
};

/** A menu leads to it, or someone has gone on with it in a draft. */
async function isUsed({ q, store }: StaffContext, { id, path }: { id: number; path: string }) {
  const { draft_id } = await pageForEditing(q, store.id, id);
  const leadsThere = allEntries(await staffMenus(q, store.id)).some((entry) => entryAddress(entry) === path);
  return leadsThere || draft_id !== null;
}

export const pageUndos = {
  'page/bringBack': page,
  'page/delete': page,
  'page/publish': page,
  'page/save': page,
};
