import type { staffAlertActions } from '../../../contract/admin/alert.ts';
import { wantedBooks } from '../../alert/wanted.ts';
import { type StaffHandlers, theStaff } from '../context.ts';

export const staffAlertHandlers = {
  'alert/getWanted': (ctx, asked) =>
    wantedBooks(ctx.q, { storeId: ctx.store.id, locationId: theStaff(ctx).locationId }, asked),
} satisfies StaffHandlers<keyof typeof staffAlertActions>;
