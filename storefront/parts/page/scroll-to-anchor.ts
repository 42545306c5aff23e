import { partsTaken } from '../../../ui/served-part.tsx';
import { anchorOf } from './anchor-of.ts';

/** Room above a place of the page where there is no search bar (BLOCK-054). */
const usualRoom = 110;

/** How long a page may take to have the place that its address names. */
const patienceMs = 3000;

/**
 * Opens another page and scrolls calmly to the place that its address names, as soon as that is there: blocks come with their
 * code (BLOCK-053). How far below the top is said in base.css.
 */
export async function scrollOnPage(hash: string, go: () => void | Promise<void>): Promise<void> {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  await go();
  const id = anchorOf(hash);
  const until = performance.now() + patienceMs;
  const look = () => {
    const target = document.getElementById(id);
    if (target) target.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
    else if (performance.now() < until) requestAnimationFrame(look);
  };
  look();
}

/**
 * Scrolls to an element, smoothly unless the reader prefers reduced motion, and gives it the keyboard focus. `go` puts the
 * anchor into the address; the scroll of the router that follows uses the same styles.
 */
export async function scrollToAnchor(target: HTMLElement, go: () => void | Promise<void>): Promise<void> {
  const bar = document.querySelector<HTMLElement>('[data-search-bar]');
  // Bars that stay would cover the place.
  const header = bar?.parentElement;
  const above = header && getComputedStyle(header).position === 'sticky' ? header : bar;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const { style, dataset } = document.documentElement;
  // What is not drawn yet has no true height (blocks/page-blocks.module.css).
  dataset.again = '';
  style.scrollPaddingTop = `${above?.offsetHeight ?? usualRoom}px`;
  style.scrollBehavior = calm ? 'auto' : 'smooth';
  target.scrollIntoView();
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  await partsTaken();
  await go();
  // The next page begins at its top at once, and hashes of addresses have their own room.
  setTimeout(() => {
    style.removeProperty('scroll-padding-top');
    style.removeProperty('scroll-behavior');
  }, 1000);
}
