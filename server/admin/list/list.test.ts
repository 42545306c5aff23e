import { beforeEach, expect, it } from 'vitest';
import { settings } from '../../../contract/settings/settings.ts';
import { anEvent, inDays } from '../../../test/events.ts';
import { anIsbn, buildLocation, buildStore, buildTitle } from '../../../test/factories.ts';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { type Desk, staffAt } from '../../../test/staff.ts';

let made: TestShop;
let store: Awaited<ReturnType<typeof buildStore>>;
let owner: Desk;
let books: { id: number; eisbn: string }[];

beforeEach(async () => {
  made = await testShop();
  store = await buildStore(made.db);
  await buildLocation(made.db, store.id);
  await made.reload();
  owner = await staffAt(made, store, 'owner');
  books = [await buildTitle(made.db), await buildTitle(made.db), await buildTitle(made.db)];
});

const isbns = (...numbers: number[]) => numbers.map((n) => books[n]?.eisbn ?? '');
const withdraw = (n: number) =>
  made.db.query('update title set deleted_at = now() where eisbn = any($1::text[])', [isbns(n)]);

it('saves titles in their order, which guests see (APP-017)', async () => {
  const list = {
    name: 'Summer',
    description: '<h1 onclick="x">Hot</h1>',
    placement: 'featured',
    bargains: true,
  };
  const saved = await owner.get('list/save', { ...list, eisbns: JSON.stringify(isbns(2, 0)) });
  expect(saved).toMatchObject({ ...list, description: '<h2>Hot</h2>' });
  expect(await owner.get('list/get', { id: saved.id })).toEqual(saved);
  expect((await owner.get('list/getList')).lists).toMatchObject([{ id: saved.id, title_count: 2 }]);
  await owner.get('list/save', { ...list, id: saved.id, version: 1, eisbns: isbns(1, 2, 0) });
  const shown = await made.visitor().get('titlelist/getItems', { list_id: saved.id });
  expect(shown.rows.map(({ eisbn }) => eisbn)).toEqual(isbns(1, 2, 0));
  await owner.get('list/save', { ...list, id: saved.id, version: 2, eisbns: isbns(0, 1) });
  expect((await owner.get('list/get', { id: saved.id })).titles.map((t) => t.eisbn)).toEqual(isbns(0, 1));
});

it('names the books that it does not know or has twice', async () => {
  const missing = anIsbn();
  const save = (...eisbns: string[]) => owner.send('list/save', { name: 'Summer', eisbns });
  expect(await save(...isbns(0), missing, 'Moby-Dick')).toEqual({
    ok: false,
    error_code: 'unknown_titles',
    error: `The catalogue doesn’t have these books: ${missing}, Moby-Dick.`,
    error_data: { eisbns: [missing, 'Moby-Dick'] },
  });
  const [first = ''] = isbns(0);
  const hyphens = `${first.slice(0, 3)}-${first.slice(3)}`;
  expect(await save(first, hyphens)).toMatchObject({
    error_code: 'duplicate_titles',
    error_data: { eisbns: [first] },
  });
  const many = Array.from({ length: 5001 }, () => anIsbn());
  expect(await save(...many)).toMatchObject({ error_code: 'too_many_titles' });
  expect((await owner.get('list/getList')).lists).toEqual([]);
});

it('keeps a withdrawn book where it is, and takes no other one', async () => {
  const { id } = await owner.get('list/save', { name: 'Summer', eisbns: isbns(0, 1) });
  await withdraw(0);
  await withdraw(2);
  const { titles } = await owner.get('list/get', { id });
  expect(titles.map((t) => t.is_withdrawn)).toEqual([true, false]);
  const save = (version: number, eisbns: string[]) =>
    owner.send('list/save', { name: 'Summer', id, version, eisbns });
  expect(await save(1, isbns(1, 0))).toMatchObject({ ok: true });
  expect(await save(2, isbns(1, 0, 2))).toMatchObject({
    error_code: 'unknown_titles',
    error_data: { eisbns: isbns(2) },
  });
});

it('has a name and one of four places', async () => {
  const list = { name: 'Summer', eisbns: [] };
  expect(await owner.send('list/save', { ...list, name: ' ' })).toMatchObject({ error_code: 'name_missing' });
  expect(await owner.send('list/save', { ...list, placement: 'top' })).toMatchObject({
    error_code: 'invalid_input',
    error_data: { fields: [{ field: 'placement' }] },
  });
});

it('gets another version when only its titles change', async () => {
  const list = { name: 'Summer', eisbns: isbns(0, 1) };
  const { id } = await owner.get('list/save', list);
  await owner.get('list/save', { ...list, id, version: 1, eisbns: isbns(1, 0) });
  expect(await owner.send('list/save', { ...list, id, version: 1 })).toMatchObject({
    error_code: 'stale',
    error_data: { newer: { version: 2, titles: isbns(1, 0).map((eisbn) => ({ eisbn })) } },
  });
  const [entry] = (await owner.get('audit/getList')).entries;
  expect(entry?.detail).toEqual({
    id,
    before: { titles: isbns(0, 1) },
    after: { titles: isbns(1, 0) },
  });
});

