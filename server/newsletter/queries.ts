import type { Query } from '../db/db.ts';
import { staffName } from '../db/staff-name.ts';

export interface NewSignUp {
  storeId: number;
  email: string;
  emailKey: string;
  firstName: string;
  lastName: string;
  phone: string;
  consent: string;
  page: string;
}

/** Stores a sign-up; someone who is on the list already keeps their first one. */
export async function insertSignUp(q: Query, sign: NewSignUp): Promise<void> {
  await q.query(
    `insert into newsletter_signup (store_id, email, email_key, first_name, last_name, phone, consent, page)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (store_id, email_key) where ended_at is null do nothing`,
    [
      sign.storeId,
      sign.email,
      sign.emailKey,
      sign.firstName,
      sign.lastName,
      sign.phone,
      sign.consent,
      sign.page,
    ],
    'newsletter-insert',
  );
}

export interface SignUpRow {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  phone: string;
  consent: string;
  page: string;
  signed_up: number;
  ended: number | null;
  ended_by: string;
}

export interface SignUpFilter {
  storeId: number;
  /** Words of a name, or the start of an email address; '' = all. */
  term: string;
  emailStart: string;
  after: number | null;
  limit: number;
}

const columns = `n.id::float8 as id, n.email, n.first_name, n.last_name, n.phone, n.consent, n.page,
  floor(extract(epoch from n.signed_up_at))::float8 as signed_up, floor(extract(epoch from n.ended_at))::float8 as ended,
  ${staffName('n.ended_by')} as ended_by`;

/** Each way to find a sign-up looks at no more than this many of the newest. */
const mostHits = 500;

const newest = (condition: string) =>
  `(select x.id from (select n.id from newsletter_signup n where n.store_id = $1 and ${condition} offset 0) x order by x.id desc limit ${mostHits})`;

/** SQL of a `with`: sign-ups of the store $1 with these words ($2) in the name or this start ($3) of the address. */
const hits = `with words as (
  select to_tsquery('simple', string_agg(w || ':*', ' & ')) as q
  from unnest(string_to_array(search_words($2::text), ' ')) w where w <> ''),
hit as materialized (
  ${newest(`order_words(n.first_name || ' ' || n.last_name) @@ (select q from words)`)}
  union ${newest(`$3 <> '' and n.email_key ~>=~ $3 and n.email_key ~<~ ($3 || U&'\\FFFF')`)})`;

/** Sign-ups, the newest first. The text has only the conditions that are asked for. */
export function readSignUps(q: Query, filter: SignUpFilter): Promise<SignUpRow[]> {
  const { storeId, term, emailStart, after, limit } = filter;
  const values: unknown[] = term ? [storeId, term, emailStart] : [storeId];
  const beyond = after === null ? '' : ` and n.id < $${values.push(after)}`;
  return q.query<SignUpRow>(
    term
      ? // Fenced: for the limit, the planner would read all backwards until so many have matched.
        `${hits} select x.* from (
           select ${columns} from newsletter_signup n join hit on hit.id = n.id where n.store_id = $1${beyond} offset 0) x
         order by x.id desc limit ${limit}`
      : `select ${columns} from newsletter_signup n where n.store_id = $1${beyond} order by n.id desc limit ${limit}`,
    values,
    `newsletter-list-${[term && 'term', after !== null && 'after', limit].filter(Boolean).join('-')}`,
  );
}

/** Ends a sign-up that goes on; false for one that has ended. `by`: 'staff 3'. */
export async function endSignUp(q: Query, storeId: number, id: number, by: string): Promise<boolean> {
  const rows = await q.query(
    `update newsletter_signup set ended_at = now(), ended_by = $3
     where store_id = $1 and id = $2 and ended_at is null returning id`,
    [storeId, id, by],
    'newsletter-end',
  );
  return rows.length === 1;
}
