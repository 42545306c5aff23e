import type { AdminOutput } from '../../contract/admin/actions.ts';
import * as m from '../../messages/compiled/messages.js';
import { RefundLines } from '../../storefront/parts/order/refund-lines.tsx';
import { formatMoney } from '../../ui/money.ts';
import { Notice } from '../../ui/notice.tsx';
import type { NotDone } from '../desk-submit.ts';
import { DeskForm } from './desk-form.tsx';
import { DisputeNotice } from './dispute-notice.tsx';
import styles from './order-parts.module.css';
import { ProofField } from './proof-field.tsx';
import { StorePayments } from './store-payments.tsx';
import { useMay } from './use-may.ts';

type Detail = AdminOutput<'order/get'>;

/** What was paid, what is owed, and what went back where. */
export function OrderMoney({ detail, outcome }: { detail: Detail; outcome: NotDone | undefined }) {
  const { order, payment, steps } = detail;
  const mayRefund = useMay('orders:refund');
  return (
    <section className={styles.card} aria-labelledby="payment">
      <h2 id="payment">{m.deskorder_payment()}</h2>
      {payment.is_disputed && <DisputeNotice dispute={payment.dispute} />}
      {payment.refused && (
        <Notice tone="danger">
          <p>{m.deskorder_payment_refused({ reason: payment.refused })}</p>
        </Notice>
      )}
      <div>
        <p>{order.payment_type}</p>
        {payment.state === 'authorized' && <p className={styles.soft}>{m.deskorder_payment_authorized()}</p>}
      </div>
      <dl className={styles.sums}>
        <Sum label={m.order_sum_total()} cents={order.summary.total} />
        {payment.by_gift_cards > 0 && <Sum label={m.deskorder_gift_cards()} cents={payment.by_gift_cards} />}
        {payment.paid > 0 && (
          <Sum
            label={m.deskorder_paid_with({ name: payment.paid_with || m.payment_card() })}
            cents={payment.paid}
          />
        )}
        {payment.in_store.paid > 0 && <Sum label={m.deskorder_store_paid()} cents={payment.in_store.paid} />}
        {payment.returned > 0 && <Sum label={m.deskorder_returned()} cents={-payment.returned} />}
        {order.summary.total_owing > 0 && (
          <Sum label={m.deskorder_owing()} cents={order.summary.total_owing} />
        )}
      </dl>
      {order.refunds.map((refund) => (
        <div key={refund.refund_id}>
          <RefundLines refund={refund} />
          <RefundState refund={detail.refunds.find(({ refund_id }) => refund_id === refund.refund_id)} />
        </div>
      ))}
      {mayRefund && steps.retry_refund && <Retry outcome={outcome?.form === 'retry' ? outcome : undefined} />}
      <StorePayments detail={detail} outcome={outcome} />
    </section>
  );
}

const Sum = ({ label, cents }: { label: string; cents: number }) => (
  <div>
    <dt>{label}</dt>
    <dd>{formatMoney(cents)}</dd>
  </div>
);

function RefundState({ refund }: { refund: Detail['refunds'][number] | undefined }) {
  if (!refund) return null;
  const { by, reason, state, refused } = refund;
  return (
    <>
      <p className={styles.soft}>{reason ? `${by}: ${reason}` : by}</p>
      {state === 'open' && <p className={styles.soft}>{m.deskorder_refund_open()}</p>}
      {state === 'refused' && (
        <Notice tone="danger">
          <p>{m.deskorder_refund_refused({ reason: refused })}</p>
        </Notice>
      )}
    </>
  );
}

const Retry = ({ outcome }: { outcome: NotDone | undefined }) => (
  <DeskForm intent="retry" label={m.deskorder_refund_again()} variant="secondary" outcome={outcome}>
    <ProofField outcome={outcome} />
  </DeskForm>
);
