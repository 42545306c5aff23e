import { ParaglideMessage } from '@inlang/paraglide-js-react';
import type { ReactNode } from 'react';
import type { AppliedPromotion } from '../../../contract/promotion.ts';
import { freeShippingLabels, promotionLines, saleDiscountOf } from '../../../contract/promotion-lines.ts';
import * as m from '../../../messages/compiled/messages.js';
import { formatMoney } from '../../../ui/money.ts';
import styles from './summary-lines.module.css';

/** The amounts that carts and orders share; cents. */
export interface Totals {
  original_price: number;
  discounts: number;
  promo_codes: AppliedPromotion[];
  subtotal: number;
  taxes: { type: string; amount: number }[];
  shipping: number;
  total: number;
  is_shipping_tbd?: boolean;
  /** It is shipped for nothing. */
  is_shipping_free?: boolean;
  total_gift_card_amount_used: number;
}

interface SummaryLinesProps {
  totals: Totals;
  /** ISO 4217 code, shown beside the total. */
  currency: string;
  /** Copies, for the first line. */
  quantity?: number;
  /** Says that taxes and the rest are worked out at checkout. */
  children?: ReactNode;
}

/** From the price of the goods down to the total. Lines of nothing are left out. */
export function SummaryLines({ totals, currency, quantity, children }: SummaryLinesProps) {
  const { discounts, shipping, total_gift_card_amount_used: giftCards } = totals;
  const sale = saleDiscountOf(totals);
  const promoted = freeShippingLabels(totals);
  const free = totals.is_shipping_free && promoted.length === 0 ? [m.order_sum_shipping()] : promoted;
  return (
    <dl className={styles.lines}>
      {discounts > 0 && <Line label={m.cart_price_before_discounts()} cents={totals.original_price} />}
      {sale > 0 && <Line label={m.order_sum_discounts()} cents={-sale} sale />}
      {promotionLines(totals).map(({ label, amount }) => (
        <Line key={label} label={label} cents={-amount} sale />
      ))}
      <Line
        label={
          quantity
            ? m.cart_subtotal_of({ quantity: m.cart_item_count({ count: quantity }) })
            : m.order_sum_subtotal()
        }
        cents={totals.subtotal}
      />
      {totals.taxes.map((tax) => (
        <Line key={tax.type} label={tax.type} cents={tax.amount} />
      ))}
      {(shipping > 0 || totals.is_shipping_tbd) && (
        <Line label={m.order_sum_shipping()} cents={totals.is_shipping_tbd ? null : shipping} />
      )}
      {free.map((label) => (
        <div key={label} className={styles.line}>
          <dt>{label}</dt>
          <dd className={styles.sale}>{m.order_sum_free()}</dd>
        </div>
      ))}
      {giftCards > 0 && <Line label={m.cart_gift_cards()} cents={-giftCards} />}
      {children}
      <div className={styles.total}>
        <dt>
          <ParaglideMessage
            message={m.cart_total_in}
            inputs={{ currency }}
            markup={{ currency: ({ children }) => <span className={styles.currency}>{children}</span> }}
          />
        </dt>
        <dd>{formatMoney(totals.total)}</dd>
      </div>
    </dl>
  );
}

function Line({ label, cents, sale }: { label: string; cents: number | null; sale?: boolean }) {
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd className={sale ? styles.sale : undefined}>
        {cents === null ? m.cart_sum_undecided() : formatMoney(cents)}
      </dd>
    </div>
  );
}
