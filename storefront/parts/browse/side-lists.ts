import type { Call } from '../../../contract/call.ts';
import type { SidebarList } from '../../../contract/titlelist.ts';

/** Of the shop's pages in this tab. */
let kept: SidebarList[] | undefined;

/**
 * The lists beside the books. A browser asks once, not with each filter that is chosen; without an answer there are none, and
 * the next page asks again.
 */
export async function loadSideLists(api: Call): Promise<SidebarList[]> {
  if (kept) return kept;
  const answer = await api('titlelist/getSidebar', {});
  if (!answer.ok) return [];
  if (typeof document !== 'undefined') kept = answer.value.lists;
  return answer.value.lists;
}
