import { staffCategory } from '../../store/category/staff-categories.ts';
import { savedRow } from '../undo/saved-row.ts';
import { noted } from './noted.ts';
import { save } from './save.ts';

export const categoryUndos = {
  'category/save': savedRow('category/save', {
    find: ({ q, store }, id) => staffCategory(q, store.id, id),
    noted,
    given: ({ titles, ...category }) => ({ ...category, eisbns: titles }),
    save,
  }),
};
