import { describe, expect, test } from 'vitest';
import { signUp } from '../../test/accounts.ts';
import { buildList, buildOffer, buildStock } from '../../test/factories.ts';
import { anInstitution, pickup } from '../../test/institution.ts';
import { aPromotion, takesCodes } from '../../test/promoting-shop.ts';
import { type SellingShop, sellingShops } from '../../test/selling-shop.ts';
import type { Visitor } from '../../test/shop.ts';

const open = sellingShops();
const aShop = () => open({ settings: takesCodes });

/** A cart with copies of a book for 20.00. */
async function aCart(shop: SellingShop, quantity = 1) {
  const book = await shop.aBook(50, { list_price_usa: 2000 });
  await shop.reader.get('cart/add', { eisbn: book.eisbn, quantity });
  return book;
}
const enter = async (visitor: Visitor, code: string) => {
  const answer = await visitor.call('checkout/addPromocode', { code });
  return answer.ok ? 'ok' : `${answer.error_code}: ${answer.error}`;
};
const cartOf = async (visitor: Visitor) => (await visitor.get('cart/get', {})).cart;

test('a code is applied whatever its case and spaces, once, and removed again (CALL-060, CALL-061, PROMO-004)', async () => {
  const shop = await aShop();
  await aPromotion(shop, { code: 'Sun-10', ends_at: '2099-06-30' });
  await aCart(shop, 2);
  const before = await cartOf(shop.reader);
  expect(before).toMatchObject({ promo_code: { code: '', problem: '' }, summary: { promo_codes: [] } });

  const { cart, checksum } = await shop.reader.get('checkout/addPromocode', { code: ' sun -1 0' });
  expect(checksum).toBe(cart.checksum);
  expect(cart.promo_code).toEqual({ code: 'SUN-10', problem: '' });
  // ENTITY-087, PROMO-006: 11:59:59 pm in New York.
  expect(cart.summary).toMatchObject({
    original_price: 4000,
    discounts: 400,
    promo_codes: [
      {
        code: 'SUN-10',
        automatic: false,
        type: 'percent',
        description: 'Summer sale',
        amount: 400,
        expiry_date: Date.parse('2099-07-01T03:59:59Z') / 1000,
      },
    ],
    subtotal: 3600,
    total: 3600,
  });
  expect(cart.items[0]?.cart_info).toMatchObject({
    line_total: 4000,
    promotions: [{ description: 'Summer sale', amount: 400 }],
  });
  expect(await cartOf(shop.reader)).toEqual(cart);

  const removed = await shop.reader.get('checkout/removePromocode', {});
  expect(removed).toEqual({
    cart: { ...before, revision: removed.cart.revision },
    checksum: before.checksum,
  });
});

