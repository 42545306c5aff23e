import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import * as m from '../../../messages/compiled/messages.js';
import styles from './buy-bar.module.css';

/** A form behind the sticky row of the header counts as out of sight. */
const belowHeader = '-56px 0px 0px';

interface BuyBarProps {
  form: RefObject<HTMLFormElement | null>;
  /** What is bought: 'Used copy · Salt Roads'. */
  copy: string;
  /** Copies that are in the cart already. */
  inCart: number;
  price: ReactNode;
  /** The button. */
  children: ReactNode;
}

/**
 * At the foot of a phone's window: what is bought, its price and the button of a form, once the form has left through the top.
 * It is drawn inside the form, so its button sends the same one. Without scripts no bar appears.
 */
export function BuyBar({ form, copy, inCart, price, children }: BuyBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    const el = form.current;
    if (!el) return;
    const onMove: IntersectionObserverCallback = ([entry]) => {
      if (!entry) return;
      // The bar would take the focus with it; the form's own button is in sight again.
      if (entry.isIntersecting && bar.current?.contains(document.activeElement)) {
        el.querySelector<HTMLElement>('[name="intent"]')?.focus({ preventScroll: true });
      }
      setGone(!entry.isIntersecting && entry.boundingClientRect.top < window.innerHeight / 2);
    };
    const watch = new IntersectionObserver(onMove, { rootMargin: belowHeader });
    watch.observe(el);
    return () => watch.disconnect();
  }, [form]);
  return isGone ? (
    <div ref={bar} className={styles.bar}>
      <div className={styles.words}>
        <span className={styles.copy}>{copy}</span>
        <span className={styles.line}>
          {price}
          {inCart > 0 && <span className={styles.inCart}>{m.cart_in_cart({ count: inCart })}</span>}
        </span>
      </div>
      {children}
    </div>
  ) : null;
}
