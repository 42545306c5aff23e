import { staffLists } from '../../titlelist/staff-lists.ts';
import { moveListUp } from '../../titlelist/write.ts';
import type { StaffHandler } from '../context.ts';

export const moveUp: StaffHandler<'list/moveUp'> = async (ctx, which) => {
  const { before, after } = await moveListUp(ctx.q, ctx.store.id, which);
  ctx.audit.target = before.name;
  ctx.audit.detail = { id: which.id, before: { position: before.position }, after: { position: after } };
  return { lists: await staffLists(ctx.q, ctx.store.id) };
};
