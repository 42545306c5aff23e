import { publishLook } from '../../store/look/write.ts';
import type { StaffHandler } from '../context.ts';
import { notedChange } from './noted.ts';
import { writerOf } from './writer.ts';

export const publish: StaffHandler<'look/publish'> = async (ctx, which) => {
  const change = await publishLook(ctx.q, writerOf(ctx), which);
  ctx.audit.detail = notedChange(change);
  return { look: change.after };
};
