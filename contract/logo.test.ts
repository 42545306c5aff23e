import { expect, test } from 'vitest';
import { logoOf } from './logo.ts';
import type { SiteSettings } from './store.ts';

const settings = (logo_url: string, data: object) =>
  ({ styles: { logo_url }, global_content: [{ component: 'search_bar', data }] }) as unknown as SiteSettings;

test.each([
  ['', {}, null],
  ['/logo.svg', {}, { src: '/logo.svg', height: 40 }],
  ['/logo.svg', { search_bar_logo: '/own.svg', logo_height: 64 }, { src: '/own.svg', height: 64 }],
  ['/logo.svg', { image_cache_key: 17 }, { src: '/logo.svg?v=17', height: 40 }],
  ['/logo?w=300', { image_cache_key: 'a b' }, { src: '/logo?w=300&v=a%20b', height: 40 }],
  ['', { search_bar_logo: 4, logo_height: '9999', image_cache_key: {} }, null],
  ['/logo.svg', { search_bar_logo: 'javascript:window.ran=1' }, { src: '/logo.svg', height: 40 }],
  ['data:text/html,hello', {}, null],
  ['/logo.svg', { logo_height: 5000 }, { src: '/logo.svg', height: 40 }],
])('with %j and %j it is %j (CHROME-013, CHROME-015, CHROME-064)', (logo_url, data, logo) => {
  expect(logoOf(settings(logo_url, data))).toEqual(logo);
});
