import { expect, test } from 'vitest';
import { anEmail, lastMail, password, signUp } from '../../../test/accounts.ts';
import { posted } from '../../../test/posted.ts';
import { sellingShops } from '../../../test/selling-shop.ts';
import { action as forgotAction } from './forgot.tsx';
import { action as signUpAction } from './signup.tsx';

const open = sellingShops();
const newPassword = 'a kettle on the stove';

test.each([
  ['/account/signup', 'sign_up', signUpAction],
  ['/account/forgot', 'ask', forgotAction],
] as const)(
  'without JavaScript the form of %s does no human check, says so and mails nothing',
  async (path, intent, action) => {
    const { t, reader } = await open();
    const email_address = anEmail();
    expect(await posted(action, reader, path, { intent, email_address: ' ' })).toMatchObject({
      problems: { email_address: 'Email address required.' },
    });
    expect(await posted(action, reader, path, { intent, email_address })).toEqual({
      intent,
      sentence: 'This form needs JavaScript. Nothing was sent.',
      typed: { email_address },
      status: 400,
    });
    await expect(lastMail(t.db, email_address)).rejects.toThrow('no mail');
  },
);

test('a new password is set with the token of a mail; the page to log in on says so', async () => {
  const { t, reader, stranger } = await open();
  const { email } = await signUp(reader);
  await reader.get('account/emailPasswordToken', { email_address: email, captcha: 'human' });
  const { token } = await lastMail(t.db, email);
  const guest = stranger();
  const send = (fields: Record<string, string>) =>
    posted(forgotAction, guest, `/account/forgot?token=${token}&back=%2Fitem%2F1`, {
      intent: 'reset',
      ...fields,
    });
  expect(await send({ password: newPassword, confirm_password: password })).toMatchObject({
    problems: { confirm_password: 'The two passwords that you entered do not match.' },
    typed: {},
  });
  const right = { password: newPassword, confirm_password: newPassword };
  expect(await send(right)).toEqual({
    to: '/account/login?back=%2Fitem%2F1&done=password_reset',
    status: 303,
  });
  const login = await guest.get('account/login', { email_address: email, password: newPassword });
  expect(login.logged_in).toBe(true);
  expect(await send(right)).toMatchObject({
    status: 400,
    ways: [{ href: '/account/forgot?back=%2Fitem%2F1', label: 'Send a new link' }],
  });
});
