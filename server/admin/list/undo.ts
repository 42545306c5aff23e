import { listUses } from '../../titlelist/list-uses.ts';
import { staffList } from '../../titlelist/staff-lists.ts';
import { savedRow } from '../undo/saved-row.ts';
import { deleteOne } from './delete.ts';
import { noted } from './noted.ts';
import { saveAs } from './save.ts';

const row = savedRow('list/save', {
  find: ({ q, store }, id) => staffList(q, store.id, id),
  noted,
  given: ({ titles, ...list }) => ({ ...list, eisbns: titles }),
  save: (ctx, which, given, kept) =>
    saveAs(ctx, which, { ...given, promotions: (kept?.promotions ?? []) as number[] }),
  remove: deleteOne,
  isUsed: async ({ q, store }, { id }) =>
    Object.values(await listUses(q, store, id)).some((uses) => uses.length > 0),
});

export const listUndos = { 'list/save': row, 'list/delete': row };
