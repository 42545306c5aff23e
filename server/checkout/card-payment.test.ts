import { expect, test } from 'vitest';
import { cardShop } from '../../test/card-shop.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import type { PaymentRequest } from '../providers/payment/payment.ts';

const open = sellingShops();
const approved = '4242424242424242';
const declined = '4000000000000002';
const robot = 'Please verify that you are not a robot.';

/** A shop whose human check passes each solution once, as a real one does. */
async function humanShop(opened: Parameters<typeof cardShop>[0] = open) {
  const sent: PaymentRequest[] = [];
  const shop = await cardShop(opened, (provider) => ({
    start(request) {
      sent.push(request);
      return provider.start(request);
    },
  }));
  const used = new Set(['a robot']);
  shop.t.shop.captcha.verify = async (solution) => !used.has(solution) && used.add(solution).has(solution);
  const payment = (number: string, captcha?: string) => {
    const { encrypted_cc_info: transaction_data, ...submission } = shop.submission(number);
    return { ...submission, transaction_data, ...(captcha && { captcha }) };
  };
  const pay = (number: string, captcha?: string, uuid?: string) =>
    shop.reader.send('checkout/cardPayment', payment(number, captcha), uuid);
  return { ...shop, sent, payment, pay };
}

test('an order is paid by card after a human check, once (CALL-075, PAY-015, PAY-046)', async () => {
  const { pay, orders, sent } = await humanShop();
  expect(await pay(approved)).toMatchObject({ error_code: 'captcha_failed', error: robot });
  expect(await pay(approved, 'a robot')).toMatchObject({ error_code: 'captcha_failed', error: robot });
  expect([await orders(), sent]).toEqual([[], []]);
  const placed = await pay(approved, 'first', 'try-1');
  expect(placed).toMatchObject({ ok: true, value: { order_number: expect.stringMatching(/^\d+$/) } });
  // The same call after its answer was lost: its solution is used up, the order is there.
  expect(await pay(approved, 'first', 'try-1')).toEqual(placed);
  expect(await orders()).toMatchObject([{ status: 'placed', state: 'captured' }]);
  expect(sent).toHaveLength(1);
});

test('a human check that came before is for one try: after a failure it is asked for again (CALL-070, PAY-022)', async () => {
  const { reader, pay, orders } = await humanShop();
  expect(await reader.call('checkout/setCaptcha', { captcha: 'a robot' })).toMatchObject({
    error_code: 'captcha_failed',
    error: robot,
  });
  await reader.get('checkout/setCaptcha', { captcha: 'first' });
  expect(await pay(declined)).toMatchObject({ error_code: 'payment_declined' });
  expect(await pay(approved)).toMatchObject({ error_code: 'captcha_failed' });
  await reader.get('checkout/setCaptcha', { captcha: 'second' });
  expect(await pay(approved)).toMatchObject({ ok: true });
  expect(await orders()).toMatchObject([{ status: 'payment_failed' }, { status: 'placed' }]);
});

test('a human check that came before lasts ten minutes', async () => {
  const { t, reader, pay } = await humanShop();
  await reader.get('checkout/setCaptcha', { captcha: 'first' });
  await t.db.query("update cart set human_at = human_at - interval '11 minutes' where human_at is not null");
  expect(await pay(approved)).toMatchObject({ error_code: 'captcha_failed' });
});

test('the postal code of the card goes to the provider in capitals (PAY-016, PAY-035)', async () => {
  const { reader, payment, sent, orders } = await humanShop();
  const pay = (postal_code: string, captcha: string) =>
    reader.send('checkout/cardPayment', { ...payment(approved, captcha), postal_code });
  for (const wrong of ['V1Y  1A1X', 'V1Y-1A1', 'V1Y/1A'])
    expect([wrong, await pay(wrong, wrong)]).toMatchObject([wrong, { error_code: 'invalid_input' }]);
  expect(await orders()).toEqual([]);
  expect(await pay('v1y 1a1', 'first')).toMatchObject({ ok: true });
  expect(sent.map(({ postalCode }) => postalCode)).toEqual(['V1Y 1A1']);
});

test('the third card that fails starts over (PAY-021, PAY-042)', async () => {
  const { pay } = await humanShop();
  expect(await pay(declined, '1')).toMatchObject({ error_code: 'payment_declined' });
  expect(await pay(declined, '2')).toMatchObject({ error_code: 'payment_declined' });
  expect(await pay(declined, '3')).toMatchObject({
    error_code: 'payment_start_over',
    error: expect.stringContaining('Too many failed attempts. Please start over.'),
  });
});

