import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import type { Cart } from '../../../contract/cart.ts';
import type { Session } from '../../../contract/session.ts';
import type { Offer, Title, TitleRow } from '../../../contract/title.ts';
import type { StoredSettings } from '../../../server/store/settings.ts';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { SessionProvider } from '../session/session-provider.tsx';
import { RowOffer } from '../title/row-offer.tsx';
import { ItemView } from './item-view.tsx';
import { previewOf } from './preview.ts';

const offer: Offer = {
  code: 'NEW',
  text: '2 in stock',
  message: '',
  sub_message: '',
  note: '',
  row_price: 2000,
  price: 1500,
  discount: 25,
  onhand: 2,
  onorder: 0,
  used: false,
  is_extra_orderable: false,
  is_large_print: false,
  bm_class: 'Gift',
  availability: 'available',
  cartable: true,
};
const row: TitleRow = {
  eisbn: '9791200000008',
  title: 'Salt Roads',
  subtitle: 'A Crossing',
  authors: [
    { name: 'Ida Quill', role: 'A01', canadian: true },
    { name: 'Per Lind', role: 'B06', canadian: false },
  ],
  series: 'Coast',
  series_num: '2',
  binding: 'Hardcover',
  binding_code: 'BB',
  publisher: 'Pier Press',
  language: 'French',
  release_date: 1_772_625_600,
  is_forthcoming: false,
  is_giftcard: false,
  is_large_print: false,
  list_price_usa: 2000,
  list_price_can: null,
  price: 1500,
  available: [offer],
  cover_image_cache: '',
  cover_ratio: 0.66,
  summary: '',
};
const whole: Title = {
  ...previewOf(row),
  rank: { rank: 2500, bestseller: true, tier: 2 },
  at_other_locations: 2,
  multistore_available: [{ location_id: 4, name: 'Harbour', available: [offer] }],
  edition: '2nd',
  imprint: 'Buoy',
  illustrations: '12 maps',
  isbn: '9791…0008',
  isbn_type: 'ISBN-13',
  upc: '012345678905',
  upc_type: 'UPC',
  pages: 320,
  width: 5.5,
  height: 8.25,
  weight: 0.8,
  carton_qty: 24,
  audience: 'Children (ages 8 to 12)',
  subjects: [{ id: 7, subject: 'Crime', sub_labels: [] }],
  description: '<p>A road of salt</p>',
  bio: ['<p>Ida walks</p>'],
  reviews: [{ content: 'Fine', author: 'Nell', source_title: 'The Bay' }],
  comments: [{ author: 'Jo of the shop', text: 'Read it twice' }],
  media: [{ url: 'https://example.com/film', label: 'Trailer' }],
  interiors: ['/inside/1.jpg'],
  has_interiors: true,
  last_order: { bookorder_id: 'B12', date_ordered: 1_772_625_600 },
};

const customer = { logged_in: true } as Session;

function draw(
  title: Title,
  settings: StoredSettings = {},
  session: Session | null = null,
  props: Partial<ComponentProps<typeof ItemView>> = {},
) {
  const view = (
    <SessionProvider first={session}>
      <ItemView title={title} {...props} />
    </SessionProvider>
  );
  const html = renderInShop(view, settings, `/item/${title.eisbn}`);
  const words = html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll('&#x27;', "'")
    .replace(/<[^>]+>/g, '|')
    .replace(/(\|\s*)+/g, '|');
  return { html, words };
}

test('shows every known fact of a title (ITEM-015..018, 020..023, 025..030, 032, 039)', () => {
  const { html, words } = draw(whole);
  for (const told of [
    '|Salt Roads|A Crossing|Ida Quill|',
    '|Coast|, number 2|',
    ', |translated by |Per Lind|',
    '|Hardcover · Mar 4, 2026|',
    '|Sales rank|2,500|',
    '|You purchased this item on March 4, 2026|',
    '|2 in stock|',
    'Available at 2 other locations',
    '|Harbour|',
    '|About this book|A road of salt|',
    '|About the author|Ida walks|',
    '|Reviews|Fine|Nell, |The Bay|',
    '|Message from Jo of the shop|Read it twice|',
    '|Look inside|',
    '|Trailer|',
    '|Crime|',
    '|Publisher|Pier Press|Imprint|Buoy|',
    '|Edition|2nd|Language|French|Pages|320|Illustrations|12 maps|Audience|Children (ages 8 to 12)|',
    '|Width|5.5 in|Height|8.25 in|',
    '|Weight|0.8 lb|',
    '|UPC|012345678905|',
    // The whole number is for paper.
    '|ISBN-13|9791…0008|9791200000008|Show ISBN|',
  ])
    expect(words).toContain(told);
  expect(html).toContain('href="/account/order/B12"');
  expect(html).toContain('href="/browse/filter/s/7"');
});

