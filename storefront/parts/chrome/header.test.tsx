import { expect, it } from 'vitest';
import type { Session } from '../../../contract/session.ts';
import { readLocation } from '../../../server/store/read-location.ts';
import { type StoredSettings, settingsOf } from '../../../server/store/settings.ts';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { SessionProvider } from '../session/session-provider.tsx';
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

it('is plain at the checkout: the shop, its phone, the account and the cart', () => {
  const stored = { store_info: { phone: '(207) 555-0142' } };
  const html = renderInShop(<Header />, stored, '/purchase');
  expect(linksIn(html)).toEqual(['/', 'tel:2075550142', '/account/login?back=%2Fpurchase', '/checkout/cart']);
  expect(html).toContain('aria-label="Call (207) 555-0142"');
  for (const part of ['<search', '<nav', '<details']) {
    expect(html).not.toContain(part);
    expect(renderInShop(<Header />, stored, '/checkout/cart'), part).toContain(part);
  }
});

it('shows a guest the cart where there is one and guests may see it', () => {
  expect(linksIn(header())).toContain('/checkout/cart');
  expect(linksIn(header({ cart_enabled: false }))).not.toContain('/checkout/cart');
  expect(linksIn(header({ guest_show_cart: false }))).not.toContain('/checkout/cart');
});

it('shows My lists to customers only (CHROME-059, CHROME-063)', () => {
  const customer = { logged_in: true, user: { first_name: 'Ada', last_name: 'Marsh' }, cart: null };
  const mine = renderInShop(
    <SessionProvider first={customer as unknown as Session}>
      <Header />
    </SessionProvider>,
  );
  expect(mine).toMatch(/<a [^>]*href="\/account\/lists"[^>]*aria-label="My lists"/);
  expect(header()).not.toContain('My lists');
  expect(linksIn(header())).not.toContain('/account/lists');
});

it('lets one choose a location in a group of shops that is one, nowhere else (APP-003)', () => {
  const locations = ['Kelowna', 'Vernon'].map((name, i) => readLocation({ id: i + 1, name, details: {} }));
  const draw = (is_consolidated_multistore: boolean, count: number) =>
    renderInShop(<Header />, { store_info: { is_consolidated_multistore } }, '/', locations.slice(0, count));
  const picker = /<a [^>]*href="\/location\?back=%2F"[^>]*aria-label="Your shop: Kelowna\. Change"/;
  expect(draw(true, 2)).toMatch(picker);
  // Phones have it on a line below the header.
  expect(draw(true, 2)).toMatch(/<\/header><aside[^>]*>.*Your shop: Kelowna<\/a><\/aside>/);
  for (const other of [draw(false, 2), draw(true, 1), draw(false, 1), header()]) {
    expect(other).not.toContain('/location');
    expect(other).not.toContain('Your shop');
  }
});

it('has a search box with its button, and the way to log in (CHROME-001, CHROME-058, SEARCH-013)', () => {
  expect(header()).toMatch(
    /<search[ >].*<input[^>]*type="search".*<button type="submit".*Search.*<\/search>/s,
  );
  expect(header()).toMatch(
    /href="\/account\/login[^"]*"[^>]*aria-label="Login"|aria-label="Login"[^>]*href="\/account\/login/,
  );
});

it('searches by keyword unless one chooses another type (SEARCH-009)', () => {
  const [, types = ''] = /<select name="k"[^>]*>(.*?)<\/select>/s.exec(header()) ?? [];
  expect([...types.matchAll(/<option[^>]*>([^<]*)</g)].map(([, label]) => label)).toEqual([
    'Keyword',
    'Title',
    'Author',
    'Publisher',
    'URL',
  ]);
  expect(types.match(/<option value="(\w+)" selected="">/)?.[1]).toBe('keyword');
});

const footer = (stored: StoredSettings = {}, platform?: string) => {
  const row = { id: 1, webstore_name: 'a', name: 'A', position: 1, hosts: [], currency: 'USD' };
  const settings = settingsOf(
    { ...row, country: 'US', time_zone: 'UTC', settings: stored },
    [],
    'http://a.test',
    platform,
  );
  return renderInShop(<FooterColumns settings={settings} />);
};

it('names in the footer what it runs on, and leads to its provider where there is one (CHROME-047)', () => {
  expect(footer()).toMatch(/Powered by (<!-- -->)?<span translate="no">Handsell<\/span>/);
  expect(footer({}, 'https://handsell.example')).toMatch(
    /<a href="https:\/\/handsell\.example"[^>]*>Handsell<\/a>/,
  );
});

it('shows the social networks of the shop as drawings with their names (CHROME-043)', () => {
  const networks = ['twitter', 'instagram', 'facebook', 'tiktok', 'threads', 'bluesky', 'mastodon'];
  const html = footer({ store_info: Object.fromEntries(networks.map((n) => [n, `${n}.example/corner`])) });
  const links = [...html.matchAll(/<a [^>]*rel="noopener me"[^>]*aria-label="(\w+)"[^>]*>(.*?)<\/a>/g)];
  expect(links.map(([, name]) => name?.toLowerCase())).toEqual(networks);
  const drawings = links.map(
    ([, , inside]) => /^<svg [^>]*aria-hidden="true".* d="([^"]+)"/.exec(inside ?? '')?.[1],
  );
  expect(new Set(drawings).size).toBe(networks.length);
});

it.each([
  [false, 200, 'Government of Canada'],
  [true, 350, 'Government of Canada / Gouvernement du Canada'],
])(
  'draws the wordmark of the government, in both languages: %s (CHROME-054, CHROME-055)',
  (both, px, name) => {
    const html = footer({ show_government_of_canada_logo: true, government_of_canada_bilingual: both });
    expect(html).toMatch(new RegExp(`<svg role="img" aria-label="${name}"[^>]* width="${px}"`));
    expect(footer()).not.toContain('Government');
  },
);

it('leads to the search for gift registries where the shop has them (CHROME-003)', () => {
  expect(linksIn(footer({ gift_registry_enabled: true }))).toContain('/gift-registry');
  expect(linksIn(footer())).not.toContain('/gift-registry');
});
