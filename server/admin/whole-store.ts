import { refuse } from '../call/refusal.ts';
import { type StaffContext, theStaff } from './context.ts';

/** For changes of the whole shop. Throws the refusal `whole_store` for staff who work at one location; `reason` says why not. */
export function checkWholeStore(ctx: Pick<StaffContext, 'session'>, reason: string): void {
  if (theStaff(ctx).locationId === null) return;
  throw refuse('whole_store', `Your role is for one location, and ${reason}.`);
}
