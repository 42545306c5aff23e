import * as m from '../../../messages/compiled/messages.js';
import { type Done, failed, isDone, type Submit } from '../../page-submit.ts';
import { type Outcome, valuesOf } from '../submit/form-outcome.ts';

/** A page's submit, of one function per form; the hidden field `intent` says which form was sent. */
export function submitOf(forms: Record<string, Submit<Done, Outcome>>): Submit<Done, Outcome> {
  return async (args) => {
    const { intent = '', ...values } = valuesOf(args.form);
    const submit = Object.hasOwn(forms, intent) ? forms[intent] : undefined;
    if (!submit) return { sentence: m.account_form_unreadable() };
    const outcome = await submit(args).catch(failed);
    return isDone(outcome) ? outcome : { ...outcome, intent, typed: withoutPasswords(values) };
  };
}

function withoutPasswords(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !name.includes('password')));
}
