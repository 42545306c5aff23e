import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import styles from './buy-bar.module.css';

/** What is behind the one row of the header, which stays, is out of sight. */
const belowHeader = '-56px 0px 0px';

/**
 * At the foot of a phone's window: the price and the button of a form, once the form has left through the top. It is drawn
 * inside the form, so its button sends the same one. Without scripts no bar appears.
 */
export function BuyBar({ form, children }: { form: RefObject<HTMLFormElement | null>; children: ReactNode }) {
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
      {children}
    </div>
  ) : null;
}
