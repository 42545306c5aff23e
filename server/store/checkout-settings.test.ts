import { expect, test } from 'vitest';
import { type StoredSettings, settingsOf } from './settings.ts';

/** What a browser gets of a store with these settings. */
const settings = (stored: StoredSettings) =>
  settingsOf(
    {
      id: 1,
      webstore_name: 'shop',
      name: 'Test Books',
      hosts: ['shop.localhost'],
      currency: 'CAD',
      country: 'CA',
      time_zone: 'America/Vancouver',
      settings: stored,
    },
    [],
    'http://shop.localhost',
  );

test.each([
  ['CHECKOUT-039', { impulse_ship: true, impulse_pickup: true }],
  [
    'CHECKOUT-040',
    {
      terms_consent_enabled: true,
      ship_enabled: true,
      pickup_enabled: false,
      quote_enabled: true,
      order_min: 1500,
    },
  ],
  [
    'CHECKOUT-041',
    {
      checkout_message: 'Closed on Monday.',
      show_order_inscription: true,
      contact_payment_text: 'Cash or a cheque.',
    },
  ],
  [
    'SHIPPING-018',
    {
      local_delivery_enabled: true,
      local_delivery_fee: 300,
      local_delivery_minimum: 1000,
      free_enabled: true,
      local_delivery_free_minimum: 5000,
      local_delivery_availability: 'Portland',
    },
  ],
  [
    'SHIPPING-019',
    {
      active_custom_ship: true,
      custom_ship_label: 'By boat',
      custom_ship_message: 'When the tide allows.',
      active_custom_pickup: true,
      custom_pickup_label: 'At the market',
      custom_pickup_message: 'Ring the bell.',
    },
  ],
  ['PAY-004', { accepted_credit_cards: ['Visa', 'Mastercard'] }],
])('%s: browsers get the settings %j of the checkout', (_row, checkout_info) => {
  expect(settings({ checkout_info } as StoredSettings).checkout_info).toMatchObject(checkout_info);
  expect(settings({}).checkout_info).not.toMatchObject(checkout_info);
});

test('browsers get the ways to reach a shopper (CHECKOUT-038)', () => {
  const store_info: StoredSettings['store_info'] = {
    allowed_comm_prefs: ['phone', 'text'],
    texting_enabled: true,
  };
  expect(settings({ store_info }).store_info).toMatchObject(store_info ?? {});
  expect(settings({}).store_info).not.toMatchObject(store_info ?? {});
});

test('the currency of the checkout is that of the store (PAY-004)', () => {
  expect(settings({}).checkout_info.currency).toBe('CAD');
});

test('browsers get the settings of gift cards (GIFTCARD-029)', () => {
  const store_info = {
    giftcards_enabled: true,
    giftcard_emailed_label: 'By email',
    giftcard_emailed_message: 'It arrives within minutes.',
  };
  expect(settings({ store_info } as StoredSettings).store_info).toMatchObject(store_info);
  expect(settings({}).store_info).not.toMatchObject(store_info);
});
