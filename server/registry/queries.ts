import type { Occasion, Visibility } from '../../contract/gift-registry-rules.ts';
import type { Query } from '../db/db.ts';

export interface RegistryRow {
  id: number;
  customer_id: number;
  title: string;
  occasion: Occasion;
  description: string;
  visibility: Visibility;
  shipping_encouraged: boolean;
  /** Of the owner's address book; 0 = the account's own address, null = none. */
  shipping_id: number | null;
  /** 'YYYY-MM-DD', null = none. */
  deadline: string | null;
  store_can_edit: boolean;
  owner_name: string;
  /** There is an address to send gifts to. */
  can_ship: boolean;
}

const columns = `r.id, r.customer_id, r.title, r.occasion, r.description, r.visibility, r.shipping_encouraged,
  case when a.id is not null or (r.shipping_id = 0 and c.street_address <> '') then r.shipping_id end as shipping_id, r.deadline, r.store_can_edit,
  coalesce(nullif(trim(c.first_name || ' ' || c.last_name), ''), c.company) as owner_name,
  a.id is not null or (coalesce(r.shipping_id, -1) = 0 and c.street_address <> '') as can_ship`;
const tables = `gift_registry r join customer c on c.id = r.customer_id
  left join customer_address a on a.id = r.shipping_id and a.customer_id = r.customer_id`;

/** All registries of a customer, the newest first. */
export function readRegistries(q: Query, customerId: number): Promise<RegistryRow[]> {
  return q.query<RegistryRow>(
    `select ${columns} from ${tables} where r.customer_id = $1 order by r.created_at desc, r.id`,
    [customerId],
    'registry-all',
  );
}

/** Registries of a store by their ids. */
export function findRegistries(q: Query, storeId: number, ids: readonly number[]): Promise<RegistryRow[]> {
  return q.query<RegistryRow>(
    `select ${columns} from ${tables} where c.store_id = $1 and r.id = any($2::bigint[])`,
    [storeId, ids],
    'registry-find',
  );
}

/** All registries of a store, the newest first. */
export function readOfStore(q: Query, storeId: number): Promise<RegistryRow[]> {
  return q.query<RegistryRow>(
    `select ${columns} from ${tables} where c.store_id = $1 order by r.created_at desc, r.id`,
    [storeId],
    'registry-of-store',
  );
}

/** Locks a registry of a store until the transaction ends; false when the store has no such registry. */
export async function lockRegistry(q: Query, storeId: number, id: number): Promise<boolean> {
  const rows = await q.query(
    `select r.id from gift_registry r join customer c on c.id = r.customer_id
     where r.id = $2 and c.store_id = $1 for update of r`,
    [storeId, id],
    'registry-lock',
  );
  return rows.length === 1;
}

/** Registries of a store that their owners let others find, each of whose words is in its title or its owner's name. */
export function searchRegistries(
  q: Query,
  search: { storeId: number; words: readonly string[]; occasion: string; today: string; limit: number },
): Promise<RegistryRow[]> {
  return q.query<RegistryRow>(
    `select ${columns} from ${tables}
     where c.store_id = $1 and r.visibility = 'search' and ($3 = '' or r.occasion = $3)
       and (r.deadline is null or r.deadline >= $4::date)
       and not exists (select from unnest($2::text[]) w(word)
         where position(w.word in lower(r.title || ' ' || c.first_name || ' ' || c.last_name)) = 0)
     order by r.deadline nulls last, r.title, r.id limit $5`,
    [search.storeId, search.words, search.occasion, search.today, search.limit],
    'registry-search',
  );
}

export interface ItemRow {
  registry_id: number;
  /** Of the title. */
  id: number;
  eisbn: string;
  title: string;
  /** The shop no longer has it. */
  deleted: boolean;
  quantity: number;
  purchased: number;
}

/**
 * SQL: copies of a title that were bought for a registry, less those that were canceled or refunded. An order that awaits its
 * payment counts, so that what it holds is not sold twice; `except` names the cart whose own attempt to pay does not.
 */
const purchased = (registry: string, title: string, except: string) => `(
  select coalesce(sum(least(l.registry_quantity, l.quantity - greatest(l.canceled_quantity, (
    select coalesce(sum(b.quantity), 0) from refund_line b join refund f on f.id = b.refund_id
    where f.order_id = l.order_id and b.position = l.position)))), 0)::int
  from order_line l join customer_order o on o.id = l.order_id
  where l.gift_registry_id = ${registry} and l.title_id = ${title}
    and o.status not in ('canceled', 'payment_failed', 'quote_requested')
    and not (o.status = 'awaiting_payment' and exists (
      select from payment p where p.order_id = o.id and p.cart_id = ${except})))`;

/** The titles of registries, the newest first. */
export function readItems(
  q: Query,
  registryIds: readonly number[],
  { cartId = 0, titleIds = null }: { cartId?: number; titleIds?: readonly number[] | null } = {},
): Promise<ItemRow[]> {
  return q.query<ItemRow>(
    `select i.registry_id, t.id, t.eisbn, t.title, t.deleted_at is not null as deleted, i.quantity,
       ${purchased('i.registry_id', 'i.title_id', '$2')} as purchased
     from gift_registry_item i join title t on t.id = i.title_id
     where i.registry_id = any($1::bigint[]) and ($3::int[] is null or i.title_id = any($3::int[]))
     order by i.added_at desc, t.id`,
    [registryIds, cartId, titleIds],
    'registry-items',
  );
}

/** Locks the registry items that a cart buys until the transaction ends: a second order waits, and then sees what the first has bought. */
export async function lockItems(q: Query, cartId: number): Promise<void> {
  await q.query(
    `select i.title_id from gift_registry_item i
     join cart_line l on l.gift_registry_id = i.registry_id and l.title_id = i.title_id
     where l.cart_id = $1 order by i.registry_id, i.title_id for update of i`,
    [cartId],
    'registry-lock-items',
  );
}

/** Takes a registry off the lines of all carts. */
export async function detachCarts(q: Query, registryId: number): Promise<void> {
  await q.query(
    'update cart_line set gift_registry_id = null where gift_registry_id = $1',
    [registryId],
    'registry-detach',
  );
}

/** Registries of one customer are made one after the other: until the transaction ends. */
export async function lockOwner(q: Query, customerId: number): Promise<void> {
  await q.query(
    'select id from customer where id = $1 for no key update',
    [customerId],
    'registry-lock-owner',
  );
}
