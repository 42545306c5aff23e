import { expect, test } from 'vitest';
import { anEmail, lastMail, password, profile, signUp } from '../../test/accounts.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import type { Visitor } from '../../test/shop.ts';

const open = sellingShops();
const { first_name: _first, last_name: _last, communication_preference: _by, ...addressFields } = profile;
const home = { ...addressFields, name: 'Ada Marsh' };
const pickup = {
  name: 'Ada Marsh',
  email: 'ada@example.org',
  phone: '2075550199',
  delivery_preference: 'pickup',
  payment_choice: 'pickup',
} as const;

type Shop = Awaited<ReturnType<typeof open>>;

/** Another window of the same browser. */
function windowOf({ stranger }: Shop, visitor: Visitor): Visitor {
  const other = stranger();
  other.caller.token = visitor.caller.token;
  return other;
}

test('everything an account can do while it is deleted is done or refused in words, and nothing of it is left', async () => {
  const shop = await open();
  const { reader, stranger, t, aBook } = shop;
  const { eisbn } = await aBook(5);
  const { email, user } = await signUp(reader);
  const owner = stranger();
  const school = await signUp(owner, { is_institution: true, company: 'Harbor School' });
  await owner.get('account/linkToRequest', { email });
  const { token } = await lastMail(t.db, email);
  await reader.get('cart/add', { eisbn });
  const calls: [string, object][] = [
    ['address/create', home],
    ['account/modify', { ...profile, first_name: 'Adele', password }],
    ['account/modify', { email_address: anEmail(), password }],
    ['account/modify', { new_password: 'a kettle on the stove', password }],
    ['account/linkToVerify', { token }],
    ['account/setCorp', { corp_id: school.user.corp_id }],
    ['account/endSession', {}],
    ['account/getData', {}],
    ['account/getSessions', {}],
    ['cart/add', { eisbn, quantity: 1 }],
    ['checkout/submit', pickup],
    ['order/getList', {}],
    ['session/get', {}],
  ];
  const [deleted, ...rest] = await Promise.all([
    reader.send('account/delete', { email_address: email, password }),
    ...calls.map(([name, input]) => windowOf(shop, reader).send(name, input)),
    stranger().send('account/login', { email_address: email, password }),
    stranger().send('account/emailPasswordToken', { email_address: email, captcha: 'human' }),
  ]);
  // A new password or address that was first is why deleting was refused: then everything is as it was said.
  for (const answer of rest) if (!answer.ok) expect(answer.error).toMatch(/^[A-Z].+[.!n]$/);
  if (!deleted?.ok) return;
  const left = await t.db.query(
    `select 1 from customer where id = $1 union all select 1 from customer_address where customer_id = $1
     union all select 1 from session where customer_id = $1 union all select 1 from account_token where customer_id = $1`,
    [user.corp_id],
  );
  expect(left).toEqual([]);
});

test('gives one address to one of two people who request it at the same time', async () => {
  const { reader, stranger } = await open();
  const other = stranger();
  await signUp(reader);
  await signUp(other);
  const wanted = anEmail();
  const answers = await Promise.all(
    [reader, other].map((who) => who.call('account/modify', { email_address: wanted, password })),
  );
  const got = answers.filter((a) => a.ok && a.value.user?.email_address === wanted);
  expect(got).toHaveLength(1);
  const lost = answers.find((a) => a !== got[0]);
  expect(lost?.ok ? lost.value.exists : lost?.error_code).toBe(lost?.ok ? true : 'exists');
});

test('a form that is sent twice makes one account, and both windows are in it', async () => {
  const shop = await open();
  const { reader, t, store } = shop;
  const email = anEmail();
  await reader.get('account/check', { email_address: email, captcha: 'human' });
  const twin = windowOf(shop, reader);
  const uuid = crypto.randomUUID();
  const answers = await Promise.all(
    [reader, twin].map((who) => who.call('account/create', { ...profile, password }, uuid)),
  );
  expect(answers.some((a) => a.ok)).toBe(true);
  const rows = await t.db.query('select 1 from customer where store_id = $1', [store.id]);
  expect(rows).toHaveLength(1);
});

test('an institution asks one person five times at once: there is one request, and its newest link works', async () => {
  const { reader, stranger, t } = await open();
  const owner = stranger();
  await signUp(owner, { is_institution: true, company: 'Harbor School' });
  const { email } = await signUp(reader);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => owner.call('account/linkToRequest', { email })),
  );
  expect(answers.filter((a) => a.ok).length).toBeGreaterThan(0);
  expect(await owner.get('account/getAvailableChildren', {})).toHaveLength(1);
  const usable = await t.db.query(
    "select 1 from account_token where purpose = 'link' and email = $1 and used_at is null",
    [email],
  );
  expect(usable).toHaveLength(1);
});

test('an order on behalf of an institution that takes it back meanwhile is whole or not at all', async () => {
  const shop = await open();
  const { reader, stranger, t, aBook } = shop;
  const { eisbn } = await aBook(5);
  const owner = stranger();
  const school = await signUp(owner, { is_institution: true, company: 'Harbor School' });
  const { email } = await signUp(reader);
  await owner.get('account/linkToRequest', { email });
  await reader.get('account/linkToVerify', { token: (await lastMail(t.db, email)).token });
  await reader.get('account/setCorp', { corp_id: school.user.corp_id });
  await reader.get('cart/add', { eisbn });
  const [child] = await owner.get('account/getAvailableChildren', {});
  const [removed, ordered] = await Promise.all([
    owner.call('account/removeChildLink', { id: child?.id ?? 0 }),
    reader.call('checkout/submit', pickup),
  ]);
  expect(removed.ok).toBe(true);
  const orders = await t.db.query('select 1 from customer_order where corp_id = $1', [school.user.corp_id]);
  expect(orders).toHaveLength(ordered.ok ? 1 : 0);
  // What they do from now on is their own.
  expect((await reader.get('session/get', {})).user?.corp_id).not.toBe(school.user.corp_id);
});
