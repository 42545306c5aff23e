import type { Query } from '../db/db.ts';
import type { PaymentState } from './payment-row.ts';

export interface ListedPayment {
  /** '' = no order is known. */
  order_number: string;
  created_at: Date;
  provider: string;
  /** The provider's; '' = its answer is not known yet. */
  reference: string;
  label: string;
  state: PaymentState;
  reason: string;
  amount: number;
  refunded: number;
  currency: string;
  /** The cardholder has asked their bank for the money. */
  is_disputed: boolean;
}

/**
 * The newest payments of a store. `needsCare`: only those that are open, that no order is due for, whose last charge or refund the
 * provider refused (`reason` says why), or that were disputed in the last 30 days.
 */
export function listPayments(
  q: Query,
  storeId: number,
  { needsCare, most }: { needsCare: boolean; most: number },
): Promise<ListedPayment[]> {
  return q.query<ListedPayment>(
    `select coalesce(o.order_number, '') as order_number, p.created_at, p.provider, p.reference, p.label, p.state,
       case when step.state = 'refused' then step.reason else p.reason end as reason, p.amount, p.currency,
       p.disputed_at is not null as is_disputed, coalesce((select sum(s.amount)::int from payment_step s
         where s.payment_id = p.id and s.kind = 'refund' and s.state = 'done'), 0) as refunded
     from payment p left join customer_order o on o.id = p.order_id
       left join lateral (select s.state, s.reason from payment_step s where s.payment_id = p.id order by s.id desc limit 1) step on true
     where p.store_id = $1 and (not $2 or p.state in ('open', 'stray') or step.state = 'refused'
       or p.disputed_at > now() - interval '30 days')
     order by p.id desc limit $3`,
    [storeId, needsCare, most],
    'payment-list',
  );
}
