import { deleteLocation } from '../../store/location/write.ts';
import type { StaffHandler } from '../context.ts';
import { noted } from './noted.ts';

export const deleteOne: StaffHandler<'location/delete'> = async (ctx, which) => {
  const { before, wasNamed } = await deleteLocation(ctx.q, ctx.store.id, which);
  ctx.audit.target = before.name;
  ctx.audit.detail = { before: noted(before) };
  // What named it can't be put back.
  if (!wasNamed) ctx.audit.kept = { version: before.version };
  return {};
};
