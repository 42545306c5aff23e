import { describe, expect, test } from 'vitest';
import { password, signUp } from '../../test/accounts.ts';
import { pickup } from '../../test/institution.ts';
import { aRegistry, withRegistries } from '../../test/registries.ts';
import { type SellingShop, sellingShops } from '../../test/selling-shop.ts';
import type { Visitor } from '../../test/shop.ts';
import { staffAt } from '../../test/staff.ts';
import { issueCard } from '../giftcard/issue-card.ts';

const open = sellingShops();

/** A shop with a registry that asks for so many copies of a book of which there are enough. */
async function aWish(quantity: number, overrides = {}) {
  const shop = await open({ settings: withRegistries });
  const owner = shop.reader;
  await signUp(owner);
  const book = await shop.aBook(50);
  const id = await aRegistry(owner, { [book.eisbn]: quantity }, overrides);
  const purchased = async () => {
    const { registries } = await owner.get('giftregistry/getAll', { show_items: true });
    return registries[0]?.items[0]?.qty_purchased;
  };
  return { ...shop, owner, book, id, purchased };
}

const give = (giver: Visitor, eisbn: string, gift_registry_id: number, quantity = 1) =>
  giver.get('cart/add', { eisbn, gift_registry_id, quantity });

async function checksumOf(giver: Visitor): Promise<string> {
  return (await giver.get('cart/get', {})).cart.checksum;
}

describe('a gift', () => {
  test('is bought for a registry, which counts it (CALL-024, ENTITY-091, ENTITY-093, ENTITY-119)', async () => {
    const { book, id, purchased, stranger } = await aWish(3);
    const guest = stranger();
    const { cart } = await give(guest, book.eisbn, id, 2);
    expect(cart.items[0]?.cart_info).toMatchObject({
      gift_registry_id: id,
      gift_registry_info: { occasion: 'Wedding', name: 'Ada and Ben', owner_name: 'Ada Marsh', left: 3 },
    });
    expect(cart.summary).toMatchObject({
      contains_gift_registry_item: true,
      contains_gift_registry_shipping: true,
    });
    expect(await purchased()).toBe(0);
    const { order_number, order_key } = await guest.get('checkout/submit', pickup);
    expect(await purchased()).toBe(2);
    const order = await guest.get('order/get', { order_id: order_number, key: order_key });
    expect(order.items[0]?.cart_info).toMatchObject({
      gift_registry_id: id,
      gift_registry_info: { occasion: 'Wedding', name: 'Ada and Ben' },
    });
  });

  test('is for no registry where none asks for it (REG-006, REG-007)', async () => {
    const { book, id, aBook, stranger, t, owner } = await aWish(1);
    const other = await aBook(5);
    const giver = stranger();
    for (const [eisbn, registry] of [
      [other.eisbn, id],
      [book.eisbn, 5],
    ] as const) {
      const { cart } = await give(giver, eisbn, registry);
      expect(cart.items.map((item) => item.cart_info.gift_registry_id)).not.toContain(registry);
      expect(cart.summary.contains_gift_registry_item).toBe(false);
    }
    await t.db.query("update gift_registry set deadline = '2020-01-01' where id = $1", [id]);
    expect((await give(giver, book.eisbn, id)).cart.summary.contains_gift_registry_item).toBe(false);
    await t.db.query('update gift_registry set deadline = null where id = $1', [id]);
    expect((await give(giver, book.eisbn, id)).cart.summary.contains_gift_registry_item).toBe(true);
    // In the cart already when its owner takes the link back.
    await owner.get('giftregistry/update', {
      gift_registry_id: id,
      title: 'Ours',
      occasion: 'Other',
      description: 'Books',
      visibility: 'private',
    });
    expect((await giver.get('cart/get', {})).cart.summary.contains_gift_registry_item).toBe(false);
  });

  test('stays one when its giver logs in, also to a cart that has the book already', async () => {
    const { book, id, stranger } = await aWish(2);
    const account = stranger();
    const { email } = await signUp(account);
    await account.get('cart/add', { eisbn: book.eisbn });
    const giver = stranger();
    await give(giver, book.eisbn, id);
    await giver.get('account/login', { email_address: email, password });
    const { cart } = await giver.get('cart/get', {});
    expect(cart.items.map((item) => item.cart_info)).toMatchObject([{ quantity: 2, gift_registry_id: id }]);
  });

  test('counts no more when its order is canceled', async () => {
    const { t, store, book, id, purchased, stranger } = await aWish(2);
    const giver = stranger();
    await give(giver, book.eisbn, id, 2);
    const { order_number } = await giver.get('checkout/submit', pickup);
    expect(await purchased()).toBe(2);
    const staff = await staffAt(t, store, 'owner');
    await staff.get('order/takeStep', { order_number, step: 'cancel' });
    expect(await purchased()).toBe(0);
  });

  test('counts no more as far as it is refunded', async () => {
    const { t, store, book, id, purchased, stranger } = await aWish(3);
    const giver = stranger();
    await give(giver, book.eisbn, id, 3);
    const { number } = await t.db.tx((q) =>
      issueCard(q, t.shop.secret, { storeId: store.id, amount: 50_000, currency: 'USD', withPin: false }),
    );
    await giver.get('checkout/addGiftCard', { gift_card_number: number, captcha: 'human' });
    const { order_number } = await giver.get('checkout/submit', {
      ...pickup,
      payment_choice: 'not_required',
    });
    const staff = await staffAt(t, store, 'owner');
    await staff.get('order/refund', { order_number, lines: [{ position: 1, quantity: 2 }] });
    expect(await purchased()).toBe(1);
  });

  test('can’t be asked for less often than it was bought', async () => {
    const { owner, book, id, stranger } = await aWish(3);
    const giver = stranger();
    await give(giver, book.eisbn, id, 2);
    await giver.get('checkout/submit', pickup);
    const item = { gift_registry_id: id, eisbn: book.eisbn };
    expect(await owner.call('giftregistry/updateItem', { ...item, qty: 1 })).toMatchObject({
      error_code: 'below_purchased',
      error: '2 copies have been bought already, so the registry can’t ask for fewer.',
    });
    expect((await owner.get('giftregistry/updateItem', { ...item, qty: 2 })).registry).toMatchObject({
      total_requested: 2,
      total_purchased: 2,
    });
  });
});

