import { expect, test } from 'vitest';
import type { SiteSettings } from '../../contract/store.ts';
import { contentPolicy } from './content-policy.ts';
import { trackingSources } from './tracking-sources.ts';

const settings = (parts: object, gated = false) =>
  ({
    gated,
    custom_head: '',
    store_info: { google_analytics_code: '', facebook_pixel_id: '' },
    ...parts,
  }) as SiteSettings;

const custom_head = `<script src="https://stats.example/a.js" async></script>
<script>\r\ncount()\r\n</script><script src='http://plain.example/b.js'></script>`;

test('scripts of a custom head are allowed by host, those of text by the hash of what the browser runs', () => {
  const { script, connect } = trackingSources(settings({ custom_head }), '/item/1');
  // sha256 of '\ncount()\n'
  expect(script).toEqual(['https://stats.example', expect.stringMatching(/^'sha256-[\w+/]{43}='$/)]);
  expect(connect).toEqual(['https:']);
  expect(trackingSources(settings({ custom_head: '<script>\ncount()\n</script>' }), '/').script).toEqual([
    script[1],
  ]);
});

test.each(['/checkout/cart', '/purchase', '/account/orders', '/forgot-password', '/location'])(
  '%s allows nothing of others',
  (path) => {
    const all = settings({
      custom_head,
      store_info: { google_analytics_code: 'G-ABCDE', facebook_pixel_id: '12345' },
    });
    expect(trackingSources(all, path)).toEqual({ script: [], connect: [] });
    expect(contentPolicy([], trackingSources(all, '/'))).toContain('https://connect.facebook.net');
  },
);

test('the gate of a private shop allows nothing of others', () => {
  expect(trackingSources(settings({ custom_head }, true), '/')).toEqual({ script: [], connect: [] });
});
