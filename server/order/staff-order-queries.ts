import type { Query } from '../db/db.ts';
import { staffName } from '../db/staff-name.ts';
import type { PaymentProviderName } from '../providers/payment/payment.ts';

interface Done {
  at: Date;
  by: string;
}

export interface OrderRecord {
  version: string;
  events: (Done & { status: string })[];
  notes: (Done & { id: number; body: string })[];
  refunds: (Done & { id: number })[];
  parcels: (Done & { id: number })[];
}

const asRecord = (columns: string, from: string) =>
  `(select coalesce(json_agg(x order by x.id), '[]') from (select ${columns} from ${from}) x)`;

/** What has happened to an order, the oldest first, each with who did it. Instants come as text from JSON. */
export async function readOrderRecord(q: Query, orderId: number): Promise<OrderRecord> {
  const [row] = await q.query<OrderRecord>(
    `select ${version('$1')} as version,
       ${asRecord(`e.id, e.status, e.at, ${staffName('e.changed_by')} as by`, 'order_event e where e.order_id = $1')} as events,
       ${asRecord(`n.id, n.body, n.at, ${staffName('n.made_by')} as by`, 'order_note n where n.order_id = $1')} as notes,
       ${asRecord(`r.id, r.at, ${staffName('r.made_by')} as by`, 'refund r where r.order_id = $1')} as refunds,
       ${asRecord(`p.id, p.at, ${staffName('p.made_by')} as by`, 'shipment p where p.order_id = $1')} as parcels`,
    [orderId],
    'staff-order-record',
  );
  if (!row) throw new Error('the record was not read');
  return row;
}

/** SQL: the last step, parcel and refund of an order; each change has one more. */
function version(orderId: string): string {
  return `concat_ws('.',
    (select coalesce(max(e.id), 0) from order_event e where e.order_id = ${orderId}),
    (select coalesce(max(p.id), 0) from shipment p where p.order_id = ${orderId}),
    (select coalesce(max(r.id), 0) from refund r where r.order_id = ${orderId}))`;
}

export async function readOrderVersion(q: Query, orderId: number): Promise<string> {
  const [row] = await q.query<{ version: string }>(
    `select ${version('$1')} as version`,
    [orderId],
    'staff-order-version',
  );
  return row?.version ?? '';
}

/** Who did the last thing to an order, and when; undefined = nothing has been done to it. */
export async function readLastChange(q: Query, orderId: number): Promise<Done | undefined> {
  const [row] = await q.query<Done>(
    `select x.at, ${staffName('x.by')} as by from (
       select e.at, e.changed_by as by from order_event e where e.order_id = $1
       union all select r.at, r.made_by from refund r where r.order_id = $1) x
     order by x.at desc limit 1`,
    [orderId],
    'staff-order-last',
  );
  return row;
}

export interface PaymentRecord {
  state: '' | 'open' | 'authorized' | 'captured' | 'declined' | 'voided' | 'stray';
  is_disputed: boolean;
  provider: PaymentProviderName;
  dispute_state: 'open' | 'won' | 'lost' | null;
  dispute_amount: number | null;
  dispute_due_at: Date | null;
  dispute_page: string;
  /** Cents that disputes have cost so far. */
  dispute_cost: number;
  /** Why the provider refused the last step; '' = it did not. */
  refused: string;
}

export async function readPaymentRecord(q: Query, orderId: number): Promise<PaymentRecord | undefined> {
  const [row] = await q.query<PaymentRecord>(
    `select p.state, p.disputed_at is not null as is_disputed, p.provider, p.dispute_state, p.dispute_amount, p.dispute_due_at,
       coalesce(p.dispute_page, '') as dispute_page,
       (select coalesce(sum(case when e.debit like 'dispute%' then e.amount else -e.amount end), 0)::int from ledger_entry e
        where e.payment_id = p.id and (e.debit like 'dispute%' or e.credit like 'dispute%')) as dispute_cost,
       coalesce((select case when s.state = 'refused' then coalesce(nullif(s.reason, ''), 'refused') end
         from payment_step s where s.payment_id = p.id order by s.id desc limit 1), '') as refused
     from payment p where p.order_id = $1`,
    [orderId],
    'staff-order-payment',
  );
  return row;
}

export interface MailRecord {
  id: number;
  template: string;
  subject: string;
  recipient: string;
  status: 'queued' | 'sent' | 'failed';
  error: string;
  at: Date;
}

/** The mails about an order, the oldest first. */
export function readOrderMails(q: Query, storeId: number, orderNumber: string): Promise<MailRecord[]> {
  return q.query<MailRecord>(
    `select id, template, subject, recipient, status, last_error as error, coalesce(sent_at, created_at) as at from mail
     where data ? 'order_number' and data->>'order_number' = $2 and store_id = $1 order by id`,
    [storeId, orderNumber],
    'staff-order-mails',
  );
}

export async function insertNote(
  q: Query,
  note: { orderId: number; body: string; by: string },
): Promise<number> {
  const [row] = await q.query<{ id: number }>(
    'insert into order_note (order_id, body, made_by) values ($1, $2, $3) returning id',
    [note.orderId, note.body, note.by],
    'staff-order-note',
  );
  if (!row) throw new Error('the note was not stored');
  return row.id;
}