describe('says under the box why a code does not apply (PROMO-005)', () => {
  test('codes of no use, and longer than 15 characters (PROMO-001)', async () => {
    const shop = await aShop();
    const { reader } = shop;
    expect(await enter(reader, 'SUN')).toBe('cart_empty: There are no items in your cart.');
    const book = await aCart(shop, 2);
    await aPromotion(shop, { code: 'SOON', starts_at: '2099-01-01' });
    await aPromotion(shop, { code: 'OVER', ends_at: '2020-01-01' });
    await aPromotion(shop, { code: 'MANY', type: 'buy_get', buy: 2, get: 1, percent: 100 });
    await aPromotion(shop, { code: 'RICH', minimum: 4550 });
    await aPromotion(shop, { code: 'USED', applies_to: 'condition', value: 'USED' });
    await aPromotion(shop, { code: 'FREESHIP', type: 'freeship' });
    await aPromotion(shop, { code: 'LESS', percent: 5 });
    await aPromotion(shop, { name: 'Harvest sale', percent: 7 });
    const other = await aShop();
    await aPromotion(other, { code: 'THEIRS' });
    const told: [string, string][] = [
      ['', 'promo_missing: Please enter a promo code.'],
      ['0123456789ABCDEF', 'promo_unknown: Please use at most 15 characters.'],
      ['THEIRS', 'promo_unknown: We don’t know the promo code THEIRS. Please check it and try again.'],
      ['soon', 'promo_early: The promo code SOON isn’t valid yet.'],
      ['over', 'promo_ended: The promo code OVER has expired.'],
      ['many', 'promo_more_copies: The promo code MANY is for 3 copies or more.'],
      [
        'rich',
        'promo_minimum: The promo code RICH is for purchases of $45.50 or more. Please add $5.50 more to use it.',
      ],
      ['used', 'promo_other_goods: The promo code USED isn’t for anything in your cart.'],
      ['freeship', 'promo_ship_only: The promo code FREESHIP is for orders that we ship.'],
      [
        'less',
        'promo_not_best: You already get a better discount: Harvest sale. We can’t combine it with the promo code LESS.',
      ],
    ];
    for (const [code, sentence] of told) expect(await enter(reader, code)).toBe(sentence);
    // None of them stays.
    expect((await cartOf(reader)).promo_code).toEqual({ code: '', problem: '' });
    await reader.get('cart/add', { eisbn: book.eisbn });
    expect(await enter(reader, 'Many')).toBe('ok');
    expect((await cartOf(reader)).summary).toMatchObject({ discounts: 2000, total: 4000 });
  });

  test('a store without promo codes takes none, also none from before; automatic ones hold (PROMO-003)', async () => {
    const shop = await open();
    await aPromotion(shop, { code: 'SUN', percent: 50 });
    await aPromotion(shop, { name: 'Harvest sale' });
    await aCart(shop);
    expect(await enter(shop.reader, 'SUN')).toBe(
      'promo_disabled: We’re not taking promo codes at the moment.',
    );
    await shop.t.db.query("update cart set promo_code = 'SUN' where store_id = $1", [shop.store.id]);
    expect((await cartOf(shop.reader)).summary).toMatchObject({
      promo_codes: [{ code: '', automatic: true, description: 'Harvest sale', amount: 200 }],
      total: 1800,
    });
  });

  test('codes cannot be found by trying (decisions §0.9)', async () => {
    const shop = await aShop();
    await aCart(shop);
    for (let i = 0; i < 15; i++) expect(await enter(shop.reader, `TRY${i}`)).toMatch(/^promo_unknown/);
    await expect(shop.reader.call('checkout/addPromocode', { code: 'TRY' })).rejects.toMatchObject({
      status: 429,
    });
  });
});

describe('what it is on', () => {
  test('a list, a subject with those below it, a condition, a format; never gift cards', async () => {
    const shop = await aShop();
    const { t, store, location, reader } = shop;
    const plain = await shop.aBook(9, { list_price_usa: 1000 });
    const large = await shop.aBook(9, { list_price_usa: 1000, is_large_print: true });
    const card = await shop.aBook(9, { list_price_usa: 1000, is_giftcard: true });
    await buildOffer(t.db, store.id, plain.id, 500, { condition: 'USED' });
    await buildStock(t.db, location.id, plain.id, 1, { condition: 'USED' });
    await reader.get('cart/add', { eisbn: plain.eisbn });
    await reader.get('cart/add', { eisbn: plain.eisbn, condition: 'USED' });
    await reader.get('cart/add', { eisbn: large.eisbn, large_print_confirmed: true });
    const [cart] = await t.db.query<{ id: number }>('select id from cart where store_id = $1', [store.id]);
    await t.db.query(
      "insert into cart_line (cart_id, title_id, condition, quantity) values ($1, $2, 'NEW', 1)",
      [cart?.id, card.id],
    );
    await t.db.query(
      `with up as (insert into subject (scheme, code, heading) values ('test', 'TF', 'Tales') returning id),
            below as (insert into subject (scheme, code, heading, parent_id) select 'test', 'TFA', 'Tall', id from up returning id)
       insert into title_subject (title_id, subject_id) select $1, id from below`,
      [large.id],
    );
    const list_id = await buildList(t.db, store.id, [plain.id]);
    const off = async (code: string) => {
      const { cart } = await reader.get('checkout/addPromocode', { code });
      return cart.items.map(({ cart_info: line }) =>
        line.promotions.reduce((sum, { amount }) => sum + amount, 0),
      );
    };
    await aPromotion(shop, { code: 'ALL' });
    await aPromotion(shop, { code: 'LIST', applies_to: 'list', list_id });
    await aPromotion(shop, { code: 'TALES', applies_to: 'subject', value: 'tf' });
    await aPromotion(shop, { code: 'SECOND', applies_to: 'condition', value: 'USED' });
    await aPromotion(shop, { code: 'LARGE', applies_to: 'format', value: 'large print' });
    expect(await off('ALL')).toEqual([100, 50, 100, 0]);
    expect(await off('LIST')).toEqual([100, 50, 0, 0]);
    expect(await off('TALES')).toEqual([0, 0, 100, 0]);
    expect(await off('SECOND')).toEqual([0, 50, 0, 0]);
    expect(await off('LARGE')).toEqual([0, 0, 100, 0]);
    // A list that is deleted leaves it on nothing.
    await t.db.query('delete from title_list where id = $1', [list_id]);
    expect(await enter(reader, 'LIST')).toMatch(/^promo_other_goods/);
  });
});

