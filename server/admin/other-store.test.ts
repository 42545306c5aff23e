import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Action } from '../../contract/action.ts';
import { type AdminActionName, adminActions } from '../../contract/admin/actions.ts';
import { anEvent, anRsvp } from '../../test/events.ts';
import { buildCustomer, buildLocation, buildOrder, buildStore, buildTitle } from '../../test/factories.ts';
import { openTestShop, type TestShop } from '../../test/shop.ts';
import { type Desk, deskAt, type StaffOf, staffAt, staffPassword } from '../../test/staff.ts';

/** In every text of the first store, and in none of the other one. */
const mark = 'Casco';

/** All that the first store has and a call can name, by its ids. */
async function ownThings(made: TestShop, store: StaffOf, owner: Desk, location: { id: number }) {
  const { db } = made;
  const insert = async (sql: string, ...values: unknown[]) =>
    (await db.query<{ id: number }>(`${sql} returning id`, [store.id, ...values]))[0]?.id ?? 0;
  const aMail = (reference: string) =>
    insert(
      `insert into mail (store_id, reference, sender, recipient, subject, html, body_text, status)
       values ($1, $2, 's@shop.example', 'ada@example.org', 'For ${mark}', '', '', 'failed')`,
      reference,
    );
  const saved = async (name: AdminActionName, input: object) => {
    const { id, version } = (await owner.get(name, input)) as { id: number; version: number };
    return { id, version };
  };
  const title = await buildTitle(db);
  const customer = await buildCustomer(db, store.id);
  await db.query('update customer set first_name = $2 where id = $1', [customer, mark]);
  const order = await buildOrder(db, store.id, customer, title);
  await db.query('update customer_order set name = $2 where order_number = $1', [order, mark]);
  const quote = await buildOrder(db, store.id, customer, title);
  await db.query("update customer_order set name = $2, status = 'quote_requested' where order_number = $1", [
    quote,
    mark,
  ]);
  const date = await anEvent(db, store.id, { title: `${mark} reads`, attendance: 'request' });
  const [event] = await db.query<{ id: number; version: number }>(
    'select e.id, e.version from event e join event_date d on d.event_id = e.id where d.id = $1',
    [date],
  );
  if (!event) throw new Error('the event was not written');
  const elements = [{ id: 'name', type: 'text', label: mark }];
  await staffAt(made, store, 'editor');
  const invited = await owner.get('staff/invite', { email: 'noor@example.org', role: 'viewer' });
  await owner.get('staff/invite', { email: 'lena@example.org', role: 'viewer' });
  const [invitation] = await db.query<{ id: number }>(
    "select id from staff_invitation where email like 'lena%'",
  );
  await deskAt(made, store.webstoreName).get('staff/login', {
    email: `owner.${store.webstoreName}@example.org`,
    password: staffPassword,
  });
  await saved('promotion/save', { name: mark, type: 'percent', percent: 5 });
  const { entries } = await owner.get('audit/getList');
  const { sessions } = await owner.get('staff/getSessions');
  await owner.get('event/addRsvp', { id: date, ...anRsvp(), name: mark });
  const [rsvp] = await db.query<{ id: number }>('select id from event_rsvp');
  const paid = await buildOrder(db, store.id, customer, title);
  await owner.get('order/markPaid', { order_number: paid, method: 'cash' });
  const [payment] = await db.query<{ id: number }>('select id from store_payment');
  const gone = await saved('page/save', { path: '/gone', title: `Gone from ${mark}`, blocks: [] });
  await owner.get('page/delete', gone);
  const promotion = await saved('promotion/save', { name: mark, type: 'percent', percent: 10 });
  const page = await saved('page/save', { path: '/visit', title: `Visit ${mark}`, blocks: [] });
  const menus = await owner.get('menu/saveEntry', {
    version: (await owner.get('menu/get')).version,
    label: mark,
    path: '/visit',
  });
  return {
    location,
    title,
    customer,
    order,
    quote,
    date,
    event,
    elements,
    promotion,
    page,
    paid,
    payment: payment?.id,
    deleted: gone.id,
    editor: `editor.${store.webstoreName}@example.org`,
    invitation: invitation?.id ?? 0,
    token: invited.path.split('/').at(-1) ?? '',
    entry: entries.find(({ action }) => action === 'promotion/save')?.id ?? 0,
    session: sessions.find((one) => !one.is_this)?.id ?? 0,
    menu: { version: menus.version, menu_id: menus.menu[0]?.menu_id },
    draft: await saved('page/saveDraft', { path: '/soon', title: `Soon at ${mark}`, blocks: [] }),
    list: await saved('list/save', { name: `${mark} picks`, eisbns: [] }),
    form: await saved('form/save', { header: `Ask ${mark}`, elements }),
    rate: await saved('tax/save', { type: mark, rate_ppm: 55_000 }),
    parcel: await saved('shipping/save', { label: mark, base: 400 }),
    category: await saved('category/save', { name: mark, eisbns: [] }),
    export: await saved('export/make', { kind: 'orders_csv' }),
    card: await owner.get('giftcard/issue', { amount: 2500, note: mark }),
    rsvp: rsvp?.id,
    picture: await insert(
      'insert into picture (store_id, path, cache, width, height, name) values ($1, $2, $3, 800, 600, $2)',
      `${mark}.jpg`,
      'a1',
    ),
    answer: await insert(
      'insert into custom_form_submission (store_id, header, answers) values ($1, $2, $3::jsonb)',
      mark,
      '[]',
    ),
    signUp: await insert(
      `insert into newsletter_signup (store_id, email, email_key, consent, page) values ($1, $2, $2, '', '')`,
      `${mark}@example.org`,
    ),
    orderMail: await aMail(`order-ready:${order}`),
    mail: await aMail(mark),
    import: await insert(
      `insert into catalog_import (store_id, actor, file_name, file, size, state)
       values ($1, 'a@b.c', $2, 'x', 1, 'ready')`,
      `${mark}.csv`,
    ),
  };
}
type Things = Awaited<ReturnType<typeof ownThings>>;
type Row = [input: (things: Things) => object, outcome: string];

