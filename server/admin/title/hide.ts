import { refuse } from '../../call/refusal.ts';
import type { StaffContext } from '../context.ts';
import { checkWholeStore } from '../whole-store.ts';
import { titleOf, withStock } from './get.ts';
import { type Shown, setShown } from './queries.ts';

const hiding =
  (is_hidden: boolean) =>
  (ctx: StaffContext, { eisbn }: { eisbn: string }) =>
    show(ctx, eisbn, { is_hidden, is_withdrawn: is_hidden });

export const hide = hiding(true);
export const unhide = hiding(false);

/** Shows a book in the shop, or doesn't; with `seen`, only where it is as it was seen. Throws `stale`. */
export async function show(ctx: StaffContext, eisbn: string, shown: Shown, seen?: Shown) {
  checkWholeStore(ctx, 'this changes the book everywhere');
  const title = await titleOf(ctx, eisbn);
  const before = await setShown(ctx.q, title.id, shown);
  if (seen && (seen.is_hidden !== before.is_hidden || seen.is_withdrawn !== before.is_withdrawn))
    throw refuse('stale', 'Someone else has changed this in the meantime.');
  ctx.audit.target = title.eisbn;
  ctx.audit.detail = { title: title.title, before, after: shown };
  return withStock(ctx, await titleOf(ctx, eisbn));
}
