import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { Cart } from '../../../contract/cart.ts';
import { SummaryLines } from '../cart/summary-lines.tsx';
import { useSettings } from '../session/use-settings.ts';
import { CartPreview } from './cart-preview.tsx';
import styles from './order-summary.module.css';
import { paymentLabel } from './payment-field.tsx';

interface OrderSummaryProps {
  cart: Cart;
  /** '' while none is chosen. */
  payment: string;
  /** The browser runs scripts: only then is there a choice to be made that the summary can follow. */
  alive: boolean;
}

const tabs = ['Summary', 'Cart'] as const;

/** The order summary with its tabs 'Summary' and 'Cart' (CHECKOUT-019); without scripts both are open. */
export function OrderSummary({ cart, payment, alive }: OrderSummaryProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<(typeof tabs)[number]>('Summary');
  const { store_info: store } = useSettings();

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const next = current === 'Summary' ? 'Cart' : 'Summary';
    setCurrent(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  }
  return (
    <div>
      <div className={styles.tabs} role="tablist" aria-label="Order Summary" ref={list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            data-tab={tab}
            className={styles.tab}
            aria-selected={tab === current}
            aria-controls={`${id}-${tab}-panel`}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => setCurrent(tab)}
          >
            {tab === 'Cart' ? `Cart (${cart.summary.total_quantity})` : tab}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-Summary-panel`}
        aria-labelledby={`${id}-Summary`}
        className={styles.panel}
        hidden={current !== 'Summary'}
      >
        <SummaryLines
          totals={cart.summary}
          currency={store.iso4217_currency}
          quantity={cart.summary.total_quantity}
        />
        {alive && <p className={styles.payment}>{paymentLabel(payment) || 'Choose payment type first'}</p>}
      </div>
      <div
        role="tabpanel"
        id={`${id}-Cart-panel`}
        aria-labelledby={`${id}-Cart`}
        className={styles.panel}
        hidden={current !== 'Cart'}
      >
        <CartPreview items={cart.items} />
      </div>
    </div>
  );
}
