import { expect, test } from 'vitest';
import { lastMail, password, profile, signUp } from '../../../test/accounts.ts';
import { posted } from '../../../test/posted.ts';
import { sellingShops } from '../../../test/selling-shop.ts';
import { action } from './details.tsx';

const open = sellingShops();
const page = '/account/details';
const newPassword = 'a kettle on the stove';

async function aCustomer(settings = {}) {
  const { t, reader, stranger } = await open({ settings });
  const { email } = await signUp(reader);
  const send = (fields: Record<string, string>) => posted(action, reader, page, fields);
  const user = async () => (await reader.get('session/get', {})).user;
  return { t, reader, stranger, email, send, user };
}

test('a profile with mistakes comes back with what was typed but the password, and is saved once it is right (ACCOUNT-057)', async () => {
  const { send, user } = await aCustomer();
  const typed = { ...profile, first_name: '', last_name: 'Quill', province: '', is_institution: '0' };
  const refused = await send({ intent: 'profile', ...typed, current_password: password });
  expect(refused).toMatchObject({
    status: 400,
    intent: 'profile',
    sentence: 'There was an error. Please review form.',
    problems: { first_name: 'First Name is required.', province: 'Valid state / province is required.' },
    typed,
  });
  expect(refused.typed).not.toHaveProperty('current_password');
  const right = { ...typed, first_name: 'Grace', province: 'ME' };
  expect(await send({ intent: 'profile', ...right, current_password: '' })).toMatchObject({
    problems: { current_password: 'Current password required.' },
  });
  expect(await send({ intent: 'profile', ...right, current_password: 'not this one' })).toMatchObject({
    problems: { current_password: 'Your current password isn’t right.' },
  });
  expect((await user())?.first_name).toBe('Ada');
  expect(await send({ intent: 'profile', ...right, current_password: password })).toEqual({
    to: `${page}?done=profile_saved`,
    status: 303,
  });
  expect(await user()).toMatchObject({ first_name: 'Grace', last_name: 'Quill' });
});

test('another country comes back with its provinces; one without a list drops the province of the one before', async () => {
  const { send, user } = await aCustomer();
  const moved = { ...profile, is_institution: '0', province_of: 'US', current_password: password };
  const canadian = { ...moved, country: 'CA', postal_code: 'V1Y 1A1' };
  const refused = await send({ intent: 'profile', ...canadian });
  expect(refused).toMatchObject({ problems: { province: 'Valid state / province is required.' } });
  expect(refused.provinces).toContainEqual({ code: 'BC', name: 'British Columbia' });
  expect(await send({ intent: 'profile', ...moved, country: 'GI', postal_code: 'GX11' })).toHaveProperty(
    'to',
  );
  expect(await user()).toMatchObject({ country: 'GI', province: '' });
});

test('an institution whose name is missing is asked for it, and a box left empty makes it a person again', async () => {
  const { send, user } = await aCustomer();
  const form = { intent: 'profile', ...profile, current_password: password };
  expect(await send({ ...form, is_institution: '1' })).toMatchObject({
    problems: { company: 'Institution Name is required.' },
    typed: { is_institution: '1' },
  });
  await send({ ...form, is_institution: '1', company: 'Harbor School' });
  expect(await user()).toMatchObject({ is_institution: true, company: 'Harbor School' });
  await send({ ...form, is_institution: '0' });
  expect(await user()).toMatchObject({ is_institution: false, company: '' });
});

test('a new email address is checked, and counts at once where none is verified (ACCOUNT-057)', async () => {
  const { send, user } = await aCustomer();
  expect(await send({ intent: 'email', email_address: ' ', current_password: '' })).toMatchObject({
    problems: { email_address: 'Email address required.', current_password: 'Password required.' },
  });
  const change = (email_address: string) =>
    send({ intent: 'email', email_address, current_password: password });
  expect(await change('changed@example.org')).toEqual({ to: `${page}?done=email_changed`, status: 303 });
  expect((await user())?.email_address).toBe('changed@example.org');
});