/**
 * What the owner of another store sends with the ids of the first one, and how that is refused. The owner of the first store then
 * sends the same, and is not refused in this way; what deletes something comes after what reads it.
 */
const rows: Partial<Record<AdminActionName, Row>> = {
  'audit/get': [(o) => ({ id: o.entry }), 'not_found'],
  'audit/undo': [(o) => ({ id: o.entry }), 'not_found'],
  'order/get': [(o) => ({ order_number: o.order }), 'not_found'],
  'order/addNote': [(o) => ({ order_number: o.order, body: 'Rang' }), 'not_found'],
  'order/sendMailAgain': [(o) => ({ order_number: o.order, mail_id: o.orderMail }), 'not_found'],
  'order/previewRefund': [(o) => ({ order_number: o.order, amount: 1 }), 'not_found'],
  'order/refund': [(o) => ({ order_number: o.order, amount: 1 }), 'not_found'],
  'order/retryRefund': [(o) => ({ order_number: o.order }), 'not_found'],
  'order/markPaid': [(o) => ({ order_number: o.order, method: 'cash' }), 'not_found'],
  'order/takeBackPayment': [(o) => ({ order_number: o.paid, payment_id: o.payment }), 'not_found'],
  'order/takeStep': [(o) => ({ order_number: o.order, step: 'ready', arrived: true }), 'not_found'],
  'quote/answer': [(o) => ({ order_number: o.quote, valid_until: '2099-12-31' }), 'not_found'],
  'quote/decline': [(o) => ({ order_number: o.quote }), 'not_found'],
  'giftcard/issue': [(o) => ({ amount: 500, order_number: o.order }), 'not_found'],
  'giftcard/get': [(o) => ({ id: o.card.id }), 'unknown_card'],
  'giftcard/block': [(o) => ({ id: o.card.id }), 'unknown_card'],
  'customer/get': [(o) => ({ id: o.customer }), 'not_found'],
  'customer/addNote': [(o) => ({ id: o.customer, body: 'Rang' }), 'not_found'],
  'customer/sendPasswordLink': [(o) => ({ id: o.customer }), 'not_found'],
  'customer/unlock': [(o) => ({ id: o.customer }), 'not_found'],
  'customer/exempt': [(o) => ({ id: o.customer, number: 'ME-1', country: 'US' }), 'not_found'],
  'customer/taxed': [(o) => ({ id: o.customer }), 'not_found'],
  'customer/getData': [(o) => ({ id: o.customer }), 'not_found'],
  'customer/erase': [(o) => ({ id: o.customer }), 'not_found'],
  'newsletter/unsubscribe': [(o) => ({ id: o.signUp }), 'not_found'],
  'health/sendMails': [(o) => ({ mail_id: o.mail }), 'not_found'],
  'promotion/save': [(o) => ({ ...o.promotion, name: 'Sale', type: 'percent', percent: 5 }), 'not_found'],
  'promotion/delete': [(o) => o.promotion, 'not_found'],
  'category/get': [(o) => o.category, 'not_found'],
  'category/save': [(o) => ({ ...o.category, name: 'Local', eisbns: [] }), 'not_found'],
  'category/delete': [(o) => o.category, 'not_found'],
  'tax/save': [(o) => ({ ...o.rate, type: 'Levy', rate_ppm: 1000 }), 'not_found'],
  'tax/delete': [(o) => o.rate, 'not_found'],
  'shipping/save': [(o) => ({ ...o.parcel, label: 'Courier', base: 900 }), 'not_found'],
  'shipping/delete': [(o) => o.parcel, 'not_found'],
  'title/saveStock': [(o) => ({ eisbn: o.title.eisbn, counts: [aCount(o.location)] }), 'unknown_location'],
  'staff/setRole': [(o) => ({ email: o.editor, role: 'viewer' }), 'unknown_staff'],
  'staff/remove': [(o) => ({ email: o.editor }), 'unknown_staff'],
  'staff/invite': [
    (o) => ({ email: 'ines@example.org', role: 'bookseller', location_id: o.location.id }),
    'unknown_location',
  ],
  'staff/withdrawInvitation': [(o) => ({ id: o.invitation }), 'not_found'],
  'staff/endSession': [(o) => ({ id: o.session }), 'not_found'],
  'event/get': [(o) => ({ id: o.event.id }), 'not_found'],
  'event/save': [
    (o) => ({ ...o.event, title: 'Reading', first_day: '2099-05-01', last_day: '2099-05-01' }),
    'not_found',
  ],
  'event/getGuests': [(o) => ({ id: o.date }), 'not_found'],
  'event/checkIn': [(o) => ({ id: o.date, code: '1-2' }), 'not_found'],
  'event/arrive': [(o) => ({ id: o.date, rsvp_id: o.rsvp }), 'not_found'],
  'event/addRsvp': [(o) => ({ id: o.date, ...anRsvp() }), 'not_found'],
  'event/cancelRsvp': [(o) => ({ id: o.date, rsvp_id: o.rsvp }), 'not_found'],
  'event/getTickets': [(o) => ({ id: o.event.id }), 'not_found'],
  'event/saveTicket': [(o) => ({ id: o.event.id, title: 'Admission', price: 1200 }), 'not_found'],
  'event/removeTicket': [(o) => ({ id: o.event.id, eisbn: o.title.eisbn }), 'not_found'],
  'event/moveDate': [
    (o) => ({ id: o.date, version: 1, first_day: '2099-06-01', last_day: '2099-06-01' }),
    'not_found',
  ],
  'event/cancelDate': [(o) => ({ id: o.date, version: 1 }), 'not_found'],
  'event/delete': [(o) => o.event, 'not_found'],
  'form/get': [(o) => o.form, 'not_found'],
  'form/save': [(o) => ({ ...o.form, header: 'Schools', elements: o.elements }), 'not_found'],
  'form/getAnswer': [(o) => ({ id: o.answer }), 'not_found'],
  'form/markAnswered': [(o) => ({ id: o.answer }), 'not_found'],
  'form/deleteAnswer': [(o) => ({ id: o.answer }), 'not_found'],
  'form/delete': [(o) => o.form, 'not_found'],
  'list/get': [(o) => o.list, 'not_found'],
  'list/getUses': [(o) => o.list, 'not_found'],
  'list/moveUp': [(o) => o.list, 'not_found'],
  'list/save': [(o) => ({ ...o.list, name: 'Local', eisbns: [] }), 'not_found'],
  'list/delete': [(o) => o.list, 'not_found'],
  'picture/get': [(o) => ({ id: o.picture }), 'not_found'],
  'picture/getUses': [(o) => ({ id: o.picture }), 'not_found'],
  'picture/save': [(o) => ({ id: o.picture, version: 1, name: 'Door' }), 'not_found'],
  'picture/replace': [(o) => ({ id: o.picture, version: 1, file: 'x' }), 'not_found'],
  'picture/delete': [(o) => ({ id: o.picture, version: 1 }), 'not_found'],
  'page/get': [(o) => o.page, 'not_found'],
  'page/getForEditing': [(o) => o.page, 'not_found'],
  'page/getHistory': [(o) => o.page, 'not_found'],
  'page/getVersion': [(o) => o.page, 'not_found'],
  'page/getVersionForEditing': [(o) => o.page, 'not_found'],
  'page/getVersionPreview': [(o) => o.page, 'not_found'],
  'page/restore': [(o) => ({ ...o.page, restored: 1 }), 'not_found'],
  'page/getDraft': [(o) => o.draft, 'not_found'],
  'page/getDraftForEditing': [(o) => o.draft, 'not_found'],
  'page/getPreview': [(o) => o.draft, 'not_found'],
  'page/saveDraft': [(o) => ({ ...o.draft, path: '/soon', title: 'Soon', blocks: [] }), 'not_found'],
  'page/unschedule': [(o) => o.draft, 'not_found'],
  'page/publish': [(o) => o.draft, 'not_found'],
  'page/discardDraft': [(o) => o.draft, 'not_found'],
  'page/save': [(o) => ({ ...o.page, path: '/visit', title: 'Visit', blocks: [] }), 'not_found'],
  'page/delete': [(o) => o.page, 'not_found'],
  'page/bringBack': [(o) => ({ id: o.deleted, path: '/gone' }), 'not_found'],
  'menu/saveEntry': [(o) => ({ ...o.menu, label: 'Visit' }), 'stale'],
  'menu/moveEntry': [(o) => ({ ...o.menu, step: 'hide' }), 'stale'],
  'menu/deleteEntry': [(o) => o.menu, 'stale'],
  'import/get': [(o) => ({ id: o.import }), 'not_found'],
  'import/choose': [(o) => ({ id: o.import, version: 1 }), 'not_found'],
  'import/start': [(o) => ({ id: o.import, version: 1 }), 'not_found'],
  'import/stop': [(o) => ({ id: o.import, version: 1 }), 'not_found'],
  'export/get': [(o) => o.export, 'not_found'],
  'export/take': [(o) => o.export, 'not_found'],
  'export/delete': [(o) => ({ ...o.export, version: 1 }), 'not_found'],
  'location/save': [
    (o) => ({ id: o.location.id, version: 1, code: 'HILL', name: 'Hill', details: {} }),
    'not_found',
  ],
  'location/delete': [(o) => ({ id: o.location.id, version: 1 }), 'not_found'],
  'staff/getInvitation': [(o) => ({ token: o.token }), 'invalid_invitation'],
  'staff/acceptInvitation': [
    (o) => ({ token: o.token, name: 'Noor', email: 'noor@example.org', password: 'a shelf above the door' }),
    'invalid_invitation',
  ],
};