test('a film plays here, and is a link without JavaScript; what else there is opens by itself (ITEM-024)', () => {
  const { html } = draw({
    ...whole,
    media: [
      { component: 'abcdefghijk', label: 'Trailer' },
      { url: 'https://example.com/talk', label: 'A talk' },
    ],
  });
  expect(html).toMatch(/<a[^>]* href="https:\/\/www\.youtube\.com\/watch\?v=abcdefghijk">.*?Trailer<\/a>/);
  expect(html).toMatch(/<a[^>]* href="https:\/\/example\.com\/talk" target="_blank" rel="noopener">A talk/);
});

test('hides controls that need JavaScript where there is none', () => {
  const { html } = draw({ ...whole, has_libro_audiobook: true });
  for (const name of ['Show ISBN', 'Listen to it']) {
    const [before = '', after] = html.split(name);
    expect(after, name).toBeDefined();
    expect(before.slice(before.lastIndexOf('<button')), name).toMatch(/^<button[^>]* data-needs-script=""/);
  }
});

test('the audiobook seller is offered where it has the work, and stands out where the shop wants it (AUDIO-003, AUDIO-012)', () => {
  expect(draw(whole).words).not.toContain('Listen to it');
  const way = (settings: StoredSettings) =>
    /<button[^>]*>(?=(?:(?!<\/button>).)*Listen to it)/s.exec(
      draw({ ...whole, has_libro_audiobook: true }, settings).html,
    )?.[0];
  expect(way({})).not.toContain('prominent');
  expect(way({ prominent_librofm: true })).toContain('prominent');
});

test('the sales rank says what it is based on (ITEM-033) (ITEM-057)', () => {
  expect(draw(whole).html).toContain('Based on weekly sales from independent bookstores across the country');
  // The second of five tiers.
  expect(draw(whole).html.match(/data-on="true"/g)).toHaveLength(4);
});

test('names another location with copies once: in the link to it', () => {
  const copy = { ...offer, sub_message: 'Also at Harbour' };
  const { words } = draw({ ...whole, available: [copy] });
  expect(words).toContain('Available at 2 other locations');
  expect(words).not.toContain('Also at');
  expect(draw({ ...whole, available: [copy], at_other_locations: 0 }).words).toContain('|Also at Harbour|');
});

test('a copy that only another location has says so, and offers that location', () => {
  const text = 'In stock at Harbour';
  const away: Offer = { ...offer, code: 'USED', used: true, onhand: 0, cartable: false, text };
  const location = (location_id: number, name: string) => ({
    location_id,
    name,
    available: [{ ...offer, code: 'USED' as const, used: true }],
  });
  const one = draw({ ...whole, available: [offer, away], multistore_available: [location(4, 'Harbour')] });
  expect(one.words).toContain('This used copy is at Harbour, not at your shop.');
  expect(one.words).toContain('|Make Harbour my shop|');
  expect(one.html).toMatch(
    /<form action="\/location\?back=%2Fitem%2F9791200000008" method="post"><input type="hidden" name="location_id" value="4"\/>/,
  );
  const two = [location(4, 'Harbour'), location(5, 'Hill')];
  const several = draw({ ...whole, available: [away], multistore_available: two });
  expect(several.words).toContain('|Make Harbour my shop|Make Hill my shop|');
  const toOrder: Offer = { ...offer, onhand: 0, text, status: 'elsewhere' };
  const shelf = [{ ...location(4, 'Harbour'), available: [offer] }, location(5, 'Hill')];
  const ordered = draw({ ...whole, available: [toOrder], multistore_available: shelf }).words;
  expect(ordered).toContain('Add to cart');
  expect(ordered).toContain('|Pick it up at Harbour|');
  expect(ordered).not.toContain('Pick it up at Hill');
  // The new copy can be bought here, so it needs no other location. A shop without a cart sells nothing.
  expect(draw(whole).words).not.toContain('my shop|');
  expect(draw({ ...whole, available: [away] }, { cart_enabled: false }).words).not.toContain('my shop|');
});

