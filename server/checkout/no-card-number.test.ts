import pino from 'pino';
import { expect, test } from 'vitest';
import { cardShop } from '../../test/card-shop.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import type { Query } from '../db/db.ts';
import { sendMail } from '../jobs/send-mail.ts';
import { settlePayments } from '../jobs/settle-payments.ts';
import { fakeMail } from '../providers/mail/fake-mail.ts';

const open = sellingShops();
const approved = '4242424242424242';
const declined = '4000000000000002';

/** The tables that hold one of these, with spaces and hyphens or without. */
async function tablesWith(q: Query, texts: readonly string[]): Promise<string[]> {
  const tables = await q.query<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await q.query(
      `select 1 from ${name} t where regexp_replace(t::text, '[ -]', '', 'g') ~ $1 limit 1`,
      [texts.join('|')],
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

test('a card number is nowhere but in the form: not in tables, jobs, logs, mails or the bank’s journal', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const shop = await cardShop(open);
  shop.t.shop.log = log;
  const typeCard = async (number: string) => {
    const body = new URLSearchParams({
      name: 'Ada Reader',
      number: number.replace(/.{4}(?=.)/g, '$& '),
      month: '12',
      year: String(new Date().getFullYear() + 1),
      cvv: '987',
      postal_code: '04101',
    });
    const { webstoreName: account } = shop.store;
    const query = new URLSearchParams({
      account,
      origin: 'http://shop.test:3000',
      language: 'en',
      country: 'US',
    });
    const page = await (await shop.sandbox.request(`/form?${query}`, { method: 'POST', body })).text();
    return /tok_[\w-]+/.exec(page)?.[0] ?? '';
  };
  const pay = async (token: string) =>
    shop.reader.send('checkout/submit', { ...shop.submission(), encrypted_cc_info: token });
  expect(await pay(await typeCard(declined))).toMatchObject({ error_code: 'payment_declined' });
  expect(await pay(approved)).toMatchObject({ error_code: 'invalid_input' });
  expect(await pay(await typeCard(approved))).toMatchObject({ ok: true });
  await settlePayments(shop.t.shop);
  const mail = fakeMail();
  const { db, stores, secret } = shop.t.shop;
  await sendMail({ db, log, stores, mail, secret, mailKeepDays: 30 });

  expect(lines.length).toBeGreaterThanOrEqual(3);
  expect(mail.sent.length).toBeGreaterThan(0);
  expect(JSON.stringify(shop.sandbox.rows)).toContain('ending in 4242');
  const traces = [approved, declined];
  // The search finds what is there.
  expect(await tablesWith(db, ['endingin4242'])).toContain('public.payment');
  expect(await tablesWith(db, traces)).toEqual([]);
  const elsewhere = JSON.stringify([lines, mail.sent, shop.sandbox.rows, shop.sandbox.events]);
  for (const trace of traces) expect(elsewhere.replace(/[ -]/g, '')).not.toContain(trace);
});
