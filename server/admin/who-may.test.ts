import { expect, test } from 'vitest';
import type { Action } from '../../contract/action.ts';
import { type AdminActionName, adminActions } from '../../contract/admin/actions.ts';
import { permissions, type StaffRole, staffRoles } from '../../contract/admin/permissions.ts';
import { signUp } from '../../test/accounts.ts';
import { buildLocation, buildOrder, buildStore, buildTitle } from '../../test/factories.ts';
import { testShop } from '../../test/shop.ts';
import { type Desk, deskAt, staffAt } from '../../test/staff.ts';
import { roles } from '../call/policy.ts';

/** A store with an order, members of staff in these roles beside its owner, and people who have no business here. */
async function aWorld(others: readonly StaffRole[]) {
  const made = await testShop();
  const store = await buildStore(made.db);
  const location = await buildLocation(made.db, store.id);
  const other = await buildStore(made.db);
  await buildLocation(made.db, other.id);
  await made.reload();
  const reader = made.visitor(store.webstoreName);
  const { user } = await signUp(reader);
  const customer = { id: user.corp_id };
  const order = await buildOrder(made.db, store.id, customer.id, await buildTitle(made.db));
  const nobody = deskAt(made, store.webstoreName);
  const shopper = deskAt(made, store.webstoreName);
  shopper.caller.token = reader.caller.token;
  const elsewhere = await staffAt(made, other, 'owner');
  const stranger = deskAt(made, store.webstoreName);
  stranger.caller.token = elsewhere.caller.token;
  const desks: Record<string, Desk> = { nobody, shopper, stranger };
  for (const role of new Set<StaffRole>(['owner', ...others])) desks[role] = await staffAt(made, store, role);
  const page = await savedBy(desks.owner, 'page/save', { path: '/visit', title: 'Visit us', blocks: [] });
  const draft = await savedBy(desks.owner, 'page/saveDraft', { path: '/soon', title: 'Soon', blocks: [] });
  const list = await savedBy(desks.owner, 'list/save', { name: 'Staff picks', eisbns: [] });
  const elements = [{ id: 'name', type: 'text', label: 'Your name' }];
  const form = await savedBy(desks.owner, 'form/save', { header: 'Ask us', elements });
  const pier = await savedBy(desks.owner, 'location/save', { code: 'PIER', name: 'Pier', details: {} });
  const rate = await savedBy(desks.owner, 'tax/save', { type: 'Sales tax', rate_ppm: 55_000 });
  const promotion = await savedBy(desks.owner, 'promotion/save', {
    name: 'Sale',
    type: 'percent',
    percent: 10,
  });
  const parcel = await savedBy(desks.owner, 'shipping/save', { label: 'Mail', base: 400 });
  const category = await savedBy(desks.owner, 'category/save', { name: 'Gifts', eisbns: [] });
  return {
    made,
    desks,
    customer,
    order,
    location,
    page,
    draft,
    list,
    form,
    elements,
    pier,
    rate,
    category,
    promotion,
    parcel,
  };
}

/** Which row a call of the owner has saved. */
async function savedBy(owner: Desk | undefined, name: AdminActionName, input: object) {
  if (!owner) throw new Error('the world has no owner');
  const { id, version } = (await owner.get(name, input)) as { id: number; version: number };
  return { id, version };
}

/** Whose roles read and write pages, lists, forms and categories. */
const readers = 'owner manager bookseller editor viewer';
const writers = 'owner manager editor';

/** Whose roles see who customers are, and what readers send with forms. */
const sellers = 'owner manager bookseller';

/** Every role sees the pictures of the shop. */
const viewers = `${readers} events`;

/** Whose roles see who comes to events, and let them in. */
const atDoor = 'owner manager bookseller events';

/** A look of a shop in white, black and red. */
const aLook = {
  ...{ theme: {}, font_pair: 'outfit', logo_url: '', logo_height: 40, favicon_url: '' },
  hide_footer_address: false,
};

type World = Awaited<ReturnType<typeof aWorld>>;
type Row = [input: (world: World) => object, outcomes: string];