test('only stock of the shopper’s own shop looks like it', () => {
  const stock = (facts: Partial<Offer>) => {
    const available = [{ ...offer, text: 'In stock at Harbour', ...facts }];
    const page = draw({ ...whole, available }).html;
    return [page, renderInShop(<RowOffer row={{ ...row, available }} />)].map((html) =>
      html.match(/<p class="[^"]*stock[^"]*"( data-here="true")?>(<svg)?/)?.slice(1),
    );
  };
  expect(stock({})).toEqual([
    [' data-here="true"', undefined],
    [' data-here="true"', undefined],
  ]);
  expect(stock({ onhand: 0, status: 'elsewhere' })).toEqual([
    [undefined, '<svg'],
    [undefined, undefined],
  ]);
  expect(stock({ onhand: 0, status: 'sold_out' })[0]).toEqual([undefined, undefined]);
});

test('a row says that its copy is not a new one', () => {
  const rowWith = (code: Offer['code']) =>
    renderInShop(<RowOffer row={{ ...row, available: [{ ...offer, code }] }} />);
  expect(rowWith('USED')).toContain('>Used<');
  expect(rowWith('NEW')).not.toMatch(/>(New|Used)</);
});

test('does not repeat a subject that leads to another one', () => {
  const fiction = { id: 1, label: 'Fiction' };
  const subjects = [
    { id: 1, subject: 'Fiction', sub_labels: [fiction] },
    { id: 2, subject: 'Thrillers', sub_labels: [fiction, { id: 2, label: 'Thrillers' }] },
    { id: 3, subject: 'Boats', sub_labels: [{ id: 3, label: 'Boats' }] },
  ];
  const { words } = draw({ ...whole, subjects });
  expect(words).toContain('|Subjects|Thrillers|Fiction|Boats|');
});

test('leaves no empty element for an unknown fact', () => {
  const { words } = draw({ ...previewOf(row), authors: [], series: '', publisher: '', isbn_type: 'ISBN-13' });
  for (const heading of [
    'About',
    'Reviews',
    'Message',
    'Subjects',
    'Look inside',
    'Pages',
    'rank',
    'purchased',
  ])
    expect(words).not.toContain(heading);
  expect(words).not.toMatch(/undefined|null|NaN/);
});

test('a discount is shown as the shop wants it, and not at all where sale prices are hidden (ITEM-043, ITEM-058)', () => {
  expect(draw(whole).words).toContain('|was |$20.00|now |$15.00|−25%|');
  const plain = draw(whole, { show_strikethrough: false });
  expect(plain.words).toContain('$15.00');
  expect(plain.words).not.toContain('$20.00');
});

// ITEM-042, ITEM-046, ITEM-053, APP-014
test("a hidden price shows the shop's text, once; guests of a shop that hides all prices see a login prompt", () => {
  const wording = { checkout_info: { ws_no_price_wording: 'Ask at the desk' } };
  const asked = {
    ...offer,
    price: null,
    row_price: null,
    availability: 'no_price' as const,
    status: 'price_on_request' as const,
    cartable: false,
  };
  const ask = draw({ ...whole, available: [{ ...asked, text: 'Ask at the desk' }] }, wording);
  expect(ask.words.match(/Ask at the desk/g)).toHaveLength(1);
  expect(ask.words).not.toContain('Unavailable');
  const priceless = draw({ ...whole, available: [asked] }, { ...wording, guest_show_price: false });
  expect(priceless.words).toContain('Ask at the desk');
  expect(priceless.words).not.toContain('Log in to see prices');
  const hidden = { ...offer, price: null, row_price: null };
  const guest = draw({ ...whole, available: [hidden] }, { ...wording, guest_show_price: false });
  expect(guest.words).toContain('|Log in to see prices|');
  expect(guest.words).not.toContain('Ask at the desk');
  // The shop sells nothing to those who may not see what it costs.
  expect(guest.words).not.toContain('Add to cart');
});

