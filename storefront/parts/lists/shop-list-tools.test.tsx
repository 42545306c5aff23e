import { expect, test } from 'vitest';
import type { Session } from '../../../contract/session.ts';
import type { StoredSettings } from '../../../server/store/settings.ts';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { SessionProvider } from '../session/session-provider.tsx';
import { ShopListTools } from './shop-list-tools.tsx';

const customer = { logged_in: true } as Session;

const draw = (session: Session | null, stored: StoredSettings = {}) =>
  renderInShop(
    <SessionProvider first={session}>
      <ShopListTools listId={7} name="Winter reading" />
    </SessionProvider>,
    stored,
    '/lists/7',
  );

test('a list of the shop can be downloaded by who is logged in (LIST-056)', () => {
  expect(draw(customer)).toMatch(/<a [^>]*href="\/account\/lists\/file\/7"[^>]*>.*Download/);
  expect(draw(null)).not.toContain('Download');
});

test('a list goes to the cart only where the shop has one (LIST-027, LIST-057)', () => {
  for (const session of [customer, null]) {
    expect(draw(session)).toContain('Add all to cart');
    const without = draw(session, { cart_enabled: false });
    expect(without).not.toContain('Add all to cart');
    expect(without).toContain('Save to my lists');
  }
  expect(draw(customer)).toMatch(
    /<form [^>]*action="\/account\/lists\/copy\/7".*name="intent" value="to_cart"/,
  );
});
