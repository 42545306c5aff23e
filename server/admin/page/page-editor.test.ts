import { beforeEach, expect, it } from 'vitest';
import { buildLocation, buildStore } from '../../../test/factories.ts';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { type Desk, type StaffOf, staffAt } from '../../../test/staff.ts';

let made: TestShop;
let store: StaffOf;
let editor: Desk;

beforeEach(async () => {
  made = await testShop();
  store = await buildStore(made.db);
  await buildLocation(made.db, store.id, { name: 'Pier' });
  await made.reload();
  await staffAt(made, store, 'owner');
  editor = await staffAt(made, store, 'editor');
});

const marquee = { component: 'marquee', data: { speed: 9 } };
const heading = { id: 'a', component: 'headline_paragraph', data: { heading: 'Hello' } };

/** A page with these blocks as another release has stored them. */
async function storedPage(blocks: readonly unknown[]) {
  const page = await editor.get('page/save', { path: '/about', title: 'About us', blocks: [] });
  await made.db.query('update page set blocks = $1::jsonb', [JSON.stringify(blocks)]);
  return page;
}

it('gives an editor the blocks it can read, of this release, and the others as they are', async () => {
  const old = { component: 'blank_space', data: { background_colour: 'accent' } };
  const { id } = await storedPage([marquee, old, 7, heading]);
  const page = await editor.get('page/getForEditing', { id });
  expect(page).toMatchObject({ id, path: '/about', title: 'About us', description: '', version: 1 });
  expect(page.blocks).toMatchObject([
    { readable: false, stored: marquee },
    { readable: true, id: 'block-2', container: true, data: { background_colour: 5, settings_version: 1 } },
    { readable: false, stored: 7 },
    { readable: true, id: 'a', data: { heading: 'Hello' } },
  ]);
  expect(await editor.send('page/getForEditing', { id: id + 1 })).toMatchObject({ error_code: 'not_found' });
});

it('keeps blocks that this release cannot read or show as they are when their page is saved', async () => {
  const wrong = { id: 'w', component: 'image_carousel', data: { height: 5 } };
  const page = await storedPage([marquee, wrong, heading]);
  const [, inEditor] = (await editor.get('page/getForEditing', page)).blocks;
  const { readable: _, ...carousel } = inEditor as Record<string, unknown>;
  const changed = { ...heading, data: { heading: 'Bye' } };
  const saved = await editor.get('page/save', { ...page, blocks: [changed, carousel, marquee] });
  expect(saved.blocks).toMatchObject([{ id: 'a', data: { heading: 'Bye' } }, wrong, marquee]);
  expect(saved.blocks.slice(1)).toEqual([wrong, marquee]);
  const tall = { ...carousel, data: { height: 5, heading: 'Changed' } };
  expect(await editor.send('page/save', { ...saved, blocks: [tall, marquee] })).toMatchObject({
    error_code: 'invalid_block',
    error_data: { blocks: [{ position: 1, field: 'height' }] },
  });
  const other = { ...marquee, data: { speed: 10 } };
  expect(await editor.send('page/save', { ...saved, blocks: [other] })).toMatchObject({
    error_code: 'unknown_block',
  });
});

it('loads what the blocks of an unsaved page show, without saving it', async () => {
  const blocks = [marquee, { ...heading, data: { paragraph: '<p onclick="x">Hi</p>' } }, 'nothing'];
  const contact = { id: 'c', component: 'contact_and_hours', data: {} };
  const shown = await editor.get('page/preview', { path: '/new', title: '', blocks: [...blocks, contact] });
  expect(shown.blocks).toMatchObject([
    { id: 'a', mark: 'a', data: { paragraph: '<p>Hi</p>' } },
    { id: 'c', mark: 'c', injected_data: expect.anything() },
  ]);
  expect((await editor.get('page/getList')).pages).toEqual([]);
});

it('names what blocks can show', async () => {
  const list = await editor.get('list/save', { name: 'Staff picks', eisbns: [] });
  const elements = [{ id: 'name', type: 'text', label: 'Your name' }];
  const form = await editor.get('form/save', { header: 'Ask us', elements });
  expect(await editor.get('page/getChoices')).toEqual({
    lists: [{ id: list.id, name: 'Staff picks' }],
    forms: [{ id: form.id, name: 'Ask us' }],
    locations: [{ id: expect.any(Number), name: 'Pier' }],
    events: [],
  });
});
