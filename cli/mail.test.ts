import { expect, test } from 'vitest';
import { signUp } from '../test/accounts.ts';
import { buildStore } from '../test/factories.ts';
import { testShop } from '../test/shop.ts';
import type { CommandContext } from './command.ts';
import { mailFailed, mailRetry } from './mail.ts';

test('mails that did not arrive are listed with the reason, and go out again when asked to', async () => {
  const t = await testShop();
  const store = await buildStore(t.db);
  await t.reload();
  let printed: string[] = [];
  const context = {
    openDb: async () => ({ ...t.db, close: async () => {} }),
    terminal: { print: (line: string) => printed.push(line), isInteractive: false },
  } as unknown as CommandContext;
  expect(await mailFailed(context)).toBe(0);
  expect(printed).toEqual(['There are no undelivered emails.']);

  const reader = t.visitor(store.webstoreName);
  const { email } = await signUp(reader);
  await reader.get('account/emailPasswordToken', { email_address: email, captcha: 'human' });
  const fail = (status: string, attempts: number) =>
    t.db.query(
      `update mail set status = $2, attempts = $3, last_error = 'mailbox full' where recipient = $1`,
      [email, status, attempts],
    );
  await fail('queued', 1);
  printed = [];
  expect(await mailFailed(context)).toBe(0);
  expect(printed[1]).toContain('will be retried after 1 attempt: mailbox full');
  await fail('failed', 8);
  printed = [];
  expect(await mailFailed(context)).toBe(2);
  const [head = '', why] = printed;
  expect(head).toContain(email);
  expect(why).toBe('    failed after 8 attempts: mailbox full');

  await expect(mailRetry(context, '999999')).rejects.toThrow('There is no failed email 999999.');
  await expect(mailRetry(context, 'all')).rejects.toThrow('not an email number');
  printed = [];
  expect(await mailRetry(context, head.split(' ')[0])).toBe(0);
  expect(printed).toEqual(['1 email is queued again.']);
  const [mail] = await t.db.query('select status, attempts from mail where recipient = $1', [email]);
  expect(mail).toEqual({ status: 'queued', attempts: 0 });
  expect(await mailRetry(context, undefined)).toBe(0);
});
