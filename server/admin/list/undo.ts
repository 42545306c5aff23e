import { staffList } from '../../titlelist/staff-lists.ts';
import { savedRow } from '../undo/saved-row.ts';
import { noted } from './noted.ts';
import { save } from './save.ts';

export const listUndos = {
  'list/save': savedRow('list/save', {
    find: ({ q, store }, id) => staffList(q, store.id, id),
    noted,
    given: ({ titles, ...list }) => ({ ...list, eisbns: titles }),
    save,
  }),
};
