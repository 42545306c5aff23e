import type { AdminInput } from '../../../contract/admin/actions.ts';
import { refuse } from '../../call/refusal.ts';
import type { StaffContext, StaffHandler } from '../context.ts';
import { checkWholeStore } from '../whole-store.ts';
import { titleOf, withStock } from './get.ts';
import { putComment } from './queries.ts';

export const saveComment: StaffHandler<'title/saveComment'> = (ctx, comment) => keepComment(ctx, comment);

/** Keeps a comment; with `seen`, only in place of this one. */
export async function keepComment(
  ctx: StaffContext,
  { eisbn, author, text }: AdminInput<'title/saveComment'>,
  seen?: string,
) {
  checkWholeStore(ctx, 'readers of the whole shop see this');
  const title = await titleOf(ctx, eisbn);
  const before = await putComment(ctx.q, { storeId: ctx.store.id, titleId: title.id, author, text });
  if (seen !== undefined && seen !== before)
    throw refuse('stale', 'Someone else has changed this in the meantime.');
  ctx.audit.target = title.eisbn;
  ctx.audit.detail = { title: title.title, before: { [author]: before }, after: { [author]: text } };
  return withStock(ctx, title);
}
