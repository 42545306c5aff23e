import { expect, test } from 'vitest';
import { anEmail, lastMail, password, profile, signUp } from '../../test/accounts.ts';
import { sellingShops } from '../../test/selling-shop.ts';

const open = sellingShops();
const next = 'a kettle on the stove';

test('the profile is changed with the current password only', async () => {
  const { reader } = await open();
  await signUp(reader);
  const form = { ...profile, first_name: 'Adele' };
  expect(await reader.call('account/modify', form)).toMatchObject({
    error_code: 'invalid_input',
    error: 'Current password required.',
  });
  expect(await reader.call('account/modify', { ...form, password: next })).toMatchObject({
    error_code: 'wrong_password',
  });
  const { user } = await reader.get('account/modify', { ...form, password });
  expect(user?.first_name).toBe('Adele');
  expect((await reader.get('session/get', {})).user?.first_name).toBe('Adele');
  expect(await reader.call('account/modify', { ...form, city: '', password })).toMatchObject({
    error: 'There was an error. Please review form.',
    error_data: { fields: [{ field: 'city', message: 'City is required.' }] },
  });
});

test('phones are cell, home or work, with extensions; nothing else (ACCOUNT-053)', async () => {
  const { reader } = await open();
  await signUp(reader);
  const phones = {
    phone_number: '+1 (207) 555-01',
    phone_number_type: 'work',
    phone_number_ext: '12',
    alt_phone_number: '207.555.0100',
    alt_phone_number_type: 'cell',
  };
  const { user } = await reader.get('account/modify', { ...profile, ...phones, aext: '345678', password });
  expect(user).toMatchObject({ ...phones, alt_phone_number_ext: '345678' });
  for (const field of ['phone_number_type', 'alt_phone_number_type']) {
    expect(await reader.call('account/modify', { ...profile, [field]: 'fax', password })).toMatchObject({
      error_code: 'invalid_input',
      error_data: { fields: [{ field }] },
    });
  }
});

test('fields that are no part of the form change nothing', async () => {
  const { reader, stranger } = await open();
  const mine = await signUp(reader);
  const other = await signUp(stranger());
  const sneaky = {
    id: 1,
    store_id: 99,
    san: other.user.san,
    password_hash: '',
    email: other.email,
    corp_id: 1,
  };
  const { user } = await reader.get('account/modify', { ...profile, ...sneaky, password });
  expect(user).toMatchObject({ san: mine.user.san, email_address: mine.email, corp_id: mine.user.corp_id });
});

test('two tabs that save at once both succeed, and one of them is what is kept', async () => {
  const { reader } = await open();
  await signUp(reader);
  const answers = await Promise.all(
    ['Ann', 'Bea'].map((first_name) => reader.get('account/modify', { ...profile, first_name, password })),
  );
  expect(answers.map((a) => a.user?.first_name).sort()).toEqual(['Ann', 'Bea']);
  expect(['Ann', 'Bea']).toContain((await reader.get('session/get', {})).user?.first_name);
});

test('a new password ends every other session and mails the owner', async () => {
  const { reader, stranger, t } = await open();
  const { email } = await signUp(reader);
  const thief = stranger();
  await thief.get('account/login', { email_address: email, password });
  for (const new_password of ['short', 'password1']) {
    expect((await reader.call('account/modify', { new_password, password })).ok).toBe(false);
  }
  await reader.get('account/modify', { new_password: next, password });
  expect((await reader.get('session/get', {})).logged_in).toBe(true);
  expect((await thief.get('session/get', {})).logged_in).toBe(false);
  expect((await stranger().call('account/login', { email_address: email, password })).ok).toBe(false);
  expect((await stranger().call('account/login', { email_address: email, password: next })).ok).toBe(true);
  expect(await lastMail(t.db, email)).toMatchObject({ template: 'account-password-changed', token: '' });
});

test('a new email address counts at once without verification, and the old address gets a mail', async () => {
  const { reader, stranger, t } = await open();
  const { email } = await signUp(reader);
  const other = await signUp(stranger());
  const taken = await reader.get('account/modify', { email_address: other.email.toUpperCase(), password });
  expect(taken).toEqual({ user: null, exists: true });
  expect(await reader.call('account/modify', { email_address: '', password })).toMatchObject({
    error: 'Email address required.',
  });
  const wanted = anEmail();
  const { user } = await reader.get('account/modify', { email_address: wanted, password });
  expect(user?.email_address).toBe(wanted);
  expect(await lastMail(t.db, email)).toMatchObject({ template: 'account-email-changed' });
  expect((await stranger().call('account/login', { email_address: email, password })).ok).toBe(false);
});

test('with verification a new address counts once anyone follows its link, and alerts go there', async () => {
  const { reader, stranger, t, aBook } = await open({ settings: { require_email_verification: true } });
  const email = anEmail();
  await reader.get('account/check', { email_address: email, captcha: 'human' });
  const { token } = await lastMail(t.db, email);
  await reader.get('account/create', { ...profile, password, token });
  await reader.get('alert/create', { eisbn: (await aBook(0)).eisbn, kinds: ['in_stock'] });
  const wanted = anEmail();
  const asked = await reader.get('account/modify', { email_address: wanted, password });
  expect(asked).toMatchObject({ validation_required: true, user: { email_address: email } });
  const link = await lastMail(t.db, wanted);
  expect(link.path).toMatch(/^\/account\/details\?token=/);
  expect(await stranger().get('account/modify', { token: link.token })).toEqual({ user: null });
  expect((await reader.get('session/get', {})).user?.email_address).toBe(wanted);
  expect((await reader.get('alert/getAll', {})).alerts).toMatchObject([{ email: wanted, confirmed: true }]);
  expect(await reader.call('account/modify', { token: link.token })).toMatchObject({
    error_code: 'already_confirmed',
  });
});