/** Who gets on: those whose row names them, with this outcome; staff without the right 'not_allowed'. A new action needs a row. */
const rows: Record<AdminActionName, Row> = {
  'audit/getList': [() => ({}), 'owner manager: ok'],
  'audit/get': [() => ({ id: 2_000_000_000 }), `${viewers}: not_found`],
  'audit/undo': [() => ({ id: 2_000_000_000 }), `${viewers}: not_found`],
  'location/getList': [() => ({}), 'owner manager editor viewer: ok'],
  'location/save': [() => ({ code: 'HILL', name: 'Hill', details: {} }), 'owner manager: ok'],
  'location/delete': [({ pier }) => pier, 'owner manager: ok'],
  'order/getList': [() => ({}), 'owner manager bookseller viewer: ok'],
  'order/getLists': [() => ({}), 'owner manager bookseller viewer: ok'],
  'order/get': [({ order }) => ({ order_number: order }), 'owner manager bookseller viewer: ok'],
  'order/getPickList': [() => ({}), 'owner manager bookseller viewer: ok'],
  'order/addNote': [({ order }) => ({ order_number: order, body: 'Rang' }), 'owner manager bookseller: ok'],
  'order/sendMailAgain': [
    ({ order }) => ({ order_number: order, mail_id: 1 }),
    'owner manager bookseller: not_found',
  ],
  'order/markPaid': [
    ({ order }) => ({ order_number: order, method: 'cash' }),
    'owner manager bookseller: ok',
  ],
  'order/previewRefund': [({ order }) => ({ order_number: order, amount: 1 }), 'owner manager: not_paid'],
  'order/retryRefund': [({ order }) => ({ order_number: order }), 'owner manager: nothing_left'],
  'order/refund': [({ order }) => ({ order_number: order, amount: 1 }), 'owner manager: not_paid'],
  'order/takeBackPayment': [
    ({ order }) => ({ order_number: order, payment_id: 1 }),
    'owner manager: not_found',
  ],
  'order/takeStep': [
    ({ order }) => ({ order_number: order, step: 'ready', arrived: true }),
    'owner manager bookseller: ok',
  ],
  'customer/getList': [() => ({}), `${sellers}: ok`],
  'customer/get': [({ customer }) => customer, `${sellers}: ok`],
  'customer/addNote': [({ customer }) => ({ ...customer, body: 'Rang' }), 'owner manager: ok'],
  'customer/sendPasswordLink': [({ customer }) => customer, 'owner manager: ok'],
  'customer/unlock': [({ customer }) => customer, 'owner manager: ok'],
  'customer/exempt': [
    ({ customer }) => ({ ...customer, number: 'ME-1', country: 'US' }),
    'owner manager: ok',
  ],
  'customer/taxed': [({ customer }) => customer, 'owner manager: ok'],
  'customer/getData': [({ customer }) => customer, 'owner manager: ok'],
  'customer/erase': [({ customer }) => customer, 'owner manager: ok'],
  'alert/getWanted': [() => ({}), `${readers}: ok`],
  'category/getList': [() => ({}), `${readers}: ok`],
  'category/get': [({ category }) => category, `${readers}: ok`],
  'category/save': [() => ({ name: 'Local', eisbns: [] }), `${writers}: ok`],
  'category/delete': [({ category }) => category, `${writers}: ok`],
  'event/getDates': [() => ({}), `${atDoor} viewer: ok`],
  'event/getChoices': [() => ({}), `${atDoor} viewer: ok`],
  'event/get': [() => ({ id: 1 }), `${atDoor} viewer: not_found`],
  'event/save': [
    () => ({ title: 'Reading', first_day: '2099-05-01', last_day: '2099-05-01' }),
    'owner manager events: ok',
  ],
  'event/delete': [() => ({ id: 1, version: 1 }), 'owner manager events: not_found'],
  'event/cancelDate': [() => ({ id: 1, version: 1 }), 'owner manager events: not_found'],
  'event/moveDate': [
    () => ({ id: 1, version: 1, first_day: '2099-05-01', last_day: '2099-05-01' }),
    'owner manager events: not_found',
  ],
  'event/saveCategory': [() => ({ name: 'Readings', colour: '#336699' }), 'owner manager events: ok'],
  'event/getGuests': [() => ({ id: 1 }), `${atDoor} viewer: not_found`],
  'event/checkIn': [() => ({ id: 1, code: '1-2' }), `${atDoor}: not_found`],
  'event/arrive': [() => ({ id: 1, rsvp_id: 1 }), `${atDoor}: not_found`],
  'event/addRsvp': [
    () => ({ id: 1, name: 'Ann', email: 'ann@example.org', phone: '2075550100', quantity: 1 }),
    `${atDoor}: not_found`,
  ],
  'event/getTickets': [() => ({ id: 1 }), `${atDoor} viewer: not_found`],
  'event/saveTicket': [() => ({ id: 1, title: 'Admission', price: 1200 }), 'owner manager events: not_found'],
  'event/removeTicket': [() => ({ id: 1, eisbn: '2900000001019' }), 'owner manager events: not_found'],
  'event/cancelRsvp': [() => ({ id: 1, rsvp_id: 1 }), `${atDoor}: not_found`],
  'form/getList': [() => ({}), `${readers}: ok`],
  'form/get': [({ form }) => form, `${readers}: ok`],
  'form/save': [({ elements }) => ({ header: 'Schools', elements }), `${writers}: ok`],
  'form/delete': [({ form }) => form, `${writers}: ok`],
  'form/getAnswers': [() => ({}), `${sellers}: ok`],
  'form/getAnswer': [() => ({ id: 1 }), `${sellers}: not_found`],
  'form/markAnswered': [() => ({ id: 1 }), `${sellers}: not_found`],
  'form/exportAnswers': [() => ({}), 'owner manager: ok'],
  'form/deleteAnswer': [() => ({ id: 1 }), 'owner manager: not_found'],
  'form/deleteOldAnswers': [() => ({ days: 365 }), 'owner manager: ok'],
  'giftcard/getList': [() => ({}), 'owner manager bookseller viewer: ok'],
  'giftcard/get': [() => ({ id: 1 }), 'owner manager bookseller viewer: unknown_card'],
  'giftcard/issue': [() => ({ amount: 2500 }), 'owner manager: ok'],
  'giftcard/block': [() => ({ id: 1 }), 'owner manager: unknown_card'],
  'newsletter/getList': [() => ({}), 'owner manager: ok'],
  'newsletter/exportList': [() => ({}), 'owner manager: ok'],
  'newsletter/unsubscribe': [() => ({ id: 1 }), 'owner manager: not_found'],
  'list/getList': [() => ({}), `${readers}: ok`],
  'list/get': [({ list }) => list, `${readers}: ok`],
  'list/getChoices': [() => ({}), `${readers}: ok`],
  'list/save': [() => ({ name: 'Local', eisbns: [] }), `${writers}: ok`],
  'list/getUses': [({ list }) => list, `${readers}: ok`],
  'list/moveUp': [({ list }) => list, `${writers}: ok`],
  'list/delete': [({ list }) => list, `${writers}: ok`],
  'look/get': [() => ({}), 'owner manager editor viewer: ok'],
  'look/getHistory': [() => ({}), 'owner manager editor viewer: ok'],
  'look/preview': [() => ({ look: aLook }), 'owner manager: ok'],
  'look/saveDraft': [() => ({ look: aLook }), 'owner manager: ok'],
  'look/publish': [() => ({ version: 1 }), 'owner manager: not_found'],
  'look/discardDraft': [() => ({ version: 1 }), 'owner manager: not_found'],
  'look/restore': [() => ({ restored: 1, newest: 1 }), 'owner manager: stale'],
  'menu/get': [() => ({}), `${readers}: ok`],
  'menu/getChoices': [() => ({}), `${readers}: ok`],
  'menu/saveEntry': [() => ({ version: 'x', label: 'Visit' }), `${writers}: stale`],
  'menu/moveEntry': [() => ({ version: 'x', menu_id: 1, step: 'up' }), `${writers}: stale`],
  'menu/deleteEntry': [() => ({ version: 'x', menu_id: 1 }), `${writers}: stale`],
  'picture/getList': [() => ({}), `${viewers}: ok`],
  'picture/get': [() => ({ id: 1 }), `${viewers}: not_found`],
  'picture/getUses': [() => ({ id: 1 }), `${viewers}: not_found`],
  'picture/upload': [() => ({ file: 'x' }), `${writers} events: invalid_picture`],
  'picture/save': [() => ({ id: 1, version: 1, name: 'Door' }), `${writers} events: not_found`],
  'picture/replace': [() => ({ id: 1, version: 1, file: 'x' }), `${writers} events: not_found`],
  'picture/delete': [() => ({ id: 1, version: 1 }), `${writers} events: not_found`],
  'page/getList': [() => ({}), `${readers}: ok`],
  'page/get': [({ page }) => page, `${readers}: ok`],
  'page/getBlockKinds': [() => ({}), `${readers}: ok`],
  'page/getChoices': [() => ({}), `${readers}: ok`],
  'page/getForEditing': [({ page }) => page, `${readers}: ok`],
  'page/preview': [() => ({ path: '/about', title: 'About us', blocks: [] }), `${writers}: ok`],
  'page/save': [() => ({ path: '/about', title: 'About us', blocks: [] }), `${writers}: ok`],
  'page/delete': [({ page }) => page, `${writers}: ok`],
  'page/getHistory': [({ page }) => page, `${readers}: ok`],
  'page/getVersion': [({ page }) => page, `${readers}: ok`],
  'page/getVersionForEditing': [({ page }) => page, `${readers}: ok`],
  'page/getVersionPreview': [({ page }) => page, `${readers}: ok`],
  'page/restore': [({ page }) => ({ ...page, restored: 1 }), `${writers}: ok`],
  'page/getDeleted': [() => ({}), `${readers}: ok`],
  'page/bringBack': [({ page }) => page, `${writers}: not_found`],
  'page/getDrafts': [() => ({}), `${readers}: ok`],
  'page/getDraft': [({ draft }) => draft, `${readers}: ok`],
  'page/getDraftForEditing': [({ draft }) => draft, `${readers}: ok`],
  'page/saveDraft': [() => ({ path: '/new', title: 'New', blocks: [] }), `${writers}: ok`],
  'page/publish': [({ draft }) => draft, `${writers}: ok`],
  'page/unschedule': [({ draft }) => draft, `${writers}: ok`],
  'page/discardDraft': [({ draft }) => draft, `${writers}: ok`],
  'page/getPreview': [({ draft }) => draft, `${readers}: ok`],
  'mail/getList': [() => ({}), 'owner manager editor viewer: ok'],
  'mail/get': [() => ({ key: 'gift-card' }), 'owner manager editor viewer: ok'],
  'mail/preview': [() => ({ key: 'gift-card', words: {} }), 'owner manager editor viewer: ok'],
  'mail/save': [() => ({ key: 'gift-card', words: {} }), 'owner manager: ok'],
  'mail/sendTest': [() => ({ key: 'gift-card', words: {} }), 'owner manager: ok'],
  'privacy/getState': [() => ({}), 'owner manager editor viewer: ok'],
  'settings/getList': [() => ({}), 'owner manager editor viewer: ok'],
  'settings/save': [() => ({ values: { is_v1: false } }), 'owner manager: ok'],
  'setup/getState': [() => ({}), 'owner manager editor viewer: ok'],
  'store/get': [() => ({}), 'owner manager editor viewer: ok'],
  'store/save': [
    () => ({ name: '', time_zone: 'America/New_York', country: 'US', currency: 'USD' }),
    'owner: name_missing',
  ],
  'staff/changePassword': [
    () => ({ password: 'not this one', new_password: 'a shelf above the door' }),
    `${staffRoles.join(' ')}: wrong_password`,
  ],
  'staff/loginWithCode': [
    () => ({ ticket: 'none', code: '123456' }),
    `nobody shopper stranger ${staffRoles.join(' ')}: login_expired`,
  ],
  'staff/getSessions': [() => ({}), `${staffRoles.join(' ')}: ok`],
  'staff/endSession': [() => ({ id: 2_000_000_000 }), `${staffRoles.join(' ')}: not_found`],
  'staff/beginTwoStep': [() => ({}), `${staffRoles.join(' ')}: ok`],
  'staff/turnOnTwoStep': [
    () => ({ setup: 'none', code: '123456', password: 'not this one' }),
    `${staffRoles.join(' ')}: setup_expired`,
  ],
  'staff/turnOffTwoStep': [
    () => ({ code: '123456', password: 'not this one' }),
    `${staffRoles.join(' ')}: wrong_password`,
  ],
  'staff/invite': [() => ({ email: 'noor@example.org', role: 'viewer' }), 'owner: ok'],
  'staff/withdrawInvitation': [() => ({ id: 2_000_000_000 }), 'owner: not_found'],
  'staff/getInvitation': [
    () => ({ token: 'none' }),
    `nobody shopper stranger ${staffRoles.join(' ')}: invalid_invitation`,
  ],
  'staff/acceptInvitation': [
    () => ({ token: 'none', name: 'Mara', email: 'mara@example.org', password: 'a shelf above the door' }),
    `nobody shopper stranger ${staffRoles.join(' ')}: invalid_invitation`,
  ],
  'staff/getList': [() => ({}), 'owner manager: ok'],
  'staff/login': [
    () => ({ email: 'mara@example.org', password: 'not this one' }),
    `nobody shopper stranger ${staffRoles.join(' ')}: invalid_login`,
  ],
  'staff/isStaffed': [() => ({}), `nobody shopper stranger ${staffRoles.join(' ')}: ok`],
  'staff/logout': [() => ({}), `nobody shopper stranger ${staffRoles.join(' ')}: ok`],
  'staff/me': [() => ({}), `${staffRoles.join(' ')}: ok`],
  'staff/prove': [() => ({ password: 'not this one' }), `${staffRoles.join(' ')}: wrong_password`],
  'staff/remove': [() => ({ email: 'mara@example.org' }), 'owner: unknown_staff'],
  'staff/setRole': [() => ({ email: 'mara@example.org', role: 'editor' }), 'owner: unknown_staff'],
  'title/find': [() => ({ words: '' }), `${readers}: ok`],
  'title/get': [() => ({ eisbn: '9780000000002' }), `${readers}: not_found`],
  'title/saveStock': [() => ({ eisbn: '9780000000002' }), 'owner manager bookseller: not_found'],
  'title/saveComment': [
    () => ({ eisbn: '9780000000002', author: 'Nell', text: 'Read it.' }),
    'owner manager bookseller: not_found',
  ],
  'title/add': [() => ({ title: 'Tides of Casco Bay' }), 'owner manager bookseller: ok'],
  'title/getFacts': [() => ({ eisbn: '9780000000002' }), `${readers}: not_found`],
  'title/saveFacts': [
    () => ({ eisbn: '9780000000002', title: 'Tides', seen: { title: 'Tide' } }),
    'owner manager bookseller: not_found',
  ],
  'title/hide': [() => ({ eisbn: '9780000000002' }), 'owner manager bookseller: not_found'],
  'title/unhide': [() => ({ eisbn: '9780000000002' }), 'owner manager bookseller: not_found'],
  'title/saveCover': [
    () => ({ eisbn: '9780000000002', file: '0'.repeat(32) }),
    'owner manager bookseller: not_found',
  ],
  'title/deleteCover': [() => ({ eisbn: '9780000000002' }), 'owner manager bookseller: not_found'],
  'health/get': [() => ({}), 'owner manager: ok'],
  'health/getFaults': [() => ({}), 'owner manager: ok'],
  'health/sendMails': [() => ({}), 'owner manager: ok'],
  'backup/getList': [() => ({}), 'owner manager: ok'],
  'backup/get': [() => ({ id: 1 }), 'owner manager: not_found'],
  'backup/make': [() => ({}), 'owner manager: ok'],
  'backup/check': [() => ({ id: 1, version: 1 }), 'owner manager: not_found'],
  'backup/getPlan': [() => ({}), 'owner manager: ok'],
  // There is another shop on this server.
  'backup/savePlan': [() => ({ every: 'day', version: 0 }), 'owner: other_stores'],
  'backup/take': [() => ({ id: 1 }), 'owner: other_stores'],
  'backup/delete': [() => ({ id: 1, version: 1 }), 'owner: other_stores'],
  'backup/getMove': [() => ({}), 'owner manager: ok'],
  'backup/move': [() => ({ url: 'postgres://db/shop' }), 'owner: other_stores'],
  'backup/restore': [() => ({ id: 1, version: 1 }), 'owner: other_stores'],
  'export/getList': [() => ({}), 'owner manager: ok'],
  'export/get': [() => ({ id: 1 }), 'owner manager: not_found'],
  'export/make': [() => ({ kind: 'orders_csv' }), 'owner manager: ok'],
  'export/take': [() => ({ id: 1 }), 'owner manager: not_found'],
  'export/delete': [() => ({ id: 1, version: 1 }), 'owner manager: not_found'],
  'import/getList': [() => ({}), `${readers}: ok`],
  'import/get': [() => ({ id: 1 }), `${readers}: not_found`],
  'import/begin': [
    () => ({ file: '0'.repeat(32), file_name: 'spring.csv' }),
    'owner manager bookseller: not_found',
  ],
  'import/choose': [() => ({ id: 1, version: 1 }), 'owner manager bookseller: not_found'],
  'import/start': [() => ({ id: 1, version: 1 }), 'owner manager bookseller: not_found'],
  'import/stop': [() => ({ id: 1, version: 1 }), 'owner manager bookseller: not_found'],
  'quote/getList': [() => ({}), 'owner manager bookseller viewer: ok'],
  'quote/answer': [
    ({ order }) => ({ order_number: order, valid_until: '2099-12-31' }),
    'owner manager bookseller: not_found',
  ],
  'quote/decline': [({ order }) => ({ order_number: order }), 'owner manager bookseller: not_found'],
  'promotion/getList': [() => ({}), 'owner manager editor viewer: ok'],
  'promotion/save': [() => ({ name: 'Spring', type: 'amount', amount: 500 }), 'owner manager: ok'],
  'promotion/delete': [({ promotion }) => promotion, 'owner manager: ok'],
  'shipping/getList': [() => ({}), 'owner manager editor viewer: ok'],
  'shipping/save': [() => ({ label: 'Courier', base: 900 }), 'owner manager: ok'],
  'shipping/delete': [({ parcel }) => parcel, 'owner manager: ok'],
  'tax/getList': [() => ({}), 'owner manager editor viewer: ok'],
  'tax/save': [() => ({ type: 'Levy', rate_ppm: 1000 }), 'owner manager: ok'],
  'tax/useKnown': [() => ({ country: 'US', registered: ['ME'] }), 'owner manager: ok'],
  'tax/delete': [({ rate }) => rate, 'owner manager: ok'],
};

