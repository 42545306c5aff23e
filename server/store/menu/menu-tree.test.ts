import { expect, it } from 'vitest';
import type { NavigationEntry } from '../../../contract/navigation-entry.ts';
import { deepestMenu } from '../../../contract/settings/read-navigation.ts';
import { type MenuStep, type Menus, numbered, withEntry, withMovedEntry, withNewEntry } from './menu-tree.ts';

const entry = (menu_id: number, submenu: NavigationEntry[] = []): NavigationEntry => ({
  menu_id,
  label: `Entry ${menu_id}`,
  path: `/e${menu_id}`,
  url: '',
  link_type: '',
  type: 'page',
  submenu,
});

/** '1(2 3) 4 | 5': what is in the menu, and behind the bar what is hidden. */
const drawn = ({ menu, hidden }: Menus) => {
  const draw = (entries: NavigationEntry[]): string =>
    entries
      .map(({ menu_id, submenu }) => menu_id + (submenu.length > 0 ? `(${draw(submenu)})` : ''))
      .join(' ');
  return `${draw(menu)} | ${draw(hidden)}`;
};

const menus = (): Menus => ({ menu: [entry(1, [entry(2), entry(3)]), entry(4)], hidden: [entry(5)] });

const codeOf = (attempt: () => unknown) => {
  try {
    return attempt();
  } catch (e) {
    return (e as { code: string }).code;
  }
};

it.each<[MenuStep, number, string]>([
  ['up', 4, '4 1(2 3) | 5'],
  ['up', 3, '1(3 2) 4 | 5'],
  ['up', 1, 'cannot_move'],
  ['down', 1, '4 1(2 3) | 5'],
  ['down', 2, '1(3 2) 4 | 5'],
  ['down', 3, 'cannot_move'],
  ['in', 4, '1(2 3 4) | 5'],
  ['in', 3, '1(2(3)) 4 | 5'],
  ['in', 1, 'cannot_move'],
  ['out', 2, '1(3) 2 4 | 5'],
  ['out', 4, 'cannot_move'],
  ['hide', 1, '4 | 5 1(2 3)'],
  ['hide', 2, '1(3) 4 | 5 2'],
  ['hide', 5, 'cannot_move'],
  ['show', 5, '1(2 3) 4 5 | '],
  ['show', 4, 'cannot_move'],
  ['up', 9, 'not_found'],
])('moves %s entry %i: %s', (step, menuId, expected) => {
  const given = menus();
  const moved = codeOf(() => drawn(withMovedEntry(given, menuId, step)));
  expect(moved).toBe(expected);
  expect(given).toEqual(menus());
});

it.each<[number, number, string]>([
  [4, 1, '4 1(2 3) | 5'],
  [1, 4, '4 1(2 3) | 5'],
  [3, 2, '1(3 2) 4 | 5'],
  [4, 2, '1(4 2 3) | 5'],
  [2, 4, '1(3) 2 4 | 5'],
  [5, 4, '1(2 3) 5 4 | '],
  [1, 3, 'menu_loop'],
  [1, 1, 'cannot_move'],
  [1, 9, 'not_found'],
])('moves entry %i to the place of %i: %s', (menuId, at, expected) => {
  const given = menus();
  expect(codeOf(() => drawn(withMovedEntry(given, menuId, 'to', at)))).toBe(expected);
  expect(given).toEqual(menus());
});

it('puts an entry below another one, never below itself', () => {
  const same = (one: NavigationEntry) => one;
  const below = (menuId: number, place: number) =>
    codeOf(() => drawn(withEntry(menus(), menuId, same, place)));
  expect(below(4, 2)).toBe('1(2(4) 3) | 5');
  expect(below(2, 0)).toBe('1(3) 4 2 | 5');
  expect(below(2, 1)).toBe('1(2 3) 4 | 5');
  expect(below(1, 1)).toBe('menu_loop');
  expect(below(1, 3)).toBe('menu_loop');
  expect(below(4, 9)).toBe('not_found');
});

it('adds an entry at the end, with a number that none has', () => {
  const { menu_id: _, ...given } = entry(0);
  expect(drawn(withNewEntry(menus(), given, 0))).toBe('1(2 3) 4 6 | 5');
  expect(drawn(withNewEntry(menus(), given, 2))).toBe('1(2(6) 3) 4 | 5');
});

it('makes no menu that is deeper than one that is drawn', () => {
  let deep = entry(deepestMenu);
  for (let n = deepestMenu - 1; n > 0; n -= 1) deep = entry(n, [deep]);
  const given = { menu: [deep, entry(20)], hidden: [] };
  const put = (place: number) => codeOf(() => drawn(withEntry(given, 20, (one) => one, place)));
  expect(put(deepestMenu)).toBe('menu_too_deep');
  expect(put(deepestMenu - 1)).toContain('(6 20)');
});

it('numbers entries that have no number, or that of another one', () => {
  const given = { menu: [entry(-2, [entry(3)]), entry(3)], hidden: [entry(-2), entry(7)] };
  expect(drawn(numbered(given))).toBe('8(3) 9 | 10 7');
});
