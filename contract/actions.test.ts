import { expect, test } from 'vitest';
import { z } from 'zod';
import { type ActionName, actions } from './actions.ts';

/** Names in the output of an action: at its top, and at any depth. */
function namesIn(name: ActionName): { top: string[]; all: Set<string> } {
  const schema = z.toJSONSchema(actions[name].output, { unrepresentable: 'any' });
  const all = new Set<string>();
  JSON.stringify(schema, (key, value) => {
    if (key === 'properties') for (const field of Object.keys(value)) all.add(field);
    return value;
  });
  return { top: Object.keys(schema.properties ?? {}), all };
}

test('every call is named by its group and its action (API-015)', () => {
  for (const name of Object.keys(actions)) expect(name).toMatch(/^[a-z_\d]+(\/[a-z_\d]+)?\/[a-zA-Z]+$/);
});

test('the answer to a human check is no part of what a call is known by when it is repeated', () => {
  const checked = Object.entries(actions).filter(
    ([, { changes, input }]) => changes && 'shape' in input && 'captcha' in (input.shape as object),
  );
  expect(checked.length).toBeGreaterThan(5);
  const without = checked.filter(([, { secrets }]) => !secrets?.includes('captcha'));
  expect(without.map(([name]) => name)).toEqual([]);
});

// API-006: beyond these names an answer may hold what it likes.
const told: [ActionName, string][] = [
  ['account/login', 'session_id logged_in user cart'],
  ['account/logout', 'session_id logged_in user cart'],
  ['account/check', 'email_address exists validation_required address'],
  ['account/emailPasswordToken', 'success'],
  ['account/getEmailFromToken', 'email'],
  ['account/create', 'user cart'],
  ['account/modify', 'user exists validation_required'],
  ['account/setCorp', 'is_personal is_institution'],
  ['session/get', 'session_id logged_in user cart'],
  ['store/getSettings', 'store_info template_info styles basename site_navigation extra_navigation'],
  ['cart/add', 'cart'],
  ['cart/removeItem', 'cart'],
  ['cart/import', 'result cart'],
  ['checkout/getPaymentChoices', 'ship pickup electronic'],
  ['checkout/submit', 'order_number'],
  ['checkout/requestQuote', 'order_number'],
  ['order/getList', 'rows row_count rowcount years'],
  ['browse/get', 'rows row_count max_offset filter_info context'],
  ['browse/url', 'id'],
  ['browse/file', 'id'],
  ['feature/getList', 'rows row_count filter_info'],
  ['impulse_buy/get', 'headline description isbns_info'],
  ['title/getLibroAudiobooks', 'row_count rows see_more_url'],
  ['title/getProductCode', 'isbn'],
  // ENTITY-002..025
  [
    'title/getItem',
    `eisbn title subtitle authors series series_num binding binding_code release_date is_forthcoming is_giftcard
     is_large_print price list_price_usa list_price_can rank available multistore_available at_other_locations
     cover_image_cache edition language publisher illustrations isbn isbn_type upc upc_type pages width height weight
     carton_qty audience subjects description bio reviews comments media interiors interior_objects has_interiors
     ebook_url has_libro_audiobook list_previous_eisbn list_next_eisbn last_order`,
  ],
];
test.each(told)('%s answers with the names that the documents list (API-006)', (name, fields) => {
  expect(namesIn(name).top).toEqual(expect.arrayContaining(fields.split(/\s+/)));
});