test('a forgotten password: a link to the mailbox of the account, once, and no session is left (CALL-080, CALL-081)', async () => {
  const { reader, stranger, t } = await open();
  const { email } = await signUp(reader);
  const guest = stranger();
  expect(
    await guest.call('account/emailPasswordToken', { email_address: 'nobody@example.org', captcha: 'human' }),
  ).toMatchObject({ error: 'No account for that email' });
  expect(await guest.call('account/emailPasswordToken', { email_address: email })).toMatchObject({
    error_code: 'captcha_failed',
  });
  const asked = await guest.get('account/emailPasswordToken', {
    email_address: email.toUpperCase(),
    callback_url: '/account/activate',
    captcha: 'human',
  });
  expect(asked).toEqual({ success: true });
  const { path, token } = await lastMail(t.db, email);
  expect(path).toMatch(/^\/account\/activate\?token=/);
  expect(await guest.call('account/resetPassword', { token, password: 'short' })).toMatchObject({
    error: 'Password must be at least 8 characters.',
  });
  const both = await Promise.all(
    [next, 'another one entirely'].map((p) => guest.call('account/resetPassword', { token, password: p })),
  );
  expect(both.filter((a) => a.ok)).toHaveLength(1);
  expect((await reader.get('session/get', {})).logged_in).toBe(false);
  expect((await guest.call('account/login', { email_address: email, password })).ok).toBe(false);
});

test('a link of one kind does nothing of another kind', async () => {
  const { reader, t } = await open();
  const { email } = await signUp(reader);
  await reader.get('account/emailPasswordToken', { email_address: email, captcha: 'human' });
  const { token } = await lastMail(t.db, email);
  expect(await reader.call('account/modify', { token })).toMatchObject({ error_code: 'unknown_token' });
  expect(await reader.call('account/create', { ...profile, password, token })).toMatchObject({
    error_code: 'unknown_token',
  });
  expect((await reader.call('account/resetPassword', { token, password: next })).ok).toBe(true);
});

test('a mailbox is not filled', async () => {
  const { reader, stranger } = await open();
  const { email } = await signUp(reader);
  const ask = () => stranger().call('account/emailPasswordToken', { email_address: email, captcha: 'human' });
  for (let i = 0; i < 5; i++) await ask();
  await expect(ask()).rejects.toMatchObject({ status: 429 });
});

test('an account is deleted with its address and password; its orders stay, without it (CALL-085)', async () => {
  const { reader, stranger, aBook, t } = await open();
  const { email, user } = await signUp(reader);
  const { eisbn } = await aBook(2);
  await reader.get('cart/add', { eisbn });
  const contact = { name: 'Ada Marsh', email, phone: '2075550199' };
  const placed = await reader.get('checkout/submit', {
    ...contact,
    delivery_preference: 'pickup',
    payment_choice: 'pickup',
  });
  const phone = stranger();
  await phone.get('account/login', { email_address: email, password });
  expect(await reader.call('account/delete', { email_address: anEmail(), password })).toMatchObject({
    error_code: 'wrong_email',
  });
  expect(await reader.call('account/delete', { email_address: email, password: next })).toMatchObject({
    error_code: 'wrong_password',
  });
  expect(await reader.get('account/delete', { email_address: email, password })).toMatchObject({
    logged_in: false,
    user: null,
  });
  expect((await phone.get('session/get', {})).logged_in).toBe(false);
  expect((await stranger().call('account/login', { email_address: email, password })).ok).toBe(false);
  const orders = await t.db.query(
    'select customer_id, corp_id, email from customer_order where order_number = $1',
    [placed.order_number],
  );
  expect(orders).toEqual([{ customer_id: null, corp_id: null, email }]);
  const left = await t.db.query('select kind, customer_id from account_event where customer_id = $1', [
    user.corp_id,
  ]);
  expect(left).toEqual([]);
});

test('an order sent while the account is deleted is placed whole or not at all', async () => {
  const { reader, stranger, aBook, t } = await open();
  const { email } = await signUp(reader);
  const { eisbn } = await aBook(2);
  await reader.get('cart/add', { eisbn });
  const tab = stranger();
  tab.caller.token = reader.caller.token;
  const [deleted, ordered] = await Promise.all([
    reader.call('account/delete', { email_address: email, password }),
    tab.call('checkout/submit', {
      name: 'Ada Marsh',
      email,
      phone: '2075550199',
      delivery_preference: 'pickup',
      payment_choice: 'pickup',
    }),
  ]);
  expect(deleted.ok).toBe(true);
  const orders = await t.db.query('select 1 from customer_order where email = $1', [email]);
  expect(orders).toHaveLength(ordered.ok ? 1 : 0);
});

test('a customer sees all data stored about them, without secrets', async () => {
  const { reader } = await open();
  const { email } = await signUp(reader);
  const data = await reader.get('account/getData', {});
  expect(data).toMatchObject({ account: { email }, addresses: [], orders: [] });
  expect(JSON.stringify(data)).not.toMatch(/argon2|token|key_hash/);
});

test('a new password whose answer was lost is answered again', async () => {
  const { reader } = await open();
  await signUp(reader);
  const first = await reader.call('account/modify', { new_password: next, password }, 'pressed');
  expect(first.ok).toBe(true);
  expect(await reader.call('account/modify', { new_password: next, password }, 'pressed')).toEqual(first);
});
