import { useEffect, useState } from 'react';
import * as m from '../../messages/compiled/messages.js';
import { ChevronUpIcon } from '../../ui/more-icons.tsx';
import type { BlockProps } from '../block-props.ts';
import { onPhones } from '../on-phones.ts';
import styles from './scroll-to-top.module.css';

/** Scrolled further than this, the button shows. */
const threshold = 300;

export function Render({ data }: BlockProps<'scroll_to_top'>) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = () => setShown(window.scrollY > threshold);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  const up = () => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
    const main = document.getElementById('main');
    // The button is about to go: the keyboard goes on from the top of the page.
    main?.setAttribute('tabindex', '-1');
    main?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      className={styles.up}
      data-ground={data.background_colour ?? undefined}
      data-mobile-ground={onPhones(data).background_colour}
      hidden={!shown}
      onClick={up}
      aria-label={m.page_back_to_top()}
    >
      <ChevronUpIcon />
    </button>
  );
}
