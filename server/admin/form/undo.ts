import { isUsed, staffForm } from '../../custom_form/staff-forms.ts';
import { savedRow } from '../undo/saved-row.ts';
import { deleteOne } from './delete.ts';
import { noted } from './noted.ts';
import { saveAs } from './save.ts';

const row = savedRow('form/save', {
  find: ({ q, store }, id) => staffForm(q, store.id, id),
  noted,
  save: saveAs,
  remove: deleteOne,
  isUsed: ({ q, store }, { id }) => isUsed(q, store.id, id),
});

export const formUndos = { 'form/save': row, 'form/delete': row };
