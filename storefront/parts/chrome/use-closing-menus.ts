import { type RefObject, useEffect } from 'react';

const openMenus = (nav: HTMLElement | null) => [
  ...(nav?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []),
];

/**
 * Closes the open menus of `nav` (its <details>): all when another page is shown (APP-040) or something else is clicked, and
 * the innermost by Escape, with the focus back on what opened it.
 */
export function useClosingMenus(nav: RefObject<HTMLElement | null>, pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what closes the menus
  useEffect(() => {
    for (const menu of openMenus(nav.current)) menu.open = false;
  }, [pathname]);

  useEffect(() => {
    const click = ({ target }: Event) => {
      for (const menu of openMenus(nav.current)) {
        if (!(target instanceof Node && menu.contains(target))) menu.open = false;
      }
    };
    const key = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      const menu = openMenus(nav.current).at(-1);
      if (!menu) return;
      menu.open = false;
      if (target instanceof Node && nav.current?.contains(target)) menu.querySelector('summary')?.focus();
    };
    document.addEventListener('click', click);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('click', click);
      document.removeEventListener('keydown', key);
    };
  }, [nav]);
}
