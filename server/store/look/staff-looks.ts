import { isDeepStrictEqual } from 'node:util';
import type { AdminOutput } from '../../../contract/admin/actions.ts';
import type { LookDraft } from '../../../contract/admin/look.ts';
import type { Query } from '../../db/db.ts';
import { currentLook } from './current-look.ts';
import { findLookDraft, readLooks } from './queries.ts';

/** The look of a store and the draft of its next one, for its staff. */
export async function staffLook(q: Query, storeId: number): Promise<AdminOutput<'look/get'>> {
  return { look: await currentLook(q, storeId), draft: await staffLookDraft(q, storeId) };
}

/** The draft of a store's next look; null without one. */
export async function staffLookDraft(q: Query, storeId: number): Promise<LookDraft | null> {
  const row = await findLookDraft(q, storeId);
  if (!row?.look) return null;
  const { version, look, began_from, changed, by } = row;
  return {
    version,
    look,
    changed,
    by,
    is_behind: !isDeepStrictEqual(began_from, await currentLook(q, storeId)),
  };
}

/** The looks that a store has had. */
export async function staffLooks(q: Query, storeId: number): Promise<AdminOutput<'look/getHistory'>> {
  const versions = await readLooks(q, storeId);
  const current = await currentLook(q, storeId);
  return { versions, is_current: isDeepStrictEqual(versions[0]?.look, current) };
}
