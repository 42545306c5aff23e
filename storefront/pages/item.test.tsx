import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Call } from '../../contract/call.ts';
import type { SiteSettings } from '../../contract/store.ts';
import { buildList } from '../../test/factories.ts';
import { type SellingShop, sellingShops } from '../../test/selling-shop.ts';
import { ToastProvider } from '../../ui/toast.tsx';
import { SessionProvider } from '../parts/session/session-provider.tsx';
import Item, { load, meta } from './item.tsx';

const open = sellingShops();

const page = ({ reader }: SellingShop, path: string) => {
  const url = new URL(path, 'http://shop.example');
  const [, item_id, list_id] = /^\/item\/(\w+)(?:\/lists\/(\d+))?$/.exec(url.pathname) ?? [];
  const params = { item_id, ...(list_id === undefined ? {} : { list_id }) };
  return load({ api: reader.call as unknown as Call, params, url });
};

/** Where an address leads; '' when the page opens there. */
async function ledTo(shop: SellingShop, path: string): Promise<string> {
  try {
    await page(shop, path);
    return '';
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return thrown.headers.get('location') ?? '';
  }
}

test('a list that is gone, or does not hold the book, leads to the book alone', async () => {
  const shop = await open();
  const { id, eisbn } = await shop.aBook(1);
  const other = await shop.aBook(1);
  const list = await buildList(shop.t.db, shop.store.id, [id]);
  expect(await ledTo(shop, `/item/${eisbn}/lists/${list}`)).toBe('');
  expect(await ledTo(shop, `/item/${eisbn}/lists/999999?x=1`)).toBe(`/item/${eisbn}?x=1`);
  expect(await ledTo(shop, `/item/${other.eisbn}/lists/${list}`)).toBe(`/item/${other.eisbn}`);
});

test('the title of the page is that of the book, and names the store (APP-038)', async () => {
  const shop = await open();
  const { eisbn } = await shop.aBook(1, { title: 'Salt Roads', author: 'Ida Quill' });
  const settings = await shop.reader.get('store/getSettings', {});
  const loaderData = await page(shop, `/item/${eisbn}`);
  const matches = [{ id: 'root', loaderData: { settings } }];
  expect(meta({ matches, loaderData } as never)).toContainEqual({
    title: `Salt Roads by Ida Quill | ${shop.store.name}`,
  });
});

test.each([true, false])(
  'copies are for a gift registry only where the shop has registries: %s (APP-010)',
  async (on) => {
    const shop = await open({ settings: { gift_registry_enabled: on } });
    const { eisbn } = await shop.aBook(1);
    const loaded = await page(shop, `/item/${eisbn}?registry=12`);
    expect(loaded.registryId).toBe(12);
    const settings = (await shop.reader.get('store/getSettings', {})) as SiteSettings;
    const element = (
      <ToastProvider>
        <SessionProvider>
          <Item />
        </SessionProvider>
      </ToastProvider>
    );
    const router = createMemoryRouter(
      [
        {
          id: 'root',
          path: '/',
          loader: () => ({ settings }),
          children: [{ id: 'item', path: '*', loader: () => loaded, element }],
        },
      ],
      {
        initialEntries: [`/item/${eisbn}`],
        hydrationData: { loaderData: { root: { settings }, item: loaded } },
      },
    );
    const html = renderToStaticMarkup(<RouterProvider router={router} />);
    expect(html).toContain('Add to cart');
    expect(html.includes('name="gift_registry_id" value="12"')).toBe(on);
  },
);
