import type { AdminOutput } from '../../contract/admin/actions.ts';
import type { Query } from '../db/db.ts';
import { type PickRow, readPickRows } from './pick-queries.ts';

type PickList = Pick<AdminOutput<'order/getPickList'>, 'locations' | 'orders'>;

/** The copies to take off the shelves for the oldest orders that are to get ready or to ship, by location and shelf. */
export async function pickList(
  q: Query,
  which: { storeId: number; locationId: number | null },
): Promise<PickList> {
  const rows = await readPickRows(q, which);
  return {
    orders: new Set(rows.map(({ order_number }) => order_number)).size,
    locations: groups(rows, ({ location }) => location).map(([name, own]) => ({
      name,
      shelves: groups(own, ({ shelf }) => shelf).map(([shelf, lines]) => ({
        name: shelf,
        lines: lines.map(({ location: _, shelf: __, ...line }) => line),
      })),
    })),
  };
}

/** Rows by a key, in the order in which each key comes first. */
function groups(rows: readonly PickRow[], keyOf: (row: PickRow) => string): [string, PickRow[]][] {
  const found = new Map<string, PickRow[]>();
  for (const row of rows) found.set(keyOf(row), [...(found.get(keyOf(row)) ?? []), row]);
  return [...found];
}
