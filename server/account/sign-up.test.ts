import { expect, test } from 'vitest';
import { anEmail, lastMail, password, profile, signUp } from '../../test/accounts.ts';
import { buildStore } from '../../test/factories.ts';
import { sellingShops } from '../../test/selling-shop.ts';

const open = sellingShops();

test('an email address that is checked becomes an account, logged in at once (CALL-079) (APP-001)', async () => {
  const { reader } = await open();
  const email = anEmail();
  expect(await reader.get('account/check', { email_address: email, captcha: 'human' })).toEqual({
    email_address: email,
    exists: false,
    validation_required: false,
    address: null,
  });
  const { user } = await reader.get('account/create', { ...profile, password });
  expect(user).toMatchObject({ ...profile, email_address: email, is_personal: true, is_owner: true });
  const session = await reader.get('session/get', {});
  expect(session).toMatchObject({ logged_in: true, user: { email_address: email }, session_id: '' });
});

test('refuses an address that has an account, in any case, and makes no second one', async () => {
  const { reader, stranger } = await open();
  const { email } = await signUp(reader, { email: 'Mixed.Case@Example.org' });
  const other = stranger();
  const again = await other.get('account/check', {
    email_address: ` ${email.toUpperCase()} `,
    captcha: 'human',
  });
  expect(again.exists).toBe(true);
  expect(await other.call('account/create', { ...profile, password })).toMatchObject({
    error_code: 'no_email',
  });
});

test('two browsers that checked one address make one account', async () => {
  const { reader, stranger } = await open();
  const other = stranger();
  const email = anEmail();
  for (const who of [reader, other]) {
    await who.get('account/check', { email_address: email, captcha: 'human' });
  }
  const answers = await Promise.all(
    [reader, other].map((who) => who.call('account/create', { ...profile, password })),
  );
  expect(answers.filter((a) => a.ok)).toHaveLength(1);
  expect(answers.find((a) => !a.ok)).toMatchObject({
    error_code: 'exists',
    error: 'An account already exists with this email.',
  });
});

test('checking an address takes a human', async () => {
  const { reader } = await open();
  for (const captcha of [undefined, '', 'robot']) {
    expect(await reader.call('account/check', { email_address: anEmail(), captcha })).toMatchObject({
      error_code: 'captcha_failed',
      error: 'Please verify that you are not a robot.',
    });
  }
});

test.each([
  '',
  'ada',
  'ada@',
  '@example.org',
  'ada@example',
  'a b@example.org',
  'a@example.org\nBcc: x@example.org',
])('no address: %j', async (email_address) => {
  const { reader } = await open();
  expect(await reader.call('account/check', { email_address, captcha: 'human' })).toMatchObject({
    error_code: 'invalid_input',
    error: 'Please input your email address.',
  });
});

test('with verification only the mailed link makes the account, and makes one (CALL-082)', async () => {
  const { reader, stranger, t } = await open({ settings: { require_email_verification: true } });
  const email = anEmail();
  const checked = await reader.get('account/check', {
    email_address: email,
    callback_url: 'https://evil.example/account/verify',
    captcha: 'human',
  });
  expect(checked).toMatchObject({ exists: false, validation_required: true });
  expect(await reader.call('account/create', { ...profile, password })).toMatchObject({
    error_code: 'validation_required',
  });
  const mail = await lastMail(t.db, email);
  expect(mail).toMatchObject({ template: 'account-sign-up' });
  expect(mail.path).toMatch(/^\/account\/verify\?token=[\w-]{43}$/);
  const phone = stranger();
  expect(await phone.get('account/getEmailFromToken', { token: mail.token })).toEqual({ email });
  const { user } = await phone.get('account/create', { ...profile, password, token: mail.token });
  expect(user.email_address).toBe(email);
  // A second submit of the form learns that the account exists.
  expect(await reader.call('account/create', { ...profile, password, token: mail.token })).toMatchObject({
    error_code: 'exists',
    error: 'Your account is already set up and ready to go!',
  });
});

