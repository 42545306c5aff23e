import type { AdminOutput } from '../../contract/admin/actions.ts';
import { entryAddress } from '../../contract/entry-address.ts';
import { type FieldValues, textOf } from '../desk-submit.ts';

type Menus = AdminOutput<'menu/get'>;
type Entry = Menus['menu'][number];
export type MenuChoice = AdminOutput<'menu/getChoices'>['choices'][number];

/** Values of the field that says where an entry leads, besides the paths of `MenuChoice`. */
export const otherAddress = 'other';
export const noAddress = 'none';

export interface FoundEntry {
  entry: Entry;
  /** The entry that it is below, 0 = none. */
  below: number;
  isHidden: boolean;
}

/** An entry of the menus by its number; undefined for one that is gone. */
export function entryInMenus({ menu, hidden }: Pick<Menus, 'menu' | 'hidden'>, menuId: number) {
  return find(menu, menuId, 0, false) ?? find(hidden, menuId, 0, true);
}

function find(
  entries: readonly Entry[],
  menuId: number,
  below: number,
  isHidden: boolean,
): FoundEntry | undefined {
  for (const entry of entries) {
    if (entry.menu_id === menuId) return { entry, below, isHidden };
    const found = find(entry.submenu, menuId, entry.menu_id, isHidden);
    if (found) return found;
  }
  return undefined;
}

/** How many entries go with an entry that is deleted. */
export const countBelow = ({ submenu }: Entry): number =>
  submenu.reduce((count, entry) => count + 1 + countBelow(entry), 0);

/** Entries that another one can be below, with their depth: all but itself and what is below it. */
export function placesFor(
  menu: readonly Entry[],
  entry: Entry | null,
  depth = 0,
): { id: number; label: string }[] {
  return menu
    .filter(({ menu_id }) => menu_id !== entry?.menu_id)
    .flatMap(({ menu_id, label, submenu }) => [
      { id: menu_id, label: `${'– '.repeat(depth)}${label}` },
      ...placesFor(submenu, entry, depth + 1),
    ]);
}

/** An entry as its form shows it; null for a new one. */
export function entryValues(found: FoundEntry | null, choices: readonly MenuChoice[]): FieldValues {
  if (!found) return { below: '0' };
  const { entry, below } = found;
  const address = entryAddress(entry);
  const isChoice = choices.some(({ path }) => path === address);
  return {
    label: entry.label,
    leads_to: isChoice ? address : address ? otherAddress : noAddress,
    address: isChoice ? '' : address,
    below: String(below),
    ...(entry.link_type === '_blank' && { new_window: 'on' }),
  };
}

/** What the form says. A hidden entry has no place in the menu. */
export function readMenuEntry(form: FormData) {
  const leadsTo = textOf(form, 'leads_to');
  const typed = textOf(form, 'address').trim();
  return {
    label: textOf(form, 'label').trim(),
    address: leadsTo === otherAddress ? typed : leadsTo === noAddress ? '' : leadsTo,
    new_window: form.has('new_window'),
    ...(form.has('below') && { below: Number(textOf(form, 'below')) || 0 }),
  };
}

/** The fields that refusals are about. */
export const refusedFields: FieldValues = {
  label_missing: 'label',
  invalid_address: 'address',
  menu_loop: 'below',
  menu_too_deep: 'below',
};
