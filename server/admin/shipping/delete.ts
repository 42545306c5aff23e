import { deleteShippingRate } from '../../shipping/write.ts';
import type { StaffHandler } from '../context.ts';
import { noted } from './noted.ts';

export const deleteOne: StaffHandler<'shipping/delete'> = async (ctx, which) => {
  const before = await deleteShippingRate(ctx.q, ctx.store.id, which);
  ctx.audit.target = before.label;
  ctx.audit.detail = { before: noted(before) };
  ctx.audit.kept = { version: before.version };
  return {};
};
