import pino from 'pino';
import { expect, test } from 'vitest';
import { signUp } from '../../test/accounts.ts';
import { aRegistry, withRegistries } from '../../test/registries.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import { aRate, delivers } from '../../test/shipping-shop.ts';
import type { Visitor } from '../../test/shop.ts';
import { forgetOrdersThatAreOver } from '../account/person.ts';
import { sendMail } from '../jobs/send-mail.ts';
import { readListedOrder } from '../order/counter-queries.ts';
import { fakeMail } from '../providers/mail/fake-mail.ts';

const open = sellingShops();

const secret = {
  name: 'Cousin Zelda',
  company_name: 'Care of Quill Works',
  phone_number: '(207) 555-0143',
  street_address: '77 Hidden Lane',
  street_address_2: 'Unit 9',
  city: 'Brattleboro',
  country: 'US',
  province: 'VT',
  postal_code: '05301',
};
/** What tells anything of the address. */
const secrets = /Zelda|Quill Works|5550143|555-0143|Hidden Lane|Unit 9|Brattleboro|05301|"VT"/;
const contact = { name: 'Ben Giver', email: 'ben@example.org', phone: '(207) 555-0100' };
const submission = { ...contact, delivery_preference: 'ship', payment_choice: 'contact' } as const;

/** A shop that ships, also for guests, with a registry that has an address. */
async function aGift(overrides: object = {}) {
  const shop = await open({ settings: { ...withRegistries, ...delivers, guest_ship_enabled: true } });
  await aRate(shop);
  const owner = shop.reader;
  await signUp(owner);
  const { address_id } = await owner.get('address/create', secret);
  const book = await shop.aBook(20);
  const shipping = { shipping_id: address_id, shipping_encouraged: true, ...overrides };
  const id = await aRegistry(owner, { [book.eisbn]: 5 }, shipping);
  const giver = async (visitor: Visitor) => {
    await visitor.get('cart/add', { eisbn: book.eisbn, gift_registry_id: id });
    return visitor;
  };
  return { ...shop, shop, owner, book, id, address_id, giver };
}

const kept = { gift_registry: { name: 'Ada and Ben', owner_name: 'Ada Marsh' }, name: 'Ada Marsh', city: '' };

test('a guest sends a gift to an address that only the shop learns (SHIPPING-008, CALL-074, ENTITY-104)', async () => {
  const { id, giver, stranger, t, store } = await aGift();
  const guest = await giver(stranger());
  const seen: unknown[] = [];
  const get: Visitor['get'] = async (...args) => {
    const answer = await guest.get(...args);
    seen.push(answer);
    return answer;
  };
  const { cart } = await get('checkout/setShipping', { gift_registry_id: id });
  expect(cart).toMatchObject({
    provider: 'Mail',
    ship_to: kept,
    gift_addresses: [
      {
        gift_registry_id: id,
        gift_registry_name: 'Ada and Ben',
        owner_name: 'Ada Marsh',
        shipping_encouraged: true,
        can_ship_to: true,
      },
    ],
    summary: { shipping: 500 },
  });
  await get('checkout/getShippingProviders', { gift_registry_id: id });
  await get('giftregistry/get', { gift_registry_id: id });
  await get('session/get', {});
  const { order_number, order_key } = await get('checkout/submit', {
    ...submission,
    checksum: cart.checksum,
  });
  const order = await get('order/get', { order_id: order_number, key: order_key });
  expect(order.shipping).toMatchObject({ name: 'Ada Marsh', addr1: '', gift_registry_name: 'Ada and Ben' });
  expect(JSON.stringify(seen)).not.toMatch(secrets);
  expect(await readListedOrder(t.db, store.id, order_number)).toMatchObject({
    ship_to: { name: 'Cousin Zelda', street_address: '77 Hidden Lane', postal_code: '05301' },
    provider: 'Mail',
  });
  const carts = await t.db.query('select ship_to from cart where store_id = $1', [store.id]);
  expect(JSON.stringify(carts)).not.toMatch(secrets);
});

test('the mail to the shop has the address, the mail to the buyer has not', async () => {
  const { id, giver, stranger, t, store } = await aGift();
  const details = { store_info: { email: 'shop@example.org' } };
  await t.db.query('update store set settings = settings || $2::jsonb where id = $1', [store.id, details]);
  await t.reload();
  const guest = await giver(stranger());
  await guest.get('checkout/submit', { ...submission, gift_registry_id: id, provider: 'Mail' });
  const mail = fakeMail();
  const { secret: key, stores } = t.shop;
  await sendMail({ db: t.db, log: pino({ level: 'silent' }), stores, mail, secret: key, mailKeepDays: 30 });
  const to = (address: string) => JSON.stringify(mail.sent.filter((one) => one.to === address));
  expect(to('shop@example.org')).toMatch(/Cousin Zelda.*77 Hidden Lane/);
  expect(to('ben@example.org')).toMatch(/Ada Marsh/);
  expect(to('ben@example.org')).not.toMatch(secrets);
});

