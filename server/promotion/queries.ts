import type { Query } from '../db/db.ts';
import type { PromotionContent } from './check-promotion.ts';
import type { Promotion } from './promotion.ts';

/** A promotion of a store as a cart meets it. */
export interface CartPromotion extends Promotion {
  applies_to: PromotionContent['applies_to'];
  value: string;
  /** The given titles that it applies to by its list or subject; null for a promotion that goes by something else. */
  title_ids: number[] | null;
  is_early: boolean;
  is_over: boolean;
  is_used_up: boolean;
  /** The account that asks has used it, and it is for once. */
  is_used: boolean;
  /** Last second, in Unix seconds; null = until further notice. */
  expiry_date: number | null;
}

export interface CartView {
  storeId: number;
  cartId: number;
  /** The clock of the store, 'YYYY-MM-DD HH:MM', and its time zone. */
  clock: string;
  timeZone: string;
  /** Titles in the cart. */
  titleIds: readonly number[];
  /** The account that is bought for; null for a guest. */
  accountId: number | null;
}

const isUsedUp = `(p.max_uses is not null
  and (select count(*) from promotion_use u where u.promotion_id = p.id) >= p.max_uses)`;

/** Used by account `account`, or with an email address that `email` equals. Canceled orders have given theirs back. */
const isUsed = (account: string, email: string) => `(p.once_per_customer and exists (
  select from promotion_use u join customer_order o on o.id = u.order_id
  where u.promotion_id = p.id and (coalesce(o.corp_id, o.customer_id) = ${account} or lower(o.email) = ${email})))`;

/** The code of a cart ('' = none), and of its store the promotion with this code and the automatic ones that hold now. */
export async function readCartPromotions(
  q: Query,
  view: CartView,
): Promise<{ code: string; promotions: CartPromotion[] }> {
  const [row] = await q.query<{ code: string; promotions: CartPromotion[] }>(
    `with entered as (select promo_code as code from cart where id = $2)
     select coalesce((select code from entered), '') as code, coalesce((
       select json_agg(json_build_object('id', p.id, 'name', p.name, 'code', p.code, 'type', p.type, 'percent', p.percent,
         'amount', p.amount, 'buy', p.buy, 'get', p.get, 'minimum', p.minimum, 'combinable', p.combinable,
         'applies_to', p.applies_to, 'value', p.value,
         'title_ids', case p.applies_to
           when 'list' then (select coalesce(json_agg(distinct i.title_id), '[]') from title_list_item i
             where i.list_id = p.list_id and i.title_id = any($5::int[]))
           when 'subject' then (
             with recursive up(title_id, id, code, parent_id) as (
               select ts.title_id, s.id, s.code, s.parent_id from title_subject ts join subject s on s.id = ts.subject_id
               where ts.title_id = any($5::int[])
               union select up.title_id, s.id, s.code, s.parent_id from up join subject s on s.id = up.parent_id
             ) select coalesce(json_agg(distinct title_id), '[]') from up where up.code = p.value) end,
         'is_early', coalesce(p.starts_at > $3::timestamp, false), 'is_over', coalesce(p.ends_at < $3::timestamp, false),
         'is_used_up', ${isUsedUp},
         'is_used', $6::int is not null and ${isUsed('$6', '(select email_key from customer where id = $6)')},
         'expiry_date', extract(epoch from (p.ends_at + interval '59 seconds') at time zone $4)::bigint) order by p.id)
       from promotion p
       where p.store_id = $1 and (p.code <> '' and p.code = (select code from entered)
         or p.code = '' and coalesce(p.starts_at <= $3::timestamp, true) and coalesce(p.ends_at >= $3::timestamp, true))
     ), '[]') as promotions`,
    [view.storeId, view.cartId, view.clock, view.timeZone, view.titleIds, view.accountId],
    'promotion-cart',
  );
  return row ?? { code: '', promotions: [] };
}

/** Keeps the code that a shopper entered on their cart; '' = none. */
export async function putCode(q: Query, cartId: number, code: string): Promise<void> {
  await q.query('update cart set promo_code = $2 where id = $1', [cartId, code], 'promotion-put-code');
}

