import type { AdminInput, AdminOutput } from '../../contract/admin/actions.ts';
import { emailKey } from '../account/email-key.ts';
import { refuse } from '../call/refusal.ts';
import type { Query } from '../db/db.ts';
import { endSignUp, readSignUps } from './queries.ts';

/** A page of those who signed up through the shop, and where the next one begins. */
export async function signUpsForStaff(
  q: Query,
  storeId: number,
  { term, after, limit }: AdminInput<'newsletter/exportList'>,
): Promise<AdminOutput<'newsletter/exportList'>> {
  const rows = await readSignUps(q, {
    storeId,
    term,
    emailStart: /\s/.test(term) ? '' : emailKey(term),
    after: after ?? null,
    limit: limit + 1,
  });
  const subscribers = rows.slice(0, limit);
  return { subscribers, next: rows.length > limit ? (subscribers.at(-1)?.id ?? null) : null };
}

/** Takes someone off the list. `by`: 'staff 3'. Throws the refusal `not_found` for someone who is not on it. */
export async function unsubscribeByStaff(q: Query, storeId: number, id: number, by: string): Promise<void> {
  if (await endSignUp(q, storeId, id, by)) return;
  throw refuse('not_found', 'This person isn’t on the list, or someone else has just taken them off.');
}
