import { describe, expect, it } from 'vitest';
import type { SiteSettings } from '../../../contract/store.ts';
import { cartItemOf, cartOf } from '../../../test/carts.ts';
import { belowMinimum, checkoutGate } from './checkout-gate.ts';

type Rules = Parameters<typeof checkoutGate>[1];

function shop(overrides: Partial<Rules> = {}, orderMin = 0): Rules {
  return {
    cart_enabled: true,
    guest_show_cart: true,
    guest_show_price: true,
    guest_allow_checkout: true,
    checkout_info: { order_min: orderMin } as SiteSettings['checkout_info'],
    ...overrides,
  };
}
const cart = cartOf([cartItemOf()]);

describe('the way to the checkout', () => {
  it('is open to a guest with everything in stock', () => {
    expect(checkoutGate(cart, shop(), false)).toBeNull();
  });

  it('is open to a guest with nothing but emailed gift cards (CHECKOUT-054)', () => {
    const card = cartItemOf({ line: { is_giftcard: true } });
    const { summary } = cartOf([card]);
    const emailed = {
      ...summary,
      contains_emailed_gift_card: true,
      contains_only_emailed_gift_card: true,
      is_emailed: true,
    };
    expect(
      checkoutGate(cartOf([card], { can_click_collect: false, summary: emailed }), shop(), false),
    ).toBeNull();
  });

  it.each([
    ['cart_disabled', cart, shop({ cart_enabled: false })],
    ['cart_unavailable', cartOf([cartItemOf({ line: { cartable: false } })]), shop()],
    ['cart_adjustment', cartOf([cartItemOf({ line: { quantity: 9 } })]), shop()],
    // CART-049
    ['below_order_minimum', cartOf([cartItemOf()], { meets_order_min: false }), shop({}, 2500)],
    // CHECKOUT-042, CHECKOUT-050
    ['guest_checkout_disabled', cart, shop({ guest_allow_checkout: false })],
    ['guest_checkout_disabled', cart, shop({ guest_show_cart: false })],
    ['guest_checkout_disabled', cart, shop({ guest_show_price: false })],
    // CHECKOUT-051, CHECKOUT-052
    ['guest_gift_card', cartOf([cartItemOf({ line: { is_giftcard: true } })]), shop()],
    ['guest_out_of_stock', cartOf([cartItemOf()], { can_click_collect: false }), shop()],
  ] as const)('is shut: %s', (code, shopped, rules) => {
    expect(checkoutGate(shopped, rules, false)?.code).toBe(code);
  });

  it('says of a cart with nothing in stock that all of it is ordered', () => {
    const item = cartItemOf();
    const { quantity } = item.cart_info;
    const line = { backorder_quantity: quantity };
    const offer = { onhand: 0, is_extra_orderable: true };
    const ordered = cartItemOf({ line, offer });
    const elsewhere = cartItemOf({ line, offer: { ...offer, status: 'elsewhere' } });
    const sentence = (...items: (typeof item)[]) =>
      checkoutGate(cartOf(items, { can_click_collect: false }), shop(), false)?.sentence;
    expect(sentence(ordered)).toMatch(/^Your order isn’t in stock right now/);
    expect(sentence(elsewhere)).toMatch(/^Your order is in stock at our other locations/);
    expect(sentence(elsewhere, ordered)).toMatch(/^Your order isn’t in stock right now/);
    expect(sentence(ordered, item)).toMatch(/^Not everything in your cart is in stock/);
  });

  it('asks no account of those who have one', () => {
    const waiting = cartOf([cartItemOf()], { can_click_collect: false });
    expect(checkoutGate(waiting, shop({ guest_allow_checkout: false }), true)).toBeNull();
  });
});

it('names the minimum and what is missing', () => {
  expect(belowMinimum(1999, 2500)).toBe('The order minimum is $25.00. Please add $5.01 more to check out.');
});
