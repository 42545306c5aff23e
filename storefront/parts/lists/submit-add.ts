import * as m from '../../../messages/compiled/messages.js';
import type { Done, SubmitArgs } from '../../page-submit.ts';
import { type Outcome, outcomeOf } from '../submit/form-outcome.ts';
import { listsPath, ownListPath } from './list-paths.ts';
import { listRefusal } from './list-refusal.ts';

/** The form that adds a title to lists, and to a new one when a name is given. */
export async function submitAdd({ api, form, params }: SubmitArgs): Promise<Done | Outcome> {
  const eisbn = params.eisbn ?? '';
  const name = String(form.get('name') ?? '').trim();
  const ids = form.getAll('list_id').map(String);
  if (ids.length === 0 && !name) return { problems: { name: m.lists_choose_missing() } };
  for (const list_id of ids) {
    const answer = await api('titlelist/addItemToList', { list_id, eisbn });
    if (!answer.ok) return outcomeOf(listRefusal(answer));
  }
  if (!name) return { done: 'added', path: ids.length === 1 ? ownListPath(Number(ids[0])) : listsPath };
  const answer = await api('titlelist/create', { name, eisbn });
  if (!answer.ok) return { ...outcomeOf(answer), typed: { name } };
  return { done: 'list_created', path: ownListPath(answer.value.list.list_id) };
}
