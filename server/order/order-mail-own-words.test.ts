import pino from 'pino';
import { expect, it } from 'vitest';
import { sellingShops } from '../../test/selling-shop.ts';
import { sendMail } from '../jobs/send-mail.ts';
import { fakeMail } from '../providers/mail/fake-mail.ts';
import type { StoredSettings } from '../store/settings.ts';

const open = sellingShops();

/** The confirmation of an order for pickup in a shop with these settings. */
async function confirmed(settings: StoredSettings, name = 'Ada Reader') {
  const { t, reader, aBook } = await open({ settings });
  const { eisbn } = await aBook(3, { title: 'Salt Roads' });
  await reader.get('cart/add', { eisbn, quantity: 1 });
  await reader.get('checkout/submit', {
    name,
    email: 'ada@example.org',
    phone: '2075550100',
    delivery_preference: 'pickup',
    payment_choice: 'pickup',
  });
  const mail = fakeMail();
  const { secret, stores } = t.shop;
  await sendMail({ db: t.db, log: pino({ level: 'silent' }), stores, mail, secret, mailKeepDays: 30 });
  const sent = mail.sent.findLast((one) => one.to === 'ada@example.org');
  if (!sent) throw new Error('the confirmation is sent');
  return sent;
}

const words = {
  subject: 'Hurrah: {order number} at {shop} 📚',
  heading: 'Ahoy {first name}',
  opening: 'We set {order number} aside.\n<script>alert(1)</script> שלום',
  closing: 'Read well, {full name}!',
};

it('says what the shop worded, in HTML and as plain text, and keeps every fact', async () => {
  const { subject, html, text } = await confirmed({
    mails: { 'order-confirmation': words, signature: 'Noor & Bo\nat the counter' },
  });
  const number = /Order (\d+),/.exec(text)?.[1] ?? '';
  expect(subject).toMatch(new RegExp(`^Hurrah: ${number} at .+ 📚$`));
  expect(text).toMatch(/^Ahoy Ada\n\nWe set \d+ aside\.\n<script>alert\(1\)<\/script> שלום\n/);
  expect(text).toMatch(/Read well, Ada Reader!\n\nNoor & Bo\nat the counter\n\n-- \n/);
  expect(html).not.toContain('<script>');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; שלום');
  expect(html).toContain('Noor &amp; Bo');
  for (const fact of ['Salt Roads', 'Total (USD)', '/account/order/']) {
    expect(html).toContain(fact);
    expect(text).toContain(fact);
  }
  expect(`${subject}${html}${text}`).not.toMatch(/\{(order number|first name|shop|full name)\}/);
});

it('takes what is stored only as far as it keeps the rules, and words the rest as ours', async () => {
  const stored = { subject: 'Thanks\r\nBcc: all@example.org', heading: 'Ahoy {first name}', opening: 7 };
  const { subject, text } = await confirmed({
    mails: { 'order-confirmation': stored },
  } as unknown as StoredSettings);
  expect(subject).toMatch(/^Your order \d+ at /);
  expect(text).toMatch(/^Ahoy Ada\n\nWe have your order/);
});

it('lets no name bring a placeholder, a line or markup into the mail', async () => {
  const { text, html } = await confirmed(
    { mails: { 'order-confirmation': { heading: 'Ahoy {full name}' } } },
    '{order number} <b>Ada</b>',
  );
  expect(text).toMatch(/^Ahoy \{order number\} <b>Ada<\/b>\n/);
  expect(html).not.toContain('<b>Ada');
});
