import { expect, it } from 'vitest';
import { forJo, giftCardShop } from '../../test/gift-card-shop.ts';
import { sellingShops } from '../../test/selling-shop.ts';

const open = sellingShops();
const aShop = () => giftCardShop(open);
const guest = { name: 'Ann Reader', email: 'ann@example.org', phone: '2075550123' };

it('is never paid for later when a gift card is in it (PAY-047)', async () => {
  const { reader, printed, book } = await aShop();
  await reader.get('cart/add', { eisbn: book.eisbn });
  expect(await reader.get('checkout/getPaymentChoices', {})).toMatchObject({ pickup: ['pickup'] });
  await reader.get('cart/add', { eisbn: printed.eisbn, price: 2500 });
  const choices = await reader.get('checkout/getPaymentChoices', {});
  for (const list of Object.values(choices)) {
    expect(list).not.toContain('pickup');
    expect(list).not.toContain('contact');
  }
});

it('is emailed when it holds nothing but emailed cards, and only then (CHECKOUT-027, CHECKOUT-028)', async () => {
  const { reader, emailed, book } = await aShop();
  await reader.get('cart/add', { ...forJo, eisbn: emailed.eisbn });
  expect(await reader.send('checkout/setDelivery', { delivery_preference: 'pickup' })).toMatchObject({
    error_code: 'delivery_unavailable',
    error: expect.stringContaining('doesn’t need pickup'),
  });
  const { cart } = await reader.get('checkout/setDelivery', { delivery_preference: 'electronic' });
  expect(cart).toMatchObject({ delivery_preference: 'electronic', pickup_location_id: null });
  await reader.get('cart/add', { eisbn: book.eisbn });
  expect(await reader.send('checkout/setDelivery', { delivery_preference: 'electronic' })).toMatchObject({
    error_code: 'delivery_unavailable',
    error: expect.stringContaining('Only gift cards and tickets can be sent by email'),
  });
});

it('is not ordered without a payment, and guests order nothing with a printed card (CHECKOUT-054)', async () => {
  const { reader, emailed, printed, location } = await aShop();
  await reader.get('cart/add', { ...forJo, eisbn: emailed.eisbn });
  const electronic = { ...guest, delivery_preference: 'electronic' };
  for (const payment_choice of ['pickup', 'not_required'])
    expect(await reader.send('checkout/submit', { ...electronic, payment_choice })).toMatchObject({
      error_code: 'payment_unavailable',
      error: expect.stringContaining('paid for online'),
    });
  await reader.get('cart/add', { eisbn: printed.eisbn, price: 2500 });
  const pickup = {
    ...guest,
    delivery_preference: 'pickup',
    location_id: location.id,
    payment_choice: 'pickup',
  };
  expect(await reader.send('checkout/submit', pickup)).toMatchObject({ error_code: 'guest_gift_card' });
});

it('has no electronic delivery in a store that sells no gift cards', async () => {
  const shop = await open();
  await shop.reader.get('cart/add', { eisbn: (await shop.aBook(3)).eisbn });
  expect(await shop.reader.send('checkout/setDelivery', { delivery_preference: 'electronic' })).toMatchObject(
    { error_code: 'delivery_unavailable' },
  );
});

it('has no taxes and no promotions on gift cards', async () => {
  const { t, store, reader, printed, book } = await aShop();
  await t.db.query("insert into tax_rate (store_id, type, rate_ppm) values ($1, 'Sales tax', 100000)", [
    store.id,
  ]);
  await reader.get('cart/add', { eisbn: book.eisbn });
  const { cart } = await reader.get('cart/add', { eisbn: printed.eisbn, price: 2500 });
  expect(cart.summary).toMatchObject({
    subtotal: 4500,
    taxes: [{ type: 'Sales tax', amount: 200 }],
    total: 4700,
  });
});
