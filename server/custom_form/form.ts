import { type CustomForm, formElement } from '../../contract/custom-form.ts';
import type { Query } from '../db/db.ts';
import { findForm } from './queries.ts';

const mostElements = 60;

/** A form of the store with its readable elements; the others, and second ones of the same id, are left out. */
export async function readForm(q: Query, storeId: number, formId: number): Promise<CustomForm | undefined> {
  const row = await findForm(q, storeId, formId);
  if (!row) return undefined;
  const stored = Array.isArray(row.elements) ? row.elements.slice(0, mostElements) : [];
  const elements = stored.flatMap((one) => formElement.safeParse(one).data ?? []);
  return {
    form_id: row.id,
    header: row.header,
    description: row.description,
    elements: elements.filter((e, i) => elements.findIndex((other) => other.id === e.id) === i),
  };
}
