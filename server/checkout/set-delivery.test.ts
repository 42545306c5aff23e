import { describe, expect, test } from 'vitest';
import { buildLocation, buildStore } from '../../test/factories.ts';
import { sellingShops } from '../../test/selling-shop.ts';

const open = sellingShops();

const contact = { name: 'Ada Reader', email: 'ada@example.org', phone: '(207) 555-0100' };
const pickup = { ...contact, delivery_preference: 'pickup', payment_choice: 'pickup' } as const;

describe('where it is collected', () => {
  test('the stock of the chosen place counts; a place of another shop does not exist', async () => {
    const shop = await open();
    const { t, store, reader } = shop;
    const second = await buildLocation(t.db, store.id, { name: 'Harbour' });
    const elsewhere = await buildLocation(t.db, (await buildStore(t.db)).id);
    await t.reload();
    const there = shop.stranger();
    const book = await shop.aBook(2);
    await there.get('cart/add', { eisbn: book.eisbn });
    const at = (location_id: number) => there.call('checkout/submit', { ...pickup, location_id });
    expect(await at(elsewhere.id)).toMatchObject({ error_code: 'unknown_location' });
    expect(await at(999_999)).toMatchObject({ error_code: 'unknown_location' });
    expect(await at(second.id)).toMatchObject({
      error_code: 'guest_out_of_stock',
      error:
        'Not everything in your cart is in stock at Harbour. Another location may have it. To order the rest, please log in or create an account.',
    });
    expect(await there.call('checkout/submit', pickup)).toMatchObject({ error_code: 'unknown_location' });
    expect(await at(shop.location.id)).toMatchObject({ ok: true });
    expect(reader.caller.token).toBe('');
  });

  test('setDelivery keeps the place on the cart until the shopper moves or starts over (CART-046, CART-064)', async () => {
    const shop = await open();
    const { t, store } = shop;
    const second = await buildLocation(t.db, store.id, { name: 'Harbour' });
    await t.reload();
    const reader = shop.stranger();
    const choose = (location_id?: number) =>
      reader.call('checkout/setDelivery', { delivery_preference: 'pickup', location_id });
    expect(await choose(second.id)).toMatchObject({ error_code: 'cart_empty' });
    const { eisbn } = await shop.aBook(1);
    await reader.get('cart/add', { eisbn });
    expect(await choose()).toMatchObject({ error_code: 'unknown_location' });
    expect(await choose(second.id)).toMatchObject({
      ok: true,
      value: { cart: { can_click_collect: false, pickup_location_id: second.id } },
    });
    expect((await reader.get('cart/get', {})).cart.delivery_preference).toBe('pickup');
    const { cart } = await reader.get('session/get', { reset_cart: true });
    expect(cart).toMatchObject({
      delivery_preference: '',
      pickup_location_id: null,
      can_click_collect: true,
    });
    expect(cart.items).toHaveLength(1);

    await choose(shop.location.id);
    await reader.get('webstore/setMultistoreLocation', { location_id: second.id });
    expect((await reader.get('cart/get', {})).cart.pickup_location_id).toBeNull();
    for (const delivery_preference of ['ship', 'electronic', 'local_delivery'] as const) {
      expect(await reader.call('checkout/setDelivery', { delivery_preference })).toMatchObject({
        error_code: 'delivery_unavailable',
      });
    }
  });

  test('payment choices follow the settings (CALL-067)', async () => {
    const { reader } = await open();
    expect(await reader.get('checkout/getPaymentChoices', {})).toEqual({
      ship: [],
      pickup: ['pickup'],
      electronic: [],
    });
    const closed = await open({ settings: { checkout_info: { pickup_enabled: false } } });
    expect((await closed.reader.get('checkout/getPaymentChoices', {})).pickup).toEqual([]);
  });
});
