import type { Call } from '../../../contract/call.ts';
import type { FormValue } from '../../../contract/custom-form-rules.ts';
import { failedAnswer } from '../../failed-answer.ts';
import { type BlockFormOutcome, blockField, pageField } from './block-form-fields.ts';

/** What the shop says of a form. */
export type BlockFormAnswer = Pick<BlockFormOutcome, 'ok' | 'message' | 'errors'>;

/** Sends what a form of the shop asks for, by the id of its field. What the block says of a sent form is its own. */
export async function sendCustomForm(
  api: Call,
  form_id: number,
  values: ReadonlyMap<string, FormValue>,
): Promise<BlockFormAnswer> {
  const data = [...values].map(([id, value]) => ({ id, value }));
  const answer = await api('custom_form/submit', { form_id, data }).catch(failedAnswer);
  if (answer.ok) return { ok: true, message: '', errors: {} };
  const { errors = {} } = (answer.error_data ?? {}) as Partial<BlockFormAnswer>;
  return { ok: false, message: answer.error, errors };
}

/** Signs up for a newsletter; the message of a success is that of its service. */
export async function subscribe(api: Call, sent: FormData): Promise<BlockFormAnswer> {
  const text = (name: string) => String(sent.get(name) ?? '');
  const answer = await api('newsletter/subscribe', {
    path: text(pageField),
    block_id: text(blockField),
    EMAIL: text('EMAIL'),
    FNAME: text('FNAME'),
    LNAME: text('LNAME'),
    PHONE: text('PHONE'),
  }).catch(failedAnswer);
  return { ok: answer.ok, message: answer.ok ? answer.value.message : answer.error, errors: {} };
}
