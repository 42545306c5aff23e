import { beforeEach, expect, it } from 'vitest';
import { buildLocation, buildStore, buildTitle } from '../../test/factories.ts';
import { type TestShop, testShop, type Visitor } from '../../test/shop.ts';

let made: TestShop;
let reader: Visitor;
let storeId: number;

beforeEach(async () => {
  made = await testShop();
  storeId = (await buildStore(made.db)).id;
  await buildLocation(made.db, storeId);
  await made.reload();
  reader = made.visitor();
});

async function writePage(path: string, blocks: unknown, ofStore = storeId): Promise<void> {
  await made.db.query('insert into page (store_id, path, title, blocks) values ($1, $2, $3, $4::jsonb)', [
    ofStore,
    path,
    'A page',
    JSON.stringify(blocks),
  ]);
}

it('gives checked settings and the titles a block shows, in list order', async () => {
  const [b, a] = [await buildTitle(made.db), await buildTitle(made.db)];
  const [list] = await made.db.query<{ id: number }>(
    "insert into title_list (store_id, name) values ($1, 'Picks') returning id",
    [storeId],
  );
  for (const [i, t] of [a, b].entries()) {
    await made.db.query('insert into title_list_item (list_id, title_id, position) values ($1, $2, $3)', [
      list?.id,
      t.id,
      i,
    ]);
  }
  await writePage('/', [{ component: 'product_slider', data: { list_id: list?.id, limit: 'many' } }]);
  const page = await reader.get('site_content/getPage', { path: '/' });
  expect(page.blocks[0]?.data).toMatchObject({ limit: 16, image_size: 120 });
  expect(page.blocks[0]?.injected_data).toMatchObject({
    name: 'Picks',
    row_count: 2,
    rows: [{ eisbn: a.eisbn }, { eisbn: b.eisbn }],
  });
});

it('finds a page by its id; its blocks have a container unless they say otherwise (BLOCK-002, BLOCK-051)', async () => {
  await writePage('/by-id', [{ component: 'blank_space' }, { component: 'youtube', container: false }]);
  const [row] = await made.db.query<{ id: number }>("select id from page where path = '/by-id'");
  const page = await reader.get('site_content/getPage', { page_id: row?.id });
  expect(page).toMatchObject({ page_id: row?.id, path: '/by-id' });
  expect(page.blocks.map(({ component, container }) => [component, container])).toEqual([
    ['blank_space', true],
    ['youtube', false],
  ]);
  expect(await reader.call('site_content/getPage', { page_id: 999_999 })).toMatchObject({
    error_code: 'not_found',
  });
});

it('says which blocks show pictures, for the browser to load the first ones at once', async () => {
  await writePage('/', [{ component: 'blank_space' }, { component: 'image_gif' }, { component: 'youtube' }]);
  const page = await reader.get('site_content/getPage', { path: '/' });
  expect(page.blocks.map((block) => block.has_picture)).toEqual([undefined, true, true]);
});

it('leads gift cards to where they are sold until the shop has a page for them', async () => {
  const page = await reader.get('site_content/getPage', { path: '/gift-cards' });
  expect(page).toMatchObject({ title: 'Gift cards', type: 'gift_cards' });
  expect(page.blocks[0]?.data.paragraph).toContain('in the shop, not online');
  expect(page.blocks[1]).toMatchObject({
    component: 'contact_and_hours',
    injected_data: [{ location_id: expect.any(Number) }],
  });
  await writePage('/gift-cards', []);
  expect(await reader.get('site_content/getPage', { path: '/gift-cards' })).toMatchObject({
    title: 'A page',
  });
});

it('shows the page types of a menu at the address and by the name that the menu gives them (APP-032)', async () => {
  await writePage('/our-story', []);
  const { id } = await made.db.query<{ id: number }>('select id from page').then(([row]) => row ?? { id: 0 });
  const entry = { menu_id: 1, url: '', link_type: '', submenu: [] };
  const inShop = [
    { ...entry, label: 'Find us', path: '/find-us', type: 'contact_and_hours' },
    { ...entry, label: 'About', path: 'about', type: 'custom', id },
    { ...entry, label: 'Our lists', path: '/our-lists', type: 'custom_lists', id },
    { ...entry, label: 'News', path: '/news', type: 'v3_content', id },
    { ...entry, label: 'Not ours', path: '/not-ours', type: 'link', id },
  ];
  const besides = [
    { ...entry, label: 'Cards', path: '/cards', type: 'gift_cards' },
    { ...entry, label: 'Theirs', path: '/theirs', type: 'v3_content', id: 999_999 },
  ];
  await made.db.query('update store set settings = settings || $1::jsonb', [
    JSON.stringify({ site_navigation: inShop, extra_navigation: besides }),
  ]);
  await made.reload();
  const shown = (path: string) => made.visitor().get('site_content/getPage', { path });
  expect(await shown('/find-us')).toMatchObject({
    path: '/find-us',
    title: 'Find us',
    type: 'contact_and_hours',
    blocks: [{ data: { heading: 'Find us' } }, { injected_data: [{ location_id: expect.any(Number) }] }],
  });
  for (const path of ['/about', '/our-lists', '/news'])
    expect(await shown(path), path).toMatchObject({ path: '/our-story', page_id: id });
  expect(await reader.call('site_content/getPage', { path: '/not-ours' })).toMatchObject({ ok: false });
  expect(await shown('/cards')).toMatchObject({ path: '/cards', title: 'Cards', type: 'gift_cards' });
  expect(await reader.call('site_content/getPage', { path: '/theirs' })).toMatchObject({
    error_code: 'not_found',
  });
  await writePage('/find-us', []);
  expect(await shown('/find-us')).toMatchObject({ title: 'A page' });
});

