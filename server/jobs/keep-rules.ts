import { deleteOldAnswers } from '../custom_form/staff-answers.ts';
import type { Db } from '../db/db.ts';
import type { Store, Stores } from '../store/stores.ts';
import { deleteByRule, type KeepRule, noteTidyRun } from './keep-rules-queries.ts';

const rules: readonly KeepRule[] = ['guest_carts', 'ended_signups', 'rsvps', 'searches', 'mails'];

/** Deletes what each store no longer keeps by its own settings, and notes what went. 0 days = keep. */
export async function applyKeepRules(db: Db, stores: Stores, now = new Date()): Promise<void> {
  for (const store of stores.all()) await applyTo(db, store, now);
}

async function applyTo(db: Db, store: Store, now: Date): Promise<void> {
  await db.tx(async (q) => {
    const deleted: Record<string, number> = {};
    const answers = store.own['privacy.answers_days'];
    if (answers > 0) deleted.answers = await deleteOldAnswers(q, store.id, answers);
    for (const rule of rules) {
      const days = store.own[`privacy.${rule}_days`];
      if (days > 0) deleted[rule] = await deleteByRule(q, rule, { storeId: store.id, now, days });
    }
    await noteTidyRun(q, store.id, now, deleted);
  });
}
