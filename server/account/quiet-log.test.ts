import pino from 'pino';
import { expect, test } from 'vitest';
import { lastMail, password, profile, signUp } from '../../test/accounts.ts';
import { buildLocation, buildStore } from '../../test/factories.ts';
import { testShop } from '../../test/shop.ts';
import { createApp } from '../app.ts';

test('no line of the log holds a password, a token, a session id, an email address or a name', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
  const t = await testShop({ log });
  const store = await buildStore(t.db, { hosts: ['one.localhost'] });
  await buildLocation(t.db, store.id);
  await t.reload();
  const reader = t.visitor(store.webstoreName);
  const secrets = [
    password,
    'a kettle on the stove',
    'not this one',
    profile.first_name,
    profile.street_address,
  ];

  await reader.get('session/get', {});
  const { email } = await signUp(reader);
  secrets.push(email, reader.caller.token);
  await reader.call('account/login', { email_address: email, password: 'not this one' });
  await reader.get('account/login', { email_address: email, password });
  secrets.push(reader.caller.token);
  await reader.get('account/emailPasswordToken', { email_address: email, captcha: 'human' });
  const { token } = await lastMail(t.db, email);
  secrets.push(token);
  const app = createApp(t.shop, async () => {
    throw new Error('the page broke');
  });
  // A page that fails with a secret in its address, and one that fails on the way of a call.
  await app.request(`http://one.localhost/account/forgot?token=${token}`, {
    headers: { host: 'one.localhost' },
  });
  await app.request('http://one.localhost/customer/account/resetPassword', {
    method: 'POST',
    body: new URLSearchParams({
      token,
      password: 'a kettle on the stove',
      log_url: `/account/forgot?token=${token}`,
    }),
    headers: { host: 'one.localhost' },
  });
  await t.db.query('alter table customer rename to customer_away');
  await reader.send('account/login', { email_address: email, password }).catch(() => null);
  await reader
    .send('account/emailPasswordToken', { email_address: email, captcha: 'human' })
    .catch(() => null);
  await t.db.query('alter table customer_away rename to customer');

  expect(lines.length).toBeGreaterThan(8);
  expect(lines.filter((line) => line.includes('"level":50')).length).toBeGreaterThan(1);
  for (const secret of secrets) {
    expect(secret).not.toBe('');
    expect(lines.filter((line) => line.includes(secret))).toEqual([]);
  }
});
