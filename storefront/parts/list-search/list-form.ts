import { CallFailed } from '../../../contract/action.ts';
import type { Call } from '../../../contract/call.ts';
import type { Given } from './find-books.ts';
import { resultPath } from './result-path.ts';

/** What a form could not do, under which of them it is said, and what was typed. */
export interface RefusedForm {
  kind: Given['kind'];
  error: string;
  typed: string;
}

/** One of the three forms of the page, posted: where its books are, or why there are none. */
export async function runListForm(api: Call, form: FormData): Promise<{ path: string } | RefusedForm> {
  const { kind, typed, ask } = readForm(api, form);
  try {
    const answer = await ask();
    return answer.ok ? { path: resultPath(kind, answer.value.id) } : { kind, error: answer.error, typed };
  } catch (e) {
    if (!(e instanceof CallFailed)) throw e;
    return { kind, error: e.message, typed };
  }
}

function readForm(api: Call, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  if (form.has('url')) {
    return { kind: 'url', typed: text('url'), ask: () => api('browse/url', { url: text('url') }) } as const;
  }
  if (form.has('list')) {
    const file = new File([text('list')], 'pasted.txt');
    return { kind: 'list', typed: text('list'), ask: () => api('browse/file', { file }) } as const;
  }
  const sent = form.get('file');
  const file = sent instanceof File ? sent : new File([], '');
  return { kind: 'file', typed: '', ask: () => api('browse/file', { file }) } as const;
}
