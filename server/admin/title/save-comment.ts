import { refuse } from '../../call/refusal.ts';
import { putComment } from '../../title/write.ts';
import type { StaffHandler } from '../context.ts';
import { checkWholeStore } from '../whole-store.ts';
import { titleOf, withStock } from './get.ts';

export const saveComment: StaffHandler<'title/saveComment'> = async (ctx, { eisbn, author, text, seen }) => {
  checkWholeStore(ctx, 'readers of the whole shop see this');
  const title = await titleOf(ctx, eisbn);
  const before = await putComment(ctx.q, { storeId: ctx.store.id, titleId: title.id, author, text });
  if (asLines(before) !== asLines(seen))
    throw refuse('stale', 'These words have changed since you opened this page. Nothing was saved.', {
      newer: before,
    });
  ctx.afterCommit(() => ctx.shop.jobs.wake('fill-lists'));
  ctx.audit.target = title.eisbn;
  ctx.audit.detail = { title: title.title, before: { [author]: before }, after: { [author]: text } };
  return withStock(ctx, title);
};

/** Without JavaScript, a form sends other ends of lines. */
const asLines = (text: string): string => text.replaceAll('\r\n', '\n');
