import type { EventViewer } from '../../event/desk-events.ts';
import { type StaffContext, theStaff } from '../context.ts';

/** Whose events this person sees and changes. */
export const viewerOf = (ctx: StaffContext): EventViewer => ({
  storeId: ctx.store.id,
  locationId: theStaff(ctx).locationId,
});