test.each([
  ['account/getAvailableCorps', 'id name company type is_institution'],
  ['account/getAvailableChildren', 'id name email pending is_institution type'],
  ['session/get', 'first_name last_name company is_institution is_personal corp_id'],
  // ENTITY-084..086, ENTITY-088, ENTITY-092, ENTITY-094, ENTITY-095
  [
    'cart/get',
    'items gift_cards checksum can_click_collect contains_unavailable contains_unshippable meets_order_min item_count total_quantity original_price discounts subtotal post_subtotal_discount taxes type amount shipping is_shipping_tbd cart_info cart_id quantity sold_price cartable cartable_logged_in unshippable is_giftcard title_info eisbn title subtitle binding cover_image_cache price is_forthcoming release_date available onhand code text sub_message is_extra_orderable row_price discount',
  ],
  // ENTITY-124
  ['cart/import', 'titles isbn qty success'],
  ['titlelist/importFile', 'titles isbn success'],
  // ENTITY-003, 009, 016..021, 025
  [
    'title/getItem',
    'name canadian bestseller subject sub_labels label content author source_title text component url key cb bookorder_id date_ordered',
  ],
  // ENTITY-026..030, 044
  [
    'title/getItem',
    'code text message sub_message note row_price price discount onhand onorder used is_extra_orderable is_large_print bm_class availability location_id name',
  ],
  ['title/getLibroAudiobooks', 'title narrators language url'],
  ['title/getRelatedItems', 'fullname tooltip row_count rows included_in included_items'],
  ['browse/get', 'k e c n m s subfilter name list_id'],
  ['browse/getSuggest', 'eisbn title subtitle author cover_image_cache'],
] as const)('what %s lists has the names of the documents (API-006)', (name, fields) => {
  const { all } = namesIn(name);
  expect(fields.split(' ').filter((field) => !all.has(field))).toEqual([]);
});

test.each(['order/getList', 'titlelist/getItems'] as const)(
  '%s is paged by limit and offset (API-007)',
  (name) => {
    const { input } = actions[name];
    const asked = { list_id: '7', limit: '26', offset: '52' };
    expect(input.parse(asked)).toMatchObject({ limit: 26, offset: 52 });
    expect(namesIn(name).top).toEqual(expect.arrayContaining(['rows', 'row_count']));
  },
);

// Payload, and what comes back; '' = nothing is named.
test.each([
  ['CALL-001', 'title/getItem', 'eisbn list_id', 'multistore_available'],
  [
    'CALL-003',
    'title/getRelatedItems',
    'eisbn',
    'fullname tooltip row_count rows included_in included_items',
  ],
  ['CALL-009', 'webstore/setMultistoreLocation', 'location_id', ''],
  ['CALL-011', 'titlelist/addItemToList', 'list_id eisbn return_session', ''],
  ['CALL-012', 'titlelist/removeItemFromList', 'list_id eisbn', ''],
  ['CALL-013', 'titlelist/create', 'name description eisbn list_id', ''],
  ['CALL-015', 'titlelist/getItemsSimple', 'list_id', 'rows row_count'],
  ['CALL-034', 'site_content/getPage', 'page_id', 'blocks'],
  ['CALL-041', 'giftcard/get', '', 'store_giftcards show_gc_balanace_checker webstore_custom_elements'],
  ['CALL-042', 'giftcard/balance', 'number captcha', 'balance'],
  ['CALL-050', 'session/get', 'reset_cart referrer', 'user cart'],
  ['CALL-051', 'account/logout', '', 'session_id user cart'],
  ['CALL-058', 'checkout/setDelivery', 'delivery_preference custom', 'cart'],
  ['CALL-062', 'impulse_buy/get', 'delivery_type', 'headline description isbns_info info'],
  ['CALL-064', 'checkout/getShippingBatch', 'delivery_preference provider address_id', ''],
  ['CALL-065', 'checkout/setShipping', 'address_id delivery_preference provider multiship_method', 'cart'],
  ['CALL-071', 'checkout/addGiftCard', 'gift_card_number pin captcha', 'cart'],
  ['CALL-077', 'checkout/chaseInit', '', 'uid'],
  ['CALL-078', 'checkout/chaseSuccess', 'uid', ''],
  ['CALL-072', 'checkout/editGiftCard', 'gift_card_number amount pin', 'cart'],
  ['CALL-073', 'checkout/removeGiftCard', 'gift_card_number', 'cart'],
  ['CALL-083', 'account/create', 'password token account_extra_fields', 'user cart'],
  [
    'CALL-084',
    'account/modify',
    'password new_password email_address token',
    'user exists validation_required',
  ],
  ['CALL-089', 'account/removeChildLink', 'id', ''],
  ['CALL-090', 'account/removeParentLink', 'id', ''],
  ['CALL-091', 'country/getList', '', 'code name'],
  ['CALL-092', 'province/getList', 'country', 'code name'],
  ['CALL-093', 'province/get', 'country province', ''],
  [
    'CALL-094',
    'address/create',
    'name company_name preferred phone_number phone_number_ext email_address street_address street_address_2 city province country postal_code',
    '',
  ],
  [
    'CALL-112',
    'giftregistry/create',
    'title occasion description shipping_encouraged shipping_id purchase_deadline store_can_edit',
    '',
  ],
  ['CALL-098', 'order/get', 'order_id', 'order_number'],
  ['CALL-099', 'order/getExcel', 'order_id', ''],
  ['CALL-104', 'titlelist/removeItemsFromList', 'eisbns list_id', ''],
  ['CALL-115', 'report/progress', 'progress_report_id', 'progress eta_seconds completed'],
  ['CALL-116', 'report/get', 'progress_report_id', ''],
  ['CALL-118', 'webstore/getPrivacyPolicyPage', '', ''],
] as const)('%s: %s takes %j and answers with %j', (_row, name, payload, answer) => {
  const schema = JSON.stringify(z.toJSONSchema(actions[name].input, { unrepresentable: 'any', io: 'input' }));
  const missing = (names: string, has: (field: string) => boolean) =>
    names.split(' ').filter((field) => field !== '' && !has(field));
  expect(missing(payload, (field) => schema.includes(`"${field}":`))).toEqual([]);
  expect(missing(answer, (field) => namesIn(name).all.has(field))).toEqual([]);
});

