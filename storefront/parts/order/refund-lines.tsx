import type { OrderRefund } from '../../../contract/order.ts';
import { refundHeading } from '../../../contract/refund-heading.ts';
import * as m from '../../../messages/compiled/messages.js';
import { formatMoney } from '../../../ui/money.ts';
import styles from './refund-lines.module.css';

/** What was given back, with its taxes, and where it went. */
export function RefundLines({ refund }: { refund: OrderRefund }) {
  return (
    <div className={styles.refund}>
      <p>{refundHeading(refund)}</p>
      <dl>
        {refund.lines.map(({ position, title, quantity, amount }) => (
          <Amount
            key={position}
            label={quantity > 0 ? `${quantity} × ${title}` : m.order_refund_of_price({ title })}
            cents={amount}
          />
        ))}
        {refund.shipping > 0 && <Amount label={m.order_sum_shipping()} cents={refund.shipping} />}
        {refund.taxes.map(({ type, amount }) => (
          <Amount key={type} label={type} cents={amount} />
        ))}
        <Amount label={m.order_sum_total()} cents={refund.amount} />
      </dl>
      {refund.not_charged > 0 && (
        <p>{m.order_refund_not_charged({ amount: formatMoney(refund.not_charged) })}</p>
      )}
      {refund.to.map(({ name, amount }) => (
        <p key={name}>{m.order_refund_to({ amount: formatMoney(amount), name })}</p>
      ))}
    </div>
  );
}

function Amount({ label, cents }: { label: string; cents: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{formatMoney(cents)}</dd>
    </div>
  );
}
