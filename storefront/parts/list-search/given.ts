import * as m from '../../../messages/compiled/messages.js';

/** What books are looked for by, when it is no text to search for. */
export type Given =
  | { kind: 'file'; file: File }
  | { kind: 'url'; url: string }
  | { kind: 'list'; text: string };

/** Why a form found nothing, and which of the three it is. */
export interface FormProblem {
  kind: Given['kind'];
  sentence: string;
}

/** What one of the three forms of the page was given; a problem when it is empty. */
export function givenIn(form: FormData): Given | FormProblem {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  if (form.has('url')) {
    const url = text('url');
    return url ? { kind: 'url', url } : { kind: 'url', sentence: m.search_url_required() };
  }
  if (form.has('list')) {
    const list = text('list');
    return list ? { kind: 'list', text: list } : { kind: 'list', sentence: m.search_isbns_required() };
  }
  const file = form.get('file');
  return file instanceof File && file.name
    ? { kind: 'file', file }
    : { kind: 'file', sentence: m.search_file_required() };
}