const aCount = (location: { id: number }) => ({
  ...{ location_id: location.id, condition: 'NEW', on_hand: 5, on_order: 0 },
  seen: { on_hand: 0, on_order: 0 },
});

/** Backups hold every store of the installation, and have rules of their own (backup.test.ts). */
const isOfAll = (name: string) => name.startsWith('backup/');

/** Fields that name a row of a store. */
const namesRow = /^(id|order_number|token|\w+_id)$/;
/** These take it to list less. */
const filtering: AdminActionName[] = [
  'form/exportAnswers',
  'form/getAnswers',
  'list/getChoices',
  'order/getList',
  'order/getLists',
  'order/getPickList',
];

let made: TestShop;
let own: Desk;
let stranger: Desk;
let things: Things;

beforeAll(async () => {
  made = await openTestShop();
  const [store, other] = [await buildStore(made.db, { name: `${mark} Books` }), await buildStore(made.db)];
  for (const { id } of [store, other]) await buildLocation(made.db, id);
  const location = await buildLocation(made.db, store.id, { name: `${mark} Pier` });
  await made.reload();
  own = await staffAt(made, store, 'owner');
  stranger = await staffAt(made, other, 'owner');
  things = await ownThings(made, store, own, location);
});

afterAll(() => made.close());

test('every action that names a row is tried', () => {
  const naming = Object.entries(adminActions as Record<string, Action>).filter(([name, { input }]) => {
    const { shape = {} } = input as z.ZodObject;
    return !isOfAll(name) && Object.keys(shape).some((field) => namesRow.test(field));
  });
  const untried = naming.map(([name]) => name as AdminActionName).filter((name) => !rows[name]);
  expect(untried.sort()).toEqual(filtering);
});

