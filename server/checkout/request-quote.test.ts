import { describe, expect, test } from 'vitest';
import { signUp } from '../../test/accounts.ts';
import { anInstitution } from '../../test/institution.ts';
import { type SellingShop, sellingShops } from '../../test/selling-shop.ts';
import { sendMail } from '../jobs/send-mail.ts';
import { changeOrder } from '../order/change-order.ts';
import { readOrders } from '../order/counter-queries.ts';

const open = sellingShops();
const settings = {
  checkout_info: { quote_enabled: true, order_min: 100_000 },
  store_info: { email: 'books@example.org' },
};

async function aCustomer() {
  const shop = await open({ settings });
  const { email } = await signUp(shop.reader);
  const book = await shop.aBook(3);
  await shop.reader.get('cart/add', { eisbn: book.eisbn, quantity: 8, order_rest: true });
  return { ...shop, shop, book, email };
}
const onHand = async ({ t }: SellingShop, titleId: number) =>
  (await t.db.query<{ on_hand: number }>('select on_hand from stock where title_id = $1', [titleId]))[0]
    ?.on_hand;

const message = 'For our reading week in May.';

describe('a quote request (CART-041, CALL-059)', () => {
  test('becomes an order that awaits the shop’s price, and empties the cart (CART-054)', async () => {
    const { shop, reader, book } = await aCustomer();
    const { cart } = await reader.get('cart/get', {});
    expect(cart.meets_order_min).toBe(false);
    const { order_number } = await reader.get('checkout/requestQuote', { message });
    const order = await reader.get('order/get', { order_id: order_number });
    expect(order).toMatchObject({
      delivery_key: 'quote',
      delivery_type: 'Quote request',
      status: 'quote_requested',
      purchaser_name: 'Ada Marsh',
      notes: message,
      location: null,
      payment_type: 'Nothing to pay yet: we’ll send you our quote first.',
      payment_message: '',
    });
    const { subtotal, total } = cart.summary;
    expect(order.summary).toMatchObject({ subtotal, total, total_owing: 0 });
    expect(order.items).toMatchObject([{ title_info: { eisbn: book.eisbn }, cart_info: { quantity: 8 } }]);
    expect((await reader.get('cart/get', {})).cart.items).toEqual([]);
    expect((await reader.get('order/getList', {})).rows).toMatchObject([
      { order_number, status: 'quote_requested', delivery_type: 'Quote request' },
    ]);
    // Nothing is set aside for it, and nothing counts as bought.
    expect(await onHand(shop, book.id)).toBe(3);
    expect((await reader.get('title/getItem', { eisbn: book.eisbn })).last_order).toBeUndefined();
    expect(await shop.stranger().call('order/get', { order_id: order_number })).toMatchObject({
      error_code: 'not_found',
    });
  });

  test('is mailed to the customer and to the shop', async () => {
    const { shop, t, reader, email, store } = await aCustomer();
    const { order_number } = await reader.get('checkout/requestQuote', { message });
    const sent: { to: string; subject: string; text: string; html: string; replyTo: string }[] = [];
    const { db, stores, secret, log } = t.shop;
    const mail = { name: 'fake', send: async (one: (typeof sent)[number]) => void sent.push(one) };
    await sendMail({ db, log, stores, mail: mail as never, secret, mailKeepDays: 30 });
    const own = sent
      .filter(({ text }) => text.includes(order_number))
      .toSorted((a, b) => b.subject.localeCompare(a.subject));
    expect(own.map(({ to, subject }) => [to, subject])).toEqual([
      [email, `Your quote request ${order_number} at ${store.name}`],
      ['books@example.org', `New quote request ${order_number}`],
    ]);
    const [customers, shops] = own;
    expect(customers?.text).toContain('There’s nothing to pay yet.');
    expect(shops?.replyTo).toBe(email);
    expect(shops?.text).toContain('Ada Marsh asks for a quote for 8 copies.');
    expect(shops?.text).toContain(message);
    expect(shop.t.woken).toContain('send-mail');
  });

  test('can be canceled at the counter, but not be made ready', async () => {
    const { shop, t, reader, book, store } = await aCustomer();
    const { order_number } = await reader.get('checkout/requestQuote', { message });
    const found = t.shop.stores.all().find(({ id }) => id === store.id);
    if (!found) throw new Error('the store is there');
    const take = (step: 'ready' | 'collect' | 'cancel') =>
      t.db.tx((q) =>
        changeOrder(q, {
          store: found,
          orderNumber: order_number,
          step,
          locationId: null,
          changedBy: 'a test',
          mailFrom: '',
          secret: t.shop.secret,
        }),
      );
    const [listed] = await readOrders(t.db, { storeId: store.id, days: 1, locationId: null });
    expect(listed).toMatchObject({ order_number, status: 'quote_requested', instructions: message });
    await expect(take('ready')).rejects.toThrow(/is a quote request; it cannot become ready for pickup/);
    await expect(take('collect')).rejects.toThrow(/is a quote request/);
    expect((await take('cancel')).returned).toBe(0);
    expect(await onHand(shop, book.id)).toBe(3);
    expect(await reader.get('order/get', { order_id: order_number })).toMatchObject({ status: 'canceled' });
  });

  test('needs a message, a cart, and a shop that takes them (CART-056)', async () => {
    const { shop, t, reader, book } = await aCustomer();
    for (const empty of ['', '  \n']) {
      expect(await reader.call('checkout/requestQuote', { message: empty })).toMatchObject({
        error_code: 'invalid_input',
        error: 'Please enter a message.',
      });
    }
    await t.db.query(`update title set availability = 'withdrawn' where id = $1`, [book.id]);
    await shop.setOnHand(book.id, 0);
    expect(await reader.call('checkout/requestQuote', { message })).toMatchObject({
      error_code: 'cart_unavailable',
      error_data: { items: [{ eisbn: book.eisbn }] },
    });
    await reader.get('cart/removeAll', {});
    expect(await reader.call('checkout/requestQuote', { message })).toMatchObject({
      error_code: 'cart_empty',
    });

    const other = await open();
    await signUp(other.reader);
    expect(await other.reader.call('checkout/requestQuote', { message })).toMatchObject({
      error_code: 'quote_unavailable',
    });
  });

  test('of two at once one is made', async () => {
    const { reader } = await aCustomer();
    const answers = await Promise.all([
      reader.call('checkout/requestQuote', { message }),
      reader.call('checkout/requestQuote', { message }),
    ]);
    expect(answers.map((a) => (a.ok ? 'ok' : a.error_code)).sort()).toEqual(['cart_empty', 'ok']);
  });

  test('of a teacher is the school’s, in its name', async () => {
    const shop = await open({ settings: { checkout_info: { quote_enabled: true } } });
    const { owner, child, eisbn } = await anInstitution(shop);
    await child.get('cart/add', { eisbn });
    const { order_number } = await child.get('checkout/requestQuote', { message });
    expect((await owner.get('order/get', { order_id: order_number })).purchaser_name).toBe(
      'Ada Marsh, Harbor School',
    );
  });
});