test.each([
  ['ENTITY-001', 'title/getItem', 'list_price_usa list_price_can'],
  ['ENTITY-031', 'cart/get', 'items title_info cart_info'],
  ['ENTITY-032', 'cart/get', 'cart_id quantity cart_notes'],
  ['ENTITY-036', 'titlelist/get', 'list_id name header header_visible description can_delete'],
  ['ENTITY-038', 'titlelist/getItems', 'has_titles limit image_cache calendar_widgets'],
  ['ENTITY-039', 'feature/getList', 'placement'],
  ['ENTITY-040', 'titlelist/getItems', 'type event_id'],
  ['ENTITY-041', 'titlelist/getLists', 'contains_eisbn'],
  ['ENTITY-045', 'title/getLibroAudiobooks', 'row_count rows title narrators language url see_more_url'],
  ['ENTITY-046', 'browse/get', 'rows row_count max_offset filter_info context name list_id'],
  ['ENTITY-047', 'browse/get', 'k e c n m s subfilter'],
  ['ENTITY-049', 'session/get', 'logged_in is_institution cart session_id'],
  ['ENTITY-050', 'site_content/getPage', 'location component container name date_changed data injected_data'],
  ['ENTITY-057', 'webstore/getContactAndHours', 'location_id altname sc_name'],
  ['ENTITY-058', 'webstore/getContactAndHours', 'sc_addr_array address city prov postal country'],
  ['ENTITY-059', 'webstore/getContactAndHours', 'sc_phone sc_phone_2 sc_email sc_tollfree'],
  ['ENTITY-060', 'webstore/getContactAndHours', 'lat_lng lat lng'],
  ['ENTITY-061', 'webstore/getContactAndHours', 'ws_hours title weekdays singles mon day range'],
  ['ENTITY-062', 'webstore/getContactAndHours', 'ws_hours ws_htmlhours ws_contact_blurb san'],
  [
    'ENTITY-064',
    'store/getSettings',
    'start_date end_date expiry_action date_created date_changed can_delete',
  ],
  ['ENTITY-065', 'store/getSettings', 'name phone phone_2 toll_free fax email'],
  ['ENTITY-066', 'store/getSettings', 'city address province postal_code country'],
  ['ENTITY-067', 'store/getSettings', 'twitter facebook instagram tiktok threads bluesky mastodon'],
  [
    'ENTITY-068',
    'store/getSettings',
    'url footer_message contact_us_url hide_footer_address iso4217_currency footer_display_rules',
  ],
  [
    'ENTITY-070',
    'session/get',
    'session_id logged_in cart user first_name last_name company is_institution is_personal corp_id',
  ],
  ['ENTITY-073', 'session/get', 'session_id logged_in user cart checksum'],
  [
    'ENTITY-075',
    'session/get',
    'first_name last_name email_address company is_institution is_personal corp_id',
  ],
  ['ENTITY-076', 'session/get', 'phone_number phone_number_type phone_number_ext'],
  ['ENTITY-077', 'session/get', 'alt_phone_number alt_phone_number_type alt_phone_number_ext'],
  ['ENTITY-078', 'session/get', 'communication_preference'],
  ['ENTITY-079', 'session/get', 'street_address street_address_2 city province country postal_code'],
  [
    'ENTITY-081',
    'session/get',
    'address_id name company_name preferred phone_number phone_number_ext email_address',
  ],
  [
    'ENTITY-082',
    'session/get',
    'street_address street_address_2 city province country postal_code can_ship_to',
  ],
  ['ENTITY-089', 'cart/get', 'total_gift_card_amount_used total'],
  ['ENTITY-090', 'cart/get', 'contains_emailed_gift_card contains_only_emailed_gift_card'],
  [
    'ENTITY-093',
    'cart/get',
    'backorder_quantity backorder_sub_message last_ordered date_ordered gift_registry_id cart_notes',
  ],
  ['ENTITY-096', 'cart/get', 'number amount pin'],
  ['ENTITY-109', 'order/get', 'delivery_choice_label form_header values label value'],
  ['ENTITY-110', 'order/get', 'order_number order_date delivery_type delivery_key'],
  [
    'ENTITY-111',
    'order/get',
    'purchaser_name order_location_id payment_type payment_message communication_preference',
  ],
  ['ENTITY-112', 'order/get', 'notes purchaseorder shipping_batches items'],
  ['ENTITY-113', 'order/get', 'total total_owing subtotal taxes shipping discounts'],
  [
    'ENTITY-115, ENTITY-116',
    'order/get',
    'title_info eisbn title binding cover_image_cache available text row_price code onhand sub_message is_forthcoming release_date',
  ],
  ['ENTITY-117', 'order/get', 'quantity sold_price original_price discount'],
  ['ENTITY-118', 'order/get', 'backorder_quantity backorder_sub_message is_giftcard cart_notes'],
  ['ENTITY-120', 'order/get', 'orgname name email addr1 addr2 city prov country phone provider'],
  ['ENTITY-122', 'titlelist/getLists', 'image changed date_posted date_updated row_count'],
  ['ENTITY-123', 'titlelist/getLists', 'image image_cache'],
  ['ENTITY-125', 'account/getAvailableChildren', 'id name email pending is_institution type'],
  ['CHROME-022', 'store/getSettings', 'menu_id label path url link_type type submenu id'],
  ['CORP-002', 'account/getAvailableCorps', 'id name company type is_institution'],
  ['FORM-001', 'settings/custom_forms/get', 'form_id header description elements'],
  ['FORM-002', 'settings/custom_forms/get', 'id type label description placeholder max_length'],
  ['FORM-003', 'settings/custom_forms/get', 'required required_message rows options label'],
  ['FORM-019', 'store/getSettings', 'form_pickup form_custom_pickup form_ship form_custom_ship'],
  ['ENTITY-108', 'store/getSettings', 'header description elements type override_po_id'],
] as const)('%s: %s answers with %j', (_row, name, fields) => {
  const { all } = namesIn(name);
  expect(fields.split(' ').filter((field) => !all.has(field))).toEqual([]);
});

