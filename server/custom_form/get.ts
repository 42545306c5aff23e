import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import type { Handler } from '../context.ts';
import { readForm } from './form.ts';

export const getForm: Handler<'settings/custom_forms/get'> = async ({ q, store }, { form_id }) => {
  const form = await readForm(q, store.id, form_id);
  if (!form) throw refuse('not_found', m.refusal_not_found_form());
  return form;
};
