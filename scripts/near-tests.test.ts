import { expect, test } from 'vitest';
import { nearTests } from './near-tests.mjs';

const tests = [
  { path: 'server/cart/add.test.ts', text: "import { testShop } from '../../test/shop.ts';" },
  { path: 'server/cart/used.test.ts', text: '' },
  { path: 'server/cart/rules/most.test.ts', text: '' },
  { path: 'server/stock/take.test.ts', text: "import { limits } from '../cart/limits.ts';" },
  { path: 'server/order/list.test.ts', text: "import { limits } from './limits.ts';" },
  { path: 'ui/load.test.ts', text: "const { load } = await import('./load.ts');\nimport './load.css';" },
];

test('tests beside a changed file and those that import it are near', () => {
  expect(nearTests(['server/cart/limits.ts'], tests)).toEqual([
    'server/cart/add.test.ts',
    'server/cart/used.test.ts',
    'server/stock/take.test.ts',
  ]);
  expect(nearTests(['test/shop.ts'], tests)).toEqual(['server/cart/add.test.ts']);
  expect(nearTests(['server/cart/rules/most.test.ts'], tests)).toEqual(['server/cart/rules/most.test.ts']);
  expect(nearTests(['README.md'], tests)).toEqual([]);
  expect(nearTests(['ui/load.css'], tests)).toEqual(['ui/load.test.ts']);
});
