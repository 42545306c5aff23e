import { expect, onTestFinished, test, vi } from 'vitest';
import { password, profile, signUp } from '../../test/accounts.ts';
import { buildStore } from '../../test/factories.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import { hashToken } from '../call/sessions.ts';
import { argon2Passwords, inTurn, type Passwords } from './passwords.ts';

const open = sellingShops();

test('an email address or the store account number logs in, in any spelling of the address (ACCOUNT-009, CALL-033)', async () => {
  const { reader, stranger } = await open();
  const { user, email } = await signUp(reader);
  for (const name of [
    { email_address: email },
    { email_address: ` ${email.toUpperCase()} ` },
    { san: user.san },
    { san: email },
  ]) {
    const other = stranger();
    const session = await other.get('account/login', { ...name, password });
    expect(session).toMatchObject({ logged_in: true, user: { email_address: email }, merged: null });
  }
});

test('a wrong password, an unknown account and another shop say the same (ACCOUNT-010, CALL-033)', async () => {
  const { reader, stranger, t } = await open();
  const { email } = await signUp(reader);
  const invalid = { ok: false, error_code: 'invalid_login', error: 'Invalid Login' };
  const other = await buildStore(t.db);
  await t.reload();
  const tries: [string, string, ReturnType<typeof stranger>][] = [
    [email, `${password} `, stranger()],
    [email, password.toUpperCase(), stranger()],
    ['nobody@example.org', password, stranger()],
    ["' or 1=1 --", password, stranger()],
    ['', password, stranger()],
    [email, password, t.visitor(other.webstoreName)],
  ];
  for (const [email_address, tried, who] of tries) {
    expect(await who.call('account/login', { email_address, password: tried })).toEqual(invalid);
    expect(who.caller.token).toBe('');
  }
});

test('an unknown account costs the same work as a known one', async () => {
  const { reader, stranger, t } = await open();
  await signUp(reader);
  const verify = vi.spyOn(t.shop.passwords, 'verify');
  await stranger().call('account/login', { email_address: 'nobody@example.org', password });
  expect(verify).toHaveBeenCalledWith('', password);
  verify.mockRestore();
});

test('the session id changes at login and logout, and the old ones open nothing', async () => {
  const { reader, stranger, aBook, t } = await open();
  const { email } = await signUp(reader);
  const { eisbn } = await aBook(3);
  const victim = stranger();
  await victim.get('cart/add', { eisbn });
  const fixed = victim.caller.token;
  await victim.get('account/login', { email_address: email, password });
  const loggedIn = victim.caller.token;
  expect(loggedIn).not.toBe(fixed);
  const attacker = stranger();
  attacker.caller.token = fixed;
  expect(await attacker.get('session/get', {})).toMatchObject({ logged_in: false, cart: { items: [] } });
  expect(await victim.get('account/logout', {})).toMatchObject({
    logged_in: false,
    user: null,
    cart: { items: [] },
  });
  expect(victim.caller.token).not.toBe(loggedIn);
  attacker.caller.token = loggedIn;
  expect(await attacker.get('session/get', {})).toMatchObject({ logged_in: false });
  expect(await attacker.call('account/getSessions', {})).toMatchObject({
    error_code: 'login_required',
    error: 'Please log in to do this.',
  });
  const kept = await t.db.query('select 1 from session where token_hash = any($1::text[])', [
    [hashToken(fixed), hashToken(loggedIn)],
  ]);
  expect(kept).toEqual([]);
});

test('logging in again replaces the session, as another customer too', async () => {
  const { reader, stranger } = await open();
  const first = await signUp(reader);
  const second = await signUp(stranger());
  const token = reader.caller.token;
  await reader.get('account/login', { email_address: second.email, password });
  expect(reader.caller.token).not.toBe(token);
  expect((await reader.get('session/get', {})).user?.email_address).toBe(second.email);
  await reader.get('account/login', { email_address: first.email, password });
  expect((await reader.get('session/get', {})).user?.email_address).toBe(first.email);
});

