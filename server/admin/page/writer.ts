import type { PageWriter } from '../../page/page-writer.ts';
import { type StaffContext, theStaff } from '../context.ts';

/** The member of staff who changes a page. */
export const writerOf = (ctx: StaffContext): PageWriter => ({
  storeId: ctx.store.id,
  by: `staff ${theStaff(ctx).staffId}`,
});
