import { expect, test } from 'vitest';
import type { Session } from '../../../contract/session.ts';
import type { StoredSettings } from '../../../server/store/settings.ts';
import { cartItemOf, cartOf } from '../../../test/carts.ts';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { SessionProvider } from '../session/session-provider.tsx';
import { Header } from './header.tsx';

const full = cartOf([
  cartItemOf({ line: { quantity: 2, sold_price: 1250 }, title: { title: 'Salt Roads' } }),
]);
const guest = { logged_in: false, user: null, cart: full } as Session;
const customer = {
  ...guest,
  logged_in: true,
  user: { first_name: 'Ada', last_name: 'Marsh', company: '', is_institution: false, corp_id: 1 },
} as Session;

const draw = (settings: StoredSettings, session: Session) =>
  renderInShop(
    <SessionProvider first={session}>
      <Header />
    </SessionProvider>,
    settings,
  );

test.each([
  [{}, guest, true],
  [{}, customer, true],
  [{ guest_show_cart: false }, guest, false],
  [{ guest_show_cart: false }, customer, true],
  [{ cart_enabled: false }, guest, false],
  [{ cart_enabled: false }, customer, false],
])('the cart in the header (CHROME-005, CHROME-060): %j', (settings, session, shown) => {
  const html = draw(settings, session);
  expect(html.includes('href="/checkout/cart"')).toBe(shown);
  expect(html.includes('data-testid="cart-count"')).toBe(shown);
});
