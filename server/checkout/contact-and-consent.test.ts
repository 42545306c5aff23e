import { describe, expect, test } from 'vitest';
import { signUp } from '../../test/accounts.ts';
import { type SellingShop, sellingShops } from '../../test/selling-shop.ts';

const open = sellingShops();

const contact = { name: 'Ada Reader', email: 'ada@example.org', phone: '(207) 555-0100' };
const pickup = { ...contact, delivery_preference: 'pickup', payment_choice: 'pickup' } as const;

async function ordersOf({ t, store }: SellingShop) {
  return t.db.query<{ order_number: string; total: number }>(
    'select order_number, total from customer_order where store_id = $1',
    [store.id],
  );
}

describe('what the shopper must give', () => {
  const bad: [string, object, string][] = [
    ['no name', { name: ' ' }, 'Please input your name.'],
    ['no email', { email: '' }, 'Please input your email address.'],
    ['an email without a dot', { email: 'ada@example' }, 'Please input your email address.'],
    ['a script as email', { email: '<script>alert(1)</script>' }, 'Please input your email address.'],
    ['two emails', { email: 'a@b.co,c@d.co' }, 'Please input your email address.'],
    ['a header in the email', { email: 'a@b.co\r\nBcc: c@d.co' }, 'Please input your email address.'],
    ['a short phone number', { phone: '123' }, 'Please input your phone number.'],
    ['a phone number of letters', { phone: 'call me maybe' }, 'Please input your phone number.'],
    ['missing fields', { name: undefined, email: undefined, phone: undefined }, 'Please input your name.'],
    ['a long PO number', { old_promo_code: '12345678901' }, 'Please use at most 10 characters.'],
    ['100 kB of comment', { instructions: 'x'.repeat(100_000) }, 'Please use at most 1000 characters.'],
    ['100 kB of name', { name: 'x'.repeat(100_000) }, 'Please use at most 80 characters.'],
    ['an unknown delivery', { delivery_preference: 'drone' }, 'Please check'],
    ['an unknown payment', { payment_choice: 'shells' }, 'Please check'],
    ['an object as name', { name: { first: 'Ada' } }, 'Please check'],
  ];
  test.each(bad)('%s is refused', async (_what, fields, sentence) => {
    const shop = await open();
    const { eisbn } = await shop.aBook(1);
    await shop.reader.get('cart/add', { eisbn });
    expect(await shop.reader.send('checkout/submit', { ...pickup, ...fields })).toMatchObject({
      ok: false,
      error_code: 'invalid_input',
      error: expect.stringContaining(sentence),
    });
    expect(await ordersOf(shop)).toEqual([]);
  });

  test('a way to be reached that the shop uses, text messages only with consent (CHECKOUT-063, CHECKOUT-065)', async () => {
    const shop = await open({
      settings: { store_info: { allowed_comm_prefs: ['phone', 'text'], texting_enabled: true } },
    });
    const { reader } = shop;
    const { eisbn } = await shop.aBook(5);
    await reader.get('cart/add', { eisbn });
    const by = (preferred_communication: 'email' | 'text', text_consent = false) =>
      reader.call('checkout/submit', { ...pickup, preferred_communication, text_consent });
    expect(await by('email')).toMatchObject({ error_code: 'communication_unavailable' });
    expect(await by('text')).toMatchObject({
      error_code: 'text_consent_required',
      error: 'You must agree to continue',
    });
    expect(await by('text', true)).toMatchObject({ ok: true });
    await reader.get('cart/add', { eisbn });
    const { order_number } = await reader.get('checkout/submit', pickup);
    expect(await reader.get('order/get', { order_id: order_number })).toMatchObject({
      communication_preference: 'phone',
    });
  });

  test('a customer’s choice is the preference of the account from then on (CHECKOUT-055)', async () => {
    const shop = await open({ settings: { store_info: { allowed_comm_prefs: ['email', 'phone'] } } });
    const { reader } = shop;
    const { eisbn } = await shop.aBook(5);
    await signUp(reader);
    const preference = async (fields: { preferred_communication?: 'email' | 'phone' }) => {
      await reader.get('cart/add', { eisbn });
      await reader.get('checkout/submit', { ...pickup, ...fields });
      return (await reader.get('session/get', {})).user?.communication_preference;
    };
    expect(await preference({})).toBe('email');
    expect(await preference({ preferred_communication: 'phone' })).toBe('phone');
    expect(await preference({})).toBe('phone');
  });

  test('text messages only where the shop can send them (CHECKOUT-063)', async () => {
    const shop = await open({ settings: { store_info: { allowed_comm_prefs: ['email', 'text'] } } });
    const { eisbn } = await shop.aBook(1);
    await shop.reader.get('cart/add', { eisbn });
    const wish = { ...pickup, preferred_communication: 'text', text_consent: true } as const;
    expect(await shop.reader.call('checkout/submit', wish)).toMatchObject({
      error_code: 'communication_unavailable',
    });
  });

  test('the terms, where the shop asks for them (CHECKOUT-034)', async () => {
    const shop = await open({ settings: { checkout_info: { terms_consent_enabled: true } } });
    const { eisbn } = await shop.aBook(1);
    await shop.reader.get('cart/add', { eisbn });
    expect(await shop.reader.call('checkout/submit', pickup)).toMatchObject({ error_code: 'terms_required' });
    expect(await shop.reader.call('checkout/submit', { ...pickup, terms_accepted: true })).toMatchObject({
      ok: true,
    });
  });
});
