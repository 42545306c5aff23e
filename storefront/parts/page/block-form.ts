import type { Call } from '../../../contract/call.ts';
import { formValues } from '../../../contract/custom-form-rules.ts';
import { failedAnswer } from '../../failed-answer.ts';
import { type BlockFormOutcome, blockField, formField } from './block-form-fields.ts';
import { type BlockFormAnswer, sendCustomForm, subscribe } from './send-block-form.ts';

/** Runs a form of a block that a browser without JavaScript has posted to its page. */
export async function runBlockForm(api: Call, sent: FormData): Promise<BlockFormOutcome> {
  const typed = Object.fromEntries([...sent].filter((e): e is [string, string] => typeof e[1] === 'string'));
  const { [blockField]: block = '', [formField]: form_id } = typed;
  const said =
    form_id === undefined ? await subscribe(api, sent) : await answerTo(api, Number(form_id), sent);
  return { block, ...said, typed: said.ok ? {} : typed };
}

async function answerTo(api: Call, form_id: number, sent: FormData): Promise<BlockFormAnswer> {
  const form = await api('settings/custom_forms/get', { form_id }).catch(failedAnswer);
  if (!form.ok) return { ok: false, message: form.error, errors: {} };
  return sendCustomForm(api, form_id, formValues(form.value.elements, sent));
}
