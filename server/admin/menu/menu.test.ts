import { beforeEach, expect, it } from 'vitest';
import type { AdminOutput } from '../../../contract/admin/actions.ts';
import { anEvent } from '../../../test/events.ts';
import { buildList, buildLocation, buildStore } from '../../../test/factories.ts';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { type Desk, type StaffOf, staffAt } from '../../../test/staff.ts';
import type { StoredSettings } from '../../store/settings.ts';

let made: TestShop;
let store: StaffOf;
let editor: Desk;
let owner: Desk;

beforeEach(async () => {
  made = await testShop();
  store = await buildStore(made.db, {
    // As a shop may have stored them: entries lack what reading fills in.
    settings: {
      site_navigation: [
        {
          menu_id: 4,
          label: 'About',
          path: '/about',
          type: 'custom',
          id: 12,
          submenu: [{ label: 'Team', path: '/team' }],
        },
        { label: 'Shop', type: 'unlinked' },
      ],
      extra_navigation: [{ label: 'Contact', path: '/contact' }],
    } as StoredSettings,
  });
  await buildLocation(made.db, store.id);
  await made.reload();
  owner = await staffAt(made, store, 'owner');
  editor = await staffAt(made, store, 'editor');
});

type Menus = AdminOutput<'menu/get'>;
const labels = (entries: Menus['menu']): unknown[] =>
  entries.map(({ label, submenu }) => (submenu.length > 0 ? [label, labels(submenu)] : label));
const idOf = ({ menu, hidden }: Menus, label: string): number => {
  const all = (entries: Menus['menu']): Menus['menu'] => entries.flatMap((one) => [one, ...all(one.submenu)]);
  return all([...menu, ...hidden]).find((one) => one.label === label)?.menu_id ?? 0;
};
/** The menu as a shopper's page gets it. */
const shown = async () => {
  await made.shop.changes.refresh();
  return (await made.visitor(store.webstoreName).get('store/getSettings', {})).site_navigation;
};

it('gives each entry a number, and adds entries that shoppers see', async () => {
  const before = await editor.get('menu/get');
  expect(labels(before.menu)).toEqual([['About', ['Team']], 'Shop']);
  const ids = [...before.menu, ...before.hidden].map(({ menu_id }) => menu_id);
  expect(new Set(ids).size).toBe(3);
  expect(Math.min(...ids)).toBeGreaterThan(0);
  const { version } = before;
  const below = idOf(before, 'Shop');
  const after = await editor.get('menu/saveEntry', { version, label: 'Gifts', address: '/lists/3', below });
  expect(labels(after.menu)).toEqual([
    ['About', ['Team']],
    ['Shop', ['Gifts']],
  ]);
  expect((await shown())[1]?.submenu).toMatchObject([{ label: 'Gifts', path: '/lists/3', type: 'page' }]);
  const [entry] = (await owner.get('audit/getList')).entries;
  expect(entry).toMatchObject({ action: 'menu/saveEntry', target: 'Gifts' });
});

it('keeps what an entry says besides its address as long as that stays', async () => {
  const first = await editor.get('menu/get');
  const menu_id = 4;
  const renamed = await editor.get('menu/saveEntry', {
    version: first.version,
    menu_id,
    label: 'Our shop',
    address: '/about',
    new_window: true,
  });
  expect(renamed.menu[0]).toMatchObject({ label: 'Our shop', type: 'custom', id: 12, link_type: '_blank' });
  const { menu } = await editor.get('menu/saveEntry', {
    version: renamed.version,
    menu_id,
    label: 'Elsewhere',
    address: 'https://elsewhere.test/',
  });
  expect(menu[0]).toMatchObject({ url: 'https://elsewhere.test/', path: '', type: 'link', link_type: '' });
  expect(menu[0]).not.toHaveProperty('id');
});

