import type { NavigationEntry } from '../navigation-entry.ts';
import { isObject, words } from './stored-values.ts';

/** Menus are drawn so many entries deep; whatever a shop has stored below that could only be a mistake. */
export const deepestMenu = 6;

const whole = (value: unknown) => (Number.isInteger(value) ? (value as number) : undefined);

/**
 * The entries of a stored navigation, which may be of any age and shape. Leaves out what is no entry or has neither a label
 * nor a page. An entry without a number of its own gets a negative one, since the menu tells its entries apart by number.
 */
export function readNavigation(stored: unknown): NavigationEntry[] {
  let unnumbered = -1;
  const read = (value: unknown, depth: number): NavigationEntry[] => {
    if (!Array.isArray(value) || depth > deepestMenu) return [];
    return value.filter(isObject).flatMap((one) => {
      const { label, path, url } = { label: words(one.label), path: words(one.path), url: words(one.url) };
      if (!(label || path || url)) return [];
      const id = whole(one.id);
      return {
        menu_id: whole(one.menu_id) ?? --unnumbered,
        label,
        path,
        url,
        link_type: words(one.link_type),
        type: words(one.type),
        ...(id !== undefined && { id }),
        submenu: read(one.submenu, depth + 1),
      };
    });
  };
  return read(stored, 1);
}

/** The entries that a menu can show: those with words to click on. */
export function named(entries: NavigationEntry[]): NavigationEntry[] {
  return entries
    .filter(({ label }) => label.trim() !== '')
    .map((entry) => ({ ...entry, submenu: named(entry.submenu) }));
}
