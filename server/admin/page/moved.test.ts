import { beforeEach, expect, it } from 'vitest';
import { buildLocation, buildStore } from '../../../test/factories.ts';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { type Desk, staffAt } from '../../../test/staff.ts';

let made: TestShop;
let editor: Desk;
let at: (path: string) => Promise<unknown>;

beforeEach(async () => {
  made = await testShop();
  const store = await buildStore(made.db);
  await buildLocation(made.db, store.id);
  await made.reload();
  await staffAt(made, store, 'owner');
  editor = await staffAt(made, store, 'editor');
  at = async (path) => {
    const answer = await made.visitor(store.webstoreName).send('site_content/getPage', { path });
    if (answer.ok) return (answer.value as { title: string }).title;
    return answer.error_code === 'page_moved' ? answer.error_data : answer.error_code;
  };
});

const page = (path: string, title: string, which: object = {}) => ({ path, title, blocks: [], ...which });

it('leads each old address of a page to the newest one', async () => {
  const { id } = await editor.get('page/save', page('/about', 'About us'));
  await editor.get('page/save', page('/us', 'About us', { id, version: 1 }));
  await editor.get('page/save', page('/who-we-are', 'About us', { id, version: 2 }));
  expect(await at('/about')).toEqual({ path: '/who-we-are' });
  expect(await at('/us')).toEqual({ path: '/who-we-are' });
  await editor.get('page/save', page('/about', 'About us', { id, version: 3 }));
  expect(await at('/about')).toBe('About us');
  expect(await at('/who-we-are')).toEqual({ path: '/about' });
});

it('shows the page that stands at an address now', async () => {
  const { id } = await editor.get('page/save', page('/about', 'About us'));
  await editor.get('page/save', page('/us', 'About us', { id, version: 1 }));
  const other = await editor.get('page/save', page('/about', 'About books'));
  expect(await at('/about')).toBe('About books');
  await editor.get('page/save', page('/books', 'About books', { id: other.id, version: 1 }));
  expect(await at('/about')).toEqual({ path: '/books' });
});

it('forgets the old addresses of a page that is deleted, until it comes back', async () => {
  const { id } = await editor.get('page/save', page('/about', 'About us'));
  await editor.get('page/save', page('/us', 'About us', { id, version: 1 }));
  await editor.get('page/delete', { id, version: 2 });
  expect(await at('/about')).toBe('not_found');
  await editor.get('page/bringBack', { id, path: '/who-we-are' });
  expect(await at('/us')).toEqual({ path: '/who-we-are' });
});
