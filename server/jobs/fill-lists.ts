import type { Db } from '../db/db.ts';
import type { Stores } from '../store/stores.ts';
import { fillLists } from '../titlelist/fill-lists.ts';

/** The lists of all stores whose books staff have not chosen themselves. */
export async function fillAllLists({ db, stores }: { db: Db; stores: Stores }): Promise<void> {
  for (const store of stores.all()) await fillLists(db, store, new Date());
}
