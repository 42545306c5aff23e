import { expect, test } from 'vitest';
import { signUp } from '../../test/accounts.ts';
import { pickup } from '../../test/institution.ts';
import { aRegistry, withRegistries } from '../../test/registries.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import { staffAt } from '../../test/staff.ts';

const open = sellingShops();

/** A registry for which three bought: two who let the owner see it, and one who doesn't. Its deadline is over. */
async function aClosedRegistry() {
  const shop = await open({ settings: withRegistries });
  const { t, stranger, reader: owner } = shop;
  await signUp(owner);
  const book = await shop.aBook(20);
  const id = await aRegistry(owner, { [book.eisbn]: 9 });
  const give = async (name: string, quantity: number, share_gift_name: boolean) => {
    const giver = stranger();
    await giver.get('cart/add', { eisbn: book.eisbn, gift_registry_id: id, quantity });
    return (await giver.get('checkout/submit', { ...pickup, name, share_gift_name })).order_number;
  };
  const first = await give('Cleo', 2, true);
  await give('Dan', 1, false);
  await give('Eve', 1, true);
  const before = await owner.call('giftregistry/getGifts', { gift_registry_id: id });
  await t.db.query("update gift_registry set deadline = '2020-01-01' where id = $1", [id]);
  const gifts = () => owner.get('giftregistry/getGifts', { gift_registry_id: id });
  return { ...shop, owner, book, id, first, before, gifts };
}

test('after the deadline, the owner sees who gave what, of those who agreed', async () => {
  const { before, gifts, book, stranger, id } = await aClosedRegistry();
  expect(before).toMatchObject({
    error_code: 'registry_open',
    error: 'You’ll see who gave what once the purchase deadline is over.',
  });
  const { title, eisbn } = book;
  expect(await gifts()).toEqual({
    gifts: [
      {
        gift_id: expect.any(Number),
        giver: 'Cleo',
        titles: [{ eisbn, title, quantity: 2 }],
        thanked: false,
      },
      {
        gift_id: expect.any(Number),
        giver: 'Eve',
        titles: [{ eisbn, title, quantity: 1 }],
        thanked: false,
      },
    ],
    unnamed_count: 1,
  });
  const other = stranger();
  await signUp(other);
  expect(await other.call('giftregistry/getGifts', { gift_registry_id: id })).toMatchObject({
    error_code: 'bad_registry',
  });
});

test('a gift that was canceled is not among them', async () => {
  const { t, store, first, gifts } = await aClosedRegistry();
  await (await staffAt(t, store, 'owner')).get('order/takeStep', { order_number: first, step: 'cancel' });
  expect((await gifts()).gifts.map(({ giver }) => giver)).toEqual(['Eve']);
});

test('a gift is marked as thanked, and not a second time', async () => {
  const { owner, id, gifts } = await aClosedRegistry();
  const [cleo] = (await gifts()).gifts;
  const mark = { gift_registry_id: id, gift_id: cleo?.gift_id ?? 0 };
  await owner.get('giftregistry/setThanked', { ...mark, thanked: true });
  await owner.get('giftregistry/setThanked', { ...mark, thanked: true });
  expect((await gifts()).gifts.map(({ thanked }) => thanked)).toEqual([true, false]);
  await owner.get('giftregistry/setThanked', { ...mark, thanked: false });
  expect((await gifts()).gifts.map(({ thanked }) => thanked)).toEqual([false, false]);
  expect(
    await owner.call('giftregistry/setThanked', { ...mark, gift_id: 999_999, thanked: true }),
  ).toMatchObject({ error_code: 'bad_gift' });
});

test('whom the owner has thanked is in the owner’s data', async () => {
  const { owner, id, gifts } = await aClosedRegistry();
  const [cleo] = (await gifts()).gifts;
  await owner.get('giftregistry/setThanked', {
    gift_registry_id: id,
    gift_id: cleo?.gift_id ?? 0,
    thanked: true,
  });
  expect(await owner.get('account/getData', {})).toMatchObject({
    gift_registries: [{ id, thanked: [{ giver: 'Cleo', thanked_at: expect.any(String) }] }],
  });
});
