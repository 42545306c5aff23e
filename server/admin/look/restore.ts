import { restoreLook } from '../../store/look/write.ts';
import type { StaffHandler } from '../context.ts';
import { notedChange } from './noted.ts';
import { writerOf } from './writer.ts';

export const restore: StaffHandler<'look/restore'> = async (ctx, which) => {
  const change = await restoreLook(ctx.q, writerOf(ctx), which);
  ctx.audit.detail = { restored: which.restored, ...notedChange(change) };
  return { look: change.after };
};
