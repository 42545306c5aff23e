import type { StaffContext } from '../context.ts';
import { checkWholeStore } from '../whole-store.ts';
import { titleOf, withStock } from './get.ts';
import { setHidden } from './queries.ts';

const hiding =
  (isHidden: boolean) =>
  async (ctx: StaffContext, { eisbn }: { eisbn: string }) => {
    checkWholeStore(ctx, 'this changes the book everywhere');
    const title = await titleOf(ctx, eisbn);
    await setHidden(ctx.q, title.id, isHidden);
    ctx.audit.target = title.eisbn;
    ctx.audit.detail = { title: title.title };
    return withStock(ctx, await titleOf(ctx, eisbn));
  };

export const hide = hiding(true);
export const unhide = hiding(false);
