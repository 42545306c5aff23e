import type { staffFormActions } from '../../../contract/admin/form.ts';
import { staffForm, staffForms } from '../../custom_form/staff-forms.ts';
import type { StaffHandlers } from '../context.ts';
import { deleteOne } from './delete.ts';
import { save } from './save.ts';

export const staffFormHandlers = {
  'form/getList': async ({ q, store }) => ({ forms: await staffForms(q, store.id) }),
  'form/get': ({ q, store }, { id }) => staffForm(q, store.id, id),
  'form/save': save,
  'form/delete': deleteOne,
} satisfies StaffHandlers<keyof typeof staffFormActions>;
