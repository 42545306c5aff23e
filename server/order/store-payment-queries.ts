import type { StorePaymentMethod } from '../../contract/admin/store-payment.ts';
import type { Query } from '../db/db.ts';
import { staffName } from '../db/staff-name.ts';

export interface StorePaymentRow {
  id: number;
  method: StorePaymentMethod;
  amount: number;
  note: string;
  taken_at: Date;
  /** A name. */
  taken_by: string;
  undone_at: Date | null;
  undone_by: string | null;
}

/** What was noted as paid in the store, the oldest first; also what was taken back. */
export function readStorePayments(q: Query, orderId: number): Promise<StorePaymentRow[]> {
  return q.query<StorePaymentRow>(
    `select p.id, p.method, p.amount, p.note, p.taken_at, ${staffName('p.taken_by')} as taken_by, p.undone_at,
       case when p.undone_by is not null then ${staffName('p.undone_by')} end as undone_by
     from store_payment p where p.order_id = $1 order by p.id`,
    [orderId],
    'store-payments',
  );
}

/** How the store took money at its counter last; 'cash' before the first time. */
export async function readLastMethod(q: Query, storeId: number): Promise<StorePaymentMethod> {
  const [last] = await q.query<Pick<StorePaymentRow, 'method'>>(
    'select method from store_payment where store_id = $1 and undone_at is null order by id desc limit 1',
    [storeId],
    'store-payment-last-method',
  );
  return last?.method ?? 'cash';
}

/** Notes it, with an event of the order: what another page has seen of the order is stale. */
export async function insertStorePayment(
  q: Query,
  payment: { orderId: number; method: StorePaymentMethod; amount: number; note: string; by: string },
): Promise<number> {
  const [row] = await q.query<{ id: number }>(
    `with noted as (
       insert into store_payment (store_id, order_id, method, amount, currency, note, taken_by)
       select store_id, id, $2, $3, currency, $4, $5 from customer_order where id = $1 returning id, order_id),
     event as (
       insert into order_event (order_id, status, changed_by) select order_id, 'paid_in_store', $5 from noted)
     select id from noted`,
    [payment.orderId, payment.method, payment.amount, payment.note, payment.by],
    'store-payment-insert',
  );
  if (!row) throw new Error('the payment was not noted');
  return row.id;
}

export async function undoStorePayment(
  q: Query,
  { orderId, id, by }: { orderId: number; id: number; by: string },
): Promise<void> {
  await q.query(
    `with undone as (
       update store_payment set undone_by = $3, undone_at = now()
       where id = $2 and order_id = $1 and undone_at is null returning order_id)
     insert into order_event (order_id, status, changed_by) select order_id, 'store_payment_undone', $3 from undone`,
    [orderId, id, by],
    'store-payment-undo',
  );
}
