import type { StaffHandler } from '../context.ts';
import { checkWholeStore } from '../whole-store.ts';
import { titleOf, withStock } from './get.ts';
import { putComment } from './queries.ts';

export const saveComment: StaffHandler<'title/saveComment'> = async (ctx, { eisbn, author, text }) => {
  checkWholeStore(ctx, 'readers of the whole shop see this');
  const title = await titleOf(ctx, eisbn);
  const before = await putComment(ctx.q, { storeId: ctx.store.id, titleId: title.id, author, text });
  ctx.audit.target = title.eisbn;
  ctx.audit.detail = { title: title.title, before: { [author]: before }, after: { [author]: text } };
  return withStock(ctx, title);
};
