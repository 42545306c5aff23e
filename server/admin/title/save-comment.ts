import { refuse } from '../../call/refusal.ts';
import { type StaffHandler, theStaff } from '../context.ts';
import { titleOf, withStock } from './get.ts';
import { putComment } from './queries.ts';

export const saveComment: StaffHandler<'title/saveComment'> = async (ctx, { eisbn, author, text }) => {
  if (theStaff(ctx).locationId !== null) {
    throw refuse('whole_store', 'Your role is for one location, and readers of the whole shop see this.');
  }
  const title = await titleOf(ctx, eisbn);
  const before = await putComment(ctx.q, { storeId: ctx.store.id, titleId: title.id, author, text });
  ctx.audit.target = title.eisbn;
  ctx.audit.detail = { title: title.title, before: { [author]: before }, after: { [author]: text } };
  return withStock(ctx, title);
};
