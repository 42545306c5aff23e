import type { LookWriter } from '../../store/look/write.ts';
import { type StaffContext, theStaff } from '../context.ts';

/** The member of staff who changes the look. */
export const writerOf = (ctx: StaffContext): LookWriter => ({
  storeId: ctx.store.id,
  by: `staff ${theStaff(ctx).staffId}`,
});
