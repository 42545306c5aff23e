import { pino } from 'pino';
import { expect, it } from 'vitest';
import { signUp } from '../../test/accounts.ts';
import { forJo, giftCardShop } from '../../test/gift-card-shop.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import type { Visitor } from '../../test/shop.ts';
import { staffAt } from '../../test/staff.ts';
import { issueGiftCardsDue } from '../jobs/issue-gift-cards.ts';
import { fakeMail } from '../providers/mail/fake-mail.ts';
import { issueCard } from './issue-card.ts';
import { issueGiftCards } from './order-cards.ts';

const open = sellingShops();
const person = { name: 'Ann Reader', email: 'ann@example.org', phone: '2075550123' };

async function aShop() {
  const shop = await giftCardShop(open);
  const { t, store } = shop;
  const aCard = (amount: number, withPin = false) =>
    t.db.tx((q) => issueCard(q, t.shop.secret, { storeId: store.id, currency: 'USD', amount, withPin }));
  const balanceOf = async (id: number) => {
    const rows = await t.db.query<{ balance: number }>('select balance from gift_card where id = $1', [id]);
    return rows[0]?.balance;
  };
  const pay = (by: Visitor, number: string, more: object = {}) =>
    by.send('checkout/addGiftCard', { gift_card_number: number, captcha: 'human', ...more });
  const pickup = { ...person, delivery_preference: 'pickup' as const, location_id: shop.location.id };
  const mail = fakeMail();
  /** Runs the job that issues and mails what is due. */
  const issueDue = (now?: Date) =>
    issueGiftCardsDue(
      {
        db: t.db,
        log: pino({ level: 'silent' }),
        stores: t.shop.stores,
        mail,
        secret: t.shop.secret,
        mailKeepDays: 30,
        mailFrom: '',
      },
      now,
    );
  return { ...shop, aCard, balanceOf, pay, pickup, mail, issueDue };
}

it('pays part of an order with several cards, which the order and the ledger record to the cent', async () => {
  const { t, reader, book, aCard, balanceOf, pay, pickup } = await aShop();
  const [first, second] = [await aCard(500), await aCard(9000)];
  await reader.get('cart/add', { eisbn: book.eisbn });
  await pay(reader, first.number);
  const grouped = second.number.toLowerCase().replace(/.{4}(?=.)/g, '$& ');
  expect(await pay(reader, grouped)).toMatchObject({ ok: true });
  const { cart } = await reader.get('checkout/editGiftCard', {
    gift_card_number: `•••• ${second.number.slice(-4)}`,
    amount: '$3.50',
  });
  expect(cart.gift_cards).toEqual([
    { number: `•••• ${first.number.slice(-4)}`, amount: 500, balance: 500, pin: '' },
    { number: `•••• ${second.number.slice(-4)}`, amount: 350, balance: 9000, pin: '' },
  ]);
  expect(cart.summary).toMatchObject({ subtotal: 2000, total_gift_card_amount_used: 850, total: 1150 });
  // Sent as the shopper saw them, by whole numbers or as the cart names them (ENTITY-102).
  const submit = (...gift_cards: { number: string; amount: number }[]) =>
    reader.send('checkout/submit', {
      ...{ ...pickup, payment_choice: 'pickup', gift_cards: JSON.stringify(gift_cards) },
    });
  const [one, two] = [
    { number: first.number, amount: 500 },
    { number: cart.gift_cards[1]?.number ?? '', amount: 350 },
  ];
  for (const seen of [
    [one],
    [one, { ...two, amount: 8500 }],
    [{ number: second.number, amount: 500 }, two],
    [],
  ])
    expect(await submit(...seen)).toMatchObject({ error_code: 'cart_changed', error_data: { total: 1150 } });
  const placed = await submit(two, one);
  const { order_number } = (placed as { value: { order_number: string } }).value;
  const order = await reader.get('order/get', { order_id: order_number });
  expect(order.summary).toMatchObject({ total: 2000, total_gift_card_amount_used: 850, total_owing: 1150 });
  expect([await balanceOf(first.id), await balanceOf(second.id)]).toEqual([0, 8650]);
  expect((await reader.get('cart/get', {})).cart.gift_cards).toEqual([]);
  const kept = await t.db.query<{ t: string }>('select i::text as t from idempotent_answer i');
  expect(kept.map((row) => row.t).join()).not.toContain(second.number);
});

