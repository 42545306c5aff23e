import { beforeEach, expect, it } from 'vitest';
import { lastMail, signUp } from '../../test/accounts.ts';
import { freshDb } from '../../test/database.ts';
import { buildLocation, buildStock, buildStore, buildTitle } from '../../test/factories.ts';
import { openTestShop, type TestShop, testShop } from '../../test/shop.ts';
import { dispatch } from './dispatch.ts';

let made: TestShop;
let eisbn: string;

beforeEach(async () => {
  made = await testShop();
  const store = await buildStore(made.db);
  const location = await buildLocation(made.db, store.id);
  const title = await buildTitle(made.db);
  await buildStock(made.db, location.id, title.id, 20);
  eisbn = title.eisbn;
  await made.reload();
});

it('gives the same answer again for the same uuid and input, and does it once', async () => {
  const reader = made.visitor();
  const first = await reader.call('cart/add', { eisbn, quantity: 2 }, 'u-1');
  const again = await reader.call('cart/add', { eisbn, quantity: 2 }, 'u-1');
  // The first call made the session, so the second one is the first of that session with this key.
  const third = await reader.call('cart/add', { eisbn, quantity: 2 }, 'u-1');
  expect(first.ok && again.ok && third.ok).toBe(true);
  expect(third).toEqual(again);
  const { cart } = await reader.get('cart/get', {});
  expect(cart.items[0]?.cart_info.quantity).toBeLessThanOrEqual(4);
});

it('refuses the same uuid with other input', async () => {
  const reader = made.visitor();
  await reader.get('cart/add', { eisbn, quantity: 1 }, 'u-0');
  await reader.get('cart/add', { eisbn, quantity: 1 }, 'u-2');
  const other = await reader.call('cart/add', { eisbn, quantity: 5 }, 'u-2');
  expect(other).toMatchObject({ ok: false, error_code: 'uuid_reused' });
});

it('takes any text as a key: a NUL in it and a very long one are no fault of the shop', async () => {
  const reader = made.visitor();
  for (const uuid of ['\u0000', 'a\u0000b', 'x'.repeat(100_000)]) {
    expect(await reader.call('cart/add', { eisbn, quantity: 1 }, uuid)).toMatchObject({ ok: true });
  }
  const again = await reader.call('cart/add', { eisbn, quantity: 1 }, 'a\u0000b');
  expect(again.ok && again.value).toMatchObject({ cart: { summary: { total_quantity: 2 } } });
});

it('refuses a change from a page that was drawn for another account, and lets its reads through', async () => {
  const reader = made.visitor();
  const school = await signUp(reader, { is_institution: true, company: 'Harbor School' });
  const teacher = made.visitor();
  const { user, email } = await signUp(teacher);
  const { token } = teacher.caller;
  const send = (name: string, input: object, forAccount: string) =>
    dispatch(made.shop, { ...teacher.caller }, { name, input, forAccount });
  const refused = { error_code: 'other_account', error: expect.stringMatching(/different account/) };

  for (const of of ['', user.for_account]) {
    expect(await send('cart/add', { eisbn }, of)).toMatchObject({ ok: true });
  }
  for (const of of [school.user.for_account, 'nobody', '1', user.for_account.replace('-', '')]) {
    expect(await send('cart/add', { eisbn }, of)).toMatchObject(refused);
    expect(await send('account/logout', {}, of)).toMatchObject(refused);
    expect(await send('cart/get', {}, of)).toMatchObject({ ok: true });
  }
  // The same person for an institution is another account.
  await reader.get('account/linkToRequest', { email });
  const mail = await lastMail(made.db, email);
  await teacher.get('account/linkToVerify', { token: mail.token });
  await teacher.get('account/setCorp', { corp_id: school.user.corp_id });
  expect(await send('cart/removeAll', {}, user.for_account)).toMatchObject(refused);
  // And after a logout there is no account at all.
  await teacher.get('account/logout', {});
  expect(teacher.caller.token).not.toBe(token);
  expect(await send('cart/add', { eisbn }, user.for_account)).toMatchObject(refused);
  expect(await send('address/delete', { address_id: 1 }, user.for_account)).toMatchObject({
    error_code: 'login_required',
  });
});

it('leaves nothing behind when a call is refused: no session, no line', async () => {
  const reader = made.visitor();
  const refused = await reader.call('cart/add', { eisbn: '9999999999999' });
  expect(refused).toMatchObject({ ok: false, error_code: 'not_found' });
  expect(reader.caller.token).toBe('');
  expect(await made.db.query('select id from session')).toEqual([]);
});

it('goes again after a deadlock, and no more than three times', async () => {
  const db = await freshDb();
  let failures = 2;
  let attempts = 0;
  const jammed = {
    ...db,
    tx: async <T>(work: Parameters<typeof db.tx<T>>[0]) => {
      attempts += 1;
      if (failures > 0) {
        failures -= 1;
        throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
      }
      return db.tx(work);
    },
  };
  const store = await buildStore(db);
  const location = await buildLocation(db, store.id);
  const title = await buildTitle(db);
  await buildStock(db, location.id, title.id, 3);
  const shop = await openTestShop({ db: jammed });
  const reader = shop.visitor();
  expect((await reader.call('cart/add', { eisbn: title.eisbn })).ok).toBe(true);
  expect(attempts).toBe(3);
  failures = 3;
  await expect(reader.call('cart/add', { eisbn: title.eisbn })).rejects.toMatchObject({ status: 500 });
  await db.close();
});

it('counts calls with an unknown token by their address', async () => {
  const reader = made.visitor();
  const ask = (i: number) => {
    reader.caller.token = `${i}`.padStart(43, 'A');
    return reader.call('captcha/challenge', {});
  };
  for (let i = 0; i < 120; i++) await ask(i);
  await expect(ask(120)).rejects.toMatchObject({ status: 429 });
});
