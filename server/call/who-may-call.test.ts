import { describe, expect, test } from 'vitest';
import { type ActionName, actions } from '../../contract/actions.ts';
import { anEmail, password, profile, signUp } from '../../test/accounts.ts';
import { anRsvp } from '../../test/events.ts';
import { anInstitution, home, pickup } from '../../test/institution.ts';
import { aRegistry, withRegistries } from '../../test/registries.ts';
import { openSqlBackend } from '../../test/search/sql-backend.ts';
import { sellingShops } from '../../test/selling-shop.ts';

const open = sellingShops();

/**
 * An institution's account with an address, a cart, an order and a member who may buy for it; and the callers. All ids
 * and tokens are the institution's.
 */
async function aWorld() {
  const shop = await open({ settings: withRegistries });
  shop.t.shop.search = openSqlBackend(shop.t.db);
  const { owner, child, ...ids } = await anInstitution(shop);
  const other = shop.stranger();
  await signUp(other);
  const registry_id = await aRegistry(owner, { [ids.eisbn]: 2 }, { visibility: 'private' });
  return { callers: { guest: shop.stranger(), other, child, owner }, ...ids, registry_id };
}
type World = Awaited<ReturnType<typeof aWorld>>;

const nobodysToken = 'a'.repeat(43);

/** What is sent, and the outcome for a guest, another customer, one who buys for the institution, and its owner. */
type Row = [input: (world: World) => object, guest: string, other: string, child: string, owner: string];

const everyone = (input: (world: World) => object, outcome = 'ok'): Row => [
  input,
  outcome,
  outcome,
  outcome,
  outcome,
];
const customers = (input: (world: World) => object, outcome = 'ok'): Row => [
  input,
  'login_required',
  outcome,
  outcome,
  outcome,
];
const none = () => ({});

