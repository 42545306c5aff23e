import { describe, expect, test } from 'vitest';
import { anEmail, signUp } from '../../test/accounts.ts';
import { type SellingShop, sellingShops } from '../../test/selling-shop.ts';
import { sendMail } from '../jobs/send-mail.ts';

const open = sellingShops();

async function aCart(shop: SellingShop) {
  const { email } = await signUp(shop.reader, { first_name: 'Visit', last_name: 'evil dot example' });
  const book = await shop.aBook(5, { title: 'Salt Roads' });
  await shop.reader.get('cart/add', { eisbn: book.eisbn, quantity: 2 });
  return { ...book, email };
}

const mailsTo = (shop: SellingShop, recipient: string) =>
  shop.t.db.query<{ subject: string; reply_to: string; template: string; data: object }>(
    'select subject, reply_to, template, data from mail where recipient = $1 order by id',
    [recipient],
  );

/** What a mailbox receives: every mail that is due is sent. */
async function received(shop: SellingShop, recipient: string) {
  const sent: { to: string; from: string; html: string; text: string; replyTo: string }[] = [];
  const { db, stores, secret, log } = shop.t.shop;
  const mail = { name: 'fake', send: async (one: (typeof sent)[number]) => void sent.push(one) };
  await sendMail({ db, log, stores, mail: mail as never, secret, mailKeepDays: 30 });
  return sent.filter(({ to }) => to === recipient);
}

describe('mailing the cart (CART-036, CALL-056)', () => {
  test('brings its titles, copies and prices in the words of the shop, and nothing of who sends it', async () => {
    const shop = await open({ settings: { store_info: { email: 'books@example.org' } } });
    const { eisbn, email } = await aCart(shop);
    const friend = anEmail();
    expect(await shop.reader.get('cart/email', { email_address: friend })).toEqual({});
    expect(shop.t.woken).toContain('send-mail');
    const [mail] = await received(shop, friend);
    expect(mail?.replyTo).toBe('books@example.org');
    for (const body of [mail?.html ?? '', mail?.text ?? '']) {
      expect(body).toContain('Salt Roads');
      expect(body).toContain('2 copies');
      expect(body).toContain(`/item/${eisbn}`);
      expect(body).toContain('Prices and availability can change.');
      expect(body).toContain(shop.store.name);
      expect(body).not.toMatch(/evil dot example/);
      expect(body).not.toContain(email);
    }
    const { cart } = await shop.reader.get('cart/get', {});
    const price = `$${((cart.summary.subtotal ?? 0) / 100).toFixed(2)}`;
    expect(mail?.text).toContain(`2 copies: ${price}`);
    expect(cart.items).toHaveLength(1);
  });

  test('shows the cart as it was then, and what is not available', async () => {
    const shop = await open();
    const { id } = await aCart(shop);
    await shop.t.db.query(`update title set availability = 'withdrawn' where id = $1`, [id]);
    const friend = anEmail();
    await shop.reader.get('cart/email', { email_address: friend });
    await shop.reader.get('cart/removeAll', {});
    expect((await received(shop, friend))[0]?.text).toMatch(/Salt Roads.*2 copies: Not available right now/s);
  });

  test('asks for an address, and for something in the cart (CART-055)', async () => {
    const shop = await open();
    await aCart(shop);
    for (const email_address of [
      '',
      'ada',
      'ada@example.org, eve@example.org',
      'a@b.example\nBcc: c@d.example',
    ]) {
      expect(await shop.reader.call('cart/email', { email_address })).toMatchObject({
        error_code: 'invalid_input',
        error: 'Please enter a valid email address.',
      });
    }
    await shop.reader.get('cart/removeAll', {});
    expect(await shop.reader.call('cart/email', { email_address: anEmail() })).toMatchObject({
      error_code: 'cart_empty',
    });
  });

  test('is no relay: a session, an account and a mailbox get no more than a few', async () => {
    const shop = await open();
    await aCart(shop);
    const friend = anEmail();
    const send = (email_address: string) => shop.reader.get('cart/email', { email_address });
    for (let i = 0; i < 5; i++) await send(friend);
    await expect(send(friend.toUpperCase())).rejects.toMatchObject({ status: 429 });
    expect(await mailsTo(shop, friend)).toHaveLength(5);
    for (let i = 0; i < 4; i++) await send(anEmail());
    await expect(send(anEmail())).rejects.toMatchObject({ status: 429 });
    // Not with new sessions either.
    await shop.t.db.query(`delete from rate_window where bucket like 'customer cart/email%'`);
    for (let i = 0; i < 11; i++) {
      if (i % 5 === 0)
        await shop.t.db.query(`delete from rate_window where bucket like 'customer cart/email%'`);
      await send(anEmail());
    }
    await expect(send(anEmail())).rejects.toMatchObject({ status: 429 });
  });
});
