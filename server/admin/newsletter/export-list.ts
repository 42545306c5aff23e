import { signUpsForStaff } from '../../newsletter/staff-signups.ts';
import { noteLook } from '../audit/note-look.ts';
import type { StaffHandler } from '../context.ts';

export const exportList: StaffHandler<'newsletter/exportList'> = async (ctx, asked) => {
  // Once for each file, not for each page of it.
  if (asked.after === undefined) await noteLook(ctx, 'newsletter/exportList', '');
  return signUpsForStaff(ctx.q, ctx.store.id, asked);
};
