import type { FormAnswer } from '../contract/custom-form.ts';
import type { Query } from '../server/db/db.ts';
import type { Release } from '../server/pricing/release-date.ts';

export async function hasSchema(q: Query): Promise<boolean> {
  const [row] = await q.query<{ found: boolean }>(
    "select to_regclass('title') is not null and to_regclass('store') is not null as found",
  );
  return row?.found ?? false;
}

export interface ListedStore {
  id: number;
  webstore_name: string;
  name: string;
  hosts: string[];
  currency: string;
  time_zone: string;
  /** 'KELOWNA (Kelowna)' */
  locations: string[];
  /** Titles with at least one copy on a shelf. */
  stocked: number;
}

export async function readStores(q: Query): Promise<ListedStore[]> {
  return q.query<ListedStore>(
    `select s.id, s.webstore_name, s.name, s.hosts, s.currency, s.time_zone,
       array(select l.code || ' (' || l.name || ')' from location l where l.store_id = s.id
         order by l.position, l.id) as locations,
       (select count(distinct k.title_id)::int from stock k join location l on l.id = k.location_id
         where l.store_id = s.id and k.on_hand > 0) as stocked
     from store s order by s.position, s.id`,
  );
}

/** What each store has set of its looks. */
export async function readThemes(
  q: Query,
): Promise<{ name: string; theme: Record<string, string>; font_pair: string | null }[]> {
  return q.query(
    `select name, coalesce(settings #> '{styles,theme}', '{}') as theme, settings #>> '{styles,font_pair}' as font_pair
     from store order by id`,
    [],
    'cli-themes',
  );
}

export async function markFormerSite(q: Query, customerId: number, former: boolean): Promise<void> {
  await q.query('update customer set former_site = $2 where id = $1', [customerId, former]);
}

export interface ListedOrder {
  id: number;
  order_number: string;
  placed_at: Date;
  status: string;
  total: number;
  currency: string;
  time_zone: string;
  name: string;
  email: string;
  phone: string;
  instructions: string;
  purchaseorder: string;
  /** To the shop's own questions; null = none. */
  answers: FormAnswer[] | null;
  /** Where it is picked up; null for what is not. */
  place: string | null;
  items: ListedLine[];
}

export interface ListedLine extends Release {
  quantity: number;
  backorder_quantity: number;
  title: string;
  eisbn: string;
  condition: string;
}

const listed = `select o.id, o.order_number, o.placed_at, o.status, o.total, o.currency, s.time_zone, o.name, o.email, o.phone,
       o.instructions, o.purchaseorder, o.custom_form->'values' as answers, l.name as place,
       (select json_agg(json_build_object('quantity', i.quantity, 'title', i.title, 'eisbn', i.eisbn,
          'condition', i.condition, 'backorder_quantity', i.backorder_quantity,
          'availability', coalesce(t.availability, 'withdrawn'), 'release_date', t.release_date,
          'publication_date', coalesce(t.publication_date, '')) order by i.position)
        from order_line i left join title t on t.id = i.title_id where i.order_id = o.id) as items
     from customer_order o join store s on s.id = o.store_id left join location l on l.id = o.location_id`;

/** The orders of the last so many times 24 hours, newest first. */
export async function readOrders(q: Query, storeId: number, days: number): Promise<ListedOrder[]> {
  return q.query<ListedOrder>(
    `${listed} where o.store_id = $1 and o.placed_at > now() - make_interval(days => $2)
     order by o.placed_at desc, o.id desc`,
    [storeId, days],
    'cli-orders',
  );
}

/** One order, or undefined. */
export async function readListedOrder(
  q: Query,
  storeId: number,
  orderNumber: string,
): Promise<ListedOrder | undefined> {
  const [order] = await q.query<ListedOrder>(
    `${listed} where o.store_id = $1 and o.order_number = $2`,
    [storeId, orderNumber],
    'cli-order',
  );
  return order;
}

/** The stores that have an order of this number. */
export async function readStoresOfOrder(
  q: Query,
  orderNumber: string,
): Promise<{ id: number; webstore_name: string }[]> {
  return q.query(
    `select s.id, s.webstore_name from customer_order o join store s on s.id = o.store_id
     where o.order_number = $1 order by s.position, s.id`,
    [orderNumber],
    'cli-stores-of-order',
  );
}
