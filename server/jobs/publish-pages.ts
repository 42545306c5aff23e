import type { Db } from '../db/db.ts';
import { publishDueDrafts } from '../page/draft/publish-due.ts';
import type { Stores } from '../store/stores.ts';

/** Pages whose drafts staff scheduled. */
export async function publishPages({ db, stores }: { db: Db; stores: Stores }): Promise<void> {
  await publishDueDrafts(db, stores, new Date());
}
