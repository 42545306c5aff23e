import type { Db, Query } from '../db/db.ts';
import { dayIn } from '../pricing/release-date.ts';
import type { Store } from '../store/stores.ts';
import type { ListFilling } from './check-list.ts';
import { lockFilledLists, readNewArrivals, readStaffPicks } from './staff-queries.ts';
import { putTitles } from './write.ts';

export { hasUnfilledList } from './staff-queries.ts';

const most = 24;

type Read = (q: Query, storeId: number, today: string, limit: number) => Promise<number[]>;

const readers: Record<ListFilling, Read> = {
  new_arrivals: readNewArrivals,
  staff_picks: (q, storeId, _today, limit) => readStaffPicks(q, storeId, limit),
};

/** Fills the lists of a store whose books staff have not chosen themselves. */
export function fillLists(db: Db, store: Pick<Store, 'id' | 'timeZone'>, now: Date): Promise<void> {
  return db.tx(async (q) => {
    for (const { id, filled_with } of await lockFilledLists(q, store.id)) {
      const titleIds = await readers[filled_with](q, store.id, dayIn(store.timeZone, now), most);
      await putTitles(q, id, titleIds);
    }
  });
}
