import { beforeEach, expect, it } from 'vitest';
import { lastMail, password, signUp } from '../../../test/accounts.ts';
import { buildLocation, buildOrder, buildStore } from '../../../test/factories.ts';
import { type SellingShop, sellingShops } from '../../../test/selling-shop.ts';
import { type Desk, staffAt, staffPassword } from '../../../test/staff.ts';

const open = sellingShops();
let shop: SellingShop;
let owner: Desk;
let id: number;
let email: string;

beforeEach(async () => {
  shop = await open();
  owner = await staffAt(shop.t, shop.store, 'owner');
  const made = await signUp(shop.reader, {
    first_name: 'Zoë',
    last_name: 'Marsh-Hale',
    phone_number: '(207) 555-0142',
    alt_phone_number: '+1 207 555 0177',
    is_institution: true,
    company: 'Casco Bay School',
  });
  email = made.email;
  id = made.user.corp_id;
});

const found = async (term: string, desk = owner) =>
  (await desk.get('customer/getList', { term })).customers.map(({ customer_id }) => customer_id);
const account = async () => (await owner.get('customer/get', { id })).account_number;
const entries = async () =>
  (await owner.get('audit/getList', { part: 'customer' })).entries.map(({ action, target }) => [
    action,
    target,
  ]);
const long = () => shop.t.db.query(`update staff_session set proved_at = now() - interval '16 minutes'`);

it('finds a customer by name, company, mail, phone and account number', async () => {
  await signUp(shop.stranger(), { phone_number: '(617) 555-0100' });
  const number = await account();
  const terms = ['zoe mar', 'Casco', email.slice(0, -4), email.toUpperCase(), '555-0142', '1 (207) 555-0142'];
  for (const term of [...terms, '0177', number, `#${number}`])
    expect([term, await found(term)]).toEqual([term, [id]]);
  for (const term of ['Hales', '0143', '%', "'", '014', `x${number}`])
    expect([term, await found(term)]).toEqual([term, []]);
});

it('shows pages of customers, the newest first', async () => {
  const second = (await signUp(shop.stranger())).user.corp_id;
  const first = await owner.get('customer/getList', { limit: 1 });
  expect(first).toMatchObject({ customers: [{ customer_id: second }], next: second });
  expect(await owner.get('customer/getList', { limit: 1, after: second })).toMatchObject({
    customers: [{ customer_id: id, name: 'Zoë Marsh-Hale', company: 'Casco Bay School' }],
    next: null,
  });
});

it('shows a customer, but of their lists only how many there are, and notes each look by account number', async () => {
  const { eisbn } = await shop.aBook(1, { title: 'A Private Matter' });
  await shop.reader.get('titlelist/create', { name: 'My secret wishes' });
  await shop.reader.get('alert/create', { eisbn, kinds: ['price'] });
  await owner.get('customer/addNote', { id, body: '<script>alert(1)</script>' });
  const detail = await owner.get('customer/get', { id });
  expect(detail).toMatchObject({
    name: 'Zoë Marsh-Hale',
    is_institution: true,
    phones: [{ number: '(207) 555-0142' }, { number: '+1 207 555 0177' }],
    address: ['12 Exchange Street', 'Portland, ME 04101', 'United States'],
    has_password: true,
    counts: { lists: 1, gift_registries: 0, alerts: 1, events: 0, gift_cards: 0 },
    notes: [{ body: '<script>alert(1)</script>', by: 'Some owner' }],
  });
  expect(JSON.stringify(detail)).not.toMatch(/secret|Private|argon2/);
  const number = detail.account_number;
  expect(await entries()).toEqual([
    ['customer/get', number],
    ['customer/addNote', number],
  ]);
});

it('shows the orders of a customer, and at one location only those of it', async () => {
  const book = await shop.aBook(3);
  const here = await buildOrder(shop.t.db, shop.store.id, id, book, '2026-03-01T10:00:00Z');
  const there = await buildOrder(shop.t.db, shop.store.id, id, book, '2026-03-02T10:00:00Z');
  const other = (await signUp(shop.stranger())).user.corp_id;
  await buildOrder(shop.t.db, shop.store.id, other, book);
  await shop.t.db.query('update customer_order set location_id = $2 where order_number = $1', [
    here,
    shop.location.id,
  ]);
  const pier = await buildLocation(shop.t.db, shop.store.id);
  await shop.t.reload();
  const at = { locationId: shop.location.id, email: 'here@example.org' };
  const seller = await staffAt(shop.t, shop.store, 'bookseller', at);
  const away = await staffAt(shop.t, shop.store, 'bookseller', {
    locationId: pier.id,
    email: 'away@example.org',
  });
  const orders = async (desk: Desk) =>
    (await desk.get('order/getList', { customer_id: id })).orders.map(({ order_number }) => order_number);
  expect(await orders(owner)).toEqual([there, here]);
  expect(await orders(seller)).toEqual([here]);
  expect(await orders(away)).toEqual([]);
  expect(await found('Casco', seller)).toEqual([id]);
  expect(await seller.send('customer/erase', { id })).toMatchObject({ error_code: 'not_allowed' });
});

