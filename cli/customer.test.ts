import { expect, test } from 'vitest';
import { insertTicketMails } from '../server/event/rsvp/write-queries.ts';
import { tidy } from '../server/jobs/tidy.ts';
import { changeOrder } from '../server/order/change-order.ts';
import type { OrderStep } from '../server/order/order-status.ts';
import { signUp } from '../test/accounts.ts';
import { anEvent, anRsvp } from '../test/events.ts';
import { buildLocation, buildOrder, buildStore, buildTitle } from '../test/factories.ts';
import { testShop } from '../test/shop.ts';
import type { CommandContext } from './command.ts';
import { customerErase, customerExport, customerFormerSite } from './customer.ts';

async function aShop() {
  const t = await testShop();
  const store = await buildStore(t.db);
  await buildLocation(t.db, store.id);
  await t.reload();
  const printed: string[] = [];
  const context = {
    openDb: async () => ({ ...t.db, close: async () => {} }),
    terminal: { print: (line: string) => printed.push(line), isInteractive: false },
  } as unknown as CommandContext;
  const reader = t.visitor(store.webstoreName);
  const { email, user } = await signUp(reader);
  const title = await buildTitle(t.db, { title: 'The Lamp Room' });
  await buildOrder(t.db, store.id, user.corp_id, title);
  const custom_form = { form_header: 'Pick up', values: [{ label: 'Who collects', value: 'Ines Marsh' }] };
  await t.db.query('update customer_order set custom_form = $1::jsonb', [JSON.stringify(custom_form)]);
  return {
    t,
    store,
    email,
    user,
    reader,
    context,
    printed: () => printed.join('\n'),
    options: { store: store.webstoreName },
  };
}

test('export prints all data about a customer, and nothing that opens their account', async () => {
  const { context, email, options, printed, reader, t } = await aShop();
  await t.db.query(
    `insert into order_note (order_id, body, made_by) select id, 'Rang Ada', 'staff 1' from customer_order`,
  );
  expect(await customerExport(context, email.toUpperCase(), options)).toBe(0);
  const told = JSON.parse(printed());
  expect(told.account).toMatchObject({ email, first_name: 'Ada', city: 'Portland' });
  expect(told.orders).toMatchObject([
    {
      lines: [{ title: 'The Lamp Room' }],
      custom_form: { values: [{ value: 'Ines Marsh' }] },
      notes: [{ body: 'Rang Ada' }],
    },
  ]);
  expect(printed()).not.toMatch(/argon2|password|token_hash|key_hash/);
  expect(printed()).not.toContain(reader.caller.token);
  await expect(customerExport(context, 'nobody@example.org', options)).rejects.toThrow('has no customer');
});

test('erase deletes the account and takes the person out of every order, which stays', async () => {
  const { context, email, options, printed, reader, t, store, user } = await aShop();
  expect(await customerErase(context, email, options)).toBe(0);
  expect(printed()).toBe('The account was deleted. 1 order no longer says who placed it.');
  expect((await reader.get('session/get', {})).logged_in).toBe(false);
  const orders = await t.db.query(
    'select name, email, phone, total, customer_id, custom_form from customer_order where store_id = $1',
    [store.id],
  );
  expect(orders).toEqual([
    { name: '', email: '', phone: '', total: 1, customer_id: null, custom_form: null },
  ]);
  const mails = await t.db.query('select 1 from mail where recipient = $1', [email]);
  expect(mails).toEqual([]);
  const events = await t.db.query(`select 1 from account_event where customer_id = $1 or address <> ''`, [
    user.corp_id,
  ]);
  expect(events).toEqual([]);
  await expect(customerErase(context, email, options)).rejects.toThrow('has no customer');
});

