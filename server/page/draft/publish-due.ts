import { Refusal } from '../../call/refusal.ts';
import type { Db, Query } from '../../db/db.ts';
import { lockRow } from '../../db/lock-row.ts';
import type { Store, Stores } from '../../store/stores.ts';
import { publishDraft } from './publish.ts';
import { type DueDraft, findDraft, hasDueDraft, noteProblem, readDueDrafts } from './queries.ts';

/** Whether the time of a draft has come. */
export const isPublicationDue = (q: Query): Promise<boolean> => hasDueDraft(q);

/** Publishes the drafts whose time has come. One that cannot be published stays a draft, with the reason. */
export async function publishDueDrafts(db: Db, stores: Stores, now: Date): Promise<void> {
  for (const due of await readDueDrafts(db, now)) {
    const store = stores.all().find(({ id }) => id === due.store_id);
    if (store) await publishOne(db, store, due, now);
  }
}

async function publishOne(db: Db, store: Store, due: DueDraft, now: Date): Promise<void> {
  try {
    await db.tx((q) => publishDue(q, store, due, now));
  } catch (e) {
    if (!(e instanceof Refusal)) throw e;
    await noteProblem(db, due.id, e.message);
  }
}

/** In the name of who scheduled it: the log of changes says when that was, and the history of the page who. */
async function publishDue(q: Query, store: Store, due: DueDraft, now: Date): Promise<void> {
  await lockRow(q, 'page_draft', store.id, due.id);
  const draft = await findDraft(q, store.id, due.id);
  // Another process may have published it, or someone may have changed the time.
  if (!draft?.publish_at || draft.publish_at * 1000 > now.getTime()) return;
  await publishDraft(q, { storeId: store.id, by: due.scheduled_by, kind: 'timed' }, store.settings, draft);
}