test('the owner of another store learns and changes nothing by the ids of this one', async () => {
  const outcomes: Record<string, unknown> = {};
  for (const [name, [input]] of Object.entries(rows)) {
    const answer = await stranger.send(name, input(things));
    expect(JSON.stringify(answer), name).not.toContain(mark);
    outcomes[name] = answer.ok ? 'ok' : answer.error_code;
  }
  expect(outcomes).toEqual(
    Object.fromEntries(Object.entries(rows).map(([name, [, outcome]]) => [name, outcome])),
  );
});

test('no list has anything of another store', async () => {
  const filters = {
    location_id: things.location.id,
    customer_id: things.customer,
    event_id: things.event.id,
    form_id: things.form.id,
  };
  const reads = Object.entries(adminActions).filter(([name, { changes }]) => !changes && !isOfAll(name));
  for (const [name] of reads)
    for (const input of [{}, filters])
      expect(JSON.stringify(await stranger.send(name, input)), name).not.toContain(mark);
});

/** For its owner they need more than is made here: a ticket, a quote, a mail of an order, or the version after the row before. */
const unmade: AdminActionName[] = [
  'order/sendMailAgain',
  'quote/answer',
  'quote/decline',
  'event/removeTicket',
  'menu/moveEntry',
  'menu/deleteEntry',
];

test('its own owner gets on with the same', async () => {
  const alike: string[] = [];
  for (const [name, [input, outcome]] of Object.entries(rows)) {
    const answer = await own.send(name, input(things)).catch(found);
    if (!answer.ok && answer.error_code === outcome) alike.push(name);
  }
  expect(alike).toEqual(unmade);
});

/** A row that was inserted here may lack what an action needs beside it, such as its file: that action has found it, and fails. */
const found = () => ({ ok: true as const });