/** The values that a field may have, wherever an answer has it. */
function valuesIn(name: ActionName, field: string): string[] {
  const values = new Set<string>();
  JSON.stringify(z.toJSONSchema(actions[name].output, { unrepresentable: 'any' }), (key, value) => {
    if (key === field) for (const one of value.enum ?? []) values.add(one);
    return value;
  });
  return [...values].sort();
}

test.each([
  [
    'ENTITY-030',
    'title/getItem',
    'availability',
    'available out_of_print out_of_stock_indefinitely forthcoming no_price',
  ],
  ['ENTITY-039', 'feature/getList', 'placement', 'left_sidebar banner featured others'],
  ['ENTITY-076', 'session/get', 'phone_number_type', 'cell home work'],
  ['ENTITY-077', 'session/get', 'alt_phone_number_type', 'cell home work'],
  ['ENTITY-078', 'session/get', 'communication_preference', 'email phone text'],
  ['ENTITY-101', 'cart/get', 'multiship_method', 'all batched'],
  [
    'ENTITY-108',
    'settings/custom_forms/get',
    'type',
    'text textarea email phone date daymonth select checkbox radio',
  ],
  ['ENTITY-110', 'order/get', 'delivery_key', 'electronic pickup ship quote'],
] as const)('%s: in %s the field %s is one of %j', (_row, name, field, values) => {
  expect(valuesIn(name, field)).toEqual(values.split(' ').sort());
});