test('every action has a row, and every permission an action and a role', () => {
  expect(Object.keys(rows).sort()).toEqual(Object.keys(adminActions).sort());
  const asked = (Object.values(adminActions) as Action[]).flatMap(({ who }) =>
    typeof who === 'object' ? [who.permission] : [],
  );
  expect([...new Set(asked)].sort()).toEqual([...permissions].sort());
  expect(roles.owner).toEqual(permissions);
});

test.each(Object.entries(rows))(
  '%s is for those whose role allows it, and no one else',
  async (name, [input, row]) => {
    const [named = '', outcome = ''] = row.split(': ');
    const { changes } = adminActions[name as AdminActionName];
    const shared = await aWorld(staffRoles);
    const outcomes: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const who of Object.keys(shared.desks)) {
      const may = named.split(' ').includes(who);
      // What changes something gets a world of its own for each caller who may do it.
      const isRole = staffRoles.some((role) => role === who);
      const world = may && changes && isRole && outcome === 'ok' ? await aWorld([who as StaffRole]) : shared;
      const answer = await world.desks[who]?.send(name, input(world));
      outcomes[who] = answer?.ok ? 'ok' : (answer?.error_code ?? 'none');
      const without = { nobody: 'login_required', shopper: 'login_required' }[who] ?? 'not_allowed';
      expected[who] = may ? outcome : without;
    }
    expect(outcomes).toEqual(expected);
  },
);