it('changes places with the list before it, among those of its placement', async () => {
  const save = (name: string, placement: string) =>
    owner.get('list/save', { name, placement, eisbns: [] }).then(({ id }) => id);
  const [a, b, c] = [await save('A', 'featured'), await save('B', 'others'), await save('C', 'featured')];
  const { lists } = await owner.get('list/moveUp', { id: c, version: 1 });
  const featured = lists.filter(({ placement }) => placement === 'featured');
  expect(featured.map(({ id, position, version }) => [id, position, version])).toEqual([
    [c, 0, 1],
    [a, 1, 2],
  ]);
  expect(lists.find(({ id }) => id === b)).toMatchObject({ version: 1 });
  expect(await owner.send('list/moveUp', { id: a, version: 1 })).toMatchObject({ error_code: 'stale' });
  await owner.get('list/moveUp', { id: a, version: 2 });
  expect((await owner.get('list/getList')).lists.map(({ id }) => id).filter((id) => id !== b)).toEqual([
    a,
    c,
  ]);
});

it('can be of an event, and has its calendar between whole elements', async () => {
  const dateId = await anEvent(made.db, store.id);
  const over = await anEvent(made.db, store.id, { title: 'Last year', first_day: inDays(-370) });
  const { events } = await owner.get('list/getChoices');
  expect(events).toEqual([{ id: expect.any(Number), title: 'An evening of sea stories', day: inDays(7) }]);
  const event_id = events[0]?.id ?? 0;
  const list = { name: 'Sea stories', eisbns: isbns(0) };
  const description = '<p><b>When? [Calendar]</b> Soon</p>';
  const saved = await owner.get('list/save', { ...list, description, event_id });
  expect(saved).toMatchObject({
    event_id,
    description: '<p><b>When? </b></p>[calendar]Soon',
  });
  const shown = await made.visitor().get('titlelist/getItems', { list_id: saved.id });
  expect(shown.list).toMatchObject({ type: 'event', event_id: dateId });
  const elsewhere = await buildStore(made.db);
  const foreign = await anEvent(made.db, elsewhere.id);
  const eventOf = async (date: number) =>
    (await made.db.query<{ id: number }>('select event_id as id from event_date where id = $1', [date]))[0]
      ?.id;
  expect(await owner.send('list/save', { ...list, event_id: await eventOf(foreign) })).toMatchObject({
    error_code: 'unknown_event',
  });
  const kept = await owner.get('list/getChoices', { event_id: (await eventOf(over)) ?? 0 });
  expect(kept.events.map(({ title }) => title)).toEqual(['An evening of sea stories', 'Last year']);
  await owner.get('list/save', { ...list, id: saved.id, version: 1 });
  expect(await owner.get('list/get', { id: saved.id })).toMatchObject({ event_id: null });
});

it('says what would miss it: pages, menus, promotions and settings, and no others', async () => {
  const { id } = await owner.get('list/save', { name: 'Summer', eisbns: [] });
  const data = { limit: 16 };
  const page = (path: string, blocks: object[]) => owner.get('page/save', { path, title: path, blocks });
  await page('/shown', [{ component: 'product_grid', data: { ...data, list_id: id } }]);
  await page('/linked', [
    { component: 'custom_button', data: { button_label: 'Go', button_url: `/lists/${id}` } },
  ]);
  await page('/orderable', [
    { component: 'custom_button', data: { button_label: 'Go', button_url: `/lists/cartable/${id}/2` } },
  ]);
  await page('/other', [{ component: 'product_grid', data: { ...data, list_id: Number(`${id}0`) } }]);
  await owner.get('promotion/save', {
    name: 'Sale',
    type: 'percent',
    percent: 10,
    applies_to: 'list',
    list_id: id,
  });
  await owner.get('settings/save', {
    values: {
      site_navigation: [
        { label: 'Books', path: '/browse', submenu: [{ label: 'Sun', path: `/lists/${id}` }] },
        { label: 'Rain', path: `/lists/${id}0`, submenu: [] },
      ],
      persistent_banner_list_id: id,
      'checkout_info.impulse_list_id': id,
      'no_results.list_id': Number(`${id}0`),
      global_content: [
        { component: 'popup_notice', data: { button_label: 'Go', button_url: `/lists/cartable/${id}` } },
      ],
    },
  });
  await made.reload();
  const viewer = await staffAt(made, store, 'viewer');
  expect(await viewer.get('list/getUses', { id })).toMatchObject({
    pages: [{ path: '/linked' }, { path: '/orderable' }, { path: '/shown' }],
    menus: ['Sun'],
    promotions: [{ name: 'Sale' }],
    settings: ['Books on every page', 'Books to offer before the checkout', settings.global_content.label],
  });
});
