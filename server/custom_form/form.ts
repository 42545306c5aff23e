import { type CustomForm, readElements } from '../../contract/custom-form.ts';
import type { Query } from '../db/db.ts';
import { findForm } from './queries.ts';

/** A form of the store with its readable elements; the others, and second ones of the same id, are left out. */
export async function readForm(q: Query, storeId: number, formId: number): Promise<CustomForm | undefined> {
  const row = await findForm(q, storeId, formId);
  if (!row) return undefined;
  return {
    form_id: row.id,
    header: row.header,
    description: row.description,
    elements: readElements(row.elements),
  };
}
