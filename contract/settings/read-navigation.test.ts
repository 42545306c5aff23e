import { expect, it } from 'vitest';
import { buildStore } from '../../test/factories.ts';
import { testShop } from '../../test/shop.ts';
import { named, readNavigation } from './read-navigation.ts';

const staffPicks = {
  menu_id: 4,
  label: 'Staff picks',
  path: '/staff-picks',
  url: '',
  link_type: '',
  type: 'page',
  submenu: [],
};

it('keeps what is a menu', () => {
  const menu = [{ ...staffPicks, id: 9, submenu: [{ ...staffPicks, menu_id: 5, link_type: '_blank' }] }];
  expect(readNavigation(menu)).toEqual(menu);
});

it.each([[undefined], [null], ['Staff picks'], [7], [true], [{ 0: staffPicks }]])(
  'finds no entry in %j',
  (stored) => {
    expect(readNavigation(stored)).toEqual([]);
  },
);

it('leaves out what is no entry, and reads the others with what is right of them', () => {
  const stored = [
    null,
    'Staff picks',
    [],
    {},
    { label: 7 },
    { label: 'Visit us', submenu: 'x', id: '3' },
    {
      ...staffPicks,
      menu_id: '4',
      type: null,
      url: 5,
      submenu: [undefined, { label: 'About', menu_id: 1.5 }],
    },
  ];
  const bare = { path: '', url: '', link_type: '', type: '', submenu: [] };
  const read = readNavigation(stored);
  const numbers = read.flatMap((entry) => [entry.menu_id, ...entry.submenu.map((below) => below.menu_id)]);
  expect(new Set(numbers).size).toBe(3);
  expect(Math.max(...numbers)).toBeLessThan(-1);
  const anyNumber = { menu_id: expect.any(Number) as number };
  expect(read).toEqual([
    { ...bare, ...anyNumber, label: 'Visit us' },
    { ...staffPicks, ...anyNumber, type: '', submenu: [{ ...bare, ...anyNumber, label: 'About' }] },
  ]);
});

it('reads a menu that never ends down to where a menu is still drawn', () => {
  let endless: Record<string, unknown> = { ...staffPicks };
  for (let i = 0; i < 100; i++) endless = { ...staffPicks, submenu: [endless] };
  let deep = 0;
  for (let below = readNavigation([endless]); below[0]; below = below[0].submenu) deep++;
  expect(deep).toBe(6);
});

it('shows only entries with words to click on', () => {
  const shown = named([
    { ...staffPicks, submenu: [{ ...staffPicks, label: ' ' }] },
    { ...staffPicks, label: '' },
  ]);
  expect(shown).toEqual([staffPicks]);
});

it.each([['none'], [{ a: 1 }], [[null, 'x', { label: 'Kept' }]]])(
  'is read with the settings of a shop that has stored %j',
  async (stored) => {
    const { db, shop, reload } = await testShop();
    await buildStore(db, { settings: { site_navigation: stored, extra_navigation: stored } as never });
    await reload();
    const [store] = shop.stores.all();
    const labels = Array.isArray(stored) ? ['Kept'] : [];
    expect(store?.settings.site_navigation.map(({ label }) => label)).toEqual(labels);
    expect(store?.settings.extra_navigation.map(({ label }) => label)).toEqual(labels);
  },
);
