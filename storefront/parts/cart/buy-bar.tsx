import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import * as m from '../../../messages/compiled/messages.js';
import styles from './buy-bar.module.css';

/** A button behind the sticky row of the header, or where the bar stands, counts as out of sight. */
const between = '-56px 0px -61px';

interface BuyBarProps {
  /** The button that the bar stands in for. */
  own: RefObject<HTMLButtonElement | null>;
  /** The bar is there before the reader has come to that button as well. */
  early?: boolean;
  /** What is bought: 'Used copy · Salt Roads'. */
  copy: string;
  /** Copies of it that are in the cart already. */
  inCart?: number;
  price: ReactNode;
  /** The button. */
  children: ReactNode;
}

/**
 * At the foot of a phone's window: what is bought, its price and the button of a form, once the form's own button has left
 * through the top; with `early`, whenever that is out of sight. It is drawn inside the form, so its button sends the same one. Without scripts no bar appears.
 */
export function BuyBar({ own, early = false, copy, inCart = 0, price, children }: BuyBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const el = own.current;
    if (!el) return;
    const onMove: IntersectionObserverCallback = ([entry]) => {
      if (!entry) return;
      // The bar would take the focus with it; the form's own button is in sight again.
      if (entry.isIntersecting && bar.current?.contains(document.activeElement)) {
        el.focus({ preventScroll: true });
      }
      const isPast = entry.boundingClientRect.top < window.innerHeight / 2;
      setShown(!entry.isIntersecting && (early || isPast));
    };
    const watch = new IntersectionObserver(onMove, { rootMargin: between });
    watch.observe(el);
    return () => watch.disconnect();
  }, [own, early]);
  return isShown ? (
    <div ref={bar} className={styles.bar} data-print="hide">
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
