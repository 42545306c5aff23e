import { expect, test } from 'vitest';
import { lastMail, password, signUp } from '../../test/accounts.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import type { Visitor } from '../../test/shop.ts';
import { secretKey } from '../process/secret-key.ts';
import { deviceFor, withDevice } from './known-device.ts';

const open = sellingShops();
const secret = secretKey('of tests');
const ada = { storeId: 1, customerId: 7 };
const now = new Date('2026-03-01T12:00:00Z');
const days = (n: number) => new Date(now.getTime() + n * 86_400_000);

test('a cookie is of one account at one shop, for a year, and of this installation', () => {
  const cookie = withDevice(secret, '', ada, now);
  const device = deviceFor(secret, cookie, ada, days(364));
  expect(device).toMatch(/^[\w-]{16}$/);
  expect(deviceFor(secret, cookie, { ...ada, customerId: 8 }, now)).toBeNull();
  expect(deviceFor(secret, cookie, { ...ada, storeId: 2 }, now)).toBeNull();
  expect(deviceFor(secret, cookie, ada, days(366))).toBeNull();
  expect(deviceFor(secretKey('of another shop'), cookie, ada, now)).toBeNull();
});

test.each(['', '~', '..', 'a.b.c', 'x'.repeat(5000)])('ignores a made-up cookie: %j', (made) => {
  expect(deviceFor(secret, made, ada, now)).toBeNull();
});

test('the name and the day of a cookie cannot be changed', () => {
  const [name = '', day = '', proof = ''] = withDevice(secret, '', ada, now).split('.');
  const otherName = `${name.startsWith('A') ? 'B' : 'A'}${name.slice(1)}`;
  for (const forged of [`${otherName}.${day}.${proof}`, `${name}.${Number(day) + 9}.${proof}`]) {
    expect(deviceFor(secret, forged, ada, days(1))).toBeNull();
  }
});

test('the members of a family share a browser; the oldest of many is forgotten', () => {
  let cookie = '';
  for (let customerId = 1; customerId <= 6; customerId++) {
    cookie = withDevice(secret, cookie, { storeId: 1, customerId }, now);
  }
  const known = (customerId: number) => deviceFor(secret, cookie, { storeId: 1, customerId }, now) !== null;
  expect([1, 2, 3, 4, 5, 6].map(known)).toEqual([false, true, true, true, true, true]);
  const again = withDevice(secret, cookie, { storeId: 1, customerId: 6 }, now);
  expect(again.split('~')).toHaveLength(5);
});

/** Guesses at this account's password from many addresses, until unknown browsers are locked out. */
async function attack(stranger: () => Visitor, email: string): Promise<void> {
  for (let n = 0; n < 100; n += 20) {
    await Promise.all(
      Array.from({ length: 20 }, () =>
        stranger().call('account/login', { email_address: email, password: 'guess' }),
      ),
    );
  }
  await expect(
    stranger().call('account/login', { email_address: email, password: 'guess' }),
  ).rejects.toMatchObject({ status: 429 });
}

test('the owner of an account under attack still logs in from a known browser', async () => {
  const { reader, stranger } = await open();
  const { email } = await signUp(reader);
  const device = reader.caller.device ?? '';
  expect(reader.caller.deviceIsNew).toBe(true);
  await reader.get('account/logout', {});
  await attack(stranger, email);
  // An owner with an unknown browser still learns how to get in.
  await expect(stranger().call('account/login', { email_address: email, password })).rejects.toThrow(
    /choose a new password by email/,
  );
  const home = stranger();
  home.caller.device = device;
  expect((await home.call('account/login', { email_address: email, password: 'not this one' })).ok).toBe(
    false,
  );
  expect(await home.get('account/login', { email_address: email, password })).toMatchObject({
    logged_in: true,
  });
});

test('an address that floods the login shuts out strangers behind it, not browsers that were there before', async () => {
  const { reader, stranger } = await open();
  const { email } = await signUp(reader);
  const at = (device = '') => {
    const who = stranger();
    who.caller.address = '203.0.113.5';
    who.caller.device = device;
    return who;
  };
  for (let n = 0; n < 124; n++) {
    await at()
      .call('account/login', { email_address: `n${n}@example.org`, password: 'guess' })
      .catch((e) => expect(e).toMatchObject({ status: 429 }));
  }
  await expect(at().call('account/login', { email_address: email, password })).rejects.toMatchObject({
    status: 429,
  });
  const home = at(reader.caller.device);
  expect(await home.get('account/login', { email_address: email, password })).toMatchObject({
    logged_in: true,
  });
});

test('a known browser does not guess without end, and opens no other account', async () => {
  const { reader, stranger } = await open();
  const { email } = await signUp(reader);
  const other = await signUp(stranger());
  const thief = stranger();
  thief.caller.device = reader.caller.device ?? '';
  const guess = (email_address: string) =>
    thief.call('account/login', { email_address, password: 'guess' }).catch((e) => e.status);
  for (let n = 0; n < 10; n++) expect(await guess(email)).toMatchObject({ error_code: 'invalid_login' });
  expect(await guess(email)).toBe(429);
  await attack(stranger, other.email);
  expect(await guess(other.email)).toBe(429);
});

test('a new password from the mailed link works during an attack, and so does an open session', async () => {
  const { reader, stranger, t } = await open();
  const { email } = await signUp(reader);
  reader.caller.device = '';
  await attack(stranger, email);
  // The page of their account takes the password still.
  const changed = await reader.call('account/modify', { email_address: `new.${email}`, password });
  expect(changed.ok).toBe(true);
  const owner = stranger();
  await attack(stranger, `new.${email}`);
  await owner.get('account/emailPasswordToken', { email_address: `new.${email}`, captcha: 'human' });
  const { token } = await lastMail(t.db, `new.${email}`);
  const next = 'a kettle on the stove';
  await owner.get('account/resetPassword', { token, password: next });
  expect(await owner.get('account/login', { email_address: `new.${email}`, password: next })).toMatchObject({
    logged_in: true,
  });
});
