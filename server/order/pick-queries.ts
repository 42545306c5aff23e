import type { Query } from '../db/db.ts';
import { copiesOfLine } from './shipment-queries.ts';

/** Copies of a line that are set aside for its order, and where they stand. */
export interface PickRow {
  location: string;
  /** The first of the shop's categories that the title is in; '' = none. */
  shelf: string;
  eisbn: string;
  title: string;
  author: string;
  binding: string;
  condition: string;
  quantity: number;
  order_number: string;
  name: string;
  is_shipped: boolean;
}

/** More would be no list to walk with. */
const mostOrders = 200;

/** By location, shelf, author and title. */
export function readPickRows(
  q: Query,
  { storeId, locationId }: { storeId: number; locationId: number | null },
): Promise<PickRow[]> {
  return q.query<PickRow>(
    `with picked as (
       select o.* from customer_order o
       where o.store_id = $1 and o.status in ('quote_requested', 'placed', 'partly_shipped', 'ready_for_pickup')
         and o.status in ('placed', 'partly_shipped') and ($2::int is null or o.location_id = $2)
       order by o.placed_at, o.id limit ${mostOrders})
     select coalesce(at.name, '') as location, coalesce(shelf.name, '') as shelf, l.eisbn, l.title,
       coalesce(l.authors->0->>'name', '') as author, l.binding, l.condition, least(s.to_send, s.held) as quantity,
       o.order_number, o.name, o.ship_to is not null as is_shipped
     from picked o join order_line l on l.order_id = o.id ${copiesOfLine}
       left join location at on at.id = o.location_id
       left join lateral (
         select c.name, c.position from title_category t join store_category c on c.id = t.category_id
         where t.title_id = l.title_id and c.store_id = $1 order by c.position, c.id limit 1) shelf on true
     where l.goods_kind <> 'gift_card' and least(s.to_send, s.held) > 0
     order by at.position, at.id, shelf.position nulls last, shelf.name, lower(coalesce(l.authors->0->>'name', '')), lower(l.title), o.id`,
    [storeId, locationId],
    'order-pick-list',
  );
}