test('a percentage off is shown only beside the price that it is off', () => {
  const reduced = { ...whole, available: [{ ...offer, price: 2100, row_price: 3000, discount: 30 }] };
  expect(draw(reduced).words).toContain('−30%');
  expect(draw(reduced, { show_strikethrough: false }).words).not.toContain('−30%');
});

test('a title that has no seller says so; one that others sell does not (ITEM-054)', () => {
  const alone = { ...whole, available: [], at_other_locations: 0 };
  expect(draw(alone).words).toContain('|Unavailable|');
  const withdrawn = { ...offer, text: 'Unavailable', status: 'unavailable' as const, cartable: false };
  expect(draw({ ...alone, available: [withdrawn] }).words.match(/Unavailable/g)).toHaveLength(1);
  expect(draw({ ...alone, ebook_url: 'https://example.com/e' }).words).not.toContain('Unavailable');
  expect(draw({ ...alone, at_other_locations: 1 }).words).not.toContain('Unavailable');
});

test('shows carton quantity and class where the shop wants it (ITEM-031, ITEM-044, ITEM-045)', () => {
  expect(draw(whole).words).not.toMatch(/Carton|Gift/);
  const { words } = draw(whole, {
    display_carton_quantity: true,
    bm_class_enabled: true,
    bm_class_name: 'Shelf class',
  });
  expect(words).toContain('|Carton quantity|24|');
  expect(words).toMatch(/Shelf class\|?: \|?Gift/);
});

test('every condition has its own price, words and button; without a cart there are no buttons (ITEM-019, APP-015)', () => {
  const used = { ...offer, code: 'USED' as const, price: 800, row_price: 800, discount: 0, text: '1 used' };
  const { words } = draw({ ...whole, available: [offer, used] });
  expect(words).toMatch(/\|New\|.*\$15\.00.*\|Used\|\$8\.00\|1 used\|/s);
  expect(words.match(/Add to cart/g)).toHaveLength(2);
  expect(draw(whole, { cart_enabled: false }).words).not.toContain('Add to cart');
});

test('a forthcoming book is a pre-order while none is on hand (CART-006)', () => {
  const button = (is_forthcoming: boolean, onhand: number) => {
    const available = [{ ...offer, onhand, is_extra_orderable: true }];
    return /\|(Pre-order|Add to cart)\|/.exec(draw({ ...whole, is_forthcoming, available }).words)?.[1];
  };
  expect(button(true, 0)).toBe('Pre-order');
  expect(button(true, 2)).toBe('Add to cart');
  expect(button(false, 0)).toBe('Add to cart');
});

test('where the cart is for customers, a guest reads so in place of the button, on a page and in a row (CART-026)', () => {
  const customersOnly = { guest_show_cart: false };
  const guest = draw(whole, customersOnly);
  expect(guest.words).not.toContain('Add to cart');
  expect(guest.words).toContain('|Requires account|');
  expect(guest.html).toContain(`href="/account/login?back=${encodeURIComponent(`/item/${whole.eisbn}`)}"`);
  const known = draw(whole, customersOnly, customer).words;
  expect(known).toContain('Add to cart');
  expect(known).not.toContain('Requires account');
  const sold = { ...offer, cartable: false };
  for (const [available, settings] of [
    [[offer], {}],
    [[offer], { ...customersOnly, cart_enabled: false }],
    [[sold], customersOnly],
  ] as const)
    expect(draw({ ...whole, available: [...available] }, settings).words).not.toContain('Requires account');
  const drawRow = (settings: StoredSettings) => renderInShop(<RowOffer row={row} />, settings);
  expect(drawRow(customersOnly)).toContain('aria-label="Requires account: Salt Roads"');
  expect(drawRow(customersOnly)).not.toContain('Add to cart');
  expect(drawRow({})).not.toContain('Requires account');
});

