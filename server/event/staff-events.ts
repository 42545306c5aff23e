import { refuse } from '../call/refusal.ts';
import type { Query } from '../db/db.ts';
import {
  findEventOfDate,
  findStaffEvent,
  readStaffDates,
  type StaffDate,
  type StaffEvent,
} from './staff-queries.ts';

export type { StaffEvent };

/** The next dates of a store's events. */
export const comingDates = (
  q: Query,
  storeId: number,
  most: number,
  now = new Date(),
): Promise<StaffDate[]> => readStaffDates(q, storeId, now, most);

/** Throws the refusal `unknown_event` for one of another store. */
export async function checkEventOfStore(q: Query, storeId: number, id: number): Promise<void> {
  if (await findStaffEvent(q, storeId, id)) return;
  throw refuse('unknown_event', 'This store doesn’t have that event.');
}

/** The event of a date, as its owner has it. Throws the refusal `not_found`. */
export async function staffEventOfDate(q: Query, storeId: number, dateId: number): Promise<StaffEvent> {
  const event = await findEventOfDate(q, storeId, dateId);
  if (!event) throw refuse('not_found', 'Event not found.');
  return event;
}