it('refuses an entry without words, with an address that is none, or below itself', async () => {
  const menus = await editor.get('menu/get');
  const about = idOf(menus, 'About');
  const send = (more: object) =>
    editor.send('menu/saveEntry', {
      version: menus.version,
      menu_id: about,
      label: 'About',
      address: '/about',
      ...more,
    });
  expect(await send({ label: ' ' })).toMatchObject({ error_code: 'label_missing' });
  for (const address of ['javascript:alert(1)', '//elsewhere.test', 'https://'])
    expect(await send({ address })).toMatchObject({ error_code: 'invalid_address' });
  expect(await send({ below: idOf(menus, 'Team') })).toMatchObject({ error_code: 'menu_loop' });
  expect(await editor.get('menu/get')).toEqual(menus);
});

it('moves, hides and deletes entries with all below them', async () => {
  let menus = await editor.get('menu/get');
  const step = async (label: string, step: string) => {
    menus = await editor.get('menu/moveEntry', {
      version: menus.version,
      menu_id: idOf(menus, label),
      step,
    });
  };
  await step('Shop', 'up');
  await step('Contact', 'show');
  expect(labels(await shown())).toEqual(['Shop', ['About', ['Team']], 'Contact']);
  await step('About', 'hide');
  expect(labels(menus.hidden)).toEqual([['About', ['Team']]]);
  expect(labels(await shown())).toEqual(['Shop', 'Contact']);
  const about = { version: menus.version, menu_id: idOf(menus, 'About') };
  menus = await editor.get('menu/deleteEntry', about);
  expect(menus.hidden).toEqual([]);
  expect(await editor.send('menu/deleteEntry', about)).toMatchObject({ error_code: 'stale' });
});

it('refuses a change of a menu that someone else has changed meanwhile', async () => {
  const { version, menu } = await editor.get('menu/get');
  const change = { version, label: 'Gifts', address: '/gifts' };
  await owner.get('menu/saveEntry', change);
  const stale = await editor.send('menu/moveEntry', { version, menu_id: menu[1]?.menu_id, step: 'up' });
  expect(stale).toMatchObject({
    error_code: 'stale',
    error_data: { newer: { hidden: [{ label: 'Contact' }] } },
  });
});

it('offers the pages, lists, categories, subjects and events of the store by name', async () => {
  const other = await buildStore(made.db);
  await editor.get('page/save', { path: '/visit', title: 'Visit us', blocks: [] });
  const { id: category } = await editor.get('category/save', { name: 'Local', eisbns: [] });
  const list = await buildList(made.db, store.id, []);
  await buildList(made.db, other.id, []);
  const event = await anEvent(made.db, store.id, { first_day: '2094-06-04' });
  await anEvent(made.db, store.id, { first_day: '2020-06-04', last_day: '2020-06-04' });
  const [{ id: subject = 0 } = {}] = await made.db.query<{ id: number }>(
    `with top as (insert into subject (scheme, code, heading) values ('thema', 'F', 'Fiction') returning id),
       code as (insert into subject (scheme, code, heading, parent_id) select 'thema', 'FF', 'Crime', id from top returning id)
     select id from code`,
  );
  const { choices } = await editor.get('menu/getChoices');
  expect(choices).toContainEqual({
    kind: 'subject',
    name: 'Fiction › Crime',
    path: `/browse/filter/s/${subject}`,
    day: '',
  });
  const own = choices.filter(({ kind }) => kind !== 'shop' && kind !== 'subject');
  expect(own.map(({ kind, path, day }) => [kind, path, day])).toEqual([
    ['page', '/visit', ''],
    ['list', `/lists/${list}`, ''],
    ['category', `/browse/filter/c/${category}`, ''],
    ['event', `/events/${event}`, '2094-06-04'],
  ]);
});

it('offers the pages that every shop has, gift registries only where shoppers can make some', async () => {
  const shopPages = async () =>
    (await editor.get('menu/getChoices')).choices.flatMap(({ kind, path }) =>
      kind === 'shop' ? [path] : [],
    );
  expect(await shopPages()).toContain('/events');
  expect(await shopPages()).not.toContain('/gift-registry');
  await owner.get('settings/save', { values: { gift_registry_enabled: true } });
  await made.reload();
  Object.assign(editor.caller, { store: made.shop.stores.byName(store.webstoreName) });
  expect(await shopPages()).toContain('/gift-registry');
});
