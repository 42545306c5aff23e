import { expect, test } from 'vitest';
import { countBelow, entryInMenus, entryValues, placesFor, readMenuEntry } from './menu-entry-form.ts';

const entry = (menu_id: number, path: string, submenu: ReturnType<typeof menu> = []) => ({
  menu_id,
  label: `Entry ${menu_id}`,
  path,
  url: '',
  link_type: '',
  type: path ? 'page' : 'unlinked',
  submenu,
});
const menu = (): Parameters<typeof placesFor>[0][number][] => [
  entry(1, '', [entry(2, '/visit')]),
  entry(3, '/x'),
];
const choices = [{ kind: 'page' as const, name: 'Visit us', path: '/visit', day: '' }];

test('finds an entry, also below another one or out of the menu', () => {
  const menus = { menu: menu(), hidden: [entry(4, '/contact')] };
  expect(entryInMenus(menus, 2)).toMatchObject({ below: 1, isHidden: false });
  expect(entryInMenus(menus, 4)).toMatchObject({ below: 0, isHidden: true });
  expect(entryInMenus(menus, 9)).toBeUndefined();
});

test('counts all that goes with an entry', () => {
  expect(menu().map(countBelow)).toEqual([1, 0]);
  expect(countBelow(entry(9, '', menu()))).toBe(3);
});

test('an entry can be below any but itself and what is below it', () => {
  const [first = null, ,] = menu();
  expect(placesFor(menu(), null)).toEqual([
    { id: 1, label: 'Entry 1' },
    { id: 2, label: '– Entry 2' },
    { id: 3, label: 'Entry 3' },
  ]);
  expect(placesFor(menu(), first)).toEqual([{ id: 3, label: 'Entry 3' }]);
});

test('its form says by name where it leads, and otherwise by its address', () => {
  const values = (id: number) => entryValues(entryInMenus({ menu: menu(), hidden: [] }, id) ?? null, choices);
  expect(values(2)).toMatchObject({ leads_to: '/visit', address: '', below: '1' });
  expect(values(3)).toMatchObject({ leads_to: 'other', address: '/x' });
  expect(values(1)).toMatchObject({ leads_to: 'none', address: '' });
});

test('the form is read as it is chosen, whatever is typed beside it', () => {
  const read = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ label: ' Visit ', address: '/typed', ...fields }))
      form.set(name, value);
    return readMenuEntry(form);
  };
  expect(read({ leads_to: '/visit', below: '2' })).toEqual({
    label: 'Visit',
    address: '/visit',
    new_window: false,
    below: 2,
  });
  expect(read({ leads_to: 'other', new_window: 'on' })).toEqual({
    label: 'Visit',
    address: '/typed',
    new_window: true,
  });
  expect(read({ leads_to: 'none' })).toMatchObject({ address: '' });
});
