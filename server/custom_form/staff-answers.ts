import type { AdminInput, AdminOutput } from '../../contract/admin/actions.ts';
import { refuse } from '../call/refusal.ts';
import type { Query } from '../db/db.ts';
import {
  type AnswerRow,
  countAnswers,
  deleteAnswerRow,
  deleteAnswersBefore,
  findAnswer,
  readAnswers,
  setAnswered,
  setRead,
} from './answer-queries.ts';

type Filter = AdminInput<'form/exportAnswers'>;
type Answer = AdminOutput<'form/getAnswer'>;

/** A page of what readers sent, and where the next one begins. */
export async function answersForStaff(
  q: Query,
  storeId: number,
  { form_id, after, limit, state, term }: Filter,
): Promise<AdminOutput<'form/exportAnswers'>> {
  const rows = await readAnswers(q, {
    storeId,
    state,
    term,
    formId: form_id ?? null,
    after: after ?? null,
    limit: limit + 1,
  });
  const answers = rows.slice(0, limit);
  return { answers, next: rows.length > limit ? (answers.at(-1)?.id ?? null) : null };
}

/** How many no one has opened, and how many no one has answered. */
export const answersWaiting = (q: Query, storeId: number) => countAnswers(q, storeId);

/** What a reader sent; it is read now. Throws the refusal `not_found`. */
export async function openAnswer(q: Query, storeId: number, id: number): Promise<Answer> {
  const found = await theAnswer(q, storeId, id);
  if (!found.is_read) await setRead(q, id);
  return { ...found, is_read: true };
}

/**
 * Marks it as answered by this member of staff ('staff 3'), or as still to be answered. Returns it as it was and as it is.
 *
 * @throws the refusals `not_found` and `already_answered`.
 */
export async function markAnswered(
  q: Query,
  storeId: number,
  { id, answered, by }: { id: number; answered: boolean; by: string },
): Promise<{ before: Answer; after: Answer }> {
  const before = await theAnswer(q, storeId, id, { forUpdate: true });
  if (answered && before.answered !== null) {
    throw refuse('already_answered', `${before.answered_by} has marked this as answered already.`);
  }
  await setAnswered(q, id, answered ? by : '');
  return { before, after: await theAnswer(q, storeId, id) };
}

/** Deletes it and returns it. Throws the refusal `not_found`. */
export async function deleteAnswer(q: Query, storeId: number, id: number): Promise<Answer> {
  const before = await theAnswer(q, storeId, id, { forUpdate: true });
  await deleteAnswerRow(q, storeId, id);
  return before;
}

/** Deletes what was sent longer ago than so many days; returns how many they were. */
export const deleteOldAnswers = (q: Query, storeId: number, days: number): Promise<number> =>
  deleteAnswersBefore(q, storeId, days);

async function theAnswer(
  q: Query,
  storeId: number,
  id: number,
  how?: { forUpdate: boolean },
): Promise<AnswerRow> {
  const found = await findAnswer(q, storeId, id, how);
  if (!found) throw refuse('not_found', 'This answer no longer exists.');
  return found;
}