test.each([
  ['back=%2Faccount%2Flink%3Ftoken%3Dabc', '&back=%2Faccount%2Flink%3Ftoken%3Dabc'],
  ['token=mine&back=%2Fcart', '&back=%2Fcart'],
  ['back=%2F%2Fevil.example', ''],
  ['back=https%3A%2F%2Fevil.example', ''],
  ['back=javascript:alert(1)', ''],
  ['back=%2F%5Cevil.example', ''],
])('the mailed link takes along only a way back into this shop: %s', async (query, added) => {
  const { reader, t } = await open({ settings: { require_email_verification: true } });
  const email = anEmail();
  const callback_url = `https://evil.example/account/verify?${query}`;
  await reader.get('account/check', { email_address: email, callback_url, captcha: 'human' });
  const { path, token } = await lastMail(t.db, email);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(path).toBe(`/account/verify?token=${token}${added}`);
});

test('a token is worth nothing when it is expired, used, replaced, cut, or of another shop', async () => {
  const { reader, t } = await open({ settings: { require_email_verification: true } });
  const ask = async (email: string) => {
    await reader.get('account/check', { email_address: email, captcha: 'human' });
    return (await lastMail(t.db, email)).token;
  };
  const refused = (token: string, who = reader) => who.call('account/getEmailFromToken', { token });
  const email = anEmail();
  const first = await ask(email);
  const second = await ask(email);
  expect(await refused(first)).toMatchObject({ error_code: 'unknown_token' });
  expect((await refused(second)).ok).toBe(true);
  const other = await buildStore(t.db);
  await t.reload();
  const bad = ['', 'x', second.slice(1), `${second}x`, `${second.slice(0, -1)}~`, 'A'.repeat(43)];
  for (const token of bad) expect(await refused(token)).toMatchObject({ error_code: 'unknown_token' });
  expect(await refused(second, t.visitor(other.webstoreName))).toMatchObject({ error_code: 'unknown_token' });
  await t.db.query(`update account_token set expires_at = now() - interval '1 second'`);
  expect(await refused(second)).toMatchObject({ error_code: 'unknown_token' });
});

test('the database holds no token and no password', async () => {
  const { reader, t } = await open({ settings: { require_email_verification: true } });
  const email = anEmail();
  await reader.get('account/check', { email_address: email, captcha: 'human' });
  const { token } = await lastMail(t.db, email);
  await reader.get('account/create', { ...profile, password, token });
  await t.db.query('delete from mail');
  const tables = await t.db.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name } of tables) {
    const rows = await t.db.query(
      `select 1 from ${name} r where r::text like '%' || $1 || '%' or r::text like '%' || $2 || '%'`,
      [token, password],
    );
    expect(rows, name).toEqual([]);
  }
  const [stored] = await t.db.query<{ password_hash: string }>('select password_hash from customer');
  expect(stored?.password_hash).toMatch(/^\$argon2id\$v=19\$/);
});

