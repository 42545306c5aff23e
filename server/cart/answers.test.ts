import { expect, test } from 'vitest';
import { type ActionName, actions } from '../../contract/actions.ts';
import { password, signUp } from '../../test/accounts.ts';
import { aPromotion } from '../../test/promoting-shop.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import { aRate, delivers } from '../../test/shipping-shop.ts';
import { issueCard } from '../giftcard/issue-card.ts';

const open = sellingShops();

const vermont = {
  name: 'Ada Marsh',
  phone_number: '(207) 555-0199',
  street_address: '7 Maple Street',
  city: 'Burlington',
  country: 'US',
  province: 'VT',
  postal_code: '05401',
};

/** They need a card form and an answered quote; card-payment.test.ts and order-quote.test.ts make them. */
const madeElsewhere = ['checkout/setCreditCard', 'checkout/orderQuote'];

/** A download has no output. */
const shapeOf = (name: ActionName) => {
  const { output } = actions[name] as { output?: { shape?: object } };
  return output?.shape ?? {};
};
const answersWithCart = (Object.keys(actions) as ActionName[]).filter(
  (name) => 'cart' in shapeOf(name) && !madeElsewhere.includes(name),
);

test('every call that answers with the cart answers with the one that is read afterwards, and only a change makes it newer', async () => {
  const shop = await open({
    settings: {
      checkout_info: { ...delivers.checkout_info, using_promo_codes: true },
      store_info: { giftcards_enabled: true, email: 'shop@example.org' },
    },
  });
  const { reader, t, store, location } = shop;
  await aRate(shop);
  await aPromotion(shop, { code: 'SUMMER' });
  const { number: code } = await t.db.tx((q) =>
    issueCard(q, t.shop.secret, { storeId: store.id, currency: 'USD', amount: 500, withPin: false }),
  );
  const [book, other] = [await shop.aBook(5), await shop.aBook(5)];
  const made = new Set<ActionName>();
  let newest = 0;

  async function check(name: ActionName, input: object, isChange = true) {
    const answer = await reader.send(name, input);
    if (!answer.ok) throw new Error(`${name}: ${answer.error}`);
    const { cart } = answer.value as { cart: { id: number; revision: number } };
    made.add(name);
    expect((await reader.get('cart/get', {})).cart, name).toEqual(cart);
    if (isChange) expect(cart.revision, name).toBeGreaterThan(newest);
    else expect(cart.revision, name).toBe(newest);
    newest = cart.revision;
    return cart;
  }

  await check('cart/add', { eisbn: book.eisbn });
  await check('cart/get', {}, false);
  // The cart moves to the account, where it begins again.
  newest = 0;
  const { email, cart: own } = await signUp(reader);
  made.add('account/create');
  expect((await reader.get('cart/get', {})).cart).toEqual(own);
  const { address_id } = await reader.get('address/create', vermont);
  const { list } = await reader.get('titlelist/create', { name: 'Summer', eisbn: other.eisbn });
  const file = new File([`isbn,qty\n${other.eisbn},2\n`], 'order.csv');
  await check('titlelist/copyToCart', { list_id: list.list_id });
  await check('cart/import', { file, addToCart: true });
  await check('checkout/setDelivery', { delivery_preference: 'pickup', location_id: location.id });
  await check('checkout/setDelivery', { delivery_preference: 'ship' });
  await check('checkout/setShipping', { delivery_preference: 'ship' });
  await check('checkout/setShipping', { delivery_preference: 'ship', address_id, provider: 'Mail' });
  await check('checkout/setShipping', { delivery_preference: 'ship', address_id: 0 });
  await check('checkout/setExtras', { name: 'Ada', email: 'ada@example.org', phone: '(207) 555-0100' });
  await check('checkout/setPaymentChoice', { payment_choice: 'contact' });
  await check('checkout/addPromocode', { code: 'summer' });
  await check('checkout/addGiftCard', { gift_card_number: code, captcha: 'human' });
  await check('checkout/editGiftCard', { gift_card_number: code, amount: '2.00' });
  await check('checkout/removeGiftCard', { gift_card_number: code });
  await check('checkout/removePromocode', {});
  await check('session/get', {}, false);
  await check('session/get', { reset_cart: true });
  await shop.setOnHand(other.id, 1);
  await check('cart/adjust', {});
  await check('cart/removeUnavailable', {});
  const { items } = (await reader.get('cart/get', {})).cart;
  await check('cart/removeItem', { cart_id: items[0]?.cart_info.cart_id });
  await check('cart/removeAll', {});
  newest = 0;
  await check('account/logout', {}, false);
  await check('account/login', { email_address: email, password });
  newest = 0;
  await check('account/delete', { email_address: email, password }, false);
  expect([...made].sort()).toEqual([...answersWithCart].sort());
});
