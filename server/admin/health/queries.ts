import type { Health } from '../../../contract/admin/health.ts';
import type { Query } from '../../db/db.ts';

const epoch = (column: string) => `extract(epoch from ${column})::float8`;

export interface DatabaseFacts {
  version: string;
  bytes: number;
  is_read_only: boolean;
  titles: number;
}

/** Above this many, titles are not counted but estimated. */
const counted = 50_000;

export async function readDatabase(q: Query): Promise<DatabaseFacts> {
  const [row] = await q.query<DatabaseFacts>(
    `select split_part(current_setting('server_version'), ' ', 1) as version,
       pg_database_size(current_database())::float8 as bytes,
       current_setting('transaction_read_only') = 'on' as is_read_only,
       case when c.reltuples > ${counted} then c.reltuples::float8
         else (select count(*)::float8 from title where deleted_at is null) end as titles
     from pg_class c where c.oid = 'title'::regclass`,
    [],
    'health-database',
  );
  if (!row) throw new Error('the database answered nothing');
  return row;
}

export async function readIsReadOnly(q: Query): Promise<boolean> {
  const [row] = await q.query<{ is: boolean }>(
    `select current_setting('transaction_read_only') = 'on' as is`,
    [],
    'health-read-only',
  );
  return row?.is ?? false;
}

/** The job runs each minute: a mail that has waited this long is stuck. */
const lateMinutes = 15;

export async function readMailCounts(
  q: Query,
  storeId: number,
): Promise<Pick<Health['mails'], 'waiting' | 'late' | 'failed'>> {
  const [row] = await q.query<{ waiting: number; late: number; failed: number }>(
    `select count(*) filter (where status = 'queued')::int as waiting,
       count(*) filter (where status = 'queued' and created_at < now() - interval '${lateMinutes} minutes')::int as late,
       count(*) filter (where status = 'failed')::int as failed
     from (select status, created_at from mail where status = 'queued' and store_id = $1
       union all select status, created_at from mail where status = 'failed' and store_id = $1) m`,
    [storeId],
    'health-mail-counts',
  );
  return row ?? { waiting: 0, late: 0, failed: 0 };
}

/** Mails of a store that were given up, then those that wait for another attempt. */
export function readUnsentMails(q: Query, storeId: number, most: number): Promise<Health['mails']['unsent']> {
  return q.query(
    `select id as mail_id, ${epoch('created_at')} as created, recipient, subject, status = 'failed' as is_failed,
       attempts, last_error as problem
     from mail where store_id = $1 and (status = 'failed' or (status = 'queued' and attempts > 0))
     order by status = 'failed' desc, id desc limit $2`,
    [storeId, most],
    'health-mails-unsent',
  );
}

export function readLastImports(q: Query, storeId: number, most: number): Promise<Health['imports']> {
  return q.query(
    `select id, file_name, state, problem, ${epoch('changed_at')} as changed,
       coalesce((coalesce(loaded -> 'rejected', found -> 'counts' -> 'rejected'))::int, 0) as rejected
     from catalog_import where store_id = $1 order by id desc limit $2`,
    [storeId, most],
    'health-imports',
  );
}

/** Payments of a store that came in without an order and are not given back, the oldest first. */
export function readPaymentsWithoutOrder(
  q: Query,
  storeId: number,
  most: number,
): Promise<Health['payments']> {
  return q.query(
    `select ${epoch('created_at')} as created, provider, reference, label, amount - returned as amount, currency, order_number
     from (select p.id, p.created_at, p.provider, p.reference, p.label, p.amount, p.currency,
         coalesce(o.order_number, '') as order_number,
         coalesce((select sum(s.amount)::int from payment_step s
           where s.payment_id = p.id and s.kind = 'refund' and s.state = 'done'), 0) as returned
       from payment p left join customer_order o on o.id = p.order_id
       where p.store_id = $1 and p.state = 'stray' and not exists (
         -- It was only authorized, and is released.
         select from payment_step s where s.payment_id = p.id and s.kind = 'void' and s.state <> 'refused')) p
     where amount > returned order by id limit $2`,
    [storeId, most],
    'health-payments',
  );
}
