import { beforeEach, expect, it } from 'vitest';
import { type PageDesk, pageDesk } from '../../../test/page-desk.ts';

let editor: PageDesk['editor'];
let at: PageDesk['at'];

beforeEach(async () => {
  ({ editor, at } = await pageDesk());
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