test('where a new address is verified, it counts once the link of its mail was followed and confirmed', async () => {
  const { t, reader } = await open({ settings: { require_email_verification: true } });
  await reader.get('account/check', { email_address: 'first@example.org', captcha: 'human' });
  const { token } = await lastMail(t.db, 'first@example.org');
  await reader.get('account/create', { ...profile, password, token });
  const send = (fields: Record<string, string>) => posted(action, reader, page, fields);
  const address = async () => (await reader.get('session/get', {})).user?.email_address;

  const change = { intent: 'email', email_address: 'second@example.org', current_password: password };
  expect(await send(change)).toEqual({ to: `${page}?done=email_asked`, status: 303 });
  expect(await address()).toBe('first@example.org');
  const mail = await lastMail(t.db, 'second@example.org');
  expect(await send({ intent: 'confirm_email', token: 'forged' })).toMatchObject({ status: 400 });
  expect(await send({ intent: 'confirm_email', token: mail.token })).toEqual({
    to: `${page}?done=email_confirmed`,
    status: 303,
  });
  expect(await address()).toBe('second@example.org');
});

test('a new password is checked, set, and not sent back (ACCOUNT-057)', async () => {
  const { send, reader, email } = await aCustomer();
  const refused = await send({
    intent: 'password',
    current_password: '',
    new_password: 'short',
    confirm_password: '',
  });
  expect(refused).toMatchObject({
    problems: {
      current_password: 'Current password required.',
      new_password: 'Password must be at least 8 characters.',
      confirm_password: 'Please confirm your password.',
    },
    typed: {},
  });
  expect(JSON.stringify(refused)).not.toContain('short');
  const fields = { current_password: password, new_password: newPassword, confirm_password: newPassword };
  expect(await send({ intent: 'password', ...fields })).toEqual({
    to: `${page}?done=password_changed`,
    status: 303,
  });
  await reader.get('account/logout', {});
  expect((await reader.get('account/login', { email_address: email, password: newPassword })).logged_in).toBe(
    true,
  );
});

test('one other session is ended, then all others, never this one', async () => {
  const { send, reader, stranger, email } = await aCustomer();
  const others = [stranger(), stranger(), stranger()];
  for (const other of others) await other.get('account/login', { email_address: email, password });
  const left = () => reader.get('account/getSessions', {});
  const id = String((await left()).find((s) => !s.current)?.id);
  expect(await send({ intent: 'end_session', id })).toEqual({
    to: `${page}?done=session_ended`,
    status: 303,
  });
  expect(await left()).toHaveLength(3);
  // Without an id it must not end them all.
  expect(await send({ intent: 'end_session' })).toMatchObject({ status: 400, intent: 'end_session' });
  expect(await left()).toHaveLength(3);
  expect(await send({ intent: 'end_sessions' })).toEqual({ to: `${page}?done=sessions_ended`, status: 303 });
  expect(await left()).toMatchObject([{ current: true }]);
});

test('an account is deleted with its email address and password (ACCOUNT-057)', async () => {
  const { send, user, email } = await aCustomer();
  expect(await send({ intent: 'delete' })).toMatchObject({
    problems: {
      email_address: 'Email address required.',
      current_password: 'Current password required.',
    },
  });
  const wrong = { email_address: email, current_password: 'not this one' };
  expect(await send({ intent: 'delete', ...wrong })).toMatchObject({
    problems: { current_password: 'Your current password isn’t right.' },
    typed: { email_address: email },
  });
  expect(await user()).not.toBeNull();
  expect(await send({ intent: 'delete', email_address: email, current_password: password })).toEqual({
    to: `${page}?done=account_deleted`,
    status: 303,
  });
  expect(await user()).toBeNull();
});

test.each(['', 'nothing', 'constructor'])(
  'a form that the page does not know (%j) changes nothing',
  async (intent) => {
    const { send } = await aCustomer();
    expect(await send({ intent })).toEqual({
      sentence: 'We couldn’t read this form. Please try again.',
      status: 400,
    });
  },
);
