import { heldBefore, holdVersion, type RowVersion } from '../call/row-version.ts';
import type { Query } from '../db/db.ts';
import { idOfRow } from '../db/id-of-row.ts';
import { idOfWritten } from '../db/lock-row.ts';
import { checkForm, type NewForm } from './check-form.ts';
import { findStaffForm, type StaffFormRow } from './queries.ts';

/** Writes a form of a store and returns its id; `which`: of a deleted one that comes back. Throws the refusals of `checkForm`. */
export async function insertForm(
  q: Query,
  storeId: number,
  form: NewForm,
  which: RowVersion | null = null,
): Promise<number> {
  const { header, description, elements } = checkForm(form);
  const rows = await q.query<{ id: number }>(
    'insert into custom_form (store_id, header, description, elements) values ($1, $2, $3, $4::jsonb) returning id',
    [storeId, header, description, JSON.stringify(elements)],
    'custom-form-insert',
  );
  return idOfWritten(q, 'custom_form', rows, which);
}

/**
 * Writes a form of a store, a new one or (`which`) a changed one, in a transaction of the caller. Returns it as it was, null
 * for a new one, and its id.
 *
 * @throws the refusals of `checkForm` and `holdVersion`.
 */
export async function saveForm(
  q: Query,
  storeId: number,
  which: RowVersion | null,
  form: NewForm,
): Promise<{ before: StaffFormRow | null; id: number }> {
  const before = await heldBefore(which, (held) => heldForm(q, storeId, held));
  if (!before) return { before, id: await insertForm(q, storeId, form, which) };
  const { header, description, elements } = checkForm(form);
  const rows = await q.query<{ id: number }>(
    `update custom_form set header = $4, description = $5, elements = $6::jsonb, version = version + 1, changed_at = now()
     where id = $1 and store_id = $2 and version = $3 returning id`,
    [before.id, storeId, before.version, header, description, JSON.stringify(elements)],
    'custom-form-update',
  );
  return { before, id: idOfRow(rows) };
}

/** Deletes a form of a store and returns it; what was sent with it stays. Throws the refusals of `holdVersion`. */
export async function deleteForm(q: Query, storeId: number, which: RowVersion): Promise<StaffFormRow> {
  const before = await heldForm(q, storeId, which);
  await q.query(
    'delete from custom_form where id = $1 and store_id = $2',
    [before.id, storeId],
    'custom-form-delete',
  );
  return before;
}

const heldForm = (q: Query, storeId: number, { id, version }: RowVersion) =>
  holdVersion(q, 'custom_form', { storeId, id, version }, () => findStaffForm(q, storeId, id));