test.each([
  ['first_name', '', 'First Name is required.'],
  ['last_name', '   ', 'Last Name is required.'],
  ['street_address', '', 'Street Address is required.'],
  ['city', '', 'City is required.'],
  ['city', 'x'.repeat(81), 'City can have at most 80 characters.'],
  ['phone_number', '', 'Required. Must be a phone number.'],
  ['phone_number', '123456789', 'Required. Must be a phone number.'],
  ['phone_number', '1'.repeat(16), 'Required. Must be a phone number.'],
  ['phone_number', '٠١٢٣٤٥٦٧٨٩', 'Required. Must be a phone number.'],
  ['alt_phone_number', 'call me', 'Must be a phone number.'],
  ['phone_number_ext', '1', 'Must be between 2 and 6 digits'],
  ['aext', '1234567', 'Must be between 2 and 6 digits'],
  ['country', 'XX', 'Valid country is required.'],
  ['country', 'United States', 'Valid country is required.'],
  ['province', 'ON', 'Valid state / province is required.'],
  ['province', '', 'Valid state / province is required.'],
  ['postal_code', 'K1A 0B1', 'Valid postal code is required. eg. 12345 or 12345-6789'],
  ['postal_code', '', 'Valid postal code is required. eg. 12345 or 12345-6789'],
  ['communication_preference', '', 'Communication preference is required.'],
  ['communication_preference', 'text', 'Please choose another way to hear from us.'],
])(
  'the account form: %s %j: %s (ACCOUNT-044, 045, 048..050, 052, 054, 058, 066)',
  async (field, value, message) => {
    const { reader } = await open();
    await reader.get('account/check', { email_address: anEmail(), captcha: 'human' });
    const answer = await reader.call('account/create', { ...profile, password, [field]: value });
    expect(answer).toMatchObject({
      error_code: 'invalid_input',
      error: 'There was an error. Please review form.',
      error_data: { fields: [{ field, message }] },
    });
  },
);

test('an institution has a name; a store may ask more (ACCOUNT-055, APP-001)', async () => {
  const { reader } = await open({
    settings: {
      account_extra_fields: [
        { name: 'school', label: 'School' },
        { name: 'heard_of_us', label: 'How did you hear about us?', is_optional: true },
      ],
    },
  });
  await reader.get('account/check', { email_address: anEmail(), captcha: 'human' });
  const form = { ...profile, password, is_institution: 'on' };
  const fieldsIn = (answer: unknown) =>
    (answer as { error_data: { fields: { field: string; message: string }[] } }).error_data.fields;
  const fields = (answer: unknown) => fieldsIn(answer).map((f) => f.field);
  expect(fieldsIn(await reader.call('account/create', form))).toMatchObject([
    { field: 'company' },
    { field: 'account_extra_fields.school', message: 'Required' },
  ]);
  const tooLong = { ...form, company: 'Deering High', account_extra_fields: { school: 'x'.repeat(51) } };
  expect(fields(await reader.call('account/create', tooLong))).toEqual(['account_extra_fields.school']);
  const extra = JSON.stringify({ school: 'Deering', unasked: 'x' });
  const { user } = await reader.get('account/create', {
    ...form,
    company: 'Deering High',
    account_extra_fields: extra,
  });
  expect(user).toMatchObject({
    company: 'Deering High',
    is_institution: true,
    is_personal: false,
    account_extra_fields: { school: 'Deering', heard_of_us: '' },
  });
});

test.each(['short', '1234567', ''])(
  'a password of less than 8 characters: %j (ACCOUNT-039)',
  async (short) => {
    const { reader } = await open();
    await reader.get('account/check', { email_address: anEmail(), captcha: 'human' });
    expect(await reader.call('account/create', { ...profile, password: short })).toMatchObject({
      error_code: 'invalid_input',
      error: 'Password must be at least 8 characters.',
    });
  },
);

test.each(['password1', 'Password1', 'iloveyou', 'qwertyuiop', 'sunshine1'])(
  'a password that has leaked: %j',
  async (leaked) => {
    const { reader } = await open();
    await reader.get('account/check', { email_address: anEmail(), captcha: 'human' });
    expect(await reader.call('account/create', { ...profile, password: leaked })).toMatchObject({
      error_code: 'breached_password',
    });
  },
);

test('the email address is no password', async () => {
  const { reader } = await open();
  const email = 'margaret.atwater@example.org';
  await reader.get('account/check', { email_address: email, captcha: 'human' });
  for (const bad of [email, email.toUpperCase(), 'margaret.atwater']) {
    expect(await reader.call('account/create', { ...profile, password: bad })).toMatchObject({
      error_code: 'breached_password',
      error: 'Your email address is the first password thieves try. Please choose a different one.',
    });
  }
});
