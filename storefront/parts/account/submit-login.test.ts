import { expect, test } from 'vitest';
import type { SubmitArgs } from '../../page-submit.ts';
import { logIn } from './submit-login.ts';

const form = new FormData();
form.set('name', 'ada@example.com');
form.set('password', 'Wrong-horse');
const refusedWith = (error_code: string, error: string) =>
  (async () => ({ ok: false, error_code, error })) as unknown as SubmitArgs['api'];

test('a wrong password is refused in the documented words, with what to do', async () => {
  const outcome = await logIn({ api: refusedWith('invalid_login', 'Invalid Login'), form }, '/checkout/cart');
  expect(outcome).toMatchObject({
    sentence: 'Invalid Login',
    hint: expect.stringContaining('Check for typos'),
    ways: [
      { href: '/account/forgot?back=%2Fcheckout%2Fcart', label: 'Reset Password' },
      { href: '/account/signup?back=%2Fcheckout%2Fcart' },
    ],
  });
});

test('any other refusal gets no advice about typing', async () => {
  const outcome = await logIn({ api: refusedWith('too_many', 'Try again later'), form }, '/');
  expect(outcome).not.toHaveProperty('hint');
});
