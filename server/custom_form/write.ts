import type { FormElement } from '../../contract/custom-form.ts';
import type { Query } from '../db/db.ts';
import { idOfRow } from '../db/id-of-row.ts';

export interface NewForm {
  header: string;
  description: string;
  elements: readonly (Pick<FormElement, 'id' | 'type' | 'label'> & Partial<FormElement>)[];
}

/** Writes a form of a store and returns its id. */
export async function insertForm(
  q: Query,
  storeId: number,
  { header, description, elements }: NewForm,
): Promise<number> {
  const rows = await q.query<{ id: number }>(
    'insert into custom_form (store_id, header, description, elements) values ($1, $2, $3, $4::jsonb) returning id',
    [storeId, header, description, JSON.stringify(elements)],
  );
  return idOfRow(rows);
}
