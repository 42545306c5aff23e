import { type KeyboardEvent, useId, useRef, useState } from 'react';
import * as m from '../../../messages/compiled/messages.js';
import { CartPreview } from './cart-preview.tsx';
import styles from './order-summary.module.css';
import { SummaryAmounts, type SummaryAmountsProps } from './summary-amounts.tsx';

const tabs = ['summary', 'cart'] as const;
const tabNames = { summary: () => m.checkout_tab_summary(), cart: m.checkout_tab_cart };

/** The order summary with its tabs 'Summary' and 'Cart' (CHECKOUT-019), where there is no room for both; without scripts both are open. */
export function OrderSummary({ cart, payment, alive }: SummaryAmountsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<(typeof tabs)[number]>('summary');

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const next = current === 'summary' ? 'cart' : 'summary';
    setCurrent(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  }
  return (
    <div>
      <div
        className={styles.tabs}
        role="tablist"
        aria-label={m.cart_summary_heading()}
        ref={list}
        onKeyDown={onKeyDown}
      >
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
            {tabNames[tab]({ count: cart.summary.total_quantity })}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-summary-panel`}
        aria-labelledby={`${id}-summary`}
        className={styles.panel}
        hidden={current !== 'summary'}
      >
        <SummaryAmounts cart={cart} payment={payment} alive={alive} />
      </div>
      <div
        role="tabpanel"
        id={`${id}-cart-panel`}
        aria-labelledby={`${id}-cart`}
        className={styles.panel}
        hidden={current !== 'cart'}
      >
        <CartPreview items={cart.items} />
      </div>
    </div>
  );
}
