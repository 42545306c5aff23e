import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider, UNSAFE_ErrorResponseImpl as ThrownResponse } from 'react-router';
import { expect, test } from 'vitest';
import type { Call } from '../../contract/call.ts';
import { signUp } from '../../test/accounts.ts';
import { aRegistry, withRegistries } from '../../test/registries.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import type { Visitor } from '../../test/shop.ts';
import { load as loadAll } from './registries.tsx';
import { ErrorBoundary, load as loadOne } from './registry.tsx';

const open = sellingShops();

const args = ({ call }: Visitor, path: string, params = {}) => ({
  api: call as unknown as Call,
  params,
  url: new URL(path, 'http://shop.example'),
});

test('the page shows registries to their owner alone, and is not there in a shop without them (REG-003)', async () => {
  const shop = await open({ settings: withRegistries });
  await signUp(shop.reader);
  const id = await aRegistry(shop.reader, {});
  const { own } = await loadAll(args(shop.reader, '/gift-registry'));
  expect(own?.map((registry) => registry.gift_registry_id)).toEqual([id]);
  expect((await loadAll(args(shop.stranger(), '/gift-registry'))).own).toBeNull();
  const without = await open();
  await expect(loadAll(args(without.reader, '/gift-registry'))).rejects.toMatchObject({
    init: { status: 404 },
  });
});

test('a registry that is not there is said to be missing, and why (REG-029)', async () => {
  const shop = await open({ settings: withRegistries });
  const thrown = await loadOne(args(shop.reader, '/gift-registry/7', { registry_id: '7' })).catch((e) => e);
  expect(thrown.init.status).toBe(404);
  const settings = await shop.reader.get('store/getSettings', {});
  const router = createMemoryRouter(
    [{ id: 'root', path: '*', loader: () => null, element: <p />, errorElement: <ErrorBoundary /> }],
    {
      initialEntries: ['/gift-registry/7'],
      hydrationData: {
        loaderData: { root: { settings } },
        errors: { root: new ThrownResponse(404, '', { picks: null }) },
      },
    },
  );
  const page = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(page).toContain('<h1>Gift registry not found.</h1>');
  expect(page).toMatch(/<p>[^<]{20,}<\/p>/);
});
