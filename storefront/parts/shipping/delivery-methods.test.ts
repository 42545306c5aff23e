import { expect, test } from 'vitest';
import type { SiteSettings } from '../../../contract/store.ts';
import { cartItemOf, cartOf } from '../../../test/carts.ts';
import { deliveryMethods } from './delivery-methods.ts';

const everything = {
  pickup_enabled: true,
  ship_enabled: true,
  local_delivery_enabled: true,
  local_delivery_fee: 300,
  local_delivery_minimum: 1000,
  free_enabled: true,
  local_delivery_free_minimum: 5000,
  local_delivery_availability: 'Portland',
  active_custom_ship: true,
  custom_ship_label: 'By boat',
  custom_ship_message: 'When the tide allows.',
  active_custom_pickup: true,
  custom_pickup_label: 'Curbside pickup',
  custom_pickup_message: 'Ring the bell.',
} as SiteSettings['checkout_info'];

const rules = (info: Partial<SiteSettings['checkout_info']> = {}, guest_ship_enabled = false) => ({
  checkout_info: { ...everything, ...info } as SiteSettings['checkout_info'],
  guest_ship_enabled,
});
const cart = cartOf([cartItemOf()], { pickup_ready: 'Ready in about two hours.' });
const closedTo = (...args: Parameters<typeof deliveryMethods>) =>
  Object.fromEntries(deliveryMethods(...args).map(({ type, closed }) => [type, closed]));

test('a customer is offered what the shop offers, each with its line (SHIPPING-001..004, SHIPPING-019)', () => {
  expect(deliveryMethods(cart, rules(), true)).toEqual([
    {
      type: 'pickup',
      label: 'Pick up in store',
      detail: 'Ready in about two hours.',
      price: 'Free',
      closed: null,
    },
    expect.objectContaining({ type: 'ship', label: 'Ship', price: '', closed: null }),
    {
      type: 'local_delivery',
      label: 'Local delivery',
      detail: 'To Portland. Free from $50.00.',
      price: '$3.00',
      closed: null,
    },
    { type: 'custom_ship', label: 'By boat', detail: 'When the tide allows.', price: '', closed: null },
    { type: 'custom_pickup', label: 'Curbside pickup', detail: 'Ring the bell.', price: '', closed: null },
  ]);
  const pickupOnly = {
    ship_enabled: false,
    local_delivery_enabled: false,
    active_custom_ship: false,
    active_custom_pickup: false,
  };
  expect(Object.keys(closedTo(cart, rules(pickupOnly), true))).toEqual(['pickup']);
});

test('local delivery is free above the amount where that is enabled (SHIPPING-037, SHIPPING-038)', () => {
  const large = cartOf([cartItemOf({ line: { quantity: 3 } })]);
  const price = (info: Partial<SiteSettings['checkout_info']>) =>
    deliveryMethods(large, rules(info), true).find(({ type }) => type === 'local_delivery')?.price;
  expect(price({})).toBe('Free');
  expect(price({ free_enabled: false })).toBe('$3.00');
});

test('guests see what an account would open, unless the shop ships to guests (SHIPPING-027)', () => {
  const forGuests = { pickup: null, custom_pickup: null };
  const account = { ship: 'account', local_delivery: 'account', custom_ship: 'account' };
  expect(closedTo(cart, rules(), false)).toEqual({ ...forGuests, ...account });
  expect(Object.values(closedTo(cart, rules({}, true), false))).toEqual([null, null, null, null, null]);
});

test('what does not fit the cart cannot be chosen', () => {
  const files = { ...cart, contains_unshippable: true };
  expect(closedTo(files, rules(), true)).toMatchObject({ pickup: null, ship: 'unshippable' });
  const small = cartOf([cartItemOf({ line: { sold_price: 900 } })]);
  expect(closedTo(small, rules(), true)).toMatchObject({ ship: null, local_delivery: 'minimum' });
});

test('emailed gift cards are emailed, and nothing else is (SHIPPING-005, SHIPPING-010, SHIPPING-011)', () => {
  const emailed = cartOf([cartItemOf()], {
    summary: { ...cart.summary, contains_only_emailed_gift_card: true, is_emailed: true },
  });
  expect(deliveryMethods(emailed, rules(), false)).toMatchObject([
    {
      type: 'electronic',
      label: 'Email',
      detail: 'We’ll email the gift card to its recipient. No shipping address is needed.',
    },
  ]);
  expect(closedTo(cart, rules(), true)).not.toHaveProperty('electronic');
});
