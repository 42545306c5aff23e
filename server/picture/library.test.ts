import { beforeEach, expect, it } from 'vitest';
import { buildLocation, buildStore } from '../../test/factories.ts';
import { type TestShop, testShop } from '../../test/shop.ts';
import { staffAt } from '../../test/staff.ts';

let made: TestShop;
let store: Awaited<ReturnType<typeof buildStore>>;

beforeEach(async () => {
  made = await testShop();
  store = await buildStore(made.db);
  await buildLocation(made.db, store.id);
  await made.db.query(
    `insert into picture (store_id, path, cache, width, height, alt, focus_x) values
     ($1, 'shop/logo.png', 'l1', 300, 80, 'Sign', 50), ($1, 'shop/door.jpg', 'd1', 800, 600, 'A red door', 20)`,
    [store.id],
  );
  await made.reload();
});

const settingsNow = async () => {
  await made.shop.changes.refresh();
  return made.visitor(store.webstoreName).get('store/getSettings', {});
};

it('gives the logo and the pictures of bars and notices their newest version', async () => {
  const owner = await staffAt(made, store, 'owner');
  const logo = `/media/${store.webstoreName}/shop/logo.png`;
  const shown = { component: 'popup_notice', data: {} };
  await owner.get('settings/save', {
    values: {
      'styles.logo_url': logo,
      global_content: [{ component: 'search_bar', data: { search_bar_logo: 'shop/logo.png' } }, shown],
    },
  });
  const first = await settingsNow();
  expect(first.styles.logo_url).toBe(`${logo}?v=l1`);
  expect(first.global_content[0]?.data.search_bar_logo).toBe(`${logo}?v=l1`);
  // What staff edit stays an address without a version.
  const { settings } = await owner.get('settings/getList');
  expect(settings.find(({ name }) => name === 'styles.logo_url')?.value).toBe(logo);
  await made.db.query("update picture set cache = 'l2' where store_id = $1 and path = 'shop/logo.png'", [
    store.id,
  ]);
  expect((await settingsNow()).styles.logo_url).toBe(`${logo}?v=l2`);
});

it('says in a page what stays in view, and what a picture shows where its block does not', async () => {
  const owner = await staffAt(made, store, 'owner');
  const path = 'shop/door.jpg';
  await owner.get('page/save', {
    path: '/visit',
    title: 'Visit us',
    blocks: [
      { component: 'image_gif', data: { path } },
      { component: 'image_gif', data: { path, alt: 'Our door' } },
      { component: 'image_carousel', data: { slides: [{ path }, { path, alt: 'In June' }] } },
    ],
  });
  const page = await made.visitor(store.webstoreName).get('site_content/getPage', { path: '/visit' });
  const address = `/media/${store.webstoreName}/${path}?v=d1#800x600,20,50`;
  expect(page.blocks.map(({ data }) => data)).toMatchObject([
    { path: address, alt: 'A red door' },
    { path: address, alt: 'Our door' },
    { slides: [{ path: address, alt: 'A red door' }, { alt: 'In June' }] },
  ]);
});
