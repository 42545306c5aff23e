import { describe, expect, test } from 'vitest';
import { signUp } from '../../test/accounts.ts';
import { buildOffer } from '../../test/factories.ts';
import { type SellingShop, sellingShops } from '../../test/selling-shop.ts';
import { sentMails } from '../../test/sent-mails.ts';
import type { Visitor } from '../../test/shop.ts';

const open = sellingShops();
const email = 'ada@example.org';
const verified = { settings: { require_email_verification: true } };

const rowsOf = ({ t, store }: SellingShop) =>
  t.db.query<Record<string, unknown>>(
    `select kind, name, price, email, consent, confirmed_at is not null as confirmed, ended_at is not null as ended
     from alert where store_id = $1 order by id`,
    [store.id],
  );

/** The token of the link in the mail about alerts that was sent last. */
async function tokenIn(shop: SellingShop): Promise<string> {
  const mail = (await sentMails(shop.t)).find(({ subject }) =>
    subject.endsWith(`books at ${shop.store.name}`),
  );
  const [, token] = /\/alerts\/(sealed:\S+)/.exec(mail?.text ?? '') ?? [];
  if (!token) throw new Error('no mail about alerts');
  return token;
}

const asks = (visitor: Visitor, eisbn: string, input: object = {}) =>
  visitor.call('alert/create', { eisbn, kinds: ['in_stock'], email, captcha: 'human', ...input });

describe('what can be asked for at a title', () => {
  const choices = async (onHand: number, overrides: object = {}) => {
    const shop = await open();
    const { eisbn } = await shop.aBook(onHand, overrides);
    return shop.reader.get('alert/getChoices', { eisbn });
  };

  test('is a copy, a lower price, its authors and its series, and the sentence one agrees to', async () => {
    const said = await choices(0, { title: 'Emma', author: 'Jane Austen', series: 'Classics' });
    expect(said).toMatchObject({
      title: 'Emma',
      in_stock: true,
      price: 1800,
      series: 'Classics',
      authors: ['Jane Austen'],
      email: '',
    });
    expect(said.consent).toMatch(/^Shop \d+ will email you .* at most once a day/);
  });

  test('is no copy of what stands in the shop, or of a file', async () => {
    expect((await choices(2)).in_stock).toBe(false);
    expect((await choices(0, { binding: 'eBook' })).in_stock).toBe(false);
  });

  test('is nothing about gift cards and tickets', async () => {
    const nothing = { in_stock: false, price: null, series: '', authors: [] };
    expect(await choices(0, { is_giftcard: true, series: 'Cards' })).toMatchObject(nothing);
    expect(await choices(0, { binding: 'Ticket' })).toMatchObject(nothing);
  });

  test('is no price for guests of a shop that hides prices from them', async () => {
    const shop = await open({ settings: { guest_show_price: false } });
    const { eisbn } = await shop.aBook(0);
    expect((await shop.reader.get('alert/getChoices', { eisbn })).price).toBeNull();
    await signUp(shop.reader);
    expect((await shop.reader.get('alert/getChoices', { eisbn })).price).toBe(1800);
  });
});