/** A new action needs a row here: the compiler says so, and the first test. */
const rows: Record<ActionName, Row> = {
  'alert/getChoices': everyone((w) => ({ eisbn: w.eisbn })),
  'alert/create': everyone((w) => ({ eisbn: w.eisbn, kinds: ['price'], email: anEmail(), captcha: 'human' })),
  'alert/getAll': [none, 'unknown_mailbox', 'ok', 'ok', 'ok'],
  'alert/confirm': everyone(() => ({ token: nobodysToken, alert_ids: [1] }), 'unknown_mailbox'),
  'alert/stop': [none, 'unknown_mailbox', 'ok', 'ok', 'ok'],
  'account/check': everyone((w) => ({ email_address: w.email, captcha: 'human' })),
  'account/create': everyone(() => ({ ...profile, password }), 'no_email'),
  'account/delete': [
    (w) => ({ email_address: w.email, password: 'not this one' }),
    'login_required',
    'wrong_email',
    'wrong_email',
    'wrong_password',
  ],
  'account/emailPasswordToken': everyone((w) => ({ email_address: w.email, captcha: 'human' })),
  'account/endSession': customers((w) => ({ id: w.session_id })),
  'account/getAvailableChildren': [none, 'login_required', 'not_institution', 'not_owner', 'ok'],
  // The link that the token was mailed for is the child's, and made already.
  'account/getAvailableCorps': [
    (w) => ({ token: w.token }),
    'login_required',
    'ok',
    'already_verified',
    'ok',
  ],
  'account/getData': customers(none),
  'account/getEmailFromToken': everyone(() => ({ token: nobodysToken }), 'unknown_token'),
  'account/getSessions': customers(none),
  'account/linkToRequest': [
    () => ({ email: anEmail() }),
    'login_required',
    'not_institution',
    'not_owner',
    'ok',
  ],
  'account/linkToVerify': [
    (w) => ({ token: w.token }),
    'login_required',
    'unknown_token',
    'already_verified',
    'unknown_token',
  ],
  'account/login': everyone((w) => ({ email_address: w.email, password: 'not this one' }), 'invalid_login'),
  'account/logout': everyone(none),
  'account/modify': [
    () => ({ ...profile, password: 'not this one' }),
    'login_required',
    'wrong_password',
    'wrong_password',
    'wrong_password',
  ],
  'account/removeChildLink': [
    (w) => ({ id: w.link_id }),
    'login_required',
    'not_institution',
    'not_owner',
    'ok',
  ],
  'account/removeParentLink': [
    (w) => ({ id: w.corp_id }),
    'login_required',
    'unknown_account',
    'ok',
    'unknown_account',
  ],
  'account/resetPassword': everyone(() => ({ password, token: nobodysToken }), 'unknown_token'),
  'account/setCorp': [(w) => ({ corp_id: w.corp_id }), 'login_required', 'unknown_account', 'ok', 'ok'],
  'address/create': [() => ({ ...home, name: 'Eve' }), 'login_required', 'ok', 'not_owner', 'ok'],
  'address/delete': [
    (w) => ({ address_id: w.address_id }),
    'login_required',
    'unknown_address',
    'not_owner',
    'ok',
  ],
  'address/modify': [
    (w) => ({ ...home, name: 'Eve', address_id: w.address_id }),
    'login_required',
    'unknown_address',
    'not_owner',
    'ok',
  ],
  'address/setPreferred': [
    (w) => ({ address_id: w.address_id }),
    'login_required',
    'unknown_address',
    'not_owner',
    'ok',
  ],
  'browse/file': everyone(
    () => ({ file: new File(['no numbers'], 'books.txt', { type: 'text/plain' }) }),
    'no_isbns',
  ),
  'browse/get': everyone(none),
  'browse/getSuggest': everyone(() => ({ t: 'moss' })),
  'browse/url': everyone(() => ({ url: 'https://books.example/' }), 'web_unreachable'),
  'captcha/challenge': everyone(none),
  'cart/add': everyone((w) => ({ eisbn: w.eisbn })),
  'cart/adjust': everyone(none),
  'cart/email': [
    () => ({ email_address: 'friend@example.org' }),
    'login_required',
    'cart_empty',
    'cart_empty',
    'ok',
  ],
  'cart/get': everyone(none),
  'cart/import': customers(() => ({ file: new File(['no numbers'], 'books.txt') }), 'no_columns'),
  'cart/removeAll': everyone(none),
  'cart/removeItem': [(w) => ({ cart_id: w.cart_id }), 'unknown_line', 'unknown_line', 'unknown_line', 'ok'],
  'cart/removeUnavailable': everyone(none),
  'checkout/addPromocode': everyone(() => ({ code: 'SUMMER10' }), 'promo_disabled'),
  'checkout/finishPayment': everyone(() => ({ order_number: '1', order_key: 'x' }), 'not_found'),
  'checkout/paypalSuccess': everyone(() => ({ order_id: 'ORDER1' }), 'not_found'),
  'checkout/getOpenPayment': everyone(none),
  'checkout/getPaymentForm': everyone(() => ({ payment_choice: 'credit_card' })),
  'checkout/addGiftCard': everyone(
    () => ({ gift_card_number: '0000', captcha: 'human' }),
    'gift_card_unknown',
  ),
  'checkout/editGiftCard': everyone(() => ({ gift_card_number: '0000', amount: '5' }), 'gift_card_unknown'),
  'checkout/getPaymentChoices': everyone(none),
  'checkout/removeGiftCard': everyone(() => ({ gift_card_number: '0000' })),
  'checkout/removePromocode': everyone(none),
  'checkout/estimateShipping': everyone(
    () => ({ country: 'US', province: 'ME', postal_code: '04101' }),
    'delivery_unavailable',
  ),
  'checkout/setCreditCard': [
    () => ({ encrypted_cc_info: 'tok_1' }),
    'cart_empty',
    'cart_empty',
    'cart_empty',
    'payment_unavailable',
  ],
  'checkout/setCaptcha': everyone(() => ({ captcha: 'human' })),
  'checkout/cardPayment': [
    () => ({ ...pickup, payment_choice: 'global', transaction_data: 'tok_1', captcha: 'human' }),
    'cart_empty',
    'cart_empty',
    'cart_empty',
    'payment_unavailable',
  ],
  'checkout/chaseInit': everyone(none, 'payment_unavailable'),
  'checkout/chaseSuccess': everyone(() => ({ uid: 'c1' }), 'payment_unavailable'),
  'checkout/setExtras': [() => ({ name: 'Ada' }), 'cart_empty', 'cart_empty', 'cart_empty', 'ok'],
  'checkout/setPaymentChoice': [
    () => ({ payment_choice: 'pickup' }),
    'cart_empty',
    'cart_empty',
    'cart_empty',
    'ok',
  ],
  'checkout/getShippingProviders': everyone(none, 'delivery_unavailable'),
  'checkout/getShippingBatch': everyone(() => ({ provider: 'Mail' }), 'delivery_unavailable'),
  'checkout/setShipping': everyone(() => ({ provider: 'Mail' }), 'delivery_unavailable'),
  'checkout/setDelivery': [
    (w) => ({ delivery_preference: 'pickup', location_id: w.place_id }),
    'cart_empty',
    'cart_empty',
    'cart_empty',
    'ok',
  ],
  // The order of this world is no quote.
  'checkout/orderQuote': [
    (w) => ({ order_id: w.order_id }),
    'not_found',
    'not_found',
    'not_found',
    'quote_over',
  ],
  'checkout/requestQuote': customers(() => ({ message: 'For our library' }), 'quote_unavailable'),
  'checkout/submit': [() => pickup, 'cart_empty', 'cart_empty', 'cart_empty', 'ok'],
  'country/getList': everyone(none),
  'custom_form/submit': everyone(() => ({ form_id: 999_999, data: [] }), 'not_found'),
  'event/getList': everyone(none),
  'event/get': everyone(() => ({ event_id: 999_999 }), 'not_found'),
  'event/getEventItems': everyone(() => ({ event_id: 999_999 }), 'not_found'),
  'event/v2/list': everyone(none),
  'event/v2/get': everyone(() => ({ event_id: 999_999 }), 'not_found'),
  'event/v2/getEventItems': everyone(() => ({ event_id: 999_999 }), 'not_found'),
  'event/v2/getRsvpInfo': everyone(() => ({ event_id: 999_999 }), 'not_found'),
  'event/v2/getRsvp': everyone(() => ({ event_id: 999_999, rsvp_id: nobodysToken }), 'unknown_rsvp'),
  'event/v2/cancelRsvp': everyone(() => ({ event_id: 999_999, rsvp_id: nobodysToken }), 'unknown_rsvp'),
  'event/v2/rsvp': everyone(() => ({ event_id: 999_999, ...anRsvp() }), 'not_found'),
  'feature/getList': everyone(none),
  'impulse_buy/get': everyone(() => ({ delivery_type: 'pigeon' }), 'unknown_type'),
  'newsletter/subscribe': everyone(
    () => ({ path: '/nowhere', block_id: 'none', EMAIL: 'ada@example.org' }),
    'not_found',
  ),
  'giftcard/balance': everyone(() => ({ number: '0000', captcha: 'human' }), 'gift_card_unknown'),
  'giftcard/get': everyone(none),
  'giftregistry/getAll': customers(none),
  'giftregistry/search': everyone(() => ({ term: 'Ada' })),
  'giftregistry/get': [
    (w) => ({ gift_registry_id: w.registry_id }),
    'bad_registry',
    'bad_registry',
    'bad_registry',
    'ok',
  ],
  // The registry is still open.
  'giftregistry/getGifts': [
    (w) => ({ gift_registry_id: w.registry_id }),
    'login_required',
    'bad_registry',
    'bad_registry',
    'registry_open',
  ],
  'giftregistry/setThanked': [
    (w) => ({ gift_registry_id: w.registry_id, gift_id: 1, thanked: true }),
    'login_required',
    'bad_registry',
    'bad_registry',
    'registry_open',
  ],
  'giftregistry/create': customers(() => ({ title: 'Eve', occasion: 'Baby', description: 'Books' })),
  'giftregistry/update': [
    (w) => ({ gift_registry_id: w.registry_id, title: 'Eve', occasion: 'Baby', description: 'Books' }),
    'login_required',
    'bad_registry',
    'bad_registry',
    'ok',
  ],
  'giftregistry/addItem': [
    (w) => ({ gift_registry_id: w.registry_id, eisbn: w.eisbn }),
    'login_required',
    'bad_registry',
    'bad_registry',
    'ok',
  ],
  'giftregistry/updateItem': [
    (w) => ({ gift_registry_id: w.registry_id, eisbn: w.eisbn, qty: 3 }),
    'login_required',
    'bad_registry',
    'bad_registry',
    'ok',
  ],
  'giftregistry/deleteItem': [
    (w) => ({ gift_registry_id: w.registry_id, eisbn: w.eisbn }),
    'login_required',
    'bad_registry',
    'bad_registry',
    'ok',
  ],
  'giftregistry/delete': [
    (w) => ({ gift_registry_id: w.registry_id }),
    'login_required',
    'bad_registry',
    'bad_registry',
    'ok',
  ],
  'order/get': [(w) => ({ order_id: w.order_id }), 'not_found', 'not_found', 'not_found', 'ok'],
  'order/getExcel': [(w) => ({ order_id: w.order_id }), 'not_found', 'not_found', 'not_found', 'ok'],
  'order/getList': customers(none),
  'order/getReorder': [(w) => ({ order_id: w.order_id }), 'not_found', 'not_found', 'not_found', 'ok'],
  'province/get': everyone(() => ({ country: 'US', province: 'ME' })),
  'province/getList': everyone(() => ({ country: 'US' })),
  'session/get': everyone(none),
  'settings/custom_forms/get': everyone(() => ({ form_id: 999_999 }), 'not_found'),
  'site_content/getDraft': everyone(() => ({ token: nobodysToken }), 'not_found'),
  'site_content/getLegalPage': everyone(() => ({ path: '/terms-conditions' }), 'not_found'),
  'site_content/getPage': everyone(() => ({ path: '/nowhere' }), 'not_found'),
  'store/getSettings': everyone(none),
  'title/getAuthorItems': everyone(() => ({ author: 'Ada Marsh' })),
  'title/getBindingItems': everyone((w) => ({ eisbn: w.eisbn })),
  'title/getItem': everyone((w) => ({ eisbn: w.eisbn })),
  'title/getLibroAudiobooks': everyone((w) => ({ eisbn: w.eisbn })),
  'title/getMoreSizes': everyone((w) => ({ eisbn: w.eisbn })),
  'title/getProductCode': everyone((w) => ({ eisbn: w.eisbn, captcha: 'human' })),
  'title/getRelatedItems': everyone((w) => ({ eisbn: w.eisbn })),
  'title/getSeriesItems': everyone(() => ({ series: 'Lamps' })),
  'titlelist/get': [
    (w) => ({ list_id: w.own_list_id }),
    'login_required',
    'bad_list_id',
    'bad_list_id',
    'ok',
  ],
  'titlelist/importFile': [
    (w) => ({ list_id: w.own_list_id, file: new File([w.eisbn], 'books.txt') }),
    'login_required',
    'bad_list_id',
    'bad_list_id',
    'ok',
  ],
  'titlelist/getOrder': [
    (w) => ({ list_id: w.own_list_id }),
    'login_required',
    'bad_list_id',
    'bad_list_id',
    'ok',
  ],
  'titlelist/modify': [
    (w) => ({ list_id: w.own_list_id, name: 'Eve' }),
    'login_required',
    'bad_list_id',
    'bad_list_id',
    'ok',
  ],
  'titlelist/delete': [
    (w) => ({ list_id: w.own_list_id }),
    'login_required',
    'bad_list_id',
    'bad_list_id',
    'ok',
  ],
  'titlelist/addItemToList': [
    (w) => ({ list_id: w.own_list_id, eisbn: w.eisbn }),
    'login_required',
    'bad_list_id',
    'bad_list_id',
    'ok',
  ],
  'titlelist/removeItemFromList': [
    (w) => ({ list_id: w.own_list_id, eisbn: w.eisbn }),
    'login_required',
    'bad_list_id',
    'bad_list_id',
    'ok',
  ],
  'titlelist/removeItemsFromList': [
    (w) => ({ list_id: w.own_list_id, eisbns: [w.eisbn] }),
    'login_required',
    'bad_list_id',
    'bad_list_id',
    'ok',
  ],
  'cart/copyCartToList': [
    (w) => ({ list_id: w.own_list_id }),
    'login_required',
    'bad_list_id',
    'bad_list_id',
    'ok',
  ],
  'titlelist/copyFromList': [
    (w) => ({ from_list_id: w.own_list_id, to_list_id: w.own_list_id }),
    'login_required',
    'bad_list_id',
    'bad_list_id',
    'ok',
  ],
  'titlelist/copyToCart': [
    (w) => ({ list_id: w.own_list_id }),
    'login_required',
    'bad_list_id',
    'bad_list_id',
    'ok',
  ],
  'titlelist/getPublic': everyone(() => ({ token: nobodysToken }), 'bad_list_id'),
  'titlelist/getPublicUrl': [
    (w) => ({ list_id: w.own_list_id }),
    'login_required',
    'bad_list_id',
    'bad_list_id',
    'ok',
  ],
  'titlelist/getExcelOptions': customers(none),
  'titlelist/getExcel': [
    (w) => ({ list_id: w.own_list_id }),
    'login_required',
    'bad_list_id',
    'bad_list_id',
    'ok',
  ],
  'titlelist/getPdfOptions': customers(none),
  'feature/getPdfOptions': customers(none),
  'titlelist/getPdf': [
    (w) => ({ list_id: w.own_list_id, layout: 'table' }),
    'login_required',
    'bad_list_id',
    'bad_list_id',
    'ok',
  ],
  'report/progress': customers(() => ({ progress_report_id: 1 }), 'not_found'),
  'report/get': customers(() => ({ progress_report_id: 1 }), 'not_found'),
  'titlelist/moveItem': [
    (w) => ({ list_id: w.own_list_id, eisbn: w.eisbn, place: 1 }),
    'login_required',
    'bad_list_id',
    'bad_list_id',
    'ok',
  ],
  'titlelist/removePublicUrl': [
    (w) => ({ list_id: w.own_list_id }),
    'login_required',
    'bad_list_id',
    'bad_list_id',
    'ok',
  ],
  'titlelist/setNote': [
    (w) => ({ list_id: w.own_list_id, eisbn: w.eisbn, note: 'Eve was here' }),
    'login_required',
    'bad_list_id',
    'bad_list_id',
    'ok',
  ],
  'titlelist/create': customers(() => ({ name: 'To read' })),
  'titlelist/getLists': customers((w) => ({ eisbn: w.eisbn })),
  'titlelist/getSidebar': everyone(none),
  'titlelist/getCustom': everyone(() => ({ page_id: 999_999 }), 'not_found'),
  'titlelist/getItems': everyone(() => ({ list_id: 999_999 }), 'bad_list_id'),
  'titlelist/getItemsSimple': everyone(() => ({ list_id: 999_999 }), 'bad_list_id'),
  'v1/changeCorpAndTransfer': customers((w) => ({ corp_id: w.corp_id }), 'v1_unavailable'),
  'v1/transfer': customers(none, 'v1_unavailable'),
  'webstore/getContactAndHours': everyone(none),
  'webstore/getPrivacyPolicyPage': everyone(none, 'not_found'),
  'webstore/setMultistoreLocation': everyone((w) => ({ location_id: w.place_id })),
};

test('every action has a row', () => {
  expect(Object.keys(rows).sort()).toEqual(Object.keys(actions).sort());
});

let readers: Promise<World> | undefined;
/** What only reads leaves a world as it was; what changes it gets one of its own. */
function worldFor(name: ActionName): Promise<World> {
  if (actions[name].changes) return aWorld();
  readers ??= aWorld();
  return readers;
}

describe.each(Object.entries(rows))('%s', (name, [input, ...expected]) => {
  test('allows the callers its contract names, and no other caller changes the account', async () => {
    const world = await worldFor(name as ActionName);
    const { guest, other, child, owner } = world.callers;
    const call = async (who: typeof owner) => {
      const answer = await who.send(name, input(world));
      return answer.ok ? 'ok' : answer.error_code;
    };
    const before = await owner.get('session/get', {});
    const outcomes = [await call(guest), await call(other), await call(child)];
    expect(await owner.get('session/get', {})).toEqual(before);
    expect([...outcomes, await call(owner)]).toEqual(expected);
  });
});
