import { beforeEach, expect, it } from 'vitest';
import { mailKeys } from '../../../contract/mail-words.ts';
import { buildLocation, buildStore } from '../../../test/factories.ts';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { type Desk, type StaffOf, staffAt } from '../../../test/staff.ts';
import { openBodies } from '../../mail/sealed-mail.ts';

let made: TestShop;
let store: StaffOf;
let owner: Desk;

beforeEach(async () => {
  made = await testShop();
  store = await buildStore(made.db, { settings: { store_info: { email: 'desk@shop.example' } } as never });
  await buildLocation(made.db, store.id);
  await made.reload();
  owner = await staffAt(made, store, 'owner');
});

const key = 'order-ready';

it('draws every mail with invented facts, and fills in each of its placeholders', async () => {
  for (const one of mailKeys) {
    const { parts } = await owner.get('mail/get', { key: one });
    const words = Object.fromEntries(
      parts.map(({ part, placeholders }) => [
        part,
        `Own ${part}: ${placeholders.map((p) => `{${p}}`).join(' ')}`,
      ]),
    );
    const { subject, html, text } = await owner.get('mail/preview', { key: one, words });
    expect(`${subject}\n${html}\n${text}`, one).not.toMatch(/\{[a-z ]+\}/);
    for (const { part } of parts) {
      if (part === 'subject') expect(subject, one).toMatch(/^Own subject: \S/);
      else if (part !== 'opening_shipped') expect(text, one).toContain(`Own ${part}: `);
    }
    const plain = await owner.get('mail/preview', { key: one, words: {} });
    expect(plain.subject, one).toMatch(/^\S[^{}\r\n]*$/);
    expect(plain.html, one).toMatch(/^<!doctype html/i);
  }
});

it('shows as ours what the mail says without words of the shop', async () => {
  const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
  for (const one of mailKeys) {
    const { parts } = await owner.get('mail/get', { key: one });
    const { text } = await owner.get('mail/preview', { key: one, words: {} });
    for (const { part, ours } of parts.filter(({ part }) => part === 'heading' || part === 'opening')) {
      const said = flat(ours)
        .split(/\{[^}]+\}/)
        .map((words) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
        .join('.+')
        // A sentence may go on: 'is waiting for you at Main Street.'
        .replaceAll('\\.', '[^.]*\\.');
      expect(flat(text), `${one}: ${part}`).toMatch(new RegExp(said));
    }
  }
});

it('saves words, says so in the list and the log, and takes ours again', async () => {
  const words = { subject: 'Come and get {order number}', closing: '  See you!  ' };
  const saved = await owner.get('mail/save', { key, words, seen: {} });
  expect(saved.words).toEqual({ subject: 'Come and get {order number}', closing: 'See you!' });
  await made.reload();
  const { mails } = await owner.get('mail/getList');
  expect(mails.filter(({ own }) => own > 0)).toEqual([{ key, group: 'orders', own: 2 }]);
  const [entry] = (await owner.get('audit/getList')).entries;
  expect(entry).toMatchObject({ action: 'mail/save', target: key });
  const again = await owner.get('mail/save', { key, words: { subject: '', closing: '' }, seen: saved.words });
  expect(again.words).toEqual({});
});

it('refuses words that cannot be used at their parts, and changes nothing', async () => {
  const words = {
    subject: 'Come\r\nBcc: all@example.org {order number}',
    heading: 'Hello {name}',
    opening: 'x'.repeat(10_000),
  };
  for (const action of ['mail/save', 'mail/preview', 'mail/sendTest'] as const)
    expect(await owner.send(action, { key, words })).toMatchObject({
      error_code: 'invalid_words',
      error_data: {
        problems: {
          subject: { problem: 'line_break' },
          heading: { problem: 'unknown_placeholder', names: ['name'] },
          opening: { problem: 'too_long', most: 2000 },
        },
      },
    });
  expect((await owner.get('mail/get', { key })).words).toEqual({});
});

it('refuses a change of what someone else has worded since, with their words', async () => {
  await owner.get('mail/save', { key, words: { heading: 'Theirs' }, seen: {} });
  expect(await owner.send('mail/save', { key, words: { heading: 'Mine' }, seen: {} })).toMatchObject({
    error_code: 'stale',
    error_data: { newer: { [`mails.${key}`]: { heading: 'Theirs' } } },
  });
});

it('mails a test to the one who asks, and not without end', async () => {
  const words = { heading: '<script>alert(1)</script> שלום 📚' };
  const { email } = await owner.get('mail/sendTest', { key, words });
  const [mail] = await made.db.query<{ recipient: string; subject: string; html: string; body_text: string }>(
    `select recipient, subject, html, body_text from mail where template = 'sample'`,
  );
  expect(mail?.recipient).toBe(email);
  expect(mail?.subject).toMatch(/^Test: Your order 100001 at /);
  const bodies = mail && openBodies(made.shop.secret, mail);
  expect(bodies?.text).toContain('<script>alert(1)</script> שלום 📚');
  expect(bodies?.html).not.toContain('<script>');
  for (let i = 1; i < 20; i++) await owner.get('mail/sendTest', { key, words });
  await expect(owner.get('mail/sendTest', { key, words })).rejects.toMatchObject({ status: 429 });
  expect((await owner.get('mail/get', { key })).words).toEqual({});
});