/** Brings the code of one cart to another that has none. */
export async function moveCode(q: Query, fromId: number, toId: number): Promise<void> {
  await q.query(
    `update cart set promo_code = f.promo_code from cart f
     where cart.id = $2 and f.id = $1 and cart.promo_code = '' and f.promo_code <> ''`,
    [fromId, toId],
    'promotion-move-code',
  );
}

/**
 * Holds promotions for an order until its transaction ends, and returns those that still exist. If the uses of a promotion
 * are limited, the next order waits for this one to end; the others only cannot be deleted meanwhile.
 */
export async function lockPromotions(q: Query, ids: readonly number[]): Promise<number[]> {
  const limited = await q.query<{ id: number }>(
    `select id from promotion where id = any($1::int[]) and (max_uses is not null or once_per_customer)
     order by id for no key update`,
    [ids],
    'promotion-lock-limited',
  );
  const others = await q.query<{ id: number }>(
    `select id from promotion where id = any($1::int[]) and id <> all($2::int[]) order by id for key share`,
    [ids, limited.map(({ id }) => id)],
    'promotion-lock',
  );
  return [...limited, ...others].map(({ id }) => id);
}

/** The given promotions that this account or email address has used up. */
export function readSpent(
  q: Query,
  ids: readonly number[],
  by: { accountId: number | null; emailKey: string },
): Promise<{ id: number; is_used_up: boolean }[]> {
  return q.query(
    `select p.id, ${isUsedUp} as is_used_up from promotion p
     where p.id = any($1::int[]) and (${isUsedUp} or ${isUsed('$2::int', '$3')}) order by p.id`,
    [ids, by.accountId, by.emailKey],
    'promotion-spent',
  );
}

export async function insertUses(q: Query, orderNumber: string, ids: readonly number[]): Promise<void> {
  await q.query(
    `insert into promotion_use (promotion_id, order_id)
     select p, o.id from customer_order o, unnest($2::int[]) p where o.order_number = $1`,
    [orderNumber, ids],
    'promotion-insert-uses',
  );
}

export async function deleteUses(q: Query, orderId: number): Promise<void> {
  await q.query('delete from promotion_use where order_id = $1', [orderId], 'promotion-delete-uses');
}

/** A promotion as its editor has it. Moments as 'YYYY-MM-DDTHH:MM' by the clock of the store. */
export interface StaffPromotion extends PromotionContent {
  id: number;
  version: number;
  /** Orders that used it. */
  uses: number;
}

/** All promotions of a store, past and coming ones too; one of them with `id`. */
export function readStaffPromotions(
  q: Query,
  storeId: number,
  id: number | null = null,
): Promise<StaffPromotion[]> {
  return q.query<StaffPromotion>(
    `select p.id, p.version, p.name, p.code, p.type, p.percent, p.amount, p.buy, p.get, p.applies_to, p.list_id, p.value,
       p.minimum, coalesce(to_char(p.starts_at, 'YYYY-MM-DD"T"HH24:MI'), '') as starts_at,
       coalesce(to_char(p.ends_at, 'YYYY-MM-DD"T"HH24:MI'), '') as ends_at, p.once_per_customer, p.max_uses, p.combinable,
       (select count(*)::int from promotion_use u where u.promotion_id = p.id) as uses
     from promotion p where p.store_id = $1 and ($2::int is null or p.id = $2) order by p.id`,
    [storeId, id],
    'promotion-staff',
  );
}

/** Whether the store has this list, which then stays until the transaction ends. */
export async function holdList(q: Query, storeId: number, listId: number): Promise<boolean> {
  const rows = await q.query(
    'select id from title_list where id = $2 and store_id = $1 for key share',
    [storeId, listId],
    'promotion-list',
  );
  return rows.length === 1;
}

/** A subject code or a format (binding) of the catalogue in its own spelling; undefined for one that it does not have. */
export async function findInCatalogue(
  q: Query,
  what: 'subject' | 'format',
  value: string,
): Promise<string | undefined> {
  const [row] = await q.query<{ value: string }>(
    what === 'subject'
      ? 'select code as value from subject where lower(code) = lower($1) limit 1'
      : `select case when is_large_print then 'Large Print' else binding end as value from title
         where is_large_print and lower($1) = 'large print' or not is_large_print and lower(binding) = lower($1) limit 1`,
    [value],
    `promotion-known-${what}`,
  );
  return row?.value;
}
