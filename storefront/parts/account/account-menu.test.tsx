import { expect, it } from 'vitest';
import type { Session } from '../../../contract/session.ts';
import type { StoredSettings } from '../../../server/store/settings.ts';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { Header } from '../chrome/header.tsx';
import { SessionProvider } from '../session/session-provider.tsx';
import { AccountMenu } from './account-menu.tsx';

const user = { first_name: 'Ada', last_name: 'Marsh', email_address: 'ada@example.com', company: '' };
const customer = { logged_in: true, user, cart: null } as unknown as Session;

const menu = (stored: StoredSettings = {}) =>
  renderInShop(
    <SessionProvider first={customer}>
      <AccountMenu onDone={() => {}} />
    </SessionProvider>,
    stored,
  );
const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, to, label]) => `${to} ${label}`);

it('leads to the details, addresses, lists and orders, and ends with a button to log out (CHROME-002, CHROME-035) (ACCOUNT-013, ACCOUNT-014)', () => {
  const html = menu();
  expect(linksIn(html)).toEqual([
    '/account/details Account Details',
    '/account/addresses Address Book',
    '/account/lists My Lists',
    '/account/orders View Orders',
  ]);
  expect(html).toMatch(/<button type="button"[^>]*>Log out<\/button><\/li><\/ul>/);
  expect(html).toContain('ada@example.com');
});

it('leads to gift registries where the shop has them (CHROME-034, REG-012) (ACCOUNT-014)', () => {
  expect(linksIn(menu({ gift_registry_enabled: true }))).toContainEqual(
    expect.stringMatching(/^\/\S+ Gift Registry$/),
  );
  expect(menu({ gift_registry_enabled: false })).not.toContain('Gift Registry');
});

it('stands in the header for a customer; a visitor has the login (CHROME-012, CHROME-039)', () => {
  const visitor = renderInShop(<Header />);
  expect(visitor).toMatch(
    /<a [^>]*href="\/account\/login[^"]*"[^>]*aria-haspopup="dialog"[^>]*aria-label="Login"/,
  );
  const mine = renderInShop(
    <SessionProvider first={customer}>
      <Header />
    </SessionProvider>,
  );
  expect(mine).toMatch(
    /<a [^>]*href="\/account\/orders"[^>]*aria-haspopup="dialog"[^>]*aria-label="[^"]*Ada"/,
  );
  expect(mine).not.toContain('/account/login');
});