test('a promise stands below the button, and only there; its room is kept while it is on its way', () => {
  const promised = { ...whole, available: [{ ...offer, promise: 'Ready in about two hours at Harbour' }] };
  expect(draw(promised).words).toMatch(/\|Add to cart\|.*\|Ready in about two hours at Harbour\|/);
  expect(draw(promised, { cart_enabled: false }).words).not.toContain('Ready');
  const hidden = {
    ...whole,
    available: [{ ...offer, price: null, row_price: null, promise: 'Ready today' }],
  };
  expect(draw(hidden, { guest_show_price: false }).words).not.toContain('Ready');
  expect(draw({ ...whole, available: [{ ...offer, promise: '' }] }).html).not.toMatch(/class="[^"]*promise/);
  const view = (
    <SessionProvider first={null}>
      <ItemView title={whole} waiting />
    </SessionProvider>
  );
  expect(renderInShop(view, {}, '/item/1')).toMatch(/class="[^"]*promise[^"]*">\u00a0</);
});

test('the last copy has no quantity; an offer beside the first one has a quieter button', () => {
  const used = { ...offer, code: 'USED' as const, price: 800, row_price: 800, discount: 0, onhand: 1 };
  const { html } = draw({ ...whole, available: [{ ...offer, is_extra_orderable: true }, used] });
  expect(html.match(/name="quantity"/g)).toHaveLength(1);
  expect(
    html.match(/<button type="submit"[^>]*>/g)?.map((tag) => /primary|secondary/.exec(tag)?.[0]),
  ).toEqual(['primary', 'secondary']);
  expect(draw({ ...whole, available: [{ ...offer, onhand: 1 }] }).html).not.toContain('name="quantity"');
  // More of it can be ordered.
  const orderable = { ...offer, onhand: 1, is_extra_orderable: true };
  expect(draw({ ...whole, available: [orderable] }).html).toContain('name="quantity"');
});

test("a bookseller's note stands above the price; a long one is folded without script, with its whole text", () => {
  const { words, html } = draw(whole);
  expect(words).toMatch(/\|J\|Message from Jo of the shop\|Read it twice\|.*\$15\.00/);
  expect(html).not.toContain('<details data-print="hide"><summary>');
  const text = 'It rains in every chapter. '.repeat(12).trim();
  const long = draw({ ...whole, comments: [{ author: 'Nell', text }] });
  expect(long.words).toContain(`|${text}|Read the whole note|Show less|`);
});

test('shows offers that can be bought before those that cannot', () => {
  const gone = { ...offer, text: 'Out of print', onhand: 0, cartable: false };
  const used = { ...offer, code: 'USED' as const, price: 800, row_price: 800, discount: 0, text: '1 used' };
  const { words } = draw({ ...whole, available: [gone, used] });
  expect(words).toMatch(/\|Used\|\$8\.00\|1 used\|.*\|New\|.*\|Out of print\|/s);
});

test('the cover comes by its ISBN and version; a book without one has its typographic cover', () => {
  expect(draw({ ...whole, cover_image_cache: 'ab12' }).html).toContain(
    '/images/cover/9791200000008/ab12/360.avif',
  );
  const bare = draw({ ...whole, cover_image_cache: '' }).html;
  expect(bare).toContain('src="/images/cover/9791200000008.svg"');
  expect(bare).not.toContain('.avif');
});

test('the audiobook stands out where the shop wants it', () => {
  const heard = { ...whole, has_libro_audiobook: true };
  expect(draw(heard).html).not.toMatch(/class="[^"]*prominent/);
  expect(draw(heard, { prominent_librofm: true }).html).toMatch(/class="[^"]*prominent/);
});

test('a note that the row brought whole leads; one that comes later stands below the button', () => {
  const comment = { author: 'Jo of the shop', text: 'Read it twice' };
  expect(previewOf({ ...row, comment }).comments).toEqual([comment]);
  expect(previewOf({ ...row, comment: { ...comment, text: 'Read it twice, then…' } }).comments).toEqual([]);
  const order = (hasLeadNote: boolean) => {
    const { words } = draw(whole, {}, null, { hasLeadNote });
    return words.indexOf('Read it twice') < words.indexOf('Add to cart');
  };
  expect([order(true), order(false)]).toEqual([true, false]);
  const second = { ...comment, author: 'Nell' };
  const { words } = draw({ ...whole, comments: [comment, second] });
  expect(words.indexOf('Message from Nell')).toBeGreaterThan(words.indexOf('Add to cart'));
});

