import { expect, test } from 'vitest';
import { entryAddress } from '../../../contract/entry-address.ts';
import type { NavigationEntry } from '../../../contract/navigation-entry.ts';
import type { SiteSettings } from '../../../contract/store.ts';
import {
  entriesBelow,
  homePath,
  isExternal,
  isPinned,
  linesOf,
  mayOverflow,
  menuOf,
  selectedAnimation,
  selectedIn,
} from './navigation-links.ts';

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

test('a menu without Browse gets it, first, where the shop shows it (BROWSE-003, BROWSE-004)', () => {
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

test('Browse goes where the shop does not show it; shelves of it stay (BROWSE-004)', () => {
  const shelf = entry('Kids', '/browse/filter/s/3');
  expect(menu(false, entry('Browse', '/browse/filter'), shelf, events)).toEqual([shelf, events]);
});

test('Features is there where the shop shows it, once (LIST-005)', () => {
  const shows = (show_features: boolean, ...site_navigation: NavigationEntry[]) =>
    menuOf({ site_navigation, styles: { show_browse: false, show_features } } as unknown as SiteSettings).map(
      (e) => e.label,
    );
  const own = { ...entry('Lists', ''), submenu: [entry('All lists', '/features')] };
  expect(shows(true, events)).toEqual(['Events', 'Features']);
  expect(shows(true, own)).toEqual(['Lists']);
  expect(shows(false, events, entry('Our lists', 'features'))).toEqual(['Events']);
});

test.each([
  [{}, true],
  [{ nav_bar: {} }, true],
  [{ search_bar: {} }, true],
  [{ search_bar: { pin_navigation: false } }, false],
  [{ search_bar: { pin_navigation: false }, nav_bar: { pinned: true } }, true],
  [{ search_bar: { pin_navigation: true }, nav_bar: { pinned: false } }, false],
  [{ search_bar: { pin_navigation: false }, nav_bar: {} }, false],
])('with %j the bars are pinned: %s (CHROME-029)', (parts: Record<string, object>, pinned) => {
  const global_content = Object.entries(parts).map(([component, data]) => ({ component, data }));
  expect(isPinned({ global_content } as unknown as SiteSettings)).toBe(pinned);
});

test.each([
  [{ url: 'events' }, '/events', false],
  [{ url: 'https://shop.test/price-list.pdf' }, 'https://shop.test/price-list.pdf', true],
  [{ url: '/media/list.pdf#page=2' }, '/media/list.pdf#page=2', true],
  [{ url: 'https://elsewhere.test/' }, 'https://elsewhere.test/', true],
  [{ url: 'https://shop.test/about' }, 'https://shop.test/about', false],
  [{ url: 'http://shop.test' }, 'http://shop.test', false],
  [{ url: 'https://shop.test.elsewhere.test/' }, 'https://shop.test.elsewhere.test/', true],
  [{ url: 'https://' }, 'https://', true],
  [{ path: 'about' }, '/about', false],
  [{ path: '/about', type: 'unlinked' }, '', false],
])(
  'the entry %j leads to %j, in a new window: %s (CHROME-009 to CHROME-011, CHROME-023)',
  (more, to, away) => {
    const address = entryAddress({ ...entry('One', ''), ...more });
    expect(address).toBe(to);
    expect(isExternal(address, 'https://shop.test')).toBe(away);
  },
);

test.each([
  [{}, { animation: undefined, takes: undefined }],
  [{ selected_animation: false }, { animation: 'none', takes: undefined }],
  [{ selected_animation: true }, { animation: undefined, takes: '0.5s' }],
  [
    { selected_animation: true, selected_animation_style: 'left-animation' },
    { animation: undefined, takes: '0.5s' },
  ],
  [
    { selected_animation: true, selected_animation_style: 'right-animation', selected_animation_duration: 1 },
    { animation: 'right', takes: '1s' },
  ],
  [
    { selected_animation: true, selected_animation_style: 'center-animation' },
    { animation: 'center', takes: '0.5s' },
  ],
])('with %j the line below the selected entry grows as %j (CHROME-027)', (data, shown) => {
  const global_content = [{ component: 'nav_bar', data }];
  expect(selectedAnimation({ global_content } as unknown as SiteSettings)).toEqual(shown);
});

test('the menu marks the line of a page and the entry of the bar that holds it (CHROME-019)', () => {
  const about = { ...entry('About', '/about'), menu_id: 2 };
  const visit = { ...entry('Visit us', '/contact'), submenu: [about] };
  const home = { ...entry('Home', '/'), menu_id: 3 };
  const entries = [
    visit,
    home,
    { ...about, menu_id: 4 },
    { ...entry('No page', '', 'unlinked'), menu_id: 5 },
  ];
  expect(selectedIn(entries, '/about')).toEqual({ entry: 1, line: 2 });
  expect(selectedIn(entries, '/contact')).toEqual({ entry: 1, line: 1 });
  expect(selectedIn(entries, '/')).toEqual({ entry: 3, line: 3 });
  expect(selectedIn(entries, '/faq')).toBeNull();
});

test('shows entries below a submenu too', () => {
  const deep = {
    ...entry('Kids', '/kids'),
    submenu: [{ ...entry('Ages', ''), submenu: [entry('6 to 9', '/six')] }],
  };
  expect(entriesBelow(deep).map((e) => e.label)).toEqual(['Ages', '6 to 9']);
  const endless = entry('Round', '/round');
  endless.submenu = [endless];
  expect(entriesBelow(endless).length).toBeLessThan(10);
});

test('the menu of an entry begins with its own page, by its name, unless a line of it leads there', () => {
  const lines = (path: string, ...submenu: NavigationEntry[]) =>
    linesOf({ ...entry('Visit us', path), submenu }).map(({ label }) => label);
  expect(lines('/visit', entry('About', '/about'))).toEqual(['Visit us', 'About']);
  expect(lines('/visit', entry('Map & hours', '/visit'))).toEqual(['Map & hours']);
  expect(lines('/visit', entry('About', '/about'), entry('Map & hours', 'visit'))).toHaveLength(2);
  expect(lines('', entry('About', '/about'))).toEqual(['About']);
});

test('only a menu that may need two lines is measured (CHROME-018)', () => {
  const short = ['Browse', 'New', 'Staff picks', 'Visit us'].map((label) => entry(label, '/x'));
  expect(mayOverflow(short, {})).toBe(false);
  expect(mayOverflow(short, { font_size: 60 })).toBe(true);
  const long = Array.from({ length: 12 }, (_, i) => entry(`Books of shelf ${i}`, '/x'));
  expect(mayOverflow(long, {})).toBe(true);
});

test.each([
  ['', '', '/'],
  ['', '/welcome', '/home'],
  ['https://elsewhere.test/', '/welcome', 'https://elsewhere.test/'],
  ['/members', '', '/members'],
])(
  'with the alternate home %j and the landing page %j the logo leads to %s (CHROME-057)',
  (home, landing, to) => {
    const settings = { store_info: { alternate_home: home }, landing_page_url: landing };
    expect(homePath(settings as SiteSettings)).toBe(to);
  },
);
