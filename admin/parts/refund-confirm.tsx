import { Link } from 'react-router';
import type { AdminOutput } from '../../contract/admin/actions.ts';
import * as m from '../../messages/compiled/messages.js';
import { Checkbox } from '../../ui/checkbox.tsx';
import { formatMoney } from '../../ui/money.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { NotDone } from '../desk-submit.ts';
import { DeskForm } from './desk-form.tsx';
import styles from './order-parts.module.css';
import { ProofField } from './proof-field.tsx';

interface RefundConfirmProps {
  detail: AdminOutput<'order/get'>;
  preview: AdminOutput<'order/previewRefund'>;
  /** Makes a repeated press the same refund. */
  requestKey: string;
  outcome: NotDone | undefined;
}

/** What goes back and where, before it does. */
export function RefundConfirm({ detail, preview, requestKey, outcome }: RefundConfirmProps) {
  const { order, version, payment } = detail;
  const amount = formatMoney(preview.amount);
  const hasCopies = preview.lines.some(({ quantity }) => quantity > 0);
  return (
    <>
      <section className={styles.card} aria-labelledby="preview">
        <h2 id="preview">{m.deskorder_refund_preview()}</h2>
        <dl className={styles.sums}>
          {preview.lines.map(({ position, quantity, amount }) => {
            const title = order.items[position - 1]?.title_info.title ?? '';
            return (
              <div key={position}>
                <dt>{quantity > 0 ? `${quantity} × ${title}` : m.order_refund_of_price({ title })}</dt>
                <dd>{formatMoney(amount)}</dd>
              </div>
            );
          })}
          {preview.shipping > 0 && (
            <div>
              <dt>{m.order_sum_shipping()}</dt>
              <dd>{formatMoney(preview.shipping)}</dd>
            </div>
          )}
          {preview.taxes.map((tax) => (
            <div key={tax.type}>
              <dt>{tax.type}</dt>
              <dd>{formatMoney(tax.amount)}</dd>
            </div>
          ))}
        </dl>
        {preview.to_provider > 0 && (
          <p>
            {m.deskorder_refund_way_card({
              amount: formatMoney(preview.to_provider),
              name: payment.paid_with || m.payment_card(),
            })}
          </p>
        )}
        {preview.to_gift_cards > 0 && (
          <p>{m.deskorder_refund_way_gift_card({ amount: formatMoney(preview.to_gift_cards) })}</p>
        )}
      </section>
      <DeskForm
        label={m.deskorder_refund_confirm({ amount })}
        variant="danger"
        outcome={outcome}
        hidden={{ version, key: requestKey }}
        beside={<Link to={`/orders/${order.order_number}/refund`}>{m.deskorder_refund_change()}</Link>}
      >
        {hasCopies && (
          <Checkbox
            name="restock"
            label={m.deskorder_refund_restock()}
            defaultChecked={outcome?.typed?.restock === 'on'}
          />
        )}
        <TextField
          name="reason"
          label={m.deskorder_refund_reason()}
          hint={m.deskorder_refund_reason_hint()}
          maxLength={200}
          autoComplete="off"
          defaultValue={outcome?.typed?.reason}
        />
        <ProofField outcome={outcome} />
      </DeskForm>
    </>
  );
}
