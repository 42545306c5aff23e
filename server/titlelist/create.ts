import { maxLists } from '../../contract/customer-list-rules.ts';
import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import { theCustomer } from '../call/who.ts';
import type { Handler } from '../context.ts';
import { addTitles, lockLists, ownLists } from '../customer-list/own-list.ts';
import { withList } from './own-list-answer.ts';
import { insertOwnList } from './own-queries.ts';

export const create: Handler<'titlelist/create'> = async (ctx, { eisbn, name, description }) => {
  await lockLists(ctx);
  if ((await ownLists(ctx)).length >= maxLists) {
    throw refuse('too_many_lists', m.refusal_too_many_lists({ max: maxLists }));
  }
  const id = await insertOwnList(ctx.q, theCustomer(ctx).id, { name, description });
  if (eisbn && (await addTitles(ctx, id, [eisbn])) === 0) {
    throw refuse('not_found', m.refusal_not_found_title());
  }
  return withList(ctx, id);
};
