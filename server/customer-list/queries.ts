import type { CoverOf } from '../../contract/cover-address.ts';
import type { Query } from '../db/db.ts';

export interface CustomerListRow {
  id: number;
  is_favourites: boolean;
  /** '' of favourites. */
  name: string;
  description: string;
  public_token: string | null;
  /** Titles that the shop still has. */
  row_count: number;
  /** Its first title; null for none. */
  first: CoverOf | null;
  /** Unix seconds. */
  created: number;
  changed: number;
}

const shown =
  'from customer_list_item i join title t on t.id = i.title_id where i.list_id = l.id and t.deleted_at is null';
const columns = `l.id, l.is_favourites, l.name, l.description, l.public_token,
  (select count(*)::int ${shown}) as row_count,
  (select json_build_object('eisbn', t.eisbn, 'cover_image_cache', t.cover_cache) ${shown}
   order by i.position, t.id limit 1) as first,
  floor(extract(epoch from l.created_at))::float8 as created, floor(extract(epoch from l.changed_at))::float8 as changed`;

/** All lists of a customer, favourites first. `contains_eisbn`: whether each holds this title. */
export function readLists(
  q: Query,
  customerId: number,
  eisbn: string,
): Promise<(CustomerListRow & { contains_eisbn: boolean })[]> {
  return q.query(
    `select ${columns}, exists (select ${shown} and t.eisbn = $2) as contains_eisbn
     from customer_list l where l.customer_id = $1 order by l.is_favourites desc, l.id`,
    [customerId, eisbn],
    'customer-list-all',
  );
}

/** Undefined for a list of another customer. */
export async function findList(
  q: Query,
  customerId: number,
  listId: number,
): Promise<CustomerListRow | undefined> {
  const [row] = await q.query<CustomerListRow>(
    `select ${columns} from customer_list l where l.customer_id = $1 and l.id = $2`,
    [customerId, listId],
    'customer-list-find',
  );
  return row;
}

export type ListToChange = Pick<CustomerListRow, 'id' | 'is_favourites' | 'name' | 'public_token'>;

/** The same with what a change asks for, which needs no count. */
export async function findListToChange(
  q: Query,
  customerId: number,
  listId: number,
): Promise<ListToChange | undefined> {
  const [row] = await q.query<ListToChange>(
    'select id, is_favourites, name, public_token from customer_list where customer_id = $1 and id = $2',
    [customerId, listId],
    'customer-list-to-change',
  );
  return row;
}

/** A list of this store by the token of its public link. */
export async function findPublicList(
  q: Query,
  storeId: number,
  token: string,
): Promise<CustomerListRow | undefined> {
  const [row] = await q.query<CustomerListRow>(
    `select ${columns} from customer_list l join customer c on c.id = l.customer_id
     where l.public_token = $2 and c.store_id = $1`,
    [storeId, token],
    'customer-list-public',
  );
  return row;
}

/** The favourites of a customer with the ISBNs in them. */
export async function readFavourites(
  q: Query,
  customerId: number,
): Promise<{ id: number; eisbns: string[] } | undefined> {
  const [row] = await q.query<{ id: number; eisbns: string[] }>(
    `select l.id, array(select t.eisbn ${shown} order by i.position, t.id) as eisbns
     from customer_list l where l.customer_id = $1 and l.is_favourites`,
    [customerId],
    'customer-list-favourites',
  );
  return row;
}

/** Changes of the lists of one customer happen one after the other. */
export async function lockCustomer(q: Query, customerId: number): Promise<void> {
  await q.query(
    'select id from customer where id = $1 for no key update',
    [customerId],
    'customer-list-lock',
  );
}

/** Titles by their ISBNs, in this order; unknown ones, deleted ones and gift cards are left out. */
export async function readListableIds(q: Query, eisbns: readonly string[]): Promise<number[]> {
  const rows = await q.query<{ id: number }>(
    `select t.id from unnest($1::text[]) with ordinality u(eisbn, n) join title t on t.eisbn = u.eisbn
     where t.deleted_at is null and not t.is_giftcard order by u.n`,
    [eisbns],
    'customer-list-titles',
  );
  return rows.map((row) => row.id);
}

/** How many titles a list has, those that the shop lacks at the moment included. */
export async function countItems(q: Query, listId: number): Promise<number> {
  const [row] = await q.query<{ count: number }>(
    'select count(*)::int as count from customer_list_item where list_id = $1',
    [listId],
    'customer-list-count',
  );
  return row?.count ?? 0;
}

/** Puts titles at the head of a list, in this order. Those that it has stay where they are. Returns how many are new. */
export async function insertItems(q: Query, listId: number, titleIds: readonly number[]): Promise<number> {
  const rows = await q.query(
    `insert into customer_list_item (list_id, title_id, position)
     select $1, u.id, first.position - cardinality($2::int[]) + u.n::int - 1
     from unnest($2::int[]) with ordinality u(id, n),
       (select coalesce(min(position), 1) as position from customer_list_item where list_id = $1) first
     on conflict (list_id, title_id) do nothing returning title_id`,
    [listId, titleIds],
    'customer-list-add',
  );
  return rows.length;
}

/** Notes that a list has changed, and returns how many titles it has, as `countItems`. */
export async function touchList(q: Query, listId: number): Promise<number> {
  const [row] = await q.query<{ count: number }>(
    `update customer_list set changed_at = now() where id = $1
     returning (select count(*)::int from customer_list_item where list_id = $1) as count`,
    [listId],
    'customer-list-touch',
  );
  return row?.count ?? 0;
}
