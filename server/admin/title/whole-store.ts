import { refuse } from '../../call/refusal.ts';
import { type StaffContext, theStaff } from '../context.ts';

/** The catalogue belongs to no location. Throws the refusal `whole_store`. */
export function checkWholeStore(ctx: StaffContext): void {
  if (theStaff(ctx).locationId === null) return;
  throw refuse('whole_store', 'Your role is for one location, and this changes the book everywhere.');
}