it('knows no customer of another store', async () => {
  const other = await buildStore(shop.t.db);
  await buildLocation(shop.t.db, other.id);
  await shop.t.reload();
  const stranger = await staffAt(shop.t, other, 'owner');
  expect(await found(email, stranger)).toEqual([]);
  expect((await stranger.get('order/getList', { customer_id: id })).orders).toEqual([]);
  const more = { body: 'Rang', number: 'ME-1', country: 'US' };
  for (const name of ['get', 'addNote', 'sendPasswordLink', 'unlock', 'exempt', 'taxed', 'getData', 'erase'])
    expect(await stranger.send(`customer/${name}`, { id, ...more })).toMatchObject({
      error_code: 'not_found',
    });
  expect((await owner.get('customer/get', { id })).email).toBe(email);
});

it('mails a link by which the customer chooses a new password, at most five an hour', async () => {
  expect(await owner.get('customer/sendPasswordLink', { id })).toEqual({ recipient: email });
  const { token, path } = await lastMail(shop.t.db, email);
  expect(path).toMatch(/^\/account\/forgot/);
  await shop
    .stranger()
    .get('account/resetPassword', { token, password: 'a harbour without a boat' } as never);
  for (let i = 0; i < 4; i++) await owner.get('customer/sendPasswordLink', { id });
  await expect(owner.send('customer/sendPasswordLink', { id })).rejects.toMatchObject({ status: 429 });
});

it('lets a customer in again who has tried too many passwords', async () => {
  const phone = shop.stranger();
  const attempt = (typed: string) =>
    phone
      .send('account/login', { email_address: email, password: typed })
      .catch((e: { status: number }) => e.status);
  for (let i = 0; i < 10; i++) await attempt('not this one');
  expect(await attempt(password)).toBe(429);
  await owner.get('customer/unlock', { id });
  expect(await attempt(password)).toMatchObject({ ok: true });
});

it('writes and ends the tax exemption of an account', async () => {
  const exempt = (more: object) =>
    owner.send('customer/exempt', { id, number: 'ME-1', country: 'us', ...more });
  expect(await exempt({ number: ' ' })).toMatchObject({ error_code: 'number_missing' });
  expect(await exempt({ valid_until: '2027-02-30' })).toMatchObject({ error_code: 'invalid_dates' });
  expect(await exempt({ region: 'me', valid_until: '2099-12-31' })).toMatchObject({ ok: true });
  expect((await owner.get('customer/get', { id })).exemptions).toEqual([
    { number: 'ME-1', country: 'US', region: 'ME', tax_type: '', valid_until: '2099-12-31' },
  ]);
  expect(await owner.get('customer/taxed', { id })).toEqual({ ended: 1 });
  expect((await owner.get('customer/get', { id })).exemptions).toEqual([]);
});

it('gives the data of a person, with what staff noted, to someone who has just typed their password', async () => {
  await owner.get('customer/addNote', { id, body: 'Prefers hardcovers' });
  await long();
  expect(await owner.send('customer/getData', { id })).toMatchObject({ error_code: 'proof_required' });
  await owner.get('staff/prove', { password: staffPassword });
  const { data } = await owner.get('customer/getData', { id });
  expect(data).toMatchObject({
    account: { email },
    staff_notes: [{ body: 'Prefers hardcovers' }],
    orders_by_email: [],
  });
  expect(JSON.stringify(data)).not.toMatch(/argon2|token_hash/);
  expect(await entries()).toContainEqual(['customer/getData', await account()]);
});

it('erases a person for someone who has just typed their password; whose page is open then, gets a sentence', async () => {
  const number = await account();
  await buildOrder(shop.t.db, shop.store.id, id, await shop.aBook(1), '2020-01-01T10:00:00Z');
  await owner.get('customer/addNote', { id, body: 'Rang Zoë' });
  await long();
  expect(await owner.send('customer/erase', { id })).toMatchObject({ error_code: 'proof_required' });
  await owner.get('staff/prove', { password: staffPassword });
  expect(await owner.get('customer/erase', { id })).toEqual({ orders: 1, waiting: 0, until: null });
  expect(await found(email)).toEqual([]);
  expect((await shop.reader.get('session/get', {})).logged_in).toBe(false);
  for (const name of ['get', 'addNote', 'sendPasswordLink', 'erase'])
    expect(await owner.send(`customer/${name}`, { id, body: 'Rang' })).toMatchObject({
      error_code: 'not_found',
      error: 'This customer’s account doesn’t exist, or was deleted meanwhile.',
    });
  const { entries: all } = await owner.get('audit/getList');
  expect(all[0]).toMatchObject({ action: 'customer/erase', target: number });
  expect(JSON.stringify(all)).not.toMatch(new RegExp(`Marsh|${email}`));
});

it('two people who erase a customer at once erase them once', async () => {
  const manager = await staffAt(shop.t, shop.store, 'manager');
  const answers = await Promise.all([owner, manager].map((desk) => desk.send('customer/erase', { id })));
  expect(answers.map((one) => (one.ok ? 'ok' : one.error_code)).sort()).toEqual(['not_found', 'ok']);
});