test('an order that is still waited for keeps the name until it should have been fetched', async () => {
  const { context, email, options, printed, t, store, user } = await aShop();
  const coming = await buildTitle(t.db, { title: 'Next Spring', release_date: '2090-04-01' });
  const numbers = {
    old: await buildOrder(t.db, store.id, user.corp_id, coming),
    fresh: await buildOrder(t.db, store.id, user.corp_id, await buildTitle(t.db)),
    ahead: await buildOrder(t.db, store.id, user.corp_id, coming),
  };
  const age = (number: string, days: number) =>
    t.db.query(
      'update customer_order set placed_at = now() - make_interval(days => $2) where order_number = $1',
      [number, days],
    );
  // Without its title, an order for a forthcoming book is as old as it is.
  await age(numbers.old, 61);
  await t.db.query(
    'update order_line set title_id = null where order_id = (select id from customer_order where order_number = $1)',
    [numbers.old],
  );
  await age(numbers.fresh, 59);
  await age(numbers.ahead, 400);
  await t.db.query(
    `insert into order_note (order_id, body, made_by) select id, 'Rang Ada', 'staff 1' from customer_order where store_id = $1`,
    [store.id],
  );
  const named = async () => {
    const rows = await t.db.query<{ order_number: string }>(
      `select order_number from customer_order where store_id = $1 and name <> '' and email <> '' and phone <> ''
       order by id`,
      [store.id],
    );
    // What staff noted about an order goes with the name.
    expect(
      await t.db.query(
        'select 1 from order_note n join customer_order o on o.id = n.order_id where o.store_id = $1',
        [store.id],
      ),
    ).toHaveLength(rows.length);
    return rows.map((row) => row.order_number);
  };
  expect(await customerErase(context, email, options)).toBe(0);
  expect(printed()).toContain('2 orders no longer say who placed them.');
  expect(printed()).toMatch(
    /2 orders may still be picked up: they keep the name until 2090-05-31 at the latest, then lose it automatically\. Use --now to remove it right away\./,
  );
  expect(await named()).toEqual([numbers.fresh, numbers.ahead]);

  await tidy({ db: t.db, mailKeepDays: 30 });
  expect(await named()).toEqual([numbers.fresh, numbers.ahead]);
  await t.db.query(`update customer_order set forget_at = forget_at - interval '2 days'`);
  await tidy({ db: t.db, mailKeepDays: 30 });
  expect(await named()).toEqual([numbers.ahead]);
  await customerErase(context, 'ada@example.com', { ...options, now: true });
  expect(await named()).toEqual([]);
  await expect(customerErase(context, 'ada@example.com', options)).rejects.toThrow('has no customer');
});

test('an order that is over loses the name as soon as its mail is sent', async () => {
  const { context, email, options, t, store, user } = await aShop();
  const order = async () => buildOrder(t.db, store.id, user.corp_id, await buildTitle(t.db), '2999-01-01');
  const [collected, canceledLater, waiting] = [await order(), await order(), await order()];
  const close = (orderNumber: string, step: OrderStep) =>
    t.db.tx((q) => {
      const shopStore = t.shop.stores.byName(store.webstoreName);
      if (!shopStore) throw new Error('no store');
      return changeOrder(q, {
        store: shopStore,
        orderNumber,
        step,
        locationId: null,
        changedBy: 'test',
        mailFrom: '',
        secret: t.shop.secret,
      });
    });
  const named = async () => {
    await tidy({ db: t.db, mailKeepDays: 30 });
    const rows = await t.db.query<{ order_number: string }>(
      "select order_number from customer_order where store_id = $1 and name <> '' order by id",
      [store.id],
    );
    return rows.map((row) => row.order_number);
  };
  await close(collected, 'collect');
  await customerErase(context, email, options);
  expect(await named()).toEqual([canceledLater, waiting]);
  await close(canceledLater, 'cancel');
  expect(await named()).toEqual([canceledLater, waiting]);
  await t.db.query(`update customer_order set forget_at = forget_at - interval '25 hours'`);
  expect(await named()).toEqual([waiting]);
});

test('export and erase include the forms a customer has sent, and leave those of others', async () => {
  const { context, options, printed, reader, t, store } = await aShop();
  const elements = [{ id: 'mail', type: 'email', label: 'Email' }];
  const [form] = await t.db.query<{ id: number }>(
    "insert into custom_form (store_id, header, elements) values ($1, 'Ask us', $2::jsonb) returning id",
    [store.id, JSON.stringify(elements)],
  );
  const send = (value: string) =>
    reader.get('custom_form/submit', { form_id: form?.id ?? 0, data: [{ id: 'mail', value }] });
  await send('Ines@example.org');
  await send('other@example.org');
  await customerExport(context, 'ines@example.org', options);
  expect(JSON.parse(printed()).forms_by_email).toMatchObject([
    { header: 'Ask us', answers: [{ label: 'Email', value: 'Ines@example.org' }] },
  ]);
  await customerErase(context, 'ines@example.org', options);
  expect(printed()).toContain('1 form was deleted.');
  const left = await t.db.query<{ answers: unknown }>('select answers from custom_form_submission');
  expect(left.map((l) => l.answers)).toEqual([[{ label: 'Email', value: 'other@example.org' }]]);
});

