import { CallFailed } from '../../../contract/action.ts';
import type { Call } from '../../../contract/call.ts';
import { formValues } from '../../../contract/custom-form-rules.ts';
import { type BlockFormOutcome, blockField, formField, pageField } from './block-form-fields.ts';

/** Passes a posted form on to the action that its block calls where there is JavaScript. */
export async function runBlockForm(api: Call, sent: FormData): Promise<BlockFormOutcome> {
  const typed = Object.fromEntries([...sent].filter((e): e is [string, string] => typeof e[1] === 'string'));
  const { [blockField]: block = '', [formField]: form_id } = typed;
  const outcome = { block, ok: false, message: '', errors: {}, typed };
  try {
    return form_id === undefined
      ? { ...outcome, ...(await subscribe(api, typed)) }
      : { ...outcome, ...(await submit(api, Number(form_id), sent)) };
  } catch (e) {
    if (e instanceof CallFailed) return { ...outcome, message: e.message };
    throw e;
  }
}

type Said = Partial<BlockFormOutcome>;

async function submit(api: Call, form_id: number, sent: FormData): Promise<Said> {
  const form = await api('settings/custom_forms/get', { form_id });
  if (!form.ok) return { message: form.error };
  const data = [...formValues(form.value.elements, sent)].map(([id, value]) => ({ id, value }));
  const answer = await api('custom_form/submit', { form_id, data });
  if (answer.ok) return { ok: true, message: 'Form sent successfully.', typed: {} };
  const { errors = {} } = (answer.error_data ?? {}) as Pick<Said, 'errors'>;
  return { message: answer.error, errors };
}

async function subscribe(api: Call, typed: Record<string, string>): Promise<Said> {
  const { EMAIL = '', FNAME = '', LNAME = '', PHONE = '' } = typed;
  const { [pageField]: path = '', [blockField]: block_id = '' } = typed;
  const answer = await api('newsletter/subscribe', { path, block_id, EMAIL, FNAME, LNAME, PHONE });
  return answer.ok ? { ok: true, message: answer.value.message, typed: {} } : { message: answer.error };
}
