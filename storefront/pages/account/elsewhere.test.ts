import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { actions } from '../../../contract/actions.ts';
import routes from '../../routes.ts';

const table = routes.map(({ path, file, index }) => ({ path, handle: file, ...(index && { index }) }));
const fileOf = (path: string) => matchRoutes(table as never, path)?.at(-1)?.route.handle;

test('an unknown view leads to the details; an address below the views is not there (ACCOUNT-016, ACCOUNT-027)', () => {
  for (const path of ['/account/nothing', '/account/order-history/'])
    expect([path, fileOf(path)]).toEqual([path, 'pages/account/elsewhere.tsx']);
  for (const path of ['/account/orders/100001', '/account/details/x', '/account/lists/1/2', '/account/a/b/c'])
    expect([path, fileOf(path)]).toEqual([path, 'pages/content.tsx']);
});

test.each([
  ['ACCOUNT-001, ACCOUNT-024', '/account/login', 'account/login.tsx'],
  ['ACCOUNT-001', '/account/signup', 'account/signup.tsx'],
  ['ACCOUNT-001', '/account/forgot', 'account/forgot.tsx'],
  ['ACCOUNT-078', '/account/orders', 'account/orders.tsx'],
  ['ACCOUNT-078', '/account/order/100001', 'order.tsx'],
  ['ACCOUNT-078', '/account/complete', 'order.tsx'],
  ['APP-024', '/', 'home.tsx'],
  ['APP-024', '/home', 'home.tsx'],
])('%s: %s is the page %s', (_row, path, page) => {
  expect(fileOf(path)).toBe(`pages/${page}`);
});

test.each(['account/activate', 'account/forgot'])(
  '%s is a page that a mailed link leads to, and no call (ACCOUNT-059)',
  (name) => {
    expect(fileOf(`/${name}`)).toBe('pages/account/forgot.tsx');
    expect(Object.keys(actions)).not.toContain(name);
  },
);
