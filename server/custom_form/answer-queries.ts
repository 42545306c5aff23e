import type { FormAnswer } from '../../contract/custom-form.ts';
import type { Query } from '../db/db.ts';
import { staffName } from '../db/staff-name.ts';

export interface AnswerRow {
  id: number;
  form_id: number | null;
  header: string;
  answers: FormAnswer[];
  sent: number;
  is_read: boolean;
  answered_by: string;
  answered: number | null;
}

export interface AnswerFilter {
  storeId: number;
  state: 'open' | 'answered' | 'all';
  formId: number | null;
  term: string;
  after: number | null;
  limit: number;
}

/** Answers stay when their form goes, and are its own again when it comes back. */
const columns = `a.id::float8 as id, (select f.id from custom_form f where f.id = a.form_id) as form_id, a.header,
  a.answers, floor(extract(epoch from a.created_at))::float8 as sent,
  a.read_at is not null as is_read, ${staffName('a.answered_by')} as answered_by,
  floor(extract(epoch from a.answered_at))::float8 as answered`;

/** A search looks at no more than this many of the newest answers with its words. */
const mostHits = 2000;

/** SQL of a `with`: what readers of the store $1 sent with these words ($2) in it. */
const hits = `with words as (
  select to_tsquery('simple', string_agg(w || ':*', ' & ')) as q
  from unnest(string_to_array(search_words($2::text), ' ')) w where w <> ''),
hit as materialized (
  select x.id from (select a.id from custom_form_submission a
    where a.store_id = $1 and answer_words(a.answers) @@ (select q from words) offset 0) x
  order by x.id desc limit ${mostHits})`;

const states = { open: ' and a.answered_at is null', answered: ' and a.answered_at is not null', all: '' };

/** What readers sent, the newest first. The text has only the conditions that are asked for. */
export function readAnswers(q: Query, filter: AnswerFilter): Promise<AnswerRow[]> {
  const { storeId, state, formId, term, after, limit } = filter;
  const values: unknown[] = term ? [storeId, term] : [storeId];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const conditions = [
    formId === null ? '' : ` and a.form_id = ${parameter(formId)}`,
    after === null ? '' : ` and a.id < ${parameter(after)}`,
  ];
  const variant = [state, term && 'term', formId !== null && 'form', after !== null && 'after', limit];
  const chosen = `where a.store_id = $1${states[state]}${conditions.join('')}`;
  return q.query<AnswerRow>(
    term
      ? // Fenced: for the limit, the planner would read all backwards until so many have matched.
        `${hits} select x.* from (
           select ${columns} from custom_form_submission a join hit on hit.id = a.id ${chosen} offset 0) x
         order by x.id desc limit ${limit}`
      : `select ${columns} from custom_form_submission a ${chosen} order by a.id desc limit ${limit}`,
    values,
    `custom-form-answers-${variant.filter(Boolean).join('-')}`,
  );
}

/** No more than this many of each are counted, so that the start page stays fast in a shop that never marks one. */
const mostCounted = 1000;

export async function countAnswers(q: Query, storeId: number): Promise<{ unread: number; open: number }> {
  const [row] = await q.query<{ unread: number; open: number }>(
    `select
       (select count(*)::int from (select from custom_form_submission a
         where a.store_id = $1 and a.read_at is null limit ${mostCounted}) x) as unread,
       (select count(*)::int from (select from custom_form_submission a
         where a.store_id = $1 and a.answered_at is null limit ${mostCounted}) x) as open`,
    [storeId],
    'custom-form-answer-counts',
  );
  return row ?? { unread: 0, open: 0 };
}

/** `forUpdate` keeps it as it is until the transaction ends. */
export async function findAnswer(
  q: Query,
  storeId: number,
  id: number,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<AnswerRow | undefined> {
  const [row] = await q.query<AnswerRow>(
    `select ${columns} from custom_form_submission a where a.store_id = $1 and a.id = $2${forUpdate ? ' for update' : ''}`,
    [storeId, id],
    forUpdate ? 'custom-form-answer-hold' : 'custom-form-answer',
  );
  return row;
}

export async function setRead(q: Query, id: number): Promise<void> {
  await q.query(
    'update custom_form_submission set read_at = now() where id = $1 and read_at is null',
    [id],
    'custom-form-answer-read',
  );
}

/** `by`: 'staff 3'; '' = no one has answered it. */
export async function setAnswered(q: Query, id: number, by: string): Promise<void> {
  await q.query(
    `update custom_form_submission set answered_by = $2::text, answered_at = case when $2 <> '' then now() end,
       read_at = coalesce(read_at, now()) where id = $1`,
    [id, by],
    'custom-form-answer-mark',
  );
}

const withMails = (
  which: string,
) => `with gone as (delete from custom_form_submission where store_id = $1 and ${which} returning id),
     mails as (delete from mail where store_id = $1 and reference in (select 'form:' || id from gone))
     select count(*)::int as count from gone`;

/** Deletes one, and the mail about it, which could no longer be drawn. */
export async function deleteAnswerRow(q: Query, storeId: number, id: number): Promise<void> {
  await q.query(withMails('id = $2'), [storeId, id], 'custom-form-answer-delete');
}

/** Deletes those that were sent longer ago than so many days, and returns how many they were. */
export async function deleteAnswersBefore(q: Query, storeId: number, days: number): Promise<number> {
  const [row] = await q.query<{ count: number }>(
    withMails('created_at < now() - make_interval(days => $2::int)'),
    [storeId, days],
    'custom-form-answers-delete',
  );
  return row?.count ?? 0;
}
