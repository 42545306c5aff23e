import type { Query } from '../db/db.ts';

export interface AddressRow {
  id: number;
  name: string;
  company_name: string;
  preferred: boolean;
  phone_number: string;
  phone_number_ext: string;
  email_address: string;
  street_address: string;
  street_address_2: string;
  city: string;
  province: string;
  country: string;
  postal_code: string;
}
export type NewAddress = Omit<AddressRow, 'id' | 'preferred'>;

export function readAddresses(q: Query, customerId: number): Promise<AddressRow[]> {
  return q.query<AddressRow>(
    `select id, name, company_name, preferred, phone_number, phone_number_ext, email_address, street_address,
       street_address_2, city, province, country, postal_code
     from customer_address where customer_id = $1 order by id`,
    [customerId],
    'address-list',
  );
}

/** Changes of one address book happen one after the other. */
export async function lockBook(q: Query, customerId: number): Promise<void> {
  await q.query('select id from customer where id = $1 for no key update', [customerId], 'address-lock');
}

const record = `name text, company_name text, phone_number text, phone_number_ext text, email_address text,
  street_address text, street_address_2 text, city text, province text, country text, postal_code text`;
const names = record.replace(/ text/g, '');

export async function insertAddress(q: Query, customerId: number, address: NewAddress): Promise<number> {
  const [row] = await q.query<{ id: number }>(
    `insert into customer_address (customer_id, ${names})
     select $1, r.* from jsonb_to_record($2::jsonb) as r(${record}) returning id`,
    [customerId, JSON.stringify(address)],
    'address-insert',
  );
  if (!row) throw new Error('the address was not stored');
  return row.id;
}

/** False when this address book has no such address. */
export async function updateAddress(
  q: Query,
  customerId: number,
  id: number,
  address: NewAddress,
): Promise<boolean> {
  const rows = await q.query(
    `update customer_address set (${names}) = (select r.* from jsonb_to_record($3::jsonb) as r(${record}))
     where customer_id = $1 and id = $2 returning id`,
    [customerId, id, JSON.stringify(address)],
    'address-update',
  );
  return rows.length === 1;
}

export async function deleteAddress(q: Query, customerId: number, id: number): Promise<boolean> {
  const rows = await q.query(
    'delete from customer_address where customer_id = $1 and id = $2 returning id',
    [customerId, id],
    'address-delete',
  );
  return rows.length === 1;
}

/** `id` 0: none of them, so the account's own address. */
export async function setPreferredRow(q: Query, customerId: number, id: number): Promise<void> {
  await q.query(
    'update customer_address set preferred = false where customer_id = $1 and preferred and id <> $2',
    [customerId, id],
    'address-unprefer',
  );
  await q.query(
    'update customer_address set preferred = true where customer_id = $1 and id = $2 and not preferred',
    [customerId, id],
    'address-prefer',
  );
}
