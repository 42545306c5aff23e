import pino from 'pino';
import { expect, test } from 'vitest';
import { lastMail, password, profile, signUp } from '../../test/accounts.ts';
import { buildLocation, buildStock, buildStore, buildTitle } from '../../test/factories.ts';
import { testShop } from '../../test/shop.ts';
import { createApp } from '../app.ts';

test('no line of the log holds a password, a token, a session id, the key of an order, an email address or a name', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
  const t = await testShop({ log });
  const store = await buildStore(t.db, { hosts: ['one.localhost'] });
  const location = await buildLocation(t.db, store.id);
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
  // An order: the secret part of its link, what the shopper wrote, and the number they left.
  const title = await buildTitle(t.db);
  await buildStock(t.db, location.id, title.id, 1);
  const guest = t.visitor(store.webstoreName);
  await guest.get('cart/add', { eisbn: title.eisbn });
  const contact = { name: 'Grace Underhill', email: 'grace@example.org', phone: '2075550188' };
  const { order_key, order_number } = await guest.get('checkout/submit', {
    ...contact,
    instructions: 'Ring twice at the blue door.',
    delivery_preference: 'pickup',
    payment_choice: 'pickup',
  });
  secrets.push(...Object.values(contact), 'blue door', order_key, guest.caller.token);
  await guest.call('order/get', { order_id: order_number, key: order_key });
  const breaks = async () => {
    throw new Error('the page broke');
  };
  const app = createApp(t.shop, breaks, { desk: { render: breaks } });
  await app.request(`http://one.localhost/account/order/${order_number}?key=${order_key}`, {
    headers: { host: 'one.localhost' },
  });
  for (const path of ['cancel/event/7', 'lists/shared', 'admin/welcome'])
    await app.request(`http://one.localhost/${path}/${token}`, { headers: { host: 'one.localhost' } });
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
  expect(told(lines, secrets)).toEqual([]);
});

/** Lines that tell a secret, as it is or as an address or a form spells it. */
function told(lines: string[], secrets: string[]): string[] {
  expect(secrets).not.toContain('');
  const spelt = secrets.flatMap((s) => [
    s,
    encodeURIComponent(s),
    encodeURIComponent(s).replaceAll('%20', '+'),
  ]);
  return lines.filter((line) => spelt.some((secret) => line.includes(secret)));
}

test('a line that tells a secret is found, however it is spelt', () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
  log.info({ input: { password } }, 'call');
  log.error({ err: new Error('duplicate key (ada@example.org)') }, 'call failed');
  log.warn({ path: `/account/login?name=${encodeURIComponent('ada@example.org')}` }, 'slow');
  log.warn({ body: new URLSearchParams({ password }).toString() }, 'slow');
  log.info({ action: 'account/login', ms: 3 }, 'call');
  expect(told(lines, [password, 'ada@example.org'])).toHaveLength(4);
});