test('a card is chosen by its token, which pays for the order; a card itself is refused (CALL-069)', async () => {
  const { reader, submission, stranger, book } = await humanShop();
  const { encrypted_cc_info = '', ...rest } = submission();
  const chosen = await reader.get('checkout/setCreditCard', { encrypted_cc_info });
  expect(chosen.cart.payment_choice).toBe('credit_card');
  for (const card of [
    { encrypted_cc_info: approved },
    { encrypted_cc_info, number: approved },
    { encrypted_cc_info, cvv: '123' },
  ])
    expect(await reader.call('checkout/setCreditCard', card)).toMatchObject({
      error_code: 'invalid_input',
      error: 'Card numbers are entered in the card form only.',
    });
  expect(await reader.call('checkout/submit', { ...rest, encrypted_cc_info: chosen.cc_info })).toMatchObject({
    ok: true,
  });

  const guest = stranger();
  await guest.get('cart/add', { eisbn: book.eisbn });
  expect(await guest.call('checkout/setCreditCard', { encrypted_cc_info })).toMatchObject({
    error_code: 'payment_login',
    error: 'Please log in to use your credit card.',
  });
});

test('providers that the shop has not connected take no payment', async () => {
  const { reader, payment, orders } = await humanShop();
  for (const payment_choice of ['clearent', 'global'] as const)
    expect(
      await reader.call('checkout/cardPayment', {
        ...payment(approved, payment_choice),
        payment_choice,
      } as never),
    ).toMatchObject({ error_code: 'payment_unavailable' });
  expect(await reader.call('checkout/chaseInit', {})).toMatchObject({ error_code: 'payment_unavailable' });
  expect(await reader.call('checkout/chaseSuccess', { uid: 'c1' })).toMatchObject({
    error_code: 'payment_unavailable',
  });
  expect(await orders()).toEqual([]);
});

test('a shop in another currency offers no cards through Clearent, which takes US dollars', async () => {
  const checkout_info = { card_provider: 'clearent', clearent_pk: '307a30', clearent_api_key: 'sealed' };
  const offered = async (currency: string) => {
    const { reader } = await humanShop(() => open({ currency, settings: { checkout_info } as never }));
    return (await reader.get('checkout/getPaymentChoices', {})).pickup;
  };
  expect(await offered('USD')).toContain('credit_card');
  expect(await offered('CAD')).not.toContain('credit_card');
});

test("a shop that takes cards through Clearent knows the documents' name for it, and charges at once or when it is ready (CALL-075, PAY-005, PAY-015)", async () => {
  const keys = { card_provider: 'clearent', clearent_pk: '307a30', clearent_api_key: 'sealed' };
  const paid = async (checkout_info: object) => {
    const shop = await humanShop(() => open({ settings: { checkout_info } as never }));
    const { reader, payment, orders, sent } = shop;
    const { cart } = await reader.get('checkout/setPaymentChoice', { payment_choice: 'clearent' });
    expect(cart.payment_choice).toBe('credit_card');
    const input = { ...payment(approved, 'first'), payment_choice: 'clearent' as const };
    expect(await reader.send('checkout/cardPayment', input)).toMatchObject({ ok: true });
    return { orders: await orders(), holds: sent.map(({ hold }) => hold) };
  };
  expect(await paid(keys)).toMatchObject({
    orders: [{ status: 'placed', state: 'captured' }],
    holds: [false],
  });
  expect(await paid({ ...keys, clearent_should_capture: false })).toMatchObject({
    orders: [{ status: 'placed', state: 'authorized' }],
    holds: [true],
  });
});

test("a shop that takes cards through Global Payments knows the documents' names for it (PAY-008, PAY-019)", async () => {
  const checkout_info = {
    card_provider: 'global',
    global_pk: 'StandInAppIdOfGlobal',
    global_app_key: 'sealed',
    global_country: 'US',
  };
  const { reader, stranger, payment, orders, book } = await humanShop(() =>
    open({ settings: { checkout_info } as never }),
  );
  for (const payment_choice of ['global', 'no_global'] as const) {
    const { cart } = await reader.get('checkout/setPaymentChoice', { payment_choice });
    expect(cart.payment_choice).toBe('credit_card');
  }
  const guest = stranger();
  await guest.get('cart/add', { eisbn: book.eisbn });
  expect(await guest.call('checkout/setPaymentChoice', { payment_choice: 'no_global' })).toMatchObject({
    error_code: 'payment_login',
    error: 'Please log in to use your credit card.',
  });
  const paid = { ...payment(approved, 'first'), payment_choice: 'global' as const };
  expect(await reader.send('checkout/cardPayment', paid)).toMatchObject({ ok: true });
  expect(await orders()).toMatchObject([{ status: 'placed', state: 'captured' }]);
});
