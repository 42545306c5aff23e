import type { Output } from '../../../contract/actions.ts';
import type { Call } from '../../../contract/call.ts';
import type { CustomForm } from '../../../contract/custom-form.ts';
import { valueFrom } from '../../page-load.ts';

/** What a page that found nothing offers instead. */
export interface NoResultsHelp {
  /** The shop's form for books that are not found; null = it has none. */
  form: CustomForm | null;
  /** Books that the shop wants to be seen; null = it has no list. */
  picks: Picks | null;
}

/** Books of a list that the shop wants to be seen. */
export type Picks = Pick<Output<'titlelist/getItems'>, 'list' | 'rows' | 'row_count'>;

/** Covers that are loaded: more are not seen without turning the shelf. */
const mostPicks = 12;

/** Forms and lists that are gone meanwhile are left out. */
export async function loadNoResultsHelp(api: Call): Promise<NoResultsHelp> {
  const { form_id, list_id } = valueFrom(await api('store/getSettings', {})).no_results;
  const [form, picks] = await Promise.all([
    form_id > 0 ? api('settings/custom_forms/get', { form_id }) : null,
    picksOf(api, list_id),
  ]);
  return { form: form?.ok && form.value.elements.length > 0 ? form.value : null, picks };
}

/** The list that a shop shows where there is nothing else to show. */
export async function loadPicks(api: Call): Promise<Picks | null> {
  return picksOf(api, valueFrom(await api('store/getSettings', {})).no_results.list_id);
}

async function picksOf(api: Call, listId: number): Promise<Picks | null> {
  const list_id = listId || (await firstList(api));
  if (!list_id) return null;
  const answer = await api('titlelist/getItems', { list_id, limit: mostPicks });
  return answer.ok && answer.value.rows.length > 0 ? answer.value : null;
}

async function firstList(api: Call): Promise<number> {
  const answer = await api('feature/getList', { l: 1 });
  return (answer.ok && answer.value.rows[0]?.list_id) || 0;
}
