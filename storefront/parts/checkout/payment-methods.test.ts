import { afterEach, expect, test } from 'vitest';
import { cartItemOf, cartOf } from '../../../test/carts.ts';
import { readDraft, writeDraft } from './draft.ts';
import { paymentKey, paymentMethods } from './payment-methods.ts';
import { emptyValues } from './purchase-values.ts';

const payments = {
  ship: ['contact' as const, 'credit_card' as const],
  pickup: ['pickup' as const, 'credit_card' as const],
  electronic: ['credit_card' as const],
};
const cart = cartOf([cartItemOf()]);
const summary = (more: Partial<typeof cart.summary>) => ({ ...cart, summary: { ...cart.summary, ...more } });
const vermont = {
  address_id: null,
  name: 'Ada Marsh',
  company_name: '',
  phone_number: '',
  street_address: '7 Maple Street',
  street_address_2: '',
  city: 'Burlington',
  country: 'US',
  province: 'VT',
  postal_code: '05401',
};

afterEach(() => writeDraft(null));

test('the methods are those of the delivery; local delivery and custom ship count as ship, custom pickup as pickup (PAY-011)', () => {
  const of = (delivery: string) => paymentMethods(cart, payments, delivery).choices;
  expect(of('custom_ship')).toEqual(of('ship'));
  expect(of('local_delivery')).toEqual(['contact', 'credit_card']);
  expect(of('pickup')).toEqual(['pickup', 'credit_card']);
  expect(of('custom_pickup')).toEqual(of('pickup'));
});

test('with a total of 0.00 only the free one can be chosen, beside the others (PAY-009, PAY-010)', () => {
  expect(paymentMethods(summary({ total: 0 }), payments, 'pickup')).toMatchObject({
    choices: ['not_required'],
    dimmed: ['pickup', 'credit_card'],
  });
  expect(paymentMethods(cart, payments, 'pickup').dimmed).toEqual([]);
});

test('methods that could not be loaded are none, and are said to have failed (PAY-038)', () => {
  expect(paymentMethods(cart, null, 'pickup')).toMatchObject({ choices: [], failed: true });
});

test('another subtotal or address begins the choice again, what gift cards pay does not (PAY-012)', () => {
  const key = (of: typeof cart) => paymentKey(paymentMethods(of, payments, 'ship'));
  const first = key(cart);
  expect(key(summary({ subtotal: 900, total: 900 }))).not.toBe(first);
  expect(key({ ...cart, ship_to: vermont })).not.toBe(first);
  const reordered = Object.fromEntries(Object.entries(vermont).reverse()) as typeof vermont;
  expect(key({ ...cart, ship_to: reordered })).toBe(key({ ...cart, ship_to: vermont }));
  expect(key(summary({ total_gift_card_amount_used: 500, total: 1300 }))).toBe(first);
});

test('what was typed comes back from the cart, without a method chosen for another subtotal (PAY-012)', () => {
  const { basis } = paymentMethods(cart, payments, 'pickup');
  writeDraft({ ...emptyValues, name: 'Ada', payment_choice: 'pickup' }, basis);
  expect(readDraft(basis)).toMatchObject({ name: 'Ada', payment_choice: 'pickup' });
  const other = paymentMethods(summary({ subtotal: 900 }), payments, 'pickup').basis;
  expect(readDraft(other)).toMatchObject({ name: 'Ada', payment_choice: '' });
});
