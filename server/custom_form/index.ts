import type { customFormActions } from '../../contract/custom-form.ts';
import type { Handlers } from '../context.ts';
import { getForm } from './get.ts';
import { submit } from './submit.ts';

export const customFormHandlers: Handlers<keyof typeof customFormActions> = {
  'settings/custom_forms/get': getForm,
  'custom_form/submit': submit,
};
