import type { User } from '../../contract/user.ts';
import type { Query } from '../db/db.ts';

export interface CustomerRow {
  id: number;
  store_id: number;
  san: string;
  email: string;
  password_hash: string;
  /** Counts the passwords this account has had; a rehash changes the hash but not this number. */
  password_version: number;
  first_name: string;
  last_name: string;
  is_institution: boolean;
  company: string;
  phone_number: string;
  phone_number_type: User['phone_number_type'];
  phone_number_ext: string;
  alt_phone_number: string;
  alt_phone_number_type: User['alt_phone_number_type'];
  alt_phone_number_ext: string;
  communication_preference: User['communication_preference'];
  street_address: string;
  street_address_2: string;
  city: string;
  province: string;
  country: string;
  postal_code: string;
  extra_fields: Record<string, string>;
}

const columns = `id, store_id, san, email, password_hash, password_version, first_name, last_name, is_institution, company,
  phone_number, phone_number_type, phone_number_ext, alt_phone_number, alt_phone_number_type, alt_phone_number_ext,
  communication_preference, street_address, street_address_2, city, province, country, postal_code, extra_fields`;

export async function findCustomer(q: Query, id: number): Promise<CustomerRow | undefined> {
  const [row] = await q.query<CustomerRow>(
    `select ${columns} from customer where id = $1`,
    [id],
    'account-find',
  );
  return row;
}

/** By email address (as `emailKey` makes it) or, when that is '', by store account number. */
export async function findByLogin(
  q: Query,
  storeId: number,
  emailKey: string,
  san: string,
): Promise<CustomerRow | undefined> {
  const [row] = emailKey
    ? await q.query<CustomerRow>(
        `select ${columns} from customer where store_id = $1 and email_key = $2`,
        [storeId, emailKey],
        'account-by-email',
      )
    : await q.query<CustomerRow>(
        `select ${columns} from customer where store_id = $1 and san = $2`,
        [storeId, san],
        'account-by-san',
      );
  return row;
}

/** The columns of the account form. */
export type Profile = Omit<
  CustomerRow,
  'id' | 'store_id' | 'san' | 'email' | 'password_hash' | 'password_version'
>;

const profileRecord = `first_name text, last_name text, is_institution boolean, company text, phone_number text,
  phone_number_type text, phone_number_ext text, alt_phone_number text, alt_phone_number_type text,
  alt_phone_number_ext text, communication_preference text, street_address text, street_address_2 text, city text,
  province text, country text, postal_code text, extra_fields jsonb`;
const profileNames = profileRecord.replace(/ (text|boolean|jsonb)/g, '');

/** Undefined when the email address has an account already. */
export async function insertCustomer(
  q: Query,
  account: { storeId: number; email: string; emailKey: string; passwordHash: string },
  profile: Profile,
): Promise<number | undefined> {
  const [row] = await q.query<{ id: number }>(
    `insert into customer (store_id, email, email_key, password_hash, ${profileNames})
     select $1, $2, $3, $4, r.* from jsonb_to_record($5::jsonb) as r(${profileRecord})
     on conflict (store_id, email_key) do nothing returning id`,
    [account.storeId, account.email, account.emailKey, account.passwordHash, JSON.stringify(profile)],
    'account-insert',
  );
  return row?.id;
}

export async function updateProfile(q: Query, id: number, profile: Profile): Promise<void> {
  await q.query(
    `update customer set (${profileNames}, changed_at) =
       (select r.*, now() from jsonb_to_record($2::jsonb) as r(${profileRecord})) where id = $1`,
    [id, JSON.stringify(profile)],
    'account-update',
  );
}

export async function updatePreference(
  q: Query,
  id: number,
  preference: User['communication_preference'],
): Promise<void> {
  await q.query(
    `update customer set communication_preference = $2, changed_at = now()
     where id = $1 and communication_preference <> $2`,
    [id, preference],
    'account-update-preference',
  );
}

/** When an account stops being an institution: its members buy for themselves again. */
export async function endBuyingFor(q: Query, id: number): Promise<void> {
  await q.query('update session set corp_id = null where corp_id = $1', [id], 'account-end-buying');
  await q.query(
    'delete from cart where corp_id = $1 and customer_id <> $1',
    [id],
    'account-end-buying-carts',
  );
}

/** False when another account has this email address. Call it in a savepoint of its own statement: it never throws. */
export async function updateEmail(q: Query, id: number, email: string, emailKey: string): Promise<boolean> {
  const rows = await q.query(
    `update customer c set email = $2, email_key = $3, changed_at = now() where id = $1
       and not exists (select 1 from customer o where o.store_id = c.store_id and o.email_key = $3 and o.id <> $1)
     returning id`,
    [id, email, emailKey],
    'account-update-email',
  );
  return rows.length === 1;
}

/** The alerts of a customer go to another address from now on, but for those that go there already. */
export async function moveAlerts(
  q: Query,
  customerId: number,
  email: string,
  emailKey: string,
): Promise<void> {
  await q.query(
    `update alert a set email = $2, email_key = $3
     where a.customer_id = $1 and a.ended_at is null and not exists (
       select from alert o where o.store_id = a.store_id and o.email_key = $3 and o.kind = a.kind and o.name = a.name
         and o.title_id is not distinct from a.title_id and o.ended_at is null)`,
    [customerId, email, emailKey],
    'account-move-alerts',
  );
}

export async function updatePassword(q: Query, id: number, passwordHash: string): Promise<void> {
  await q.query(
    `update customer set password_hash = $2, password_version = password_version + 1, changed_at = now()
     where id = $1`,
    [id, passwordHash],
    'account-update-password',
  );
}

/** The same password under a newer hash; nothing when it has been changed meanwhile. */
export async function replaceHash(q: Query, old: CustomerRow, hash: string): Promise<void> {
  await q.query(
    'update customer set password_hash = $3 where id = $1 and password_hash = $2',
    [old.id, old.password_hash, hash],
    'account-replace-hash',
  );
}

export async function deleteCustomer(q: Query, id: number): Promise<void> {
  await q.query('delete from customer where id = $1', [id], 'account-delete');
}

/** True while the customer exists with the password of this row, and keeps it so until the transaction ends. */
export async function holdCustomer(q: Query, { id, password_version }: CustomerRow): Promise<boolean> {
  const rows = await q.query(
    'select id from customer where id = $1 and password_version = $2 for share',
    [id, password_version],
    'account-hold',
  );
  return rows.length === 1;
}

/** The same, for an action that goes on to write the row. */
export async function lockCustomer(q: Query, { id, password_version }: CustomerRow): Promise<boolean> {
  const rows = await q.query(
    'select id from customer where id = $1 and password_version = $2 for update',
    [id, password_version],
    'account-lock',
  );
  return rows.length === 1;
}