describe('a guest', () => {
  test('gets a mail with a link, and alerts only once its button was pressed', async () => {
    const shop = await open();
    const { eisbn } = await shop.aBook(0, { title: 'Emma', author: 'Jane Austen' });
    const input = { kinds: ['price'] as const, authors: ['Jane Austen', 'Nobody'] };
    expect(await asks(shop.reader, eisbn, input)).toEqual({ ok: true, value: { confirmed: false, email } });
    expect(await rowsOf(shop)).toMatchObject([
      { kind: 'price', price: 1800, confirmed: false, consent: expect.stringContaining('will email you') },
      { kind: 'author', name: 'Jane Austen', confirmed: false },
    ]);
    const token = await tokenIn(shop);
    const { alerts } = await shop.stranger().get('alert/getAll', { token });
    expect(alerts).toMatchObject([
      { kind: 'author', name: 'Jane Austen', eisbn: '', confirmed: false, email },
      { kind: 'price', name: 'Emma', eisbn, confirmed: false, email },
    ]);
    const alert_ids = alerts.map(({ alert_id }) => alert_id);
    await shop.stranger().get('alert/confirm', { token, alert_ids });
    expect((await rowsOf(shop)).every(({ confirmed }) => confirmed)).toBe(true);
  });

  test('is checked to be human, but for a few tries without JavaScript', async () => {
    const shop = await open();
    const books = await Promise.all(Array.from({ length: 6 }, () => shop.aBook(0)));
    const outcomes: string[] = [];
    for (const [i, { eisbn }] of books.entries()) {
      const answer = await asks(shop.reader, eisbn, { captcha: undefined, email: `reader-${i}@example.net` });
      outcomes.push(answer.ok ? 'ok' : answer.error_code);
    }
    expect(outcomes).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'captcha_failed']);
  });

  test('asks once for the same thing, however the address is written', async () => {
    const shop = await open();
    const { eisbn } = await shop.aBook(0);
    await asks(shop.reader, eisbn);
    await asks(shop.stranger(), eisbn, { email: 'ADA@Example.org' });
    expect(await rowsOf(shop)).toHaveLength(1);
    const token = await tokenIn(shop);
    const [{ alert_id } = { alert_id: 0 }] = (await shop.reader.get('alert/getAll', { token })).alerts;
    await shop.reader.get('alert/confirm', { token, alert_ids: [alert_id] });
    // What was agreed to stays so, and no mail tells a stranger about it.
    await asks(shop.stranger(), eisbn);
    expect(await rowsOf(shop)).toMatchObject([{ confirmed: true }]);
    expect(await sentMails(shop.t)).toEqual([]);
  });

  test('floods no mailbox', async () => {
    const shop = await open();
    const outcomes: unknown[] = [];
    for (let i = 0; i < 6; i += 1) {
      const { eisbn } = await shop.aBook(0);
      outcomes.push(await asks(shop.stranger(), eisbn).catch((e: { status: number }) => e.status));
    }
    expect(outcomes.at(-1)).toBe(429);
    expect(await rowsOf(shop)).toHaveLength(5);
  });

  test.each([
    ['a copy of what is in the shop', { kinds: ['in_stock'] }, 2, 'in_stock', 'This book is in stock now.'],
    ['nothing', { kinds: [] }, 0, 'no_alert', 'Please choose at least one.'],
    ['an author of another book', { kinds: [], authors: ['Nobody'] }, 0, 'no_alert', /choose/],
    ['no address', { email: undefined }, 0, 'invalid_input', /email/],
    ['a wrong address', { email: 'ada' }, 0, 'invalid_input', /./],
  ])('is refused with %s', async (_name, input, onHand, error_code, error) => {
    const shop = await open();
    const { eisbn } = await shop.aBook(onHand);
    expect(await asks(shop.reader, eisbn, input)).toMatchObject({
      error_code,
      error: typeof error === 'string' ? error : expect.stringMatching(error),
    });
    expect(await rowsOf(shop)).toEqual([]);
  });

  test('has at most 200 alerts', async () => {
    const shop = await open();
    const { eisbn } = await shop.aBook(0);
    await shop.t.db.query(
      `insert into alert (store_id, email, email_key, kind, name, consent)
       select $1, $2, $2, 'author', 'Author ' || n, '' from generate_series(1, 200) n`,
      [shop.store.id, email],
    );
    expect(await asks(shop.reader, eisbn)).toMatchObject({ error_code: 'too_many_alerts' });
  });
});

