import type { Query } from '../db/db.ts';
import { idOfRow } from '../db/id-of-row.ts';

export interface NewList {
  name: string;
  header: string;
  /** HTML. */
  description: string;
  placement: 'left_sidebar' | 'banner' | 'featured' | 'others';
  position: number;
  /** In the order of the list. */
  titleIds: readonly number[];
}

/** Writes a list of a store with its titles and returns its id. */
export async function insertList(q: Query, storeId: number, list: NewList): Promise<number> {
  const id = idOfRow(
    await q.query<{ id: number }>(
      `insert into title_list (store_id, name, header, description, placement, position)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      [storeId, list.name, list.header, list.description, list.placement, list.position],
    ),
  );
  await q.query(
    `insert into title_list_item (list_id, title_id, position)
     select $1, u.t, u.n from unnest($2::int[]) with ordinality u(t, n)`,
    [id, list.titleIds],
  );
  return id;
}