describe('of two who buy the last copy that a registry asks for', () => {
  const bought = {
    error_code: 'registry_bought',
    error:
      'has been bought for “Ada and Ben” already. Remove it, or order it anyway: it won’t count toward the registry.',
  };

  async function givers(shop: SellingShop, eisbn: string, id: number, count: number) {
    const all: Visitor[] = [];
    for (let i = 0; i < count; i += 1) {
      const giver = shop.stranger();
      await give(giver, eisbn, id);
      all.push(giver);
    }
    return all;
  }

  test('one is told, also in the same second, and may order it all the same', async () => {
    const wish = await aWish(1);
    const all = await givers(wish, wish.book.eisbn, wish.id, 4);
    const checksums = await Promise.all(all.map(checksumOf));
    const answers = await Promise.all(
      all.map((giver, i) => giver.call('checkout/submit', { ...pickup, checksum: checksums[i] ?? '' })),
    );
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    const refused = answers.filter((answer) => !answer.ok);
    expect(refused).toHaveLength(3);
    for (const answer of refused)
      expect(answer).toMatchObject({ ...bought, error: `“${wish.book.title}” ${bought.error}` });
    expect(await wish.purchased()).toBe(1);

    const late = all.find((_, i) => !answers[i]?.ok);
    if (!late) throw new Error('three were refused');
    const { cart } = await late.get('cart/get', {});
    expect(cart.items[0]?.cart_info.gift_registry_info?.left).toBe(0);
    const { order_number } = await late.get('checkout/submit', { ...pickup, checksum: cart.checksum });
    expect(await wish.purchased()).toBe(1);
    const order = await late.get('order/get', { order_id: order_number });
    expect(order.items[0]?.cart_info).toMatchObject({ gift_registry_id: null, gift_registry_info: null });
  });

  test('only what is left counts of more copies than it asks for', async () => {
    const wish = await aWish(2);
    const giver = wish.stranger();
    await give(giver, wish.book.eisbn, wish.id, 3);
    expect(await giver.call('checkout/submit', pickup)).toMatchObject({
      error_code: 'registry_bought',
      error: `“Ada and Ben” needs only 2 more copies of “${wish.book.title}”. Take fewer, or order them anyway: the others won’t count toward the registry.`,
    });
    await giver.get('checkout/submit', { ...pickup, checksum: await checksumOf(giver) });
    expect(await wish.purchased()).toBe(2);
  });
});
