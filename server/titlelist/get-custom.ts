import { m } from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import type { Handler } from '../context.ts';
import { titleListOf } from './list-page.ts';
import { readPageLists } from './queries.ts';

/** CALL-016: blocks with a list name it in their settings. A list that is gone is left out. */
export const getCustom: Handler<'titlelist/getCustom'> = async ({ q, store }, { page_id }) => {
  const lists = await readPageLists(q, store.id, page_id);
  if (!lists) throw refuse('not_found', m.refusal_not_found_page());
  return { lists: lists.map(titleListOf) };
};
