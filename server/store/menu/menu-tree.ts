import type { NavigationEntry } from '../../../contract/navigation-entry.ts';
import { deepestMenu } from '../../../contract/settings/read-navigation.ts';
import { refuse } from '../../call/refusal.ts';

/** What the menu shows, and the entries that have an address without being in it. */
export interface Menus {
  menu: NavigationEntry[];
  hidden: NavigationEntry[];
}

export type MenuStep = 'up' | 'down' | 'in' | 'out' | 'hide' | 'show' | 'to';

/** Where an entry is: in this list, below that entry. */
interface Place {
  entry: NavigationEntry;
  list: NavigationEntry[];
  index: number;
  above: Place | null;
}

function placeIn(list: NavigationEntry[], menuId: number, above: Place | null = null): Place | undefined {
  for (const [index, entry] of list.entries()) {
    const place = { entry, list, index, above };
    const found = entry.menu_id === menuId ? place : placeIn(entry.submenu, menuId, place);
    if (found) return found;
  }
  return undefined;
}

function placeOf(menus: Menus, menuId: number): Place {
  const place = placeIn(menus.menu, menuId) ?? placeIn(menus.hidden, menuId);
  if (!place) throw refuse('not_found', 'This entry is no longer in the menu.');
  return place;
}

const flat = (entries: readonly NavigationEntry[]): NavigationEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.submenu)]);

export const allEntries = ({ menu, hidden }: Menus): NavigationEntry[] => flat([...menu, ...hidden]);

/** The menus with a number of its own for each entry; the first of several with the same one keeps it. */
export function numbered({ menu, hidden }: Menus): Menus {
  const stored = allEntries({ menu, hidden });
  let last = Math.max(0, ...stored.map(({ menu_id }) => menu_id));
  const used = new Set<number>();
  const number = (entries: readonly NavigationEntry[]): NavigationEntry[] =>
    entries.map((entry) => {
      const isOwn = entry.menu_id > 0 && !used.has(entry.menu_id);
      if (!isOwn) last += 1;
      const menu_id = isOwn ? entry.menu_id : last;
      used.add(menu_id);
      return { ...entry, menu_id, submenu: number(entry.submenu) };
    });
  return { menu: number(menu), hidden: number(hidden) };
}

const heightOf = ({ submenu }: NavigationEntry): number => 1 + Math.max(0, ...submenu.map(heightOf));
const depthOf = (place: Place | null): number => (place ? 1 + depthOf(place.above) : 0);

function put(
  entry: NavigationEntry,
  list: NavigationEntry[],
  above: Place | null,
  index = list.length,
): void {
  if (depthOf(above) + heightOf(entry) > deepestMenu)
    throw refuse('menu_too_deep', `A menu can be at most ${deepestMenu} levels deep.`);
  list.splice(index, 0, entry);
}

/** Changes an entry of (a copy of) the menus: `change` gives it as it will be, `below` names the entry that it will be below. */
export function withEntry(
  menus: Menus,
  menuId: number,
  change: (entry: NavigationEntry) => NavigationEntry,
  below: number | undefined,
): Menus {
  const changed = structuredClone(menus);
  const { entry, list, index, above } = placeOf(changed, menuId);
  const after = change(entry);
  list[index] = after;
  if (below === undefined || below === (above?.entry.menu_id ?? 0)) return changed;
  if (below === menuId || placeIn(after.submenu, below)) throw menuLoop();
  list.splice(index, 1);
  const parent = below > 0 ? placeOf(changed, below) : null;
  put(after, parent?.entry.submenu ?? changed.menu, parent);
  return changed;
}

const menuLoop = () =>
  refuse('menu_loop', 'A menu can’t contain itself. Please choose another place for this entry.');

/** Adds an entry at the end of the menu, or of what is below another entry. */
export function withNewEntry(menus: Menus, entry: Omit<NavigationEntry, 'menu_id'>, below: number): Menus {
  const changed = structuredClone(menus);
  const parent = below > 0 ? placeOf(changed, below) : null;
  const last = Math.max(0, ...allEntries(changed).map(({ menu_id }) => menu_id));
  put({ ...entry, menu_id: last + 1 }, parent?.entry.submenu ?? changed.menu, parent);
  return changed;
}

export function withoutEntry(menus: Menus, menuId: number): Menus {
  const changed = structuredClone(menus);
  const { list, index } = placeOf(changed, menuId);
  list.splice(index, 1);
  return changed;
}

/**
 * Moves an entry by one step, or to the place of the entry `at`. Throws the refusals `not_found`, `cannot_move`, `menu_loop` and
 * `menu_too_deep`.
 */
export function withMovedEntry(menus: Menus, menuId: number, step: MenuStep, at = 0): Menus {
  const changed = structuredClone(menus);
  const { entry, list, index, above } = placeOf(changed, menuId);
  const goal =
    step === 'to' ? placeOfOther(changed, entry, at) : goalOf(changed, step, { entry, list, index, above });
  if (!goal) throw refuse('cannot_move', 'This entry can’t move any further.');
  list.splice(index, 1);
  put(entry, goal.list, goal.above, goal.index);
  return changed;
}

type Goal = Omit<Place, 'entry'>;

/** Where the entry `at` is; undefined for the entry itself. */
function placeOfOther(menus: Menus, entry: NavigationEntry, at: number): Goal | undefined {
  if (placeIn(entry.submenu, at)) throw menuLoop();
  return at === entry.menu_id ? undefined : placeOf(menus, at);
}

/** Where a step leads, counted without the entry itself; undefined when it leads nowhere. */
function goalOf(
  menus: Menus,
  step: Exclude<MenuStep, 'to'>,
  { list, index, above }: Place,
): Goal | undefined {
  const before = list[index - 1];
  const isHidden = list === menus.hidden;
  switch (step) {
    case 'up':
      return before && { list, index: index - 1, above };
    case 'down':
      return index + 1 < list.length ? { list, index: index + 1, above } : undefined;
    case 'in':
      return before && within({ entry: before, list, index: index - 1, above });
    case 'out':
      return above ? { list: above.list, index: above.index + 1, above: above.above } : undefined;
    case 'hide':
      return isHidden ? undefined : { list: menus.hidden, index: menus.hidden.length, above: null };
    case 'show':
      return isHidden ? { list: menus.menu, index: menus.menu.length, above: null } : undefined;
  }
}

const within = (place: Place): Goal => ({
  list: place.entry.submenu,
  index: place.entry.submenu.length,
  above: place,
});
