import type { AdminOutput } from '../../contract/admin/actions.ts';
import { refuse } from '../call/refusal.ts';
import type { Query } from '../db/db.ts';
import { findStaffForm, isFormUsed, readStaffForms } from './queries.ts';

/** The forms of a store by header, for its staff. */
export function staffForms(q: Query, storeId: number): Promise<AdminOutput<'form/getList'>['forms']> {
  return readStaffForms(q, storeId);
}

/** A form of a store with its elements as they are stored. Throws the refusal `not_found`. */
export async function staffForm(q: Query, storeId: number, id: number): Promise<AdminOutput<'form/get'>> {
  const form = await findStaffForm(q, storeId, id);
  if (!form) throw refuse('not_found', 'This form doesn’t exist.');
  return form;
}

/** Whether readers have sent something with a form, or a page shows it. */
export const isUsed = (q: Query, storeId: number, id: number): Promise<boolean> => isFormUsed(q, storeId, id);