test('export and erase include the places a customer has reserved, and leave those of others', async () => {
  const { context, options, printed, reader, t, store } = await aShop();
  const event_id = await anEvent(t.db, store.id, { attendance: 'request' });
  for (const email of ['Ines@example.org', 'other@example.org'])
    await reader.get('event/v2/rsvp', { event_id, ...anRsvp({ email }) });
  await customerExport(context, 'ines@example.org', options);
  expect(JSON.parse(printed()).rsvps_by_email).toMatchObject([
    { event: 'An evening of sea stories', email: 'Ines@example.org', quantity: 1 },
  ]);
  await customerErase(context, 'ines@example.org', options);
  expect(printed()).toContain('1 RSVP was deleted.');
  expect(await t.db.query('select email from event_rsvp')).toEqual([{ email: 'other@example.org' }]);
});

test('export and erase include the alerts of a mailbox, and leave those of others', async () => {
  const { context, options, printed, t } = await aShop();
  const { eisbn } = await buildTitle(t.db, { title: 'Emma' });
  for (const email of ['Ines@example.org', 'other@example.org'])
    await t.visitor().get('alert/create', { eisbn, kinds: ['in_stock', 'price'], email, captcha: 'human' });
  await customerExport(context, 'ines@example.org', options);
  expect(JSON.parse(printed()).alerts_by_email).toMatchObject([
    { kind: 'in_stock', about: 'Emma', email: 'Ines@example.org', confirmed_at: null },
    { kind: 'price', about: 'Emma', consent: expect.stringContaining('will email you') },
  ]);
  await customerErase(context, 'ines@example.org', options);
  expect(printed()).toContain('2 alerts were deleted.');
  expect(await t.db.query('select distinct email from alert')).toEqual([{ email: 'other@example.org' }]);
});

test('erase deletes the mails about tickets, also those to another address that the account ordered with', async () => {
  const { context, email, options, t, store, user } = await aShop();
  const title = await buildTitle(t.db);
  await buildOrder(t.db, store.id, user.corp_id, title);
  const orders = await t.db.query<{ id: number }>(
    "update customer_order set email = 'work@example.org', status = 'collected' returning id::int",
  );
  const dateId = await anEvent(t.db, store.id);
  const mail = { storeId: store.id, sender: 'shop@example.org', subject: 'Changed', kind: 'changed', dateId };
  const holders = orders.map(({ id }) => ({ order_id: id, email: 'work@example.org' }));
  await insertTicketMails(t.db, {
    ...mail,
    holders: [...holders, { order_id: 999_999, email: 'other@example.org' }],
  });
  await customerErase(context, email, options);
  const left = await t.db.query("select recipient from mail where template = 'event-ticket'");
  expect(left).toEqual([{ recipient: 'other@example.org' }]);
});

test('an account is marked as one of the former site, and as one of this site again', async () => {
  const { context, email, options, printed, t } = await aShop();
  const isFormer = async () => {
    const [row] = await t.db.query<{ former_site: boolean }>(
      'select former_site from customer where email = $1',
      [email],
    );
    return row?.former_site;
  };
  expect(await customerFormerSite(context, email.toUpperCase(), options)).toBe(0);
  expect(await isFormer()).toBe(true);
  expect(await customerFormerSite(context, email, { ...options, off: true })).toBe(0);
  expect(await isFormer()).toBe(false);
  expect(printed()).toContain('This account buys here.');
  const entries = await t.db.query(
    "select detail from audit_entry where action = 'customer/formerSite' order by id",
  );
  const [on, off] = [{ former_site: true }, { former_site: false }];
  expect(entries).toEqual([{ detail: { before: off, after: on } }, { detail: { before: on, after: off } }]);
  await expect(customerFormerSite(context, 'nobody@example.org', options)).rejects.toThrow('has no customer');
});
