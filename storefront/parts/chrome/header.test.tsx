import { expect, it } from 'vitest';
import type { SiteSettings } from '../../../contract/store.ts';
import { readLocation } from '../../../server/store/read-location.ts';
import { type StoredSettings, settingsOf } from '../../../server/store/settings.ts';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { FooterColumns } from './footer-columns.tsx';
import { Header } from './header.tsx';

const header = (stored: StoredSettings = {}) => renderInShop(<Header />, stored);
const linksIn = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);

it('has the logo lead where the shop says its home is', () => {
  expect(linksIn(header())[0]).toBe('/');
  expect(linksIn(header({ landing_page_url: '/welcome' }))[0]).toBe('/home');
  const elsewhere = { store_info: { alternate_home: 'https://shop.example/' }, landing_page_url: '/welcome' };
  expect(linksIn(header(elsewhere))[0]).toBe('https://shop.example/');
});

it('shows a guest the cart where there is one and guests may see it', () => {
  expect(linksIn(header())).toContain('/checkout/cart');
  expect(linksIn(header({ cart_enabled: false }))).not.toContain('/checkout/cart');
  expect(linksIn(header({ guest_show_cart: false }))).not.toContain('/checkout/cart');
});

it('lets one choose a location in a group of shops that is one, nowhere else (APP-003)', () => {
  const places = ['Kelowna', 'Vernon'].map((name, i) => readLocation({ id: i + 1, name, details: {} }));
  const draw = (is_consolidated_multistore: boolean, count: number) =>
    renderInShop(<Header />, { store_info: { is_consolidated_multistore } }, '/', places.slice(0, count));
  const picker = /<a [^>]*href="\/location\?back=%2F"[^>]*aria-label="Your shop: Kelowna\. Change"/;
  expect(draw(true, 2)).toMatch(picker);
  for (const other of [draw(false, 2), draw(true, 1), draw(false, 1), header()]) {
    expect(other).not.toContain('/location');
    expect(other).not.toContain('Your shop');
  }
});

it('has a search box and the way to log in', () => {
  expect(header()).toMatch(/<search[ >]/);
  expect(header()).toMatch(
    /href="\/account\/login[^"]*"[^>]*aria-label="Login"|aria-label="Login"[^>]*href="\/account\/login/,
  );
});

it('names in the footer what it runs on, and leads to its provider where there is one', () => {
  const row = { id: 1, webstore_name: 'a', name: 'A', position: 1, hosts: [], currency: 'USD' };
  const place = { country: 'US', time_zone: 'UTC', settings: {} };
  const footer = (settings: SiteSettings) => renderInShop(<FooterColumns settings={settings} />);
  const with_ = (platform?: string) =>
    footer(settingsOf({ ...row, ...place }, [], 'http://a.test', platform));
  expect(with_()).toMatch(/Powered by (<!-- -->)?<span translate="no">Handsell<\/span>/);
  expect(with_('https://handsell.example')).toMatch(
    /<a href="https:\/\/handsell\.example"[^>]*>Handsell<\/a>/,
  );
});
