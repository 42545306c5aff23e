import { expect, test } from 'vitest';
import type { Call } from '../../../contract/call.ts';
import * as m from '../../../messages/compiled/messages.js';
import { password, profile } from '../../../test/accounts.ts';
import { createAccount } from './submit-create.ts';

test('an account whose answer was lost with the session leads to the login, or to another start', async () => {
  const api = (async (name: string) =>
    name === 'account/create'
      ? { ok: false, error: m.form_email_input(), error_code: 'no_email' }
      : { ok: true, value: [{ code: 'ME', name: 'Maine' }] }) as unknown as Call;
  const form = new FormData();
  const typed = { ...profile, password, confirm_password: password };
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  const url = new URL('http://shop.example/account/create?back=%2Fcheckout%2Fcart');
  expect(await createAccount({ api, form, url, params: {} })).toMatchObject({
    sentence: expect.stringContaining('If you have just created it, log in.'),
    ways: [
      { href: '/account/login?back=%2Fcheckout%2Fcart' },
      { href: '/account/signup?back=%2Fcheckout%2Fcart' },
    ],
  });
});
