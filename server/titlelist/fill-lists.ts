import type { Db, Query } from '../db/db.ts';
import { dayIn } from '../pricing/release-date.ts';
import type { Store } from '../store/stores.ts';
import type { ListFilling } from './check-list.ts';
import { lockFilledLists, readNewArrivals, readStaffPicks } from './staff-queries.ts';
import { putTitles } from './write.ts';

export { hasUnfilledList } from './staff-queries.ts';

const most = 24;

const readers: Record<ListFilling, (q: Query, storeId: number, today: string) => Promise<number[]>> = {
  new_arrivals: newArrivals,
  staff_picks: (q, storeId) => readStaffPicks(q, storeId, most),
};

/** One edition of each work, the newest. */
async function newArrivals(q: Query, storeId: number, today: string): Promise<number[]> {
  const rows = await readNewArrivals(q, storeId, today, 5 * most);
  const isFirst = ({ work_key: key }: { work_key: string }, i: number) =>
    key === '' || rows.findIndex(({ work_key }) => work_key === key) === i;
  return rows
    .filter(isFirst)
    .slice(0, most)
    .map(({ id }) => id);
}

/** Fills the lists of a store whose books staff have not chosen themselves. */
export function fillLists(db: Db, store: Pick<Store, 'id' | 'timeZone'>, now: Date): Promise<void> {
  return db.tx(async (q) => {
    for (const { id, filled_with } of await lockFilledLists(q, store.id)) {
      const titleIds = await readers[filled_with](q, store.id, dayIn(store.timeZone, now));
      await putTitles(q, id, titleIds);
    }
  });
}