describe('a customer', () => {
  test('of a shop that checks addresses needs no mail, and stops alerts when logged in', async () => {
    const shop = await open();
    const { email: own } = await signUp(shop.reader);
    await shop.t.db.query(`update store set settings = $2 where id = $1`, [shop.store.id, verified.settings]);
    await shop.t.reload();
    const { eisbn } = await shop.aBook(0);
    const later = { ...shop.reader.caller };
    const reader = shop.stranger();
    reader.caller.token = later.token;
    expect(await asks(reader, eisbn, { email: 'eve@example.org', captcha: undefined })).toEqual({
      ok: true,
      value: { confirmed: true, email: own },
    });
    expect(await rowsOf(shop)).toMatchObject([{ email: own, confirmed: true }]);
    const { alerts } = await reader.get('alert/getAll', {});
    expect(alerts).toMatchObject([{ eisbn, confirmed: true }]);
    await reader.get('alert/stop', { alert_id: alerts[0]?.alert_id ?? 0 });
    expect(await rowsOf(shop)).toMatchObject([{ ended: true }]);
  });

  test('of other shops proves the mailbox once', async () => {
    const shop = await open();
    const { email: own } = await signUp(shop.reader);
    const [first, second] = [await shop.aBook(0), await shop.aBook(0)];
    expect(await asks(shop.reader, first.eisbn)).toMatchObject({ value: { confirmed: false, email: own } });
    const token = await tokenIn(shop);
    const [{ alert_id } = { alert_id: 0 }] = (await shop.reader.get('alert/getAll', {})).alerts;
    await shop.reader.get('alert/confirm', { token, alert_ids: [alert_id] });
    expect(await asks(shop.reader, second.eisbn)).toMatchObject({ value: { confirmed: true } });
  });

  test('sees nothing of what others asked for with the same address', async () => {
    const shop = await open();
    const { email: own } = await signUp(shop.reader);
    const { eisbn } = await shop.aBook(0);
    await asks(shop.stranger(), eisbn, { email: own });
    expect((await shop.reader.get('alert/getAll', {})).alerts).toEqual([]);
  });
});

describe('the link of a mailbox', () => {
  test('stops one alert or all, and works twice', async () => {
    const shop = await open();
    for (let i = 0; i < 3; i += 1) await asks(shop.stranger(), (await shop.aBook(0)).eisbn);
    const token = await tokenIn(shop);
    const { alerts } = await shop.reader.get('alert/getAll', { token });
    const left = await shop.reader.get('alert/stop', { token, alert_id: alerts[0]?.alert_id ?? 0 });
    expect(left.alerts).toEqual(alerts.slice(1));
    expect((await shop.reader.get('alert/stop', { token })).alerts).toEqual([]);
    expect((await shop.reader.get('alert/stop', { token })).alerts).toEqual([]);
  });

  test('is refused when it is forged, of another shop, or missing', async () => {
    const [shop, other] = [await open(), await open()];
    await asks(shop.reader, (await shop.aBook(0)).eisbn);
    const token = await tokenIn(shop);
    const refused = { error_code: 'unknown_mailbox', error: expect.stringContaining('link') };
    expect(await other.reader.call('alert/getAll', { token })).toMatchObject(refused);
    expect(await shop.reader.call('alert/stop', { token: `${token.slice(0, -4)}AAAA` })).toMatchObject(
      refused,
    );
    expect(await shop.reader.call('alert/stop', { token: `${shop.store.id} ${email}` })).toMatchObject(
      refused,
    );
    expect(await shop.reader.call('alert/getAll', {})).toMatchObject(refused);
    expect(await rowsOf(shop)).toMatchObject([{ ended: false }]);
  });
});

test('a shop that sends no alerts offers none, and lets them be stopped', async () => {
  const shop = await open();
  const { eisbn } = await shop.aBook(0);
  await asks(shop.reader, eisbn);
  const token = await tokenIn(shop);
  await shop.t.db.query(`update store set settings = '{"alerts_enabled": false}' where id = $1`, [
    shop.store.id,
  ]);
  await shop.t.reload();
  const reader = shop.stranger();
  const refused = { error_code: 'alerts_disabled' };
  expect(await reader.call('alert/getChoices', { eisbn })).toMatchObject(refused);
  expect(await asks(reader, eisbn)).toMatchObject(refused);
  await reader.get('alert/stop', { token });
  expect(await rowsOf(shop)).toMatchObject([{ ended: true }]);
});

test('the price that counts is that of the shop', async () => {
  const shop = await open();
  const { id, eisbn } = await shop.aBook(0);
  await buildOffer(shop.t.db, shop.store.id, id, 1500);
  await asks(shop.reader, eisbn, { kinds: ['price'] });
  expect(await rowsOf(shop)).toMatchObject([{ kind: 'price', price: 1500 }]);
});