it('sanitises rich text wherever it stands', async () => {
  const hostile = '<p onclick="x()">Hi</p><script>alert(1)</script><a href="javascript:x">y</a>';
  await writePage('/x', [
    { component: 'headline_paragraph', data: { paragraph: hostile } },
    { component: 'accordion', data: { faq: [{ headline: 'Q', paragraph: hostile }] } },
  ]);
  const page = await reader.get('site_content/getPage', { path: '/x' });
  const html = JSON.stringify(page.blocks);
  expect(html).toContain('Hi');
  expect(html).not.toMatch(/script|onclick/);
});

it('leaves out what is no block, and shows the rest', async () => {
  await writePage('/y', [
    null,
    7,
    'x',
    { component: '__proto__' },
    { component: 'nope' },
    { component: 'blank_space' },
  ]);
  const page = await reader.get('site_content/getPage', { path: '/y' });
  expect(page.blocks.map((b) => b.component)).toEqual(['blank_space']);
});

it('shows nothing of a list that was deleted or belongs to another shop', async () => {
  const other = await buildStore(made.db);
  const [theirs] = await made.db.query<{ id: number }>(
    "insert into title_list (store_id, name) values ($1, 'Theirs') returning id",
    [other.id],
  );
  await writePage('/z', [
    { component: 'product_grid', data: { list_id: theirs?.id } },
    { component: 'product_grid', data: { list_id: 999_999 } },
    { component: 'single_title_feature', data: { eisbn: '9999999999999' } },
  ]);
  const page = await reader.get('site_content/getPage', { path: '/z' });
  expect(page.blocks.map((b) => b.injected_data)).toEqual([null, null, null]);
});

it('refuses a page that does not exist, and one of another shop', async () => {
  const other = await buildStore(made.db);
  await writePage('/theirs', [], other.id);
  for (const path of ['/nope', '/theirs']) {
    expect(await reader.call('site_content/getPage', { path })).toMatchObject({
      ok: false,
      error_code: 'not_found',
    });
  }
});

it('has a privacy policy only where the settings say so (APP-018)', async () => {
  await writePage('/privacy-policy', []);
  const ask = async () => {
    const visitor = made.visitor();
    const path = '/privacy-policy' as const;
    const answers = [
      await visitor.call('site_content/getPage', { path }),
      await visitor.call('site_content/getLegalPage', { path }),
      await visitor.call('webstore/getPrivacyPolicyPage', {}),
    ];
    return answers.map((answer) => answer.ok);
  };
  expect(await ask()).toEqual([false, false, false]);
  await made.db.query(`update store set settings = settings || '{"has_privacy_policy_page": true}'`);
  await made.reload();
  expect(await ask()).toEqual([true, true, true]);
});

it('shows the variants of a block in development only', async () => {
  const page = await reader.get('site_content/getPage', { path: '/dev/blocks/accordion' });
  expect(page.blocks.map((b) => b.component)).toContain('accordion');
  made.shop.env.DEV_PAGES = false;
  for (const path of ['/dev/blocks', '/dev/blocks/accordion', '/dev/blocks/constructor']) {
    expect(await reader.call('site_content/getPage', { path })).toMatchObject({ error_code: 'not_found' });
  }
});

it('reads backgrounds that were stored by name', async () => {
  await writePage('/old', [{ component: 'headline_paragraph', data: { background_colour: 'accent' } }]);
  const page = await reader.get('site_content/getPage', { path: '/old' });
  expect(page.blocks[0]?.data).toMatchObject({ background_colour: 5, padding_y: 24 });
});

it('names the first picture of the shop that a page shows, for links that are shared', async () => {
  for (const path of ['mark.svg', 'door.jpg'])
    await made.db.query(
      "insert into picture (store_id, path, cache, width, height) values ($1, $2, 'a1', 800, 400)",
      [storeId, path],
    );
  const image = (path: string) => ({ component: 'image_gif', data: { path } });
  await writePage('/shown', ['gone.jpg', 'mark.svg', 'door.jpg'].map(image));
  await writePage('/bare', [image('gone.jpg')]);
  const imageAt = async (path: string) => (await reader.get('site_content/getPage', { path })).image;
  expect(await imageAt('/shown')).toMatch(/^\/media\/[\w-]+\/door\.jpg\?v=a1$/);
  expect(await imageAt('/bare')).toBeUndefined();
});
