import type { Query } from '../db/db.ts';

/** The address of a gift registry, with what says who may send to it. */
export interface AddressRow {
  gift_registry_id: number;
  gift_registry_name: string;
  customer_id: number;
  owner_name: string;
  visibility: string;
  /** 'YYYY-MM-DD', null = none. */
  deadline: string | null;
  shipping_encouraged: boolean;
  name: string;
  company_name: string;
  phone_number: string;
  street_address: string;
  street_address_2: string;
  city: string;
  province: string;
  country: string;
  postal_code: string;
}

const place = ['street_address', 'street_address_2', 'city', 'province', 'country', 'postal_code']
  .map((column) => `case when a.id is null then c.${column} else a.${column} end as ${column}`)
  .join(', ');
const owner = `coalesce(nullif(trim(c.first_name || ' ' || c.last_name), ''), c.company)`;

/** The addresses of registries of a store; those without one are left out. */
export function readRegistryAddresses(
  q: Query,
  storeId: number,
  ids: readonly number[],
): Promise<AddressRow[]> {
  return q.query<AddressRow>(
    `select r.id as gift_registry_id, r.title as gift_registry_name, r.customer_id, ${owner} as owner_name, r.visibility,
       r.deadline, r.shipping_encouraged, case when a.id is null then ${owner} else a.name end as name,
       case when a.id is null then c.company else a.company_name end as company_name,
       case when a.id is null then c.phone_number else a.phone_number end as phone_number, ${place}
     from gift_registry r join customer c on c.id = r.customer_id
       left join customer_address a on a.id = r.shipping_id and a.customer_id = r.customer_id
     where c.store_id = $1 and r.id = any($2::bigint[])
       and (a.id is not null or (r.shipping_id = 0 and c.street_address <> ''))
     order by r.id`,
    [storeId, ids],
    'registry-addresses',
  );
}

/** The registries that the lines of a shopper's cart are bought for. */
export async function registriesInCart(
  q: Query,
  shopper: { id: number; customerId: number | null; corpId: number | null },
): Promise<number[]> {
  const rows = await q.query<{ id: number }>(
    `select distinct l.gift_registry_id as id from cart k join cart_line l on l.cart_id = k.id
       join gift_registry_item i on i.registry_id = l.gift_registry_id and i.title_id = l.title_id
     where case when $2::int is null then k.session_id = $1 else k.customer_id = $2 and k.corp_id = $3 end`,
    [shopper.id, shopper.customerId, shopper.corpId],
    'registry-in-cart',
  );
  return rows.map(({ id }) => id);
}
