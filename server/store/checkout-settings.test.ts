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
  ['PAY-004', { accepted_credit_cards: ['Visa', 'Mastercard'] }],
])('%s: browsers get the settings %j of the checkout', (_row, checkout_info) => {
  expect(settings({ checkout_info } as StoredSettings).checkout_info).toMatchObject(checkout_info);
  expect(settings({}).checkout_info).not.toMatchObject(checkout_info);
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
