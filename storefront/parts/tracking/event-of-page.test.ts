import { expect, test } from 'vitest';
import type { Order } from '../../../contract/order.ts';
import { eventOfPage } from './event-of-page.ts';

const at = (path: string, order: Order | null = null) => {
  const { pathname, search } = new URL(path, 'http://shop');
  return eventOfPage({ pathname, search }, order, 'CAD');
};
const order = { summary: { total: 2599, item_count: 2 } } as Order;

test('a search, in whatever order its address says it', () => {
  expect(at('/browse/filter/t/the%20sea/k/TITLE')).toEqual({
    name: 'Search',
    data: { search_string: 'the sea' },
  });
  expect(at('/browse/filter/k/TITLE/t/100%')?.data).toEqual({ search_string: '100%' });
  expect(at('/browse/filter/f/Hardcover')).toBeNull();
  expect(at('/browse/filter/t/ada%40example.com/k/keyword')).toBeNull();
});

test('the steps to an order, which counts once: its page counts only with the mark (APP-045)', () => {
  expect(at('/purchase')?.name).toBe('InitiateCheckout');
  // The form counts a new account, not the page that may follow it (countRegistration).
  expect(at('/account/finished')).toBeNull();
  expect(at('/account/order/7?key=k&success=1', order)).toEqual({
    name: 'Purchase',
    data: { value: 25.99, currency: 'CAD', num_items: 2 },
  });
  expect(at('/account/order/7?key=k', order)).toBeNull();
  expect(at('/item/9791200000099')).toBeNull();
});