it('refunds to several cards what they paid, the last one first, and never more', async () => {
  const { t, store, reader, book, aCard, balanceOf, pay, pickup } = await aShop();
  const [first, second] = [await aCard(500), await aCard(1000)];
  await reader.get('cart/add', { eisbn: book.eisbn });
  for (const { number } of [first, second]) await pay(reader, number);
  const { order_number } = await reader.get('checkout/submit', { ...pickup, payment_choice: 'pickup' });
  const owner = await staffAt(t, store, 'owner');
  const refund = (amount: number) => owner.send('order/refund', { order_number, amount });
  expect(await refund(1200)).toMatchObject({ ok: true, value: { to_provider: 0, to_gift_cards: 1200 } });
  expect([await balanceOf(first.id), await balanceOf(second.id)]).toEqual([200, 1000]);
  expect(await refund(1200)).toMatchObject({ error_code: 'too_much', error_data: { most: 300 } });
  expect(await refund(300)).toMatchObject({ ok: true });
  expect(await balanceOf(first.id)).toBe(500);
});

it('pays an order whole, which then needs no payment (PAY-010), and gives all back when it is canceled', async () => {
  const { t, store, reader, book, aCard, balanceOf, pay, pickup } = await aShop();
  const card = await aCard(2500);
  await reader.get('cart/add', { eisbn: book.eisbn });
  await pay(reader, card.number);
  expect((await reader.get('cart/get', {})).cart.summary.total).toBe(0);
  const { order_number } = await reader.get('checkout/submit', { ...pickup, payment_choice: 'not_required' });
  expect(await balanceOf(card.id)).toBe(500);
  const owner = await staffAt(t, store, 'owner');
  await owner.get('order/takeStep', { order_number, step: 'cancel' });
  expect(await balanceOf(card.id)).toBe(2500);
  expect(await owner.get('giftcard/get', { number: card.number })).toMatchObject({
    entries: [{ kind: 'issued' }, { kind: 'redeemed', order_number }, { kind: 'refunded', order_number }],
  });
});

