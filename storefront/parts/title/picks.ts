import type { Output } from '../../../contract/actions.ts';
import type { Call } from '../../../contract/call.ts';
import { valueFrom } from '../../page-load.ts';

/** Books that the shop wants to be seen where a page has none of its own. */
export type Picks = Pick<Output<'titlelist/getItems'>, 'list' | 'rows' | 'row_count'>;

/** Covers that are loaded: more are not seen without turning the shelf. */
const mostPicks = 12;

/** null = the shop has no list, or none with books. */
export async function loadPicks(api: Call): Promise<Picks | null> {
  const settings = valueFrom(await api('store/getSettings', {}));
  const list_id = settings.no_results.list_id || (await firstList(api));
  if (!list_id) return null;
  const answer = await api('titlelist/getItems', { list_id, limit: mostPicks });
  return answer.ok && answer.value.rows.length > 0 ? answer.value : null;
}

async function firstList(api: Call): Promise<number> {
  const answer = await api('feature/getList', { l: 1 });
  return (answer.ok && answer.value.rows[0]?.list_id) || 0;
}
