import type { staffFormActions } from '../../../contract/admin/form.ts';
import type { formAnswerActions } from '../../../contract/admin/form-answer.ts';
import { openAnswer } from '../../custom_form/staff-answers.ts';
import { staffForm, staffForms } from '../../custom_form/staff-forms.ts';
import type { StaffHandlers } from '../context.ts';
import { deleteAnswer, deleteOldAnswers, exportAnswers, getAnswers, markAnswered } from './answers.ts';
import { deleteOne } from './delete.ts';
import { save } from './save.ts';

export const staffFormHandlers = {
  'form/getList': async ({ q, store }) => ({ forms: await staffForms(q, store.id) }),
  'form/get': ({ q, store }, { id }) => staffForm(q, store.id, id),
  'form/save': save,
  'form/delete': deleteOne,
  'form/getAnswers': getAnswers,
  'form/getAnswer': ({ q, store }, { id }) => openAnswer(q, store.id, id),
  'form/markAnswered': markAnswered,
  'form/exportAnswers': exportAnswers,
  'form/deleteAnswer': deleteAnswer,
  'form/deleteOldAnswers': deleteOldAnswers,
} satisfies StaffHandlers<keyof typeof staffFormActions | keyof typeof formAnswerActions>;
