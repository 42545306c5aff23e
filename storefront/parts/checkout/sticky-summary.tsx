import type { Cart } from '../../../contract/cart.ts';
import * as m from '../../../messages/compiled/messages.js';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import { formatMoney } from '../../../ui/money.ts';
import { OrderSummary } from './order-summary.tsx';
import styles from './sticky-summary.module.css';

interface StickySummaryProps {
  cart: Cart;
  payment: string;
  alive: boolean;
}

/** On phones: the total stays in sight and opens to the whole summary (CHECKOUT-016). */
export function StickySummary({ cart, payment, alive }: StickySummaryProps) {
  return (
    <details className={styles.bar}>
      <summary className={styles.line}>
        <span>
          {m.cart_summary_heading()}
          <ChevronDownIcon size={16} />
        </span>
        <strong>{formatMoney(cart.summary.total)}</strong>
      </summary>
      <div className={styles.body}>
        <OrderSummary cart={cart} payment={payment} alive={alive} />
      </div>
    </details>
  );
}
