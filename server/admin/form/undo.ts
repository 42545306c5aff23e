import { staffForm } from '../../custom_form/staff-forms.ts';
import { savedRow } from '../undo/saved-row.ts';
import { noted } from './noted.ts';
import { save } from './save.ts';

export const formUndos = {
  'form/save': savedRow('form/save', {
    find: ({ q, store }, id) => staffForm(q, store.id, id),
    noted,
    save,
  }),
};
