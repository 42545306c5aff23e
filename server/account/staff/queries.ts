import type { User } from '../../../contract/user.ts';
import type { Query } from '../../db/db.ts';

export interface CustomerLine {
  id: number;
  san: string;
  first_name: string;
  last_name: string;
  company: string;
  is_institution: boolean;
  email: string;
  phone_number: string;
  city: string;
}

const lineColumns = `c.id, c.san, c.first_name, c.last_name, c.company, c.is_institution, c.email, c.phone_number, c.city`;

/** A term as each way to find a customer takes it; '' = it cannot be that. */
export interface CustomerTerm {
  words: string;
  number: string;
  email: string;
  /** The last digits of a phone number. */
  phone: string;
}

export interface CustomerFilter {
  storeId: number;
  term: CustomerTerm | null;
  /** The last customer of the page before. */
  after: number | null;
  limit: number;
}

/** Each way to find a customer looks at no more than this many of the newest. */
const mostHits = 500;

/** SQL: the newest of the ids that a condition selects. The fence keeps the planner from reading all customers backwards. */
const newest = (condition: string) =>
  `(select x.id from (select c.id from customer c where c.store_id = $1 and ${condition} offset 0) x order by x.id desc limit ${mostHits})`;

/** SQL: a text in an index begins with this; '' finds none. */
const beginsWith = (text: string, start: string) =>
  `${start} <> '' and ${text} ~>=~ ${start} and ${text} ~<~ (${start} || U&'\\FFFF')`;

const digits = (column: string) => `reverse(regexp_replace(${column}, '\\D', '', 'g'))`;

/** SQL of a `with`: customers of the store $1 that a term names; $2 to $5 are those of `CustomerTerm`. */
const hits = `with words as (
  select to_tsquery('simple', string_agg(w || ':*', ' & ')) as q
  from unnest(string_to_array(search_words($2::text), ' ')) w where w <> ''),
hit as materialized (
  select c.id from customer c where c.store_id = $1 and c.san = $3
  union ${newest(`order_words(c.first_name || ' ' || c.last_name || ' ' || c.company) @@ (select q from words)`)}
  union ${newest(beginsWith('c.email_key', '$4::text'))}
  union ${newest(beginsWith(digits('c.phone_number'), 'reverse($5::text)'))}
  union ${newest(`c.alt_phone_number <> '' and ${beginsWith(digits('c.alt_phone_number'), 'reverse($5::text)')}`)})`;

/** Customers, the newest first. The text has only the conditions that are asked for: see `readWork` in order/work-queries.ts. */
export function readCustomers(
  q: Query,
  { storeId, term, after, limit }: CustomerFilter,
): Promise<CustomerLine[]> {
  const values: unknown[] = [storeId];
  if (term) values.push(term.words, term.number, term.email, term.phone);
  const beyond = after === null ? '' : ` and c.id < $${values.push(after)}`;
  const found = `select ${lineColumns} from customer c`;
  return q.query<CustomerLine>(
    term
      ? // Fenced: for the limit, the planner would read all customers backwards until so many have matched.
        `${hits} select x.* from (${found} join hit on hit.id = c.id where c.store_id = $1${beyond} offset 0) x
         order by x.id desc limit ${limit}`
      : `${found} where c.store_id = $1${beyond} order by c.id desc limit ${limit}`,
    values,
    `account-staff-list-${[term && 'term', after !== null && 'after', limit].filter(Boolean).join('-')}`,
  );
}

export interface StaffCustomerRow extends CustomerLine {
  store_id: number;
  email_key: string;
  phone_number_ext: string;
  phone_number_type: User['phone_number_type'];
  alt_phone_number: string;
  alt_phone_number_ext: string;
  alt_phone_number_type: User['alt_phone_number_type'];
  communication_preference: User['communication_preference'];
  street_address: string;
  street_address_2: string;
  province: string;
  country: string;
  postal_code: string;
  extra_fields: Record<string, string>;
  former_site: boolean;
  created_at: Date;
  has_password: boolean;
  last_seen: Date | null;
}

/** A customer of a store; `forUpdate` keeps them as they are until the transaction ends. */
export async function findStaffCustomer(
  q: Query,
  storeId: number,
  id: number,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<StaffCustomerRow | undefined> {
  const [row] = await q.query<StaffCustomerRow>(
    `select ${lineColumns}, c.store_id, c.email_key, c.phone_number_ext, c.phone_number_type, c.alt_phone_number,
       c.alt_phone_number_ext, c.alt_phone_number_type, c.communication_preference, c.street_address, c.street_address_2,
       c.province, c.country, c.postal_code, c.extra_fields, c.former_site, c.created_at, c.password_hash <> '' as has_password,
       (select max(s.seen_at) from session s where s.customer_id = c.id) as last_seen
     from customer c where c.store_id = $1 and c.id = $2${forUpdate ? ' for update of c' : ''}`,
    [storeId, id],
    forUpdate ? 'account-staff-hold' : 'account-staff-find',
  );
  return row;
}
