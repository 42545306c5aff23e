import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '../../storefront/routes.ts';
import { testShop } from '../../test/shop.ts';
import { createApp } from '../app.ts';
import { checkAddress } from './check-address.ts';
import { isOwnAddress } from './own-addresses.ts';

/** An address that a route answers: 'lists/:list_id' as '/lists/x'. A parameter that has a dot stays one with a dot. */
const sample = (route: string) =>
  `/${route}`
    .replace('//', '/')
    .replace(/:\w+(\{[^}]*\})?/g, (_, pattern = '') => (pattern.includes('\\.') ? 'x.x' : 'x'))
    .replace('*', 'x');

const canHavePage = (path: string) => {
  try {
    checkAddress(path, { url_shortcuts: {}, has_privacy_policy_page: true });
    return true;
  } catch {
    return false;
  }
};

test('no page of blocks stands where a route of the storefront does', () => {
  const paths = (routes as RouteConfigEntry[]).flatMap(({ path }) => (path && path !== '*' ? [path] : []));
  expect(paths.length).toBeGreaterThan(30);
  for (const path of paths) {
    expect([path, canHavePage(sample(path))]).toEqual([path, false]);
    expect([path, canHavePage(sample(path).toUpperCase())]).toEqual([path, false]);
  }
});

test('keeps away from addresses that the server answers', async () => {
  const { shop } = await testShop();
  const assets = createApp(shop, async () => new Response('')).routes;
  const paths = [...new Set(assets.map(({ path }) => path))].filter((path) => !/^\/?\*?$/.test(path));
  expect(paths.length).toBeGreaterThan(15);
  for (const path of paths) expect([path, canHavePage(sample(path.slice(1)))]).toEqual([path, false]);
});

test('leaves the names of folders to the pages of the shop', () => {
  for (const path of ['/', '/media', '/lists', '/gift-cards', '/about/team', '/search/us'])
    expect(isOwnAddress(path)).toBe(false);
});