test.each([
  ['ENTITY-072', 'giftcard/balance', 'number captcha'],
  [
    'ENTITY-102',
    'checkout/submit',
    'custom delivery_preference preferred_communication gift_cards instructions',
  ],
  ['ENTITY-103', 'checkout/submit', 'old_promo_code promo_code'],
  [
    'CALL-074, ENTITY-104',
    'checkout/submit',
    'delivery_preference address_id provider multiship_method gift_registry_id preferred_communication old_promo_code instructions payment_choice encrypted_cc_info gift_cards name email phone promo_code',
  ],
  [
    'CALL-075',
    'checkout/cardPayment',
    'delivery_preference address_id provider multiship_method gift_registry_id preferred_communication old_promo_code instructions payment_choice gift_cards name email phone promo_code transaction_data captcha',
  ],
  ['CALL-038, ENTITY-071', 'event/v2/rsvp', 'event_id name email phone quantity captcha waitlist'],
  [
    'CALL-025, ENTITY-035',
    'cart/add',
    'eisbn price quantity personalized recipient_email from to message cart_id',
  ],
  ['CALL-027', 'browse/get', 'b s n d f a c g r o l t k v x j'],
  ['CALL-119', 'feature/getList', 'c f o l t s'],
  ['CALL-100', 'order/getList', 'offset limit year term location_id'],
  ['CALL-035', 'event/v2/list', 'start_date end_date calendar_mode categories limit offset descending'],
  ['ENTITY-107', 'checkout/cardPayment', 'transaction_data captcha postal_code'],
  ['ENTITY-107', 'checkout/paypalSuccess', 'order_id'],
  [
    'CALL-076',
    'checkout/paypalSuccess',
    'order_id delivery_preference payment_choice name email phone custom',
  ],
  ['ENTITY-105', 'checkout/submit', 'name email phone'],
] as const)('%s: %s takes %j', (_row, name, fields) => {
  const schema = JSON.stringify(z.toJSONSchema(actions[name].input, { unrepresentable: 'any', io: 'input' }));
  expect(fields.split(' ').filter((field) => !schema.includes(`"${field}":`))).toEqual([]);
});
