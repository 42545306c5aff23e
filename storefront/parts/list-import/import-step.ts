import type { Call } from '../../../contract/call.ts';
import type { ListedTitle } from '../../../contract/list-import.ts';
import * as m from '../../../messages/compiled/messages.js';
import type { Done } from '../../page-submit.ts';
import { givenIn } from '../list-search/given.ts';
import { refusedFile } from '../list-search/refused-file.ts';
import { ownListPath } from '../lists/list-paths.ts';
import { listRefusal } from '../lists/list-refusal.ts';
import { outcomeOf } from '../submit/form-outcome.ts';

/** A list is asked for: as a file, or typed. */
export interface UploadStep {
  step: 'upload';
  /** Why the list is asked for again. `kind`: the form that asks; `typed`: what was typed there. */
  problem: string;
  kind: 'file' | 'list';
  typed: string;
}

/** What of the list would be added is shown, and whether to add it asked. */
export interface PreviewStep {
  step: 'preview';
  /** Empty where a form came back without JavaScript: it holds only the ISBNs. */
  titles: ListedTitle[];
  unread: string[];
  /** ISBNs that are added. */
  rows: string[];
  /** They go to a new list, whose name is asked for. */
  isNew: boolean;
  name: string;
  nameProblem: string;
  /** Why nothing was added. */
  problem: string;
  /** Nothing was added as the reader is no longer logged in. */
  needsLogin: boolean;
}

export type ImportStep = UploadStep | PreviewStep;

export const firstStep: UploadStep = { step: 'upload', problem: '', kind: 'list', typed: '' };

/**
 * Sends a form of the import into a list (null: a new one). A file or a text is only looked at; the ISBNs of a preview are
 * added. `api` takes files. Throws what it throws.
 */
export function listImportStep(api: Call, form: FormData, listId: string | null): Promise<ImportStep | Done> {
  return form.has('rows') ? add(api, form, listId) : look(api, form, listId);
}

async function look(api: Call, form: FormData, listId: string | null): Promise<ImportStep> {
  const given = givenIn(form);
  const kind = given.kind === 'file' ? 'file' : 'list';
  const typed = 'text' in given ? given.text : '';
  const upload = (problem: string): UploadStep => ({ step: 'upload', problem, kind, typed });
  if (given.kind === 'url') return upload(m.common_error());
  if ('sentence' in given) return upload(kind === 'list' ? m.listimport_required() : given.sentence);
  const refused = given.kind === 'file' ? refusedFile(given.file) : null;
  if (refused) return upload(refused.error);
  const file = given.kind === 'file' ? given.file : new File([given.text], 'pasted.txt');
  const answer = await api('titlelist/importFile', { file, ...(listId && { list_id: listId }) });
  if (!answer.ok) {
    const { error } = listRefusal(answer);
    return upload(kind === 'file' && answer.error_code !== 'login_required' ? notProcessed(error) : error);
  }
  const { titles, unread } = answer.value.result;
  const rows = titles.flatMap(({ isbn, success }) => (success ? [isbn] : []));
  return { ...asked, titles, unread, rows, isNew: listId === null };
}

/** A file that was sent in vain, and why (IMPORT-013). */
export const notProcessed = (reason: string): string => [m.listimport_failed(), reason].join(' ').trim();

const asked: PreviewStep = {
  step: 'preview',
  titles: [],
  unread: [],
  rows: [],
  isNew: false,
  name: '',
  nameProblem: '',
  problem: '',
  needsLogin: false,
};

async function add(api: Call, form: FormData, listId: string | null): Promise<PreviewStep | Done> {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const near = form.getAll('near').map(String);
  const again = {
    ...asked,
    rows: [...text('rows').split(/\s+/).filter(Boolean), ...near],
    isNew: listId === null || form.has('is_new'),
    name: text('name'),
  };
  if (again.rows.length === 0) return { ...again, problem: m.listimport_none_chosen() };
  const made = again.isNew ? await api('titlelist/create', { name: again.name }) : null;
  if (made && !made.ok) {
    const { problems = {}, sentence = '' } = outcomeOf(made);
    const needsLogin = made.error_code === 'login_required';
    return { ...again, nameProblem: problems.name ?? '', problem: sentence, needsLogin };
  }
  const list_id = made ? made.value.list.list_id : Number(listId);
  const file = new File([again.rows.join('\n')], 'rows.txt');
  const answer = await api('titlelist/importFile', { file, list_id, add_to_list: true });
  if (answer.ok) return { done: 'imported', path: `${ownListPath(list_id)}?done=imported` };
  if (made) await api('titlelist/delete', { list_id });
  const isGone = answer.error_code === 'bad_list_id';
  return {
    ...again,
    isNew: again.isNew || isGone,
    problem: isGone ? m.listimport_list_gone() : answer.error,
    needsLogin: answer.error_code === 'login_required',
  };
}
