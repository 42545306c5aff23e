import type { Cart } from '../../../contract/cart.ts';
import * as m from '../../../messages/compiled/messages.js';
import { SummaryLines } from '../cart/summary-lines.tsx';
import { useSettings } from '../session/use-settings.ts';
import { paymentLabel } from './payment-field.tsx';
import styles from './summary-amounts.module.css';

export interface SummaryAmountsProps {
  cart: Cart;
  /** '' while none is chosen. */
  payment: string;
  /** The browser runs scripts: only then is there a choice to be made that the summary can follow. */
  alive: boolean;
}

/** What the order costs, and how it is paid. */
export function SummaryAmounts({ cart, payment, alive }: SummaryAmountsProps) {
  const { store_info: store } = useSettings();
  return (
    <div>
      <SummaryLines
        totals={cart.summary}
        currency={store.iso4217_currency}
        quantity={cart.summary.total_quantity}
      />
      {alive && (
        <p className={styles.payment}>{paymentLabel(payment) || m.checkout_choose_payment_first()}</p>
      )}
    </div>
  );
}
