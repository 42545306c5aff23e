import type { AdminOutput } from '../../../contract/admin/actions.ts';
import { refuse } from '../../call/refusal.ts';
import type { Query } from '../../db/db.ts';
import { type DraftLine, findDraft, readDrafts } from './queries.ts';

/** A draft of a store, for its staff. Throws the refusal `not_found`. */
export async function staffDraft(
  q: Query,
  storeId: number,
  id: number,
): Promise<AdminOutput<'page/getDraft'>> {
  const draft = await findDraft(q, storeId, id);
  if (!draft) throw refuse('not_found', 'This draft doesn’t exist.');
  return draft;
}

/** The drafts of a store, by path. */
export const staffDrafts = (q: Query, storeId: number): Promise<DraftLine[]> => readDrafts(q, storeId);
