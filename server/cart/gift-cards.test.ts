import { describe, expect, it } from 'vitest';
import { signUp } from '../../test/accounts.ts';
import { forJo, giftCardShop } from '../../test/gift-card-shop.ts';
import { sellingShops } from '../../test/selling-shop.ts';

const open = sellingShops();
const aShop = () => giftCardShop(open);

describe('giftcard/get', () => {
  it('lists the cards that the store sells, in its order (GIFTCARD-019, GIFTCARD-037)', async () => {
    const { reader, printed, emailed } = await aShop();
    expect(await reader.get('giftcard/get', {})).toMatchObject({
      store_giftcards: [
        {
          eisbn: printed.eisbn,
          title: 'Gift card',
          emailed: false,
          banner_description: 'In a paper sleeve.',
        },
        { eisbn: emailed.eisbn, emailed: true },
      ],
      show_gc_balanace_checker: true,
      webstore_custom_elements: [],
    });
  });

  it('lists none where the store sells none', async () => {
    const { reader } = await open();
    expect((await reader.get('giftcard/get', {})).store_giftcards).toEqual([]);
  });
});

describe('cart/add of a gift card', () => {
  it('keeps amount and words with the line, under their names in notes (GIFTCARD-001, GIFTCARD-018, CALL-025, ENTITY-033)', async () => {
    const { reader, emailed } = await aShop();
    const { cart, added } = await reader.get('cart/add', {
      ...forJo,
      eisbn: emailed.eisbn,
      quantity: 2,
      personalized: true,
      from: 'Ann',
      to: 'Jo',
      message: 'Happy birthday!',
      send_date: '',
    });
    expect(added).toEqual({ quantity: 2, title: 'Emailed gift card', price: 2500 });
    const [line] = cart.items;
    expect(line?.cart_info).toMatchObject({
      is_giftcard: true,
      quantity: 2,
      sold_price: 2500,
      line_total: 5000,
      cartable: true,
    });
    expect(line?.cart_info.cart_notes).toEqual({
      giftcard_price: 2500,
      gift_card_info: {
        personalize: true,
        from: 'Ann',
        to: 'Jo',
        message: 'Happy birthday!',
        recipient_email: 'jo@example.org',
        send_date: '',
        emailed: true,
      },
    });
    expect(cart.summary).toMatchObject({
      subtotal: 5000,
      total: 5000,
      contains_emailed_gift_card: true,
      contains_only_emailed_gift_card: true,
    });
  });

  it('makes one line of the same cards, and another of another amount or message', async () => {
    const { reader, printed } = await aShop();
    const add = (more: object) => reader.get('cart/add', { eisbn: printed.eisbn, price: 2500, ...more });
    await add({});
    await add({ quantity: 2 });
    await add({ price: 5000 });
    const { cart } = await add({ personalized: true, to: 'Jo' });
    expect(cart.items.map(({ cart_info: l }) => [l.quantity, l.sold_price])).toEqual([
      [3, 2500],
      [1, 5000],
      [1, 2500],
    ]);
    expect(cart.summary).toMatchObject({ total: 15_000, contains_emailed_gift_card: false });
  });

  it('asks for no words on a card that is personalised (GIFTCARD-038)', async () => {
    const { reader, printed, emailed } = await aShop();
    for (const { eisbn } of [printed, emailed]) {
      const { cart } = await reader.get('cart/add', { ...forJo, eisbn, personalized: true });
      expect(cart.items.at(-1)?.cart_info.cart_notes).toMatchObject({
        gift_card_info: { personalize: true, to: '', from: '', message: '' },
      });
    }
  });

  it('forgets the words that the shopper switched off (GIFTCARD-008)', async () => {
    const { reader, printed } = await aShop();
    const { cart } = await reader.get('cart/add', {
      eisbn: printed.eisbn,
      price: 2500,
      to: 'Jo',
      message: 'Hi',
    });
    expect(cart.items[0]?.cart_info.cart_notes).toMatchObject({ gift_card_info: { to: '', message: '' } });
  });

  it.each([
    [{ price: 999 }, 'Gift cards can be loaded with any amount between $10 - 500'],
    [{ price: 50_001 }, 'Gift cards can be loaded with any amount between $10 - 500'],
    [{ recipient_email: '' }, 'To Email is required.'],
    [{ recipient_email: 'jo' }, 'Please enter a valid email address'],
    [{ send_date: '2020-01-01' }, 'Please choose a day from today to a year from now.'],
    [{ send_date: '2027-02-30' }, 'Please choose a day from today to a year from now.'],
    [{ send_date: '2099-01-01' }, 'Please choose a day from today to a year from now.'],
  ])('refuses %j (GIFTCARD-009..015, GIFTCARD-036)', async (wrong, error) => {
    const { reader, emailed } = await aShop();
    expect(await reader.send('cart/add', { ...forJo, eisbn: emailed.eisbn, ...wrong })).toMatchObject({
      error_code: 'invalid_gift_card',
      error,
    });
  });

  it('takes no letter more than fits, and no card that another store sells', async () => {
    const { reader, emailed } = await aShop();
    const card = { ...forJo, eisbn: emailed.eisbn };
    for (const long of [
      { to: 'x'.repeat(51) },
      { from: 'x'.repeat(51) },
      { message: 'x'.repeat(101) },
      { price: -5 },
    ])
      expect(await reader.send('cart/add', { ...card, ...long })).toMatchObject({
        error_code: 'invalid_input',
      });
    const other = await open();
    expect(await other.reader.send('cart/add', card)).toMatchObject({ error_code: 'gift_card_page_only' });
    expect(await reader.send('cart/add', { eisbn: emailed.eisbn })).toMatchObject({
      error_code: 'gift_card_page_only',
    });
  });

  it('changes amount, words and number of a line, and joins one that has become the same', async () => {
    const { reader, printed } = await aShop();
    await reader.get('cart/add', { eisbn: printed.eisbn, price: 2500 });
    const { cart } = await reader.get('cart/add', { eisbn: printed.eisbn, price: 5000 });
    const [first, second] = cart.items.map(({ cart_info }) => cart_info.cart_id);
    const set = async (input: object) =>
      (await reader.get('cart/add', { eisbn: printed.eisbn, ...input })).cart.items.map(
        ({ cart_info: l }) => [l.quantity, l.sold_price],
      );
    expect(await set({ cart_id: first, quantity: 4 })).toEqual([
      [4, 2500],
      [1, 5000],
    ]);
    expect(await set({ cart_id: second, quantity: 1, price: 7500 })).toEqual([
      [4, 2500],
      [1, 7500],
    ]);
    const joined = await set({ cart_id: first, quantity: 4, price: 7500 });
    expect(joined).toEqual([[5, 7500]]);
    const [line] = (await reader.get('cart/get', {})).cart.items;
    expect(await set({ cart_id: line?.cart_info.cart_id, quantity: 0 })).toEqual([]);
  });

  it('comes along at login, each line by itself', async () => {
    const { reader, printed } = await aShop();
    await reader.get('cart/add', { eisbn: printed.eisbn, price: 2500 });
    await reader.get('cart/add', { eisbn: printed.eisbn, price: 5000 });
    await signUp(reader);
    const { cart } = await reader.get('cart/get', {});
    expect(cart.items.map(({ cart_info: l }) => l.sold_price)).toEqual([2500, 5000]);
  });

  it('cannot be bought once the store has changed its amounts', async () => {
    const { t, store, reader, printed } = await aShop();
    const { cart } = await reader.get('cart/add', { eisbn: printed.eisbn, price: 2500 });
    await t.db.query(
      `update store set settings = jsonb_set(settings, '{store_info,giftcard_minimum}', '30') where id = $1`,
      [store.id],
    );
    await t.reload();
    const later = t.visitor(store.webstoreName);
    later.caller.token = reader.caller.token;
    const after = (await later.get('cart/get', {})).cart;
    expect(after).toMatchObject({ contains_unavailable: true, summary: { total: 0 } });
    expect(after.checksum).not.toBe(cart.checksum);
  });
});