test('a login replaces a hash that was cheap to make, and ends no session', async () => {
  const { reader, stranger, t } = await open();
  const { email } = await signUp(reader);
  const hashNow = async () => {
    const [row] = await t.db.query<{ password_hash: string; password_version: number }>(
      'select password_hash, password_version from customer where email = $1',
      [email],
    );
    return row;
  };
  const cheaper = await argon2Passwords({ memoryCost: 32, timeCost: 1, parallelism: 1 }).hash(password);
  await t.db.query('update customer set password_hash = $2 where email = $1', [email, cheaper]);
  expect((await stranger().call('account/login', { email_address: email, password: 'wrong' })).ok).toBe(
    false,
  );
  expect(await hashNow()).toMatchObject({ password_hash: cheaper });

  // Two logins and a change of the profile at once: each of them saw the old hash.
  const answers = await Promise.all([
    stranger().call('account/login', { email_address: email, password }),
    stranger().call('account/login', { email_address: email, password }),
    reader.call('account/modify', { ...profile, first_name: 'Adele', password } as never),
  ]);
  expect(answers.map((a) => a.ok)).toEqual([true, true, true]);
  const renewed = await hashNow();
  expect(renewed).toMatchObject({
    password_hash: expect.stringContaining('m=64,t=1'),
    password_version: 0,
  });
  await stranger().get('account/login', { email_address: email, password });
  expect(await hashNow()).toEqual(renewed);
});

test('too many tries at one account wait, from one address, whatever the session', async () => {
  const { reader, stranger } = await open();
  const { email } = await signUp(reader);
  const attempt = (tried: string) => {
    const who = stranger();
    who.caller.address = '198.51.100.8';
    return who.call('account/login', { email_address: email, password: tried });
  };
  for (let i = 0; i < 10; i++) await attempt(`wrong ${i}`);
  await expect(attempt(password)).rejects.toMatchObject({ status: 429 });
  expect((await stranger().call('account/login', { email_address: email, password })).ok).toBe(true);
});

test('the guests of a school share an address, not the tries of one shopper', async () => {
  const { stranger } = await open();
  for (let i = 0; i < 60; i++) {
    const who = stranger();
    who.caller.address = '198.51.100.10';
    expect(
      await who.call('account/login', { email_address: `s${i}@example.org`, password: 'x' }),
    ).toMatchObject({ error_code: 'invalid_login' });
  }
});

test('a thousand logins from one address are not all let in', async () => {
  const { stranger } = await open();
  let refused = 0;
  for (let i = 0; i < 200; i++) {
    const who = stranger();
    who.caller.address = '198.51.100.9';
    who.caller.token = `${i}`.padStart(43, 'A');
    await who.call('account/login', { email_address: `n${i}@example.org`, password: 'x' }).catch((e) => {
      expect(e).toMatchObject({ status: 429 });
      refused += 1;
    });
  }
  expect(refused).toBe(80);
});

test('an account has one budget, by whatever name it is tried, and nothing tells that the names are of one account', async () => {
  const { reader, stranger, t } = await open();
  const { email, user } = await signUp(reader);
  const verify = vi.spyOn(t.shop.passwords, 'verify');
  const attempt = (named: { email_address: string } | { san: string }, tried: string) =>
    stranger()
      .call('account/login', { ...named, password: tried })
      .then((answer) => (answer.ok ? 'in' : answer.error_code))
      .catch((e: { status?: number }) => String(e.status));
  const spellings = [{ email_address: email }, { email_address: email.toUpperCase() }, { san: ` ${email}` }];
  for (let i = 0; i < 100; i++) {
    expect(await attempt(spellings[i % 3] ?? { san: '' }, `guess ${i}`)).toBe('invalid_login');
  }
  expect(await attempt({ email_address: email }, 'guess')).toBe('429');
  verify.mockClear();
  // The account's number: not refused, just as an unknown number is not, but no password is right any more.
  expect(await attempt({ san: user.san }, password)).toBe('invalid_login');
  expect(await attempt({ san: '999999' }, password)).toBe('invalid_login');
  expect(verify.mock.calls.map(([stored]) => stored)).toEqual(['', '']);
  verify.mockRestore();
});

test('counts tries at unknown names as well', async () => {
  const { stranger } = await open();
  const attempt = () =>
    stranger().call('account/login', { email_address: 'nobody@example.org', password: 'x' });
  for (let i = 0; i < 100; i++) expect(await attempt()).toMatchObject({ error_code: 'invalid_login' });
  await expect(attempt()).rejects.toMatchObject({ status: 429 });
});

