import { staffCategory } from '../../store/category/staff-categories.ts';
import { savedRow } from '../undo/saved-row.ts';
import { deleteOne } from './delete.ts';
import { noted } from './noted.ts';
import { saveAs } from './save.ts';

const row = savedRow('category/save', {
  find: ({ q, store }, id) => staffCategory(q, store.id, id),
  noted,
  given: ({ titles, ...category }) => ({ ...category, eisbns: titles }),
  save: saveAs,
  remove: deleteOne,
});

export const categoryUndos = { 'category/save': row, 'category/delete': row };