test('a customer finds it among the other addresses (ENTITY-080, ENTITY-083)', async () => {
  const { id, giver, stranger } = await aGift();
  const customer = stranger();
  await signUp(customer, { email: 'ben@example.org' });
  await giver(customer);
  const { user } = await customer.get('session/get', {});
  expect(user?.alt_addresses).toMatchObject([
    {
      gift_registry_id: id,
      gift_registry_name: 'Ada and Ben',
      shipping_encouraged: true,
      can_ship_to: true,
      name: 'Ada Marsh',
      street_address: '',
    },
  ]);
  await customer.get('checkout/submit', { ...submission, gift_registry_id: id, provider: 'Mail' });
  const data = await customer.call('account/getData', {});
  expect(JSON.stringify(data)).toMatch(/Ada and Ben/);
  expect(JSON.stringify(data)).not.toMatch(secrets);
});

test('an address that is withdrawn is not sent to, and the cart says so', async () => {
  const { id, owner, giver, stranger, address_id, book } = await aGift();
  const guest = await giver(stranger());
  const chosen = await guest.get('checkout/setShipping', { gift_registry_id: id });
  expect(chosen.cart.provider).toBe('Mail');
  await owner.get('address/delete', { address_id });
  const { cart } = await guest.get('cart/get', {});
  expect(cart).toMatchObject({ ship_to: null, provider: '', gift_addresses: [] });
  expect(await guest.call('checkout/submit', submission)).toMatchObject({ error_code: 'address_missing' });
  expect(await guest.call('checkout/setShipping', { gift_registry_id: id })).toMatchObject({
    error_code: 'unknown_address',
    error: 'Gifts can no longer be sent to the address of this registry. Please choose another address.',
  });
  const other = stranger();
  await other.get('cart/add', { eisbn: book.eisbn });
  const answer = await other.call('checkout/setShipping', { gift_registry_id: id });
  expect(answer).toMatchObject({ error_code: 'unknown_address' });
});

test('the newest address of the owner is the one that the order goes to', async () => {
  const { id, owner, giver, stranger, address_id, t } = await aGift();
  const guest = await giver(stranger());
  const { cart } = await guest.get('checkout/setShipping', { gift_registry_id: id });
  await owner.get('address/modify', { ...secret, address_id, street_address: '8 New Street' });
  const { order_number } = await guest.get('checkout/submit', { ...submission, checksum: cart.checksum });
  const [row] = await t.db.query<{ street: string }>(
    `select ship_to->>'street_address' as street from customer_order where order_number = $1`,
    [order_number],
  );
  expect(row?.street).toBe('8 New Street');
});

test('a refusal doesn’t tell where the address is', async () => {
  const { id, giver, stranger, owner, address_id } = await aGift();
  await owner.get('address/modify', {
    ...secret,
    address_id,
    country: 'CA',
    province: 'BC',
    postal_code: 'V1Y 1A1',
  });
  const guest = await giver(stranger());
  const { cart } = await guest.get('cart/get', {});
  expect(cart.gift_addresses).toMatchObject([{ can_ship_to: false }]);
  expect(await guest.call('checkout/setShipping', { gift_registry_id: id })).toMatchObject({
    error_code: 'shipping_unavailable',
    error:
      'This order can’t be sent to Ada Marsh this way. Please choose another address, or another way to get it.',
  });
});

test('an order that is over forgets the address of a registry that was deleted', async () => {
  const { id, owner, giver, stranger, t } = await aGift();
  const guest = await giver(stranger());
  const { order_number } = await guest.get('checkout/submit', {
    ...submission,
    gift_registry_id: id,
    provider: 'Mail',
  });
  const street = async () => {
    await forgetOrdersThatAreOver(t.db);
    const [row] = await t.db.query<{ street: string }>(
      `select ship_to->>'street_address' as street from customer_order where order_number = $1`,
      [order_number],
    );
    return row?.street;
  };
  await owner.get('giftregistry/delete', { gift_registry_id: id });
  expect(await street()).toBe('77 Hidden Lane');
  await t.db.query(`update customer_order set status = 'collected' where order_number = $1`, [order_number]);
  expect(await street()).toBe('');
});
