import type { Query } from '../../db/db.ts';
import { staffName } from '../../db/staff-name.ts';
import type { StaffCustomerRow } from './queries.ts';

interface PlaceRow {
  id: number;
  name: string;
  company_name: string;
  preferred: boolean;
  phone_number: string;
  street_address: string;
  street_address_2: string;
  city: string;
  province: string;
  country: string;
  postal_code: string;
}

export interface CustomerRecord {
  addresses: PlaceRow[];
  links: { link_id: number; kind: 'for' | 'by'; customer_id: number | null; name: string; email: string }[];
  notes: { note_id: number; body: string; by: string; at: number }[];
  lists: number;
  gift_registries: number;
  alerts: number;
  events: number;
  gift_cards: number;
  /** Unix seconds; null = not on the list. */
  newsletter_since: number | null;
}

const asRecord = (columns: string, from: string, order: string) =>
  `(select coalesce(json_agg(x order by ${order}), '[]') from (select ${columns} from ${from}) x)`;

const nameOf = `trim(coalesce(nullif(o.company, ''), o.first_name || ' ' || o.last_name))`;

/** What belongs to a customer, in one round trip. */
export async function readCustomerRecord(
  q: Query,
  { id, store_id, email_key }: StaffCustomerRow,
): Promise<CustomerRecord> {
  const [row] = await q.query<CustomerRecord>(
    `select
       ${asRecord('a.*', 'customer_address a where a.customer_id = $1', 'x.id')} as addresses,
       ${asRecord(
         `l.id as link_id, case when l.child_id = $1 then 'for' else 'by' end as kind, o.id as customer_id,
          coalesce(${nameOf}, '') as name, coalesce(o.email, l.email) as email`,
         `linked_account l left join customer o on o.id = case when l.child_id = $1 then l.parent_id else l.child_id end
          where l.parent_id = $1 or l.child_id = $1`,
         'x.kind desc, x.name, x.link_id',
       )} as links,
       ${asRecord(
         `n.id as note_id, n.body, ${staffName('n.made_by')} as by, floor(extract(epoch from n.at))::float8 as at`,
         'customer_note n where n.customer_id = $1',
         'x.note_id desc',
       )} as notes,
       (select count(*)::int from customer_list l where l.customer_id = $1 and not l.is_favourites) as lists,
       (select count(*)::int from gift_registry r where r.customer_id = $1) as gift_registries,
       (select count(*)::int from alert w where w.store_id = $2 and w.ended_at is null and (w.email_key = $3 or w.customer_id = $1)) as alerts,
       (select count(*)::int from event_rsvp r join event_date d on d.id = r.event_date_id
         where r.store_id = $2 and (r.email_key = $3 or r.customer_id = $1) and r.canceled_at is null and d.ends_at > now()) as events,
       (select floor(extract(epoch from n.signed_up_at))::float8 from newsletter_signup n
         where n.store_id = $2 and n.email_key = $3 and n.ended_at is null) as newsletter_since,
       (select count(*)::int from gift_card_sale g
         where g.store_id = $2 and g.recipient_email <> '' and lower(g.recipient_email) = $3 and g.gift_card_id is not null) as gift_cards`,
    [id, store_id, email_key],
    'account-staff-record',
  );
  if (!row) throw new Error('the record was not read');
  return row;
}

/** `by`: 'staff 3'. Returns the id of the note. */
export async function insertCustomerNote(
  q: Query,
  note: { customerId: number; body: string; by: string },
): Promise<number> {
  const [row] = await q.query<{ id: number }>(
    'insert into customer_note (customer_id, body, made_by) values ($1, $2, $3) returning id',
    [note.customerId, note.body, note.by],
    'account-staff-note',
  );
  if (!row) throw new Error('the note was not stored');
  return row.id;
}
