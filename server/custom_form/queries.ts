import type { FormAnswer } from '../../contract/custom-form.ts';
import type { Query } from '../db/db.ts';

export interface FormRow {
  id: number;
  header: string;
  description: string;
  elements: unknown;
}

export async function findForm(q: Query, storeId: number, formId: number): Promise<FormRow | undefined> {
  const [row] = await q.query<FormRow>(
    'select id, header, description, elements from custom_form where store_id = $1 and id = $2',
    [storeId, formId],
    'custom-form-find',
  );
  return row;
}

/** Whether readers have sent something with a form, or a page shows it. */
export async function isFormUsed(q: Query, storeId: number, formId: number): Promise<boolean> {
  const [row] = await q.query<{ is_used: boolean }>(
    `select exists (select from custom_form_submission where form_id = $2 and store_id = $1)
       or exists (select from page where store_id = $1 and blocks::text ~ ('"form_id": "?' || $2::int || '\\M')) as is_used`,
    [storeId, formId],
    'custom-form-used',
  );
  return row?.is_used ?? false;
}

export interface Submission {
  storeId: number;
  formId: number;
  header: string;
  answers: FormAnswer[];
  /** To the shop; null when it has no address. */
  mail: { sender: string; recipient: string; subject: string } | null;
}

/** Keeps what was sent and queues the mail to the shop: one statement, so that neither is there without the other. */
export async function insertSubmission(q: Query, sent: Submission): Promise<void> {
  await q.query(
    `with kept as (
       insert into custom_form_submission (store_id, form_id, header, answers)
       values ($1, $2, $3, $4::jsonb) returning id, store_id)
     insert into mail (store_id, reference, sender, recipient, subject, html, body_text, template, data)
     select store_id, 'form:' || id, $5, $6, $7, '', '', 'form-submission', jsonb_build_object('submission_id', id)
     from kept where $6 <> ''`,
    [
      sent.storeId,
      sent.formId,
      sent.header,
      JSON.stringify(sent.answers),
      sent.mail?.sender ?? '',
      sent.mail?.recipient ?? '',
      sent.mail?.subject ?? '',
    ],
    'custom-form-submit',
  );
}

export async function findSubmission(
  q: Query,
  id: number,
): Promise<{ header: string; answers: FormAnswer[] } | undefined> {
  const [row] = await q.query<{ header: string; answers: FormAnswer[] }>(
    'select header, answers from custom_form_submission where id = $1',
    [id],
    'custom-form-submission',
  );
  return row;
}

/** What a list of forms says of one. `changed`: Unix seconds. */
export interface StaffFormLine {
  id: number;
  version: number;
  header: string;
  element_count: number;
  changed: number;
}

/** A form as its editor has it; `elements` as they are stored, whatever their age. */
export interface StaffFormRow extends StaffFormLine {
  description: string;
  elements: unknown[];
}

const staffForms = `select id, version, header, description, elements, jsonb_array_length(elements) as element_count,
    floor(extract(epoch from changed_at))::float8 as changed
  from (select id, store_id, version, header, description, changed_at,
      case jsonb_typeof(elements) when 'array' then elements else '[]' end as elements
    from custom_form) f`;

/** The forms of a store, by header. */
export function readStaffForms(q: Query, storeId: number): Promise<StaffFormLine[]> {
  return q.query<StaffFormLine>(
    `select id, version, header, element_count, changed from (${staffForms} where store_id = $1) s order by header, id`,
    [storeId],
    'custom-form-staff-list',
  );
}

export async function findStaffForm(
  q: Query,
  storeId: number,
  id: number,
): Promise<StaffFormRow | undefined> {
  const [row] = await q.query<StaffFormRow>(
    `${staffForms} where store_id = $1 and id = $2`,
    [storeId, id],
    'custom-form-staff-find',
  );
  return row;
}
