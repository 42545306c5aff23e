import { expect, test } from 'vitest';
import { requestName, slowRequests } from './slow-requests.ts';

test('keeps the slowest of each name, and how often it was slow', () => {
  let at = 100;
  const slow = slowRequests(() => new Date(at * 1000));
  slow.note('item', 999);
  slow.note('item', 1200.4);
  at = 200;
  slow.note('item', 3100.6);
  at = 300;
  slow.note('item', 1300);
  slow.note('browse', 5000);
  expect(slow.list(5)).toEqual([
    { name: 'browse', ms: 5000, at: 300, times: 1 },
    { name: 'item', ms: 3101, at: 200, times: 3 },
  ]);
  expect(slow.list(1)).toHaveLength(1);
});

test('names actions and kinds of addresses, and never what someone asked for', () => {
  const named = (path: string, headers: Record<string, string> = {}) =>
    requestName(new Request('http://shop.test', { headers }), path, 'page');
  expect(named('/customer/browse/get')).toBe('customer/browse/get');
  expect(named('/customer/browse/ada@example.org')).toBe('page');
  expect(named('/admin/order/get')).toBe('admin/order/get');
  expect(named('/admin/orders/100001')).toBe('admin');
  expect(named('/about/ada')).toBe('page');
  expect(named('/admin/pictures/upload', { 'content-type': 'multipart/form-data; boundary=x' })).toBe(
    undefined,
  );
});