test('a thousand logins in a minute from as many addresses: a hundred are tried at one account, others go on', async () => {
  const { reader, stranger, t } = await open();
  const { email } = await signUp(reader);
  const other = await signUp(stranger());
  const verify = vi.spyOn(t.shop.passwords, 'verify');
  const outcomes: Record<string, number> = {};
  const attempt = async (email_address: string, tried: string) => {
    const outcome = await stranger()
      .call('account/login', { email_address, password: tried })
      .then((answer) => (answer.ok ? 'in' : answer.error_code))
      .catch((e: { status?: number }) => String(e.status));
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    return outcome;
  };
  for (let n = 0; n < 500; n += 50) {
    await Promise.all(Array.from({ length: 50 }, (_, i) => attempt(email, `guess ${n + i}`)));
  }
  expect(outcomes).toEqual({ invalid_login: 100, '429': 400 });
  expect(verify).toHaveBeenCalledTimes(100);
  // As many at accounts that do not exist, each from its own address: other customers still get in.
  for (let n = 0; n < 500; n += 50) {
    await Promise.all(Array.from({ length: 50 }, (_, i) => attempt(`n${n + i}@example.org`, 'guess')));
  }
  expect(outcomes).toEqual({ invalid_login: 600, '429': 400 });
  expect(await attempt(other.email, password)).toBe('in');
  // The customer who was logged in meanwhile still is.
  expect((await reader.get('session/get', {})).logged_in).toBe(true);
  verify.mockRestore();
});

test('more logins at once than can be checked: some are asked to come back, and reading goes on meanwhile', async () => {
  const { reader, stranger, t, aBook } = await open();
  const { eisbn } = await aBook(1);
  const { email } = await signUp(reader);
  const usual = t.shop.passwords;
  onTestFinished(() => {
    t.shop.passwords = usual;
  });
  const held = heldPasswords(usual);
  t.shop.passwords = held.passwords;
  const crowd = Array.from({ length: 150 }, (_, n) =>
    stranger()
      .call('account/login', { email_address: n === 0 ? email : `m${n}@example.org`, password })
      .then((answer) => (answer.ok ? 'in' : answer.error_code))
      .catch((e: { status?: number }) => String(e.status)),
  );
  await held.full;
  expect(await stranger().get('title/getItem', { eisbn })).toMatchObject({ eisbn });
  expect((await reader.get('session/get', {})).logged_in).toBe(true);
  held.release();
  const outcomes = await Promise.all(crowd);
  expect(outcomes.filter((o) => o === '503')).toHaveLength(150 - 62);
  expect(outcomes.filter((o) => o === 'in' || o === 'invalid_login')).toHaveLength(62);
  expect((await stranger().call('account/login', { email_address: email, password })).ok).toBe(true);
});

/** Passwords whose check blocks until released; `full` when the queue takes no more. */
function heldPasswords(usual: Passwords) {
  let release = () => {};
  const go = new Promise<void>((done) => {
    release = done;
  });
  const gate = inTurn();
  let turnedAway = 0;
  let isFull = () => {};
  const full = new Promise<void>((done) => {
    isFull = done;
  });
  const passwords: Passwords = {
    ...usual,
    verify: (stored, tried) =>
      gate(async () => {
        await go;
        return usual.verify(stored, tried);
      }).catch((e: unknown) => {
        turnedAway += 1;
        if (turnedAway === 150 - 62) isFull();
        throw e;
      }),
  };
  return { passwords, full, release };
}

test('sessions are listed and can be ended, one or all others; those of others cannot', async () => {
  const { reader, stranger } = await open();
  const { email } = await signUp(reader);
  const phone = stranger();
  phone.caller.agent = 'Phone';
  await phone.get('account/login', { email_address: email, password });
  const tablet = stranger();
  await tablet.get('account/login', { email_address: email, password });
  const listed = await reader.get('account/getSessions', {});
  expect(listed.map((s) => s.current).sort()).toEqual([false, false, true]);
  const ofPhone = listed.find((s) => s.agent === 'Phone');
  const other = stranger();
  await signUp(other);
  expect(await other.get('account/endSession', { id: ofPhone?.id ?? 0 })).toEqual({ ended: 0 });
  expect((await phone.get('session/get', {})).logged_in).toBe(true);
  expect(await reader.get('account/endSession', { id: ofPhone?.id ?? 0 })).toEqual({ ended: 1 });
  expect((await phone.get('session/get', {})).logged_in).toBe(false);
  expect(await reader.get('account/endSession', {})).toEqual({ ended: 1 });
  expect((await tablet.get('session/get', {})).logged_in).toBe(false);
  expect((await reader.get('session/get', {})).logged_in).toBe(true);
});

test('records account events without secrets', async () => {
  const { reader, stranger, t } = await open();
  const { email } = await signUp(reader);
  await stranger().call('account/login', { email_address: email, password: 'not this one' });
  await stranger().get('account/login', { email_address: email, password });
  await reader.get('account/logout', {});
  const events = await t.db.query<{ kind: string }>(
    `select kind from account_event e join customer c on c.id = e.customer_id where c.email = $1 order by e.id`,
    [email],
  );
  expect(events.map((e) => e.kind)).toEqual(['created', 'login_failed', 'login', 'logout']);
});
