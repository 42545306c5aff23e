import type { AdminInput, AdminOutput } from '../../contract/admin/actions.ts';
import type { Query } from '../db/db.ts';
import { countWaiting, readWantedNames, readWantedTitles } from './wanted-queries.ts';

type Wanted = AdminOutput<'alert/getWanted'>;

/**
 * What the readers of a store wait for, without their addresses. `locationId`: the location whose shelf is counted; null = the
 * whole store.
 */
export async function wantedBooks(
  q: Query,
  where: { storeId: number; locationId: number | null },
  { about, offset, limit }: AdminInput<'alert/getWanted'>,
): Promise<Wanted> {
  const filter = { ...where, offset, limit: limit + 1 };
  const rows =
    about === 'titles'
      ? await readWantedTitles(q, filter)
      : (await readWantedNames(q, about, filter)).map((row) => ({ ...noTitle, ...row }));
  return {
    wanted: rows.slice(0, limit),
    has_more: rows.length > limit,
    counts: await countWaiting(q, where.storeId),
  };
}

const noTitle = {
  eisbn: '',
  author: '',
  in_stock: 0,
  price: 0,
  on_hand: 0,
  on_order: 0,
  is_withdrawn: false,
};
