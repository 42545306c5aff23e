import type { Call } from '../../../contract/call.ts';
import type { CustomForm } from '../../../contract/custom-form.ts';
import { valueFrom } from '../../page-load.ts';
import { loadPicks, type Picks } from '../title/picks.ts';

/** What a page that found nothing offers instead. */
export interface NoResultsHelp {
  /** The shop's form for books that are not found; null = it has none. */
  form: CustomForm | null;
  /** Books that the shop wants to be seen; null = it has no list. */
  picks: Picks | null;
}

/** Forms and lists that are gone meanwhile are left out. */
export async function loadNoResultsHelp(api: Call): Promise<NoResultsHelp> {
  const { form_id } = valueFrom(await api('store/getSettings', {})).no_results;
  const [form, picks] = await Promise.all([
    form_id > 0 ? api('settings/custom_forms/get', { form_id }) : null,
    loadPicks(api),
  ]);
  return { form: form?.ok && form.value.elements.length > 0 ? form.value : null, picks };
}
