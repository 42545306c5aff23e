import { describe, expect, it } from 'vitest';
import { singleCopyText } from '../../../server/pricing/availability-text.ts';
import { cartItemOf, cartOf } from '../../../test/carts.ts';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { CartView } from './cart-view.tsx';

const item = cartItemOf({
  line: { quantity: 2, sold_price: 1250 },
  title: { title: 'Salt Roads', binding: 'Hardcover', condition: 'USED' },
});

describe('the cart without JavaScript', () => {
  it('shows image, title, format, availability, quantity and price of a line (CART-034)', () => {
    const html = renderInShop(<CartView cart={cartOf([item])} loggedIn={false} locationId={null} />);
    for (const part of [
      '/images/cover/',
      'Salt Roads',
      'Hardcover',
      'Used',
      '5 in stock',
      '$25.00',
      '$12.50 each',
    ]) {
      expect(html).toContain(part);
    }
    expect(html).toContain('aria-label="Quantity of Salt Roads"');
  });

  it('loads the covers of the first screen at once, those below as they are wanted', () => {
    const items = Array.from({ length: 6 }, (_, i) => cartItemOf({ line: { cart_id: i + 1 } }));
    const html = renderInShop(<CartView cart={cartOf(items)} loggedIn={false} locationId={null} />);
    const loading = [...html.matchAll(/<img[^>]* loading="(\w+)"/g)].map(([, how]) => how);
    expect(loading).toEqual(['eager', 'eager', 'eager', 'eager', 'lazy', 'lazy']);
  });

  it('has a form for every change and for the checkout', () => {
    const other = cartItemOf({ line: { cart_id: 2 } });
    const html = renderInShop(<CartView cart={cartOf([item, other])} loggedIn={false} locationId={null} />);
    for (const intent of ['set', 'remove', 'remove_all', 'checkout']) {
      expect(html).toContain(`name="intent" value="${intent}"`);
    }
    expect(html).not.toContain('value="remove_unavailable"');
    // The bar of a phone takes scripts.
    expect(html.match(/>Checkout</g)).toHaveLength(1);
  });

  it('removes a single line by its own button alone', () => {
    const html = renderInShop(<CartView cart={cartOf([item])} loggedIn={false} locationId={null} />);
    expect(html).toContain('name="intent" value="remove"');
    expect(html).not.toContain('remove_all');
  });

  it('says above the checkout when everything is ready', () => {
    const cart = cartOf([item], { pickup_ready: 'Ready in about two hours at Harbour' });
    const html = renderInShop(<CartView cart={cart} loggedIn={false} locationId={null} />);
    expect(html).toMatch(/Ready in about two hours at Harbour<.*>Checkout</s);
  });

  it('offers guests what they can choose, and says in one line what an account opens (SHIPPING-027)', () => {
    const view = (loggedIn: boolean) =>
      renderInShop(<CartView cart={cartOf([item])} loggedIn={loggedIn} locationId={null} />, {
        checkout_info: { ship_enabled: true, local_delivery_enabled: true },
      });
    const types = (html: string) =>
      [...html.matchAll(/<input type="radio"[^>]* value="(\w+)"/g)].map(([, type]) => type);
    const line = 'To have your order brought to you, please log in or create an account.';
    expect(types(view(false))).toEqual(['pickup']);
    expect(view(false).replace(/<[^>]+>/g, '')).toContain(line);
    expect(types(view(true))).toEqual(['pickup', 'ship', 'local_delivery']);
    expect(view(true).replace(/<[^>]+>/g, '')).not.toContain(line);
  });

  it('hides the checkout below the order minimum and says what is missing (CART-049, CART-050, CART-060)', () => {
    const cart = cartOf([item], { meets_order_min: false });
    const html = renderInShop(<CartView cart={cart} loggedIn={false} locationId={null} />, {
      checkout_info: { order_min: 4000 },
    });
    expect(html).toContain('The order minimum is $40.00. Please add $15.00 more to check out.');
    expect(html).not.toContain('value="checkout"');
  });

  it('says of a line that it cannot be shipped, and what to do (CART-051, CART-052)', () => {
    const sentence = 'This product cannot be shipped. Please choose pick up in store, or remove it.';
    const view = (unshippable: boolean) =>
      renderInShop(
        <CartView cart={cartOf([cartItemOf({ line: { unshippable } })])} loggedIn locationId={null} />,
      );
    expect(view(true)).toContain(sentence);
    expect(view(false)).not.toContain(sentence);
  });

  it('says to guests which line requires an account (CART-026)', () => {
    const cart = cartOf([cartItemOf({ line: { cartable_logged_in: true } })]);
    const view = (loggedIn: boolean) =>
      renderInShop(<CartView cart={cart} loggedIn={loggedIn} locationId={null} />);
    expect(view(false)).toContain('Requires account');
    expect(view(true)).not.toContain('Requires account');
  });

  it('takes three digits for a title and four for a gift card (CART-022)', () => {
    const view = (is_giftcard: boolean) =>
      renderInShop(
        <CartView cart={cartOf([cartItemOf({ line: { is_giftcard } })])} loggedIn locationId={null} />,
      );
    expect(view(false)).toMatch(
      /<input[^>]*maxLength="3"[^>]*name="quantity"|<input[^>]*name="quantity"[^>]*maxLength="3"/i,
    );
    expect(view(true)).toMatch(
      /<input[^>]*maxLength="4"[^>]*name="quantity"|<input[^>]*name="quantity"[^>]*maxLength="4"/i,
    );
  });

  it('offers what is in stock of a line that asks for more', () => {
    const short = cartItemOf({ line: { quantity: 4 }, offer: { onhand: 0 }, title: { title: 'Out' } });
    const html = renderInShop(<CartView cart={cartOf([short])} loggedIn={false} locationId={null} />);
    expect(html).toContain('Cart adjustment');
    expect(html).toContain('0 (removed)');
    expect(html).toContain('value="adjust"');
  });

  it('says of a used copy that it has been sold, not that its title cannot be ordered', () => {
    const soldOut = singleCopyText({ here: 0, elsewhere: [], onOrder: 0 });
    const sold = cartItemOf({
      line: { cartable: false },
      title: { condition: 'USED', eisbn: '9780525478812' },
      offer: { onhand: 0, ...soldOut },
    });
    const html = renderInShop(<CartView cart={cartOf([sold])} loggedIn={false} locationId={null} />);
    expect(html).toContain('This used copy has been sold.');
    expect(html).not.toContain('no longer available to order');
    expect(html).toMatch(/<th[^>]*><a href="[^"]*9780525478812"/);
  });

  it('sends guests who may not check out to log in, and says once what is not in stock', () => {
    const waiting = cartItemOf({
      line: {
        quantity: 7,
        backorder_quantity: 2,
        backorder_sub_message: '2 on pre-order until May 4, 2027',
      },
      offer: { is_extra_orderable: true },
      title: { title: 'Rare' },
    });
    const cart = cartOf([waiting], { can_click_collect: false });
    const html = renderInShop(<CartView cart={cart} loggedIn={false} locationId={null} />, {
      store_info: { phone: '(207) 555-0142' },
    });
    expect(html.match(/2 on pre-order until May 4, 2027/g)).toHaveLength(1);
    expect(html).toContain('href="tel:2075550142"');
    expect(renderInShop(<CartView cart={cart} loggedIn locationId={null} />)).toContain('value="checkout"');
  });

  it('leads guests who may not order from Checkout to the login, and back (CHECKOUT-050)', () => {
    const view = (loggedIn: boolean) =>
      renderInShop(<CartView cart={cartOf([item])} loggedIn={loggedIn} locationId={null} />, {
        guest_allow_checkout: false,
      });
    const login = /<a [^>]*href="\/account\/login\?back=\/checkout\/cart"[^>]*>(?:<[^>]+>)*([^<]+)/g;
    expect([...view(false).matchAll(login)].map(([, label]) => label)).toEqual(['Checkout']);
    expect(view(false)).not.toMatch(/value="checkout"|account\/signup/);
    expect(view(true)).not.toMatch(login);
    expect(view(true)).toContain('value="checkout"');
  });

  it('pages a long cart, by the address', () => {
    const items = Array.from({ length: 30 }, (_, i) => cartItemOf({ title: { title: `Volume ${i + 1}.` } }));
    const html = renderInShop(
      <CartView cart={cartOf(items)} loggedIn={false} locationId={null} />,
      {},
      '/checkout/cart?page=2',
    );
    expect(html).toContain('Volume 30.');
    expect(html).not.toContain('Volume 25.');
    expect(html).toContain('/checkout/cart?page=1');
  });
});
