import { expect, test } from 'vitest';
import { followedPath } from './followed-link.ts';

const shop = 'http://shop.test';
const follow = (written: string, more: { target?: string; isDownload?: boolean } = {}) =>
  followedPath(
    { written, url: new URL(written, `${shop}/browse`), target: '', isDownload: false, ...more },
    shop,
  );

test('pages of the shop are followed without leaving the page', () => {
  expect(follow('/item/9780306406157')).toBe('/item/9780306406157');
  expect(follow('/browse/filter/a/J.R.R.%20Tolkien?visit=1#more')).toBe(
    '/browse/filter/a/J.R.R.%20Tolkien?visit=1#more',
  );
  expect(follow(`${shop}/lists/2`)).toBe('/lists/2');
  expect(follow('/documents-of-ours', { target: '_self' })).toBe('/documents-of-ours');
});

test('other sites, files, new windows, downloads and places of the page are left to the browser', () => {
  expect(follow('https://elsewhere.test/lists/2')).toBeNull();
  expect(follow('mailto:books@shop.test')).toBeNull();
  expect(follow('tel:5551234')).toBeNull();
  expect(follow('/images/cover/9780306406157/1/240.jpg')).toBeNull();
  expect(follow('/docs/api')).toBeNull();
  expect(follow('/dev/outbox')).toBeNull();
  expect(follow('/customer/titlelist/getExcel?list_id=2')).toBeNull();
  expect(follow('/lists/2', { target: '_blank' })).toBeNull();
  expect(follow('/lists/2', { isDownload: true })).toBeNull();
  expect(follow('#main')).toBeNull();
});
