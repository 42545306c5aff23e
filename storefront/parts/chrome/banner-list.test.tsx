import { expect, test } from 'vitest';
import type { Call } from '../../../contract/call.ts';
import { buildList } from '../../../test/factories.ts';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { type SellingShop, sellingShops } from '../../../test/selling-shop.ts';
import { BannerList } from './banner-list.tsx';
import { loadBanner } from './load-banner.ts';

const open = sellingShops();

async function bannerOf({ reader }: SellingShop, listId: number) {
  const settings = await reader.get('store/getSettings', {});
  const api = ((name, input) => reader.call(name, input)) as Call;
  return loadBanner(api, { ...settings, persistent_banner_list_id: listId });
}

test('covers of the list that a shop shows on every page lead to it (LIST-054, LIST-073)', async () => {
  const shop = await open();
  const books = [await shop.aBook(1), await shop.aBook(0)];
  const id = await buildList(
    shop.t.db,
    shop.store.id,
    books.map((book) => book.id),
  );
  const banner = await bannerOf(shop, id);
  if (!banner) throw new Error('no banner');
  const html = (isFull: boolean) => renderInShop(<BannerList banner={banner} isFull={isFull} />);
  expect(html(false)).toContain(`href="/lists/${id}"`);
  expect(html(false)).toContain('2 books');
  for (const { eisbn } of books) expect(html(false)).toContain(`/images/cover/${eisbn}`);
});

test('the banner is as wide as the window only where the shop wants it (APP-011)', () => {
  const banner = { list_id: 7, name: 'The Maine shelf', row_count: 1, covers: [] };
  expect(renderInShop(<BannerList banner={banner} isFull />)).toContain('data-full="true"');
  expect(renderInShop(<BannerList banner={banner} isFull={false} />)).not.toContain('data-full');
});

test('no list, a list that is gone and an empty one make no banner', async () => {
  const shop = await open();
  expect(await bannerOf(shop, 0)).toBeNull();
  expect(await bannerOf(shop, 999_999)).toBeNull();
  expect(await bannerOf(shop, await buildList(shop.t.db, shop.store.id, []))).toBeNull();
});