it('is spent once when two shoppers pay with it at the same time', async () => {
  const { reader, stranger, book, aCard, balanceOf, pay, pickup } = await aShop();
  const card = await aCard(2000);
  const shoppers = [reader, stranger(), stranger()];
  for (const one of shoppers) {
    await one.get('cart/add', { eisbn: book.eisbn });
    await pay(one, card.number);
  }
  const answers = await Promise.all(
    shoppers.map((one) => one.send('checkout/submit', { ...pickup, payment_choice: 'not_required' })),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  for (const answer of answers) if (!answer.ok) expect(answer.error_code).toBe('payment_unavailable');
  expect(await balanceOf(card.id)).toBe(0);
});

it('refuses a cart whose card was spent since the shopper saw it', async () => {
  const { reader, stranger, book, aCard, pay, pickup } = await aShop();
  const card = await aCard(1000);
  const other = stranger();
  for (const one of [reader, other]) {
    await one.get('cart/add', { eisbn: book.eisbn });
    await pay(one, card.number);
  }
  const { checksum } = (await reader.get('cart/get', {})).cart;
  await other.get('checkout/submit', { ...pickup, payment_choice: 'pickup' });
  expect(
    await reader.send('checkout/submit', { ...pickup, payment_choice: 'pickup', checksum }),
  ).toMatchObject({ error_code: 'cart_changed', error_data: { total: 2000 } });
});

it('refuses unknown, empty and blocked cards, wrong PINs, and amounts that are none', async () => {
  const { t, store, reader, stranger, book, aCard, pay } = await aShop();
  await reader.get('cart/add', { eisbn: book.eisbn });
  const card = await aCard(1000, true);
  expect(await pay(reader, '0000 0000 0000 0000')).toMatchObject({ error_code: 'gift_card_unknown' });
  expect(await pay(reader, card.number)).toMatchObject({ error: 'Please enter the PIN of this card.' });
  const wrong = card.pin === '0000' ? '0001' : '0000';
  for (let i = 0; i < 10; i += 1) {
    const answer = await pay(stranger(), card.number, { pin: wrong });
    expect(answer).toMatchObject({ error_code: 'gift_card_unknown' });
  }
  await expect(pay(reader, card.number, { pin: card.pin })).rejects.toMatchObject({ status: 429 });
  expect(await pay(reader, card.number, { captcha: 'robot' })).toMatchObject({
    error_code: 'captcha_failed',
  });

  const plain = await aCard(1000);
  await pay(reader, plain.number);
  for (const amount of ['', 'ten', '-5', '1.234', '0', '$0.00'])
    expect(
      await reader.send('checkout/editGiftCard', { gift_card_number: plain.number, amount }),
    ).toMatchObject({ error: 'Amount required.' });
  const gone = await reader.get('checkout/removeGiftCard', { gift_card_number: plain.number });
  expect(gone.cart).toMatchObject({ gift_cards: [], summary: { total: 2000 } });

  const owner = await staffAt(t, store, 'owner');
  await owner.get('giftcard/block', { id: plain.id });
  expect(await pay(reader, plain.number)).toMatchObject({ error_code: 'gift_card_blocked' });
  const empty = await aCard(100);
  await t.db.query(`insert into gift_card_entry (gift_card_id, kind, amount) values ($1, 'redeemed', -100)`, [
    empty.id,
  ]);
  expect(await pay(reader, empty.number)).toMatchObject({ error: 'This card has a balance of $0' });
});

it('tells the balance after the human check, and of no card of another store (GIFTCARD-022, GIFTCARD-025)', async () => {
  const { reader, aCard } = await aShop();
  const card = await aCard(1234, true);
  const ask = { number: `${card.number.slice(0, 8)} ${card.number.slice(8)}`, captcha: 'human' };
  expect(await reader.get('giftcard/balance', ask)).toEqual({ balance: 1234 });
  expect(await reader.send('giftcard/balance', { ...ask, captcha: 'robot' })).toMatchObject({
    error_code: 'captcha_failed',
  });
  const other = await open();
  expect(await other.reader.send('giftcard/balance', ask)).toMatchObject({ error_code: 'gift_card_unknown' });
});

it('takes a few numbers an hour from browsers that cannot solve the puzzle, also for cards that pay (GIFTCARD-033)', async () => {
  const { reader, book, aCard, pay } = await aShop();
  const { number } = await aCard(1234);
  await reader.get('cart/add', { eisbn: book.eisbn });
  const withoutScript = { captcha: undefined };
  expect(await pay(reader, number, withoutScript)).toMatchObject({ ok: true });
  for (let i = 0; i < 4; i += 1)
    expect(await reader.send('giftcard/balance', { number: '0000 0000 0000 0000' })).toMatchObject({
      error_code: 'gift_card_unknown',
    });
  const robot = { error_code: 'captcha_failed' };
  expect(await reader.send('giftcard/balance', { number })).toMatchObject(robot);
  expect(await pay(reader, number, withoutScript)).toMatchObject(robot);
  expect(await reader.get('giftcard/balance', { number, captcha: 'human' })).toEqual({ balance: 1234 });
});

it('is issued and mailed once, on its day, when the order that bought it is paid', async () => {
  const { t, store, reader, emailed, aCard, pay, mail, issueDue } = await aShop();
  await signUp(reader);
  const paying = await aCard(9000);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const words = { personalized: true, from: 'Ann', to: 'Jo', message: 'Happy <b>birthday</b>!' };
  await reader.get('cart/add', { ...forJo, ...words, eisbn: emailed.eisbn, quantity: 2 });
  await reader.get('cart/add', {
    price: 3000,
    recipient_email: 'kim@example.org',
    send_date: tomorrow,
    eisbn: emailed.eisbn,
  });
  await pay(reader, paying.number);
  const electronic = {
    ...person,
    delivery_preference: 'electronic',
    payment_choice: 'not_required',
  } as const;
  const { order_number } = await reader.get('checkout/submit', electronic);
  expect(await reader.get('order/get', { order_id: order_number })).toMatchObject({
    delivery_key: 'electronic',
    delivery_type: 'By email',
  });
  await Promise.all([issueDue(), issueDue()]);
  await issueDue();
  const [order] = await t.db.query<{ id: number }>('select id from customer_order where order_number = $1', [
    order_number,
  ]);
  await t.db.tx((q) => issueGiftCards(q, order?.id ?? 0));
  await issueDue();
  const toJo = mail.sent.filter(({ to }) => to === 'jo@example.org');
  expect(toJo).toHaveLength(2);
  expect(mail.sent.filter(({ to }) => to === 'kim@example.org')).toHaveLength(0);
  const numbers = toJo.map(({ text }) => /\b([\dA-Z]{4}(?: [\dA-Z]{4}){3})\b/.exec(text)?.[1] ?? '');
  expect(new Set(numbers).size).toBe(2);
  expect(toJo[0]).toMatchObject({
    subject: 'A gift card for you from Ann',
    text: expect.stringContaining('Happy <b>birthday</b>!'),
    html: expect.stringContaining('Happy &lt;b&gt;birthday&lt;/b&gt;!'),
  });
  expect(await reader.get('giftcard/balance', { number: numbers[0] ?? '', captcha: 'human' })).toEqual({
    balance: 2500,
  });
  await issueDue(new Date(Date.now() + 2 * 86_400_000));
  expect(mail.sent.filter(({ to }) => to === 'kim@example.org')).toHaveLength(1);

  const owner = await staffAt(t, store, 'owner');
  const cards = (await owner.get('giftcard/getList')).gift_cards.filter(({ orders }) =>
    orders.includes(order_number),
  );
  // Three that were bought, and the one that paid.
  expect(cards).toHaveLength(4);
  await owner.get('order/takeStep', { order_number, step: 'cancel' });
  expect(await reader.get('giftcard/balance', { number: numbers[0] ?? '', captcha: 'human' })).toEqual({
    balance: 0,
  });
  expect(await reader.get('giftcard/balance', { number: paying.number, captcha: 'human' })).toEqual({
    balance: 9000,
  });
});

it('keeps an order from being canceled once a card that it bought has been spent', async () => {
  const { t, store, reader, emailed, book, aCard, pay, pickup, mail, issueDue } = await aShop();
  const paying = await aCard(2500);
  await reader.get('cart/add', { ...forJo, eisbn: emailed.eisbn });
  await pay(reader, paying.number);
  const electronic = {
    ...person,
    delivery_preference: 'electronic',
    payment_choice: 'not_required',
  } as const;
  const { order_number } = await reader.get('checkout/submit', electronic);
  await issueDue();
  const number =
    /\b([\dA-Z]{4}(?: [\dA-Z]{4}){3})\b/.exec(
      mail.sent.find(({ to }) => to === 'jo@example.org')?.text ?? '',
    )?.[1] ?? '';
  await reader.get('cart/add', { eisbn: book.eisbn });
  await pay(reader, number);
  await reader.get('checkout/submit', { ...pickup, payment_choice: 'not_required' });
  const owner = await staffAt(t, store, 'owner');
  expect(await owner.send('order/takeStep', { order_number, step: 'cancel' })).toMatchObject({
    error_code: 'wrong_status',
    error: expect.stringContaining('has been used'),
  });
});
