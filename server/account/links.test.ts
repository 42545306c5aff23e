import { expect, test } from 'vitest';
import { anEmail, lastMail, password, profile, signUp } from '../../test/accounts.ts';
import { buildStore } from '../../test/factories.ts';
import { sellingShops } from '../../test/selling-shop.ts';

const open = sellingShops();
const verified = { settings: { require_email_verification: true } };
const expired = 'This link has expired. Please ask for a new one.';
const newer = 'We’ve sent you a newer link. Please follow the one in the latest email.';
const unknown = 'This link has expired or was already used. Please ask for a new one.';

type Shop = Awaited<ReturnType<typeof open>>;
const passed = ({ t }: Shop) =>
  t.db.query("update account_token set expires_at = now() - interval '1 second' where used_at is null");

test('the link of a new account: once more, expired, replaced, and in another shop', async () => {
  const shop = await open(verified);
  const { reader, stranger, t } = shop;
  const email = anEmail();
  const ask = async () => {
    await reader.get('account/check', { email_address: email, captcha: 'human' });
    return (await lastMail(t.db, email)).token;
  };
  const first = await ask();
  const second = await ask();
  const follow = (token: string, who = stranger()) => who.call('account/getEmailFromToken', { token });
  expect(await follow(first)).toMatchObject({ error_code: 'unknown_token', error: newer });
  await passed(shop);
  expect(await follow(second)).toMatchObject({ error_code: 'unknown_token', error: expired });
  expect(await reader.call('account/create', { ...profile, password, token: second })).toMatchObject({
    error: expired,
  });
  const third = await ask();
  const other = await buildStore(t.db);
  await t.reload();
  expect(await follow(third, t.visitor(other.webstoreName))).toMatchObject({ error: unknown });
  await reader.get('account/create', { ...profile, password, token: third });
  for (const token of [third, first]) {
    expect(await follow(token)).toMatchObject({
      error_code: 'exists',
      error: 'Your account is already set up and ready to go!',
    });
  }
});

test('the link to a new password: once more, expired and replaced', async () => {
  const shop = await open();
  const { reader, t } = shop;
  const { email } = await signUp(reader);
  const ask = async () => {
    await reader.get('account/emailPasswordToken', { email_address: email, captcha: 'human' });
    return (await lastMail(t.db, email)).token;
  };
  const choose = (token: string) => reader.call('account/resetPassword', { token, password: 'a kettle on' });
  const first = await ask();
  const second = await ask();
  expect(await choose(first)).toMatchObject({ error_code: 'unknown_token', error: newer });
  await passed(shop);
  expect(await choose(second)).toMatchObject({ error_code: 'unknown_token', error: expired });
  const third = await ask();
  expect((await choose(third)).ok).toBe(true);
  expect(await choose(third)).toMatchObject({ error: unknown });
});

test('the link to a new address, used again, expired, replaced, and by another account', async () => {
  const shop = await open(verified);
  const { reader, stranger, t } = shop;
  const email = anEmail();
  await reader.get('account/check', { email_address: email, captcha: 'human' });
  await reader.get('account/create', { ...profile, password, token: (await lastMail(t.db, email)).token });
  const wanted = anEmail();
  const ask = async () => {
    await reader.get('account/modify', { email_address: wanted, password });
    return (await lastMail(t.db, wanted)).token;
  };
  const follow = (token: string, who = reader) => who.call('account/modify', { token });
  const first = await ask();
  const second = await ask();
  expect(await follow(first)).toMatchObject({ error_code: 'unknown_token', error: newer });
  await passed(shop);
  expect(await follow(second)).toMatchObject({ error_code: 'unknown_token', error: expired });
  const third = await ask();
  expect(await stranger().get('account/getEmailFromToken', { token: third })).toEqual({ email: wanted });
  expect((await follow(third)).ok).toBe(true);
  expect(await follow(third)).toMatchObject({
    error_code: 'already_confirmed',
    error: 'This email address is already confirmed.',
  });
  // The address is another one by now: what was confirmed then is over.
  const moved = anEmail();
  await reader.get('account/modify', { email_address: moved, password });
  await follow((await lastMail(t.db, moved)).token);
  expect(await follow(third, stranger())).toMatchObject({ error_code: 'unknown_token' });
});

test('the request of an institution: replaced, expired and of another shop', async () => {
  const shop = await open();
  const { reader, stranger, t } = shop;
  const owner = stranger();
  await signUp(owner, { is_institution: true, company: 'Harbor School' });
  const { email } = await signUp(reader);
  const ask = async () => {
    await owner.get('account/linkToRequest', { email });
    return (await lastMail(t.db, email)).token;
  };
  const follow = (token: string) => reader.call('account/linkToVerify', { token });
  const first = await ask();
  const second = await ask();
  expect(await follow(first)).toMatchObject({ error_code: 'unknown_token', error: newer });
  await passed(shop);
  expect(await follow(second)).toMatchObject({ error_code: 'unknown_token', error: expired });
});
