import { beforeEach, expect, it } from 'vitest';
import { buildLocation, buildStore } from '../../../test/factories.ts';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { type Desk, type StaffOf, staffAt } from '../../../test/staff.ts';

let made: TestShop;
let store: StaffOf;
let location: { id: number };
let editor: Desk;

beforeEach(async () => {
  made = await testShop();
  store = await buildStore(made.db, { settings: { url_shortcuts: { sale: '/lists/3' } } });
  location = await buildLocation(made.db, store.id);
  await made.reload();
  await staffAt(made, store, 'owner');
  editor = await staffAt(made, store, 'editor');
});

const about = (more: object = {}) => ({ path: '/about', title: 'About us', blocks: [], ...more });

it('saves a page that guests see as the editor gets it, also when it is sent as a form', async () => {
  const blocks = [{ id: 'a', component: 'headline_paragraph', data: { paragraph: '<p onclick="x">Hi</p>' } }];
  const saved = await editor.get('page/save', about({ blocks: JSON.stringify(blocks) }));
  expect(saved).toMatchObject({ path: '/about', version: 1, blocks: [{ data: { paragraph: '<p>Hi</p>' } }] });
  expect(await editor.get('page/get', { id: saved.id })).toEqual(saved);
  expect((await editor.get('page/getList')).pages).toEqual([
    { id: saved.id, version: 1, path: '/about', title: 'About us', changed: saved.changed, draft: null },
  ]);
  const shown = await made.visitor().get('site_content/getPage', { path: '/about' });
  expect(shown).toMatchObject({ title: 'About us', blocks: [{ id: 'a', data: { paragraph: '<p>Hi</p>' } }] });
});

it('has one page at an address', async () => {
  const { id, version } = await editor.get('page/save', about());
  const taken = { error_code: 'path_taken', error: 'The shop has another page at /about.' };
  expect(await editor.send('page/save', about())).toMatchObject(taken);
  const visit = await editor.get('page/save', about({ path: '/visit' }));
  expect(await editor.send('page/save', { ...visit, path: '/about' })).toMatchObject(taken);
  await editor.get('page/save', about({ id, version, path: '/who-we-are' }));
  await editor.get('page/save', { ...visit, path: '/about' });
});

it('names the block and the setting that are wrong, and saves nothing', async () => {
  const blocks = [{ component: 'blank_space' }, { component: 'image_carousel', data: { height: 5 } }];
  expect(await editor.send('page/save', about({ blocks }))).toEqual({
    ok: false,
    error_code: 'invalid_block',
    error: 'Block 2 (Image carousel): please check “Height”.',
    error_data: {
      blocks: [{ position: 2, component: 'image_carousel', field: 'height', label: 'Height' }],
    },
  });
  expect((await editor.get('page/getList')).pages).toEqual([]);
});

it('leaves alone the addresses of the shop and its shortcuts', async () => {
  for (const path of ['/browse', '/account/mine', '/sale'])
    expect(await editor.send('page/save', about({ path }))).toMatchObject({ error_code: 'path_reserved' });
  expect(await editor.send('page/save', about({ path: '/privacy-policy' }))).toMatchObject({
    error_code: 'page_not_shown',
  });
});

it('keeps the front of the shop', async () => {
  const { id } = await editor.get('page/save', about({ path: '/' }));
  const stays = { error_code: 'home_page' };
  expect(await editor.send('page/save', about({ id, version: 1 }))).toMatchObject(stays);
  expect(await editor.send('page/delete', { id, version: 1 })).toMatchObject(stays);
  await editor.get('page/save', about({ id, version: 1, path: '/', title: 'Books by the sea' }));
});

it('shows a page with blocks of another release to its editor as they are stored', async () => {
  const { id } = await editor.get('page/save', about());
  const stored = [{ component: 'marquee' }, { id: 'b', component: 'blank_space', data: { padding_y: 'x' } }];
  await made.db.query('update page set blocks = $1::jsonb', [JSON.stringify(stored)]);
  expect(await editor.get('page/get', { id })).toMatchObject({ version: 1, blocks: stored });
  await made.db.query(`update page set blocks = '7'`);
  expect(await editor.get('page/get', { id })).toMatchObject({ blocks: [] });
});

it('notes in the audit log only the blocks that have changed', async () => {
  const blocks = ['a', 'b'].map((id) => ({ id, component: 'blank_space', data: { padding_y: 10 } }));
  const { id } = await editor.get('page/save', about({ blocks }));
  const [first] = blocks;
  const after = [first, { id: 'b', component: 'blank_space', data: { padding_y: 20 } }];
  await editor.get('page/save', about({ id, version: 1, blocks: after }));
  const owner = await staffAt(made, store, 'owner', { email: 'ines@example.org' });
  const [, entry] = (await owner.get('audit/getList')).entries;
  expect(entry).toMatchObject({ action: 'page/save', target: '/about' });
  expect(entry?.detail).toEqual({
    id,
    before: {
      'block b': expect.objectContaining({ data: { padding_y: 10, settings_version: expect.any(Number) } }),
    },
    after: {
      'block b': expect.objectContaining({ data: { padding_y: 20, settings_version: expect.any(Number) } }),
    },
  });
});

it('is read and not written by staff of a single location', async () => {
  const there = await staffAt(made, store, 'manager', { locationId: location.id });
  await there.get('page/getList');
  expect(await there.send('page/save', about())).toMatchObject({ error_code: 'not_allowed' });
});
