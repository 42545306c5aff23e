import type { Query } from '../db/db.ts';
import type { OfferedTitle } from '../pricing/offers.ts';

export interface OrderRow extends OfferedTitle {
  eisbn: string;
  title: string;
  author: string;
}

const columns = `t.id, t.eisbn, t.title, t.author, t.binding, t.is_large_print, t.is_giftcard, t.publication_date,
  t.release_date::text as release_date, t.availability, t.list_price_usa, t.list_price_can`;

/** The titles of a list in its order, with what decides how they are offered. */
export function readOrderRows(q: Query, listId: number): Promise<OrderRow[]> {
  return q.query<OrderRow>(
    `select ${columns}
     from customer_list_item i join title t on t.id = i.title_id
     where i.list_id = $1 and t.deleted_at is null order by i.position, t.id`,
    [listId],
    'list-order-rows',
  );
}

/** The same by their numbers, in any order; unknown and deleted titles are missing. */
export function readTitlesToOrder(q: Query, eisbns: readonly string[]): Promise<OrderRow[]> {
  return q.query<OrderRow>(
    `select ${columns} from title t where t.eisbn = any($1::text[]) and t.deleted_at is null`,
    [eisbns],
    'order-again-titles',
  );
}

export interface NewerRow {
  replaced_id: number;
  eisbn: string;
  title: string;
  author: string;
  binding: string;
}

/** The latest edition that replaced each of these titles, according to the feeds. */
export function readNewerEditions(q: Query, titleIds: readonly number[]): Promise<NewerRow[]> {
  return q.query<NewerRow>(
    `with recursive newer(replaced_id, id, depth) as (
       select id, id, 0 from unnest((select $1::int[])) u(id)
       union all
       select n.replaced_id, t.id, n.depth + 1 from newer n join title_detail d on d.title_id = n.id,
         lateral jsonb_to_recordset(d.related) r(eisbn text, relation text)
         join title t on t.eisbn = r.eisbn and t.deleted_at is null and t.availability <> 'withdrawn'
         where r.relation = 'replaced_by' and n.depth < 5)
     select distinct on (n.replaced_id) n.replaced_id, t.eisbn, t.title, t.author, t.binding
     from newer n join title t on t.id = n.id where n.id <> n.replaced_id
     order by n.replaced_id, n.depth desc, t.release_date desc nulls last, t.id`,
    [titleIds],
    'list-order-newer',
  );
}