test('while the rest is on its way, what is bought keeps the places that it will take', () => {
  const away = { ...offer, code: 'USED' as const, onhand: 0, cartable: false, status: 'elsewhere' as const };
  const some = { ...row, available: [{ ...offer, sub_message: 'Also at Harbour' }, away] };
  const { words } = draw(previewOf(some), {}, null, { waiting: true });
  expect(words).not.toContain('Unavailable');
  // The place of 'Available at 2 other locations' is kept instead.
  expect(words).not.toContain('Also at');
  const ordered = {
    ...offer,
    onhand: 0,
    is_extra_orderable: true,
    text: 'Available to order, usually in 1–2 weeks',
  };
  const early = draw(previewOf({ ...row, available: [ordered] }), {}, customer, { waiting: true }).words;
  expect(early).toContain('|Available to order|');
  expect(early).toContain('Usually here in');
});

const used: Offer = { ...offer, code: 'USED', used: true, onhand: 1, promise: 'Ready in an hour' };

test('copies that are ready at the same time have one promise', () => {
  const both = [{ ...offer, promise: 'Ready in an hour' }, used];
  expect(draw({ ...whole, available: both }).words.match(/Ready in an hour/g)).toHaveLength(1);
  const ordered = { ...offer, onhand: 0, is_extra_orderable: true, promise: 'Usually here in 2 weeks' };
  const { words } = draw({ ...whole, available: [ordered, used] });
  expect(words).toMatch(/Usually here in 2 weeks.*Ready in an hour/);
});

test('the only copy has no quantity, and once it is in the cart no button to press', () => {
  const only = { ...whole, available: [used] };
  const before = draw(only);
  expect(before.words).toContain('|Only copy|');
  expect(before.words).toContain('|Add to cart|');
  const items = [{ title_info: { eisbn: whole.eisbn, condition: 'USED' }, cart_info: { quantity: 1 } }];
  const cart = { items } as unknown as Cart;
  const after = draw(only, {}, { logged_in: false, cart } as Session);
  expect(after.words).toContain('|In your cart|');
  expect(after.words).not.toContain('|Add to cart|');
  expect(after.html).toMatch(/<button[^>]*aria-disabled="true"[^>]*>/);
  // More of it can be ordered.
  const more = { ...used, is_extra_orderable: true };
  expect(draw({ ...only, available: [more] }, {}, { cart } as Session).words).toContain('|Add to cart|');
});

test('the way to a gift registry stands beside the cart where the shop has registries (REG-005, REG-010, REG-032)', () => {
  const items = [{ title_info: { eisbn: whole.eisbn, condition: 'NEW' }, cart_info: { quantity: 1 } }];
  const session = { logged_in: true, cart: { items } as unknown as Cart } as Session;
  const enabled = { gift_registry_enabled: true };
  const own = draw(whole, enabled, session);
  expect(own.words).toMatch(/\|1 in cart\|.*\|Add to gift registry\|/);
  expect(own.html).not.toContain('href="/gift-registry/7"');
  expect(draw(whole, enabled, session, { registryId: 7 }).html).toContain('href="/gift-registry/7"');
  expect(draw(whole, {}, session).words).not.toContain('gift registry');
});

test('a guest reads beside the button that a book to be ordered takes an account (CHECKOUT-054)', () => {
  const ordered = { ...whole, available: [{ ...offer, onhand: 0, is_extra_orderable: true }] };
  const guest = draw(ordered);
  expect(guest.words).toContain('need an account to order this one');
  expect(guest.html).toContain('href="/account/signup?back=%2Fitem%2F9791200000008"');
  expect(draw(ordered, {}, customer).words).not.toContain('need an account');
  expect(draw(whole).words).not.toContain('need an account');
  expect(draw(whole, { guest_allow_checkout: false }).words).toContain('need an account');
});

test('says which events sell it or name its author, and when', () => {
  const event = { id: 7, title: 'An evening with Ida Quill', text: 'Friday, December 4, 7 pm · The Loft' };
  const html = renderInShop(<ItemView title={{ ...whole, events: [event] }} />);
  expect(html).toMatch(/<a [^>]*href="\/events\/7"[^>]*>An evening with Ida Quill</);
  expect(html).toContain('>Friday, December 4, 7 pm · The Loft<');
  expect(renderInShop(<ItemView title={whole} />)).not.toContain('aria-label="Events"');
});
