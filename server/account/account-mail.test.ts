import pino from 'pino';
import { expect, test } from 'vitest';
import { anEmail, lastMail } from '../../test/accounts.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import { sendMail } from '../jobs/send-mail.ts';
import { fakeMail } from '../providers/mail/fake-mail.ts';
import { accountMail } from './account-mail.tsx';
import type { AccountMail } from './mail-content.ts';

const open = sellingShops();
const log = pino({ level: 'silent' });

const mails: AccountMail[] = [
  { template: 'account-sign-up', path: '/account/verify?token=abc' },
  { template: 'account-password', name: 'Ada', path: '/account/forgot?token=abc' },
  { template: 'account-new-email', name: 'Ada', path: '/account/details?token=abc' },
  { template: 'account-link', company: 'Deering <High>', path: '/account/link?token=abc' },
  { template: 'account-invitation', role: 'bookseller', path: '/admin/welcome/abc' },
  { template: 'account-password-changed', name: 'Ada' },
  { template: 'account-email-changed', name: '' },
];

test.each(mails)('$template: HTML and text say the same and lead to this shop', async (mail) => {
  const { t, store } = await open({ settings: { styles: { theme: { accent: '#123456' } } } });
  const shop = t.shop.stores.byName(store.webstoreName);
  if (!shop) throw new Error('no such store');
  const { html, text } = await accountMail(shop, mail);
  expect(html).toContain(shop.name);
  expect(text).toContain(shop.name);
  expect(html).not.toContain('<High>');
  if (mail.template === 'account-password-changed') {
    expect(html).toContain(`href="${shop.origin}/account/forgot"`);
    expect(text).toContain(`That wasn’t me:\n${shop.origin}/account/forgot\n`);
  }
  if (!('path' in mail)) return;
  expect(html).toContain(`href="${shop.origin}${mail.path}"`);
  expect(html).toContain('#123456');
  expect(text).toContain(`${shop.origin}${mail.path}`);
});

test.each([true, false])(
  'a new account’s mail says what it is for in this shop (cart: %s)',
  async (cart_enabled) => {
    const { t, store } = await open({ settings: { cart_enabled } });
    const shop = t.shop.stores.byName(store.webstoreName);
    if (!shop) throw new Error('no such store');
    const { html, text } = await accountMail(shop, {
      template: 'account-sign-up',
      path: '/account/verify?token=abc',
    });
    for (const part of [html, text]) {
      expect(part).toContain('keep lists of what you’d like to read');
      expect(part.includes('follow your orders')).toBe(cart_enabled);
      expect(part).toContain('You’ll log in with this email address.');
    }
  },
);

test('the database holds a link only in a form that opens nothing, before and after it is sent', async () => {
  const { reader, t } = await open({ settings: { require_email_verification: true } });
  const email = anEmail();
  await reader.get('account/check', { email_address: email, captcha: 'human' });
  const { token } = await lastMail(t.db, email);
  const stored = () =>
    t.db.query<{ row: string }>('select m::text as row from mail m where recipient = $1', [email]);
  expect((await stored())[0]?.row).not.toContain(token);
  const mail = fakeMail();
  const { secret, stores } = t.shop;
  await sendMail({ db: t.db, log, stores, mail, secret, mailKeepDays: 30 });
  expect(mail.sent.at(-1)?.text).toContain(token);
  expect((await stored())[0]?.row).not.toContain(token);
  expect((await stored())[0]?.row).toContain('sent');
});
