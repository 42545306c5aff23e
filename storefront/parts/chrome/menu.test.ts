import { expect, test } from 'vitest';
import type { NavigationEntry, SiteSettings } from '../../../contract/store.ts';
import { menuOf } from './navigation-links.ts';

const entry = (label: string, path: string, type = ''): NavigationEntry => ({
  menu_id: 1,
  label,
  path,
  url: '',
  link_type: '',
  type,
  submenu: [],
});
const menu = (show_browse: boolean, ...site_navigation: NavigationEntry[]) =>
  menuOf({ site_navigation, styles: { show_browse } } as unknown as SiteSettings);
const events = entry('Events', '/events');

test('a menu without Browse gets it, first, where the shop shows it', () => {
  const [first, second] = menu(true, events);
  expect(first).toMatchObject({ label: 'Browse', path: '/browse/filter' });
  expect(second).toBe(events);
});

test('a menu that has Browse stays as it is', () => {
  for (const own of [
    entry('Books', '/browse'),
    entry('Shop', 'books', 'browse'),
    entry('All', '/browse/filter/'),
  ])
    expect(menu(true, events, own)).toEqual([events, own]);
});

test('Browse goes where the shop does not show it; shelves of it stay', () => {
  const shelf = entry('Kids', '/browse/filter/s/3');
  expect(menu(false, entry('Browse', '/browse/filter'), shelf, events)).toEqual([shelf, events]);
});
