import { expect, test } from 'vitest';
import { entryAddress } from './entry-address.ts';
import { menuEntryAt, menuRedirect } from './menu-route.ts';
import type { NavigationEntry } from './navigation-entry.ts';

const entry = (path: string, type: string, more: Partial<NavigationEntry> = {}): NavigationEntry => ({
  menu_id: 1,
  label: path,
  path,
  url: '',
  link_type: '',
  type,
  submenu: [],
  ...more,
});

test('the page types of one address are found from the menu, below it and from the extra menu', () => {
  const below = entry('/all-books/', 'browse', { submenu: [entry('picks', 'lists', { id: 12 })] });
  const menus = {
    site_navigation: [entry('', 'unlinked', { submenu: [below] }), entry('welcome', 'home')],
    extra_navigation: [
      entry('featured', 'features'),
      entry('shelves', 'lists'),
      entry('rules', 'terms_conditions'),
      entry('', 'events', { url: 'whats-on' }),
      entry('about', 'custom', { id: 7 }),
    ],
  };
  const to = (path: string) => menuRedirect(menus, path);
  expect(to('/all-books')).toBe('/browse');
  expect(to('/picks')).toBe('/lists/12');
  expect(to('/welcome')).toBe('/');
  expect(to('/featured')).toBe('/features');
  expect(to('/shelves')).toBe('/features');
  expect(to('/rules')).toBe('/terms-conditions');
  expect(to('/whats-on')).toBe('/events');
  expect(to('/about')).toBeUndefined();
  expect(to('/nowhere')).toBeUndefined();
  expect(menuEntryAt(menus, '/about')?.id).toBe(7);
});

test('an entry is found by the address that the menu leads to, either of its two', () => {
  const menus = {
    site_navigation: [entry('old-about', 'custom', { url: 'about', id: 7 }), entry('events', 'unlinked')],
    extra_navigation: [],
  };
  expect(menuEntryAt(menus, '/about')?.id).toBe(7);
  expect(menuEntryAt(menus, '/old-about')).toBeUndefined();
  expect(menuRedirect(menus, '/events')).toBeUndefined();
});

test('links, parents without a page and unknown types lead nowhere, and nothing leads in a circle (APP-033)', () => {
  const menus = {
    site_navigation: [
      entry('away', 'link', { url: 'https://elsewhere.example/' }),
      entry('/parent', 'unlinked'),
      entry('//evil.example', 'browse'),
      entry('odd', 'constructor'),
      entry('/events', 'terms_conditions'),
      entry('/terms-conditions', 'events'),
    ],
    extra_navigation: [],
  };
  for (const path of ['/away', '/parent', '/evil.example', '/odd', '/events', '/terms-conditions', '/']) {
    expect([path, menuRedirect(menus, path)]).toEqual([path, undefined]);
  }
  // Only the one of the events leads somewhere.
  expect(entryAddress(entry('/parent', 'unlinked'))).toBe('');
  expect(entryAddress(entry('', 'unlinked', { url: 'events' }))).toBe('/events');
});
