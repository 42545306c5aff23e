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