test('removing a book and adding it again changes nothing', async () => {
  const shop = await aShop();
  const { reader } = shop;
  await aPromotion(shop, { type: 'amount', amount: 100 });
  const books = [await shop.aBook(9), await shop.aBook(9), await shop.aBook(9)];
  for (const { eisbn } of books) await reader.get('cart/add', { eisbn });
  const offByBook = async () =>
    Object.fromEntries((await cartOf(reader)).items.map((i) => [i.title_info.eisbn, i.cart_info.promotions]));
  const before = await offByBook();
  const [first] = (await cartOf(reader)).items;
  await reader.get('cart/removeItem', { cart_id: first?.cart_info.cart_id ?? 0 });
  await reader.get('cart/add', { eisbn: first?.title_info.eisbn ?? '' });
  expect(await offByBook()).toEqual(before);
});

describe('for one order per customer', () => {
  test('by account, whoever buys for it; the code comes along at login', async () => {
    const shop = await aShop();
    await aPromotion(shop, { code: 'ONCE', once_per_customer: true });
    const { owner, child } = await anInstitution(shop);
    expect(await enter(owner, 'ONCE')).toBe('ok');
    await owner.get('checkout/submit', { ...pickup, email: 'office@harbor.example' });
    const book = await shop.aBook(9);
    await child.get('cart/add', { eisbn: book.eisbn });
    expect(await enter(child, 'ONCE')).toBe('promo_used: You’ve already used the promo code ONCE.');

    const guest = shop.stranger();
    await guest.get('cart/add', { eisbn: book.eisbn });
    expect(await enter(guest, 'once')).toBe('ok');
    await signUp(guest);
    expect((await cartOf(guest)).promo_code).toEqual({ code: 'ONCE', problem: '' });
  });

  test('a guest by the email address, whatever its case', async () => {
    const shop = await aShop();
    await aPromotion(shop, { code: 'ONCE', once_per_customer: true });
    await aCart(shop);
    await enter(shop.reader, 'ONCE');
    await shop.reader.get('checkout/submit', pickup);
    const again = shop.stranger();
    const book = await shop.aBook(9, { list_price_usa: 2000 });
    await again.get('cart/add', { eisbn: book.eisbn });
    expect(await enter(again, 'ONCE')).toBe('ok');
    expect(await again.call('checkout/submit', { ...pickup, email: 'Ada@Example.ORG' })).toMatchObject({
      error_code: 'promo_used',
      error:
        'This email address has already used the promo code ONCE. Remove the code to order: the total is then $20.00.',
    });
    await again.get('checkout/removePromocode', {});
    expect(await again.call('checkout/submit', pickup)).toMatchObject({ ok: true });
  });
});
