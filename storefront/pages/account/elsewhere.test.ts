import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import routes from '../../routes.ts';

const table = routes.map(({ path, file, index }) => ({ path, handle: file, ...(index && { index }) }));
const fileOf = (path: string) => matchRoutes(table as never, path)?.at(-1)?.route.handle;

test('an unknown view leads to the details; an address below the views is not there (ACCOUNT-016, ACCOUNT-027)', () => {
  for (const path of ['/account/nothing', '/account/order-history/'])
    expect([path, fileOf(path)]).toEqual([path, 'pages/account/elsewhere.tsx']);
  for (const path of ['/account/orders/100001', '/account/details/x', '/account/lists/1/2', '/account/a/b/c'])
    expect([path, fileOf(path)]).toEqual([path, 'pages/content.tsx']);
});
