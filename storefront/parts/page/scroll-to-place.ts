/** Room above a place of the page where there is no search bar (BLOCK-054). */
const usualRoom = 110;

/**
 * Opens another page and lets it scroll calmly to the place that its address names (BLOCK-053); how far below the top is said
 * in base.css.
 */
export async function scrollOnPage(go: () => void | Promise<void>): Promise<void> {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const { style } = document.documentElement;
  style.scrollBehavior = calm ? 'auto' : 'smooth';
  await go();
  setTimeout(() => style.removeProperty('scroll-behavior'), 1000);
}

/**
 * Scrolls to a place of the page, calmly where that is wished for, and goes on from there with the keyboard. `go` puts the
 * place into the address, and the router scrolls then: as these styles say.
 */
export async function scrollToPlace(place: HTMLElement, go: () => void | Promise<void>): Promise<void> {
  const bar = document.querySelector<HTMLElement>('[data-search-bar]');
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const { style } = document.documentElement;
  style.scrollPaddingTop = `${bar?.offsetHeight ?? usualRoom}px`;
  style.scrollBehavior = calm ? 'auto' : 'smooth';
  await go();
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  // The next page begins at its top at once, and hashes of addresses have their own room.
  setTimeout(() => {
    style.removeProperty('scroll-padding-top');
    style.removeProperty('scroll-behavior');
  }, 1000);
}
