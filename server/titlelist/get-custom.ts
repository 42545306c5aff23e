import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import type { Handler } from '../context.ts';
import { readPageLists } from './queries.ts';
import { titleListsOf } from './title-lists-of.ts';

/** CALL-016: blocks with a list name it in their settings. A list that is gone is left out. */
export const getCustom: Handler<'titlelist/getCustom'> = async (ctx, { page_id }) => {
  const lists = await readPageLists(ctx.q, ctx.store.id, page_id);
  if (!lists) throw refuse('not_found', m.refusal_not_found_page());
  return { lists: await titleListsOf(ctx, lists) };
};
