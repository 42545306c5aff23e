import type { Query } from '../db/db.ts';
import { type ListedPayment, listPayments } from './list-queries.ts';
import { countUnfinished } from './queries.ts';

export type { ListedPayment };

/** At most so many are listed. */
const most = 100;

/** The newest payments of a store. `needsCare`: only those that someone has to look after (`listPayments`). */
export function staffPayments(
  q: Query,
  storeId: number,
  { needsCare }: { needsCare: boolean },
): Promise<ListedPayment[]> {
  return listPayments(q, storeId, { needsCare, most });
}

/** How many payments of a store still need their provider: not decided, only authorized, or with a step that is to be sent. */
export const unfinishedAt = (q: Query, storeId: number, provider: string): Promise<number> =>
  countUnfinished(q, storeId, provider);
