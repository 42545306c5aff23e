import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { BrowseResult, FilterEntry } from '../../../contract/browse.ts';
import { type CustomForm, readElements } from '../../../contract/custom-form.ts';
import { parseFilterPath } from '../../../contract/filter-path.ts';
import type { Offer, TitleRow } from '../../../contract/title.ts';
import type { SidebarList } from '../../../contract/titlelist.ts';
import { type StoredSettings, settingsOf } from '../../../server/store/settings.ts';
import { ToastProvider } from '../../../ui/toast.tsx';
import { SessionProvider } from '../session/session-provider.tsx';
import { AskUs } from './ask-us.tsx';
import { browseMeta } from './browse-meta.ts';
import { BrowsePage } from './browse-page.tsx';
import { askUsCode } from './lazy-ask-us.tsx';
import type { NoResultsHelp } from './no-results-help.ts';

askUsCode.loaded = AskUs;

const offer: Offer = {
  code: 'NEW',
  text: '3 in stock',
  message: '',
  sub_message: '',
  note: '',
  row_price: 2000,
  price: 1800,
  discount: 10,
  onhand: 3,
  onorder: 0,
  used: false,
  is_extra_orderable: true,
  is_large_print: false,
  bm_class: '',
  availability: 'available',
  cartable: true,
};

const book = (n: number, more: Partial<TitleRow> = {}): TitleRow => ({
  eisbn: `97912000000${String(n).padStart(2, '0')}`,
  title: `Book ${n}`,
  subtitle: '',
  authors: [{ name: 'Ann Lee', role: 'A01', canadian: false }],
  series: 'Tides',
  series_num: '2',
  binding: 'Hardcover',
  binding_code: 'BB',
  publisher: '',
  language: 'English',
  release_date: 1_772_625_600,
  is_forthcoming: false,
  is_giftcard: false,
  is_large_print: false,
  list_price_usa: 2000,
  list_price_can: null,
  price: 1800,
  available: [offer],
  cover_image_cache: 'abc',
  cover_ratio: 0.66,
  summary: 'A summary.',
  ...more,
});

const value = (k: string, v: string, e: string, more: Partial<FilterEntry> = {}): FilterEntry => ({
  k,
  v,
  e,
  c: 7,
  n: true,
  m: '',
  s: '',
  subfilter: [],
  ...more,
});

const resultOf = (more: Partial<BrowseResult> = {}): BrowseResult => ({
  rows: [book(1), book(2)],
  row_count: 60,
  max_offset: 9_999,
  filter_info: [
    {
      k: 's',
      label: 'Subject',
      entries: [value('s', '1', 'Fiction', { c: 1000 }), value('s', '2', 'History')],
    },
  ],
  context: null,
  stored: null,
  did_you_mean: '',
  is_corrected: false,
  left_out: [],
  near: [],
  answers: [],
  ...more,
});

const shop = (settings: StoredSettings = {}) =>
  settingsOf(
    {
      id: 1,
      webstore_name: 'shop',
      name: 'Harbour Books',
      hosts: [],
      currency: 'USD',
      country: 'US',
      time_zone: 'America/New_York',
      settings,
    },
    [],
    'https://shop.test',
  );

function draw(
  path: string,
  result: BrowseResult & { help?: NoResultsHelp | undefined; lists?: SidebarList[] },
  settings = shop(),
): string {
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        path: '/',
        element: (
          <ToastProvider>
            <SessionProvider>
              <Outlet />
            </SessionProvider>
          </ToastProvider>
        ),
        children: [
          {
            path: 'browse/*',
            element: <BrowsePage state={parseFilterPath(path)} result={{ lists: [], ...result }} />,
          },
        ],
      },
    ],
    { initialEntries: [path], hydrationData: { loaderData: { root: { settings } } } },
  );
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const hrefs = (html: string) => [...html.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href);
const linkTo = (html: string, path: string) =>
  html.match(/<a [^>]*>/g)?.find((tag) => tag.includes(` href="${path}"`)) ?? '';
const words = (html: string) =>
  html
    .replaceAll('&#x27;', "'")
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, '|')
    .replace(/(\|\s*)+/g, '|');

test('a page of results: heading, count, filters with counts, books and the next page', () => {
  const html = draw('/browse/filter', resultOf());
  expect(words(html)).toContain('|60 books|');
  expect(words(html)).toContain('|Fiction|1000+|');
  expect(hrefs(html)).toEqual(
    expect.arrayContaining([
      '/browse/filter/s/1',
      '/browse/filter/n/s:1',
      '/item/9791200000001',
      '/browse/filter/k/author/t/Ann%20Lee',
      '/browse/filter/k/whole_series/t/Tides',
      '/browse/filter/o/26',
      '/browse/filter/l/100',
    ]),
  );
  expect(html).toMatch(/rel="next"/);
  expect(html).not.toMatch(/rel="prev"/);
});

test('a filter has its nested filters inside it (BROWSE-029, BROWSE-047)', () => {
  const fiction = value('s', '1', 'Fiction', { subfilter: [value('s', '11', 'Sea stories')] });
  const html = draw(
    '/browse/filter/s/1',
    resultOf({ filter_info: [{ k: 's', label: 'Subject', entries: [fiction, value('s', '2', 'History')] }] }),
  );
  const nested = /<ul[^>]* aria-label="Fiction".*?<\/ul>/s.exec(html)?.[0] ?? '';
  expect(words(nested)).toContain('|Sea stories|');
  expect(words(nested)).not.toContain('|History|');
});

test('how many books a page has is asked only where a page cannot have them all (BROWSE-031)', () => {
  expect(words(draw('/browse/filter', resultOf({ row_count: 27 })))).toContain('|Per page|26|50|');
  expect(words(draw('/browse/filter/l/50', resultOf({ row_count: 27 })))).toContain('|Per page|26|50|');
  expect(words(draw('/browse/filter', resultOf({ row_count: 26 })))).not.toContain('Per page');
  expect(words(draw('/browse/filter', resultOf({ row_count: 900 })))).toContain('|Per page|26|50|100|200|');
});

test('only the first cover has priority, and prices before a discount are struck where the shop wants it', () => {
  const html = draw('/browse/filter', resultOf());
  expect(html.match(/<img[^>]* fetchPriority="high"/g)).toHaveLength(1);
  // The browser reads of it before anything else.
  expect(html.match(/<link rel="preload" as="image"[^>]* fetchPriority="high"/g)).toHaveLength(1);
  expect(words(html)).toContain('|was |$20.00|now |$18.00|');
  for (const plain of [{ show_strikethrough: false }, { hide_sale_pricing: true }]) {
    expect(draw('/browse/filter', resultOf(), shop(plain))).not.toContain('$20.00');
  }
});

test('says where a search looked, but not for an ISBN', () => {
  expect(words(draw('/browse/filter/t/sea/k/author', resultOf()))).toContain('60 books, searched in authors');
  const isbn = words(draw('/browse/filter/t/0-261-10334-2/k/author', resultOf()));
  expect(isbn).not.toContain('searched in');
});

test('a hidden price is replaced by the words of the shop, once', () => {
  const hidden = {
    ...offer,
    price: null,
    row_price: null,
    cartable: false,
    text: 'Ask us',
    status: 'price_on_request' as const,
  };
  const settings = shop({ checkout_info: { ws_no_price_wording: 'Ask us' } });
  const html = draw('/browse/filter', resultOf({ rows: [book(1, { available: [hidden] })] }), settings);
  expect(words(html).match(/Ask us/g)).toHaveLength(1);
  expect(words(html)).not.toContain('Add to cart');
});

test('a shopper who may not see a price gets no button for it', () => {
  const hidden = { ...offer, price: null, row_price: null };
  const html = draw('/browse/filter', resultOf({ rows: [book(1, { available: [hidden] })] }));
  expect(words(html)).not.toContain('Add to cart');
});

test('a shop without a cart has no buttons for it', () => {
  expect(words(draw('/browse/filter', resultOf()))).toContain('Add to cart');
  expect(words(draw('/browse/filter', resultOf(), shop({ cart_enabled: false })))).not.toContain(
    'Add to cart',
  );
});

test('a chosen filter is the heading, can be taken back, and is not a trap for crawlers', () => {
  const html = draw('/browse/filter/s/1', resultOf());
  expect(html).toMatch(/<h1[^>]*>Fiction<\/h1>/);
  expect(html).toContain('aria-label="Remove: Fiction"');
  expect(linkTo(html, '/browse/filter/s/1,2')).toContain('rel="nofollow"');
  expect(linkTo(draw('/browse/filter', resultOf()), '/browse/filter/s/1')).not.toContain('nofollow');
});

test('long filters keep what is chosen in view', () => {
  const entries = Array.from({ length: 14 }, (_, i) => value('f', `f${i}`, `Format ${i}`));
  const html = draw(
    '/browse/filter/f/f12',
    resultOf({ filter_info: [{ k: 'f', label: 'Format', entries }] }),
  );
  expect(words(html)).toContain('|5 more|');
  expect(html.indexOf('>Format 12<')).toBeLessThan(html.indexOf('5 more'));
});

test('the order form carries the search, and offers the pasted order only where there is one', () => {
  const html = draw('/browse/filter/t/sea/k/title/s/1/o/26', resultOf());
  const form = /<form[^>]*action="\/browse".*?<\/form>/s.exec(html)?.[0] ?? '';
  expect([...form.matchAll(/name="(\w)" value="(\w+)"/g)].map(([, name, v]) => `${name}=${v}`)).toEqual([
    't=sea',
    'k=title',
    's=1',
  ]);
  expect(words(form)).toContain("|What's in store|Popularity|Release date|Title|Author|");
  expect(form).not.toContain('As pasted');
  expect(draw('/browse/filter/v/sequence/x/r-8', resultOf())).toContain('As pasted');
  const list = resultOf({ context: { name: 'Summer reads', list_id: 5 } });
  expect(words(draw('/browse/filter/v/sequence/x/5', list))).toContain("|List order|What's in store|");
});

test('nothing found: the sentence, the tips and every way on', () => {
  const none = resultOf({ rows: [], row_count: 0, did_you_mean: 'gardens' });
  const html = draw('/browse/filter/t/gardnes/k/author/s/1', none);
  expect(words(html)).toContain('|No matches found! Please change your search terms|');
  for (const tip of ['spelling', 'exclamation point', 'Shorten', 'search type']) expect(html).toContain(tip);
  expect(hrefs(html)).toEqual(
    expect.arrayContaining([
      '/browse/filter/t/gardens/k/author/s/1',
      '/browse/filter/t/gardnes/k/author',
      '/browse/filter/t/gardnes/k/keyword/s/1',
      '/browse/filter',
    ]),
  );
});

test('a shop without books doesn’t ask for other search terms', () => {
  const none = resultOf({ rows: [], row_count: 0 });
  const html = words(draw('/browse/filter', none));
  expect(html).toContain('|Our books aren’t listed here yet|');
  expect(html).not.toContain('No matches found');
  const list = { ...none, context: { name: 'Summer reads', list_id: 5 } };
  for (const asked of ['/browse/filter/t/sea', '/browse/filter/f/pb', '/browse/filter/v/sequence/x/5'])
    expect(words(draw(asked, asked.endsWith('5') ? list : none))).toContain('|No matches found!');
});

const form: CustomForm = {
  form_id: 3,
  header: 'Ask us to find it',
  description: '',
  elements: readElements([
    { id: 'who', type: 'text', label: 'Name', required: true },
    { id: 'book', type: 'textarea', label: 'Book' },
    { id: 'more', type: 'textarea', label: 'More' },
  ]),
};

/** A page that finds nothing for this text. */
function drawNone(
  text: string,
  help?: NoResultsHelp,
  stored: StoredSettings = {},
  near: TitleRow[] = [],
): string {
  const none = { ...resultOf({ rows: [], row_count: 0, near }), help };
  return draw(`/browse/filter/t/${encodeURIComponent(text)}`, none, shop(stored));
}

test('nothing found: the nearest books, each with its price and a button', () => {
  const nothing = { form: null, picks: null };
  const html = drawNone('the tidse', nothing, {}, [book(3)]);
  expect(words(html)).toContain('|Close matches|');
  expect(linkTo(html, '/item/9791200000003')).not.toBe('');
  expect(words(html)).toContain('Add to cart');
  expect(words(drawNone('the tidse', nothing))).not.toContain('Close matches');
});

test("nothing found: the shop's form has the search in its first text area, and posts without JavaScript", () => {
  const html = drawNone('the tidse', { form, picks: null }, { store_info: { phone: '(207) 555-0142' } });
  expect(words(html)).toContain('|We can probably get it|');
  expect(html).toMatch(/<textarea[^>]* name="book"[^>]*>the tidse<\/textarea>/);
  expect(html).toMatch(/<textarea[^>]* name="more"[^>]*><\/textarea>/);
  expect(html).toMatch(/<form[^>]* action="\/browse\/filter\/t\/the%20tidse#form-ask"/);
  expect(html).toMatch(/<input type="hidden" name="_form" value="3"\/>/);
  expect(hrefs(html)).toContain('tel:2075550142');
  const isbn = drawNone('978-0-06-112008-4', { form, picks: null });
  expect(words(isbn)).toContain('|We don’t have a book with that ISBN.|');
  expect(isbn).toMatch(/<textarea[^>]* name="book"[^>]*>ISBN 9780061120084<\/textarea>/);
});

test('nothing found at a shop without such a form: its phone and email, as far as it has them', () => {
  const store_info = { phone: '(207) 555-0142', email: 'shop@example.com' };
  const both = drawNone('tidse', { form: null, picks: null }, { store_info });
  expect(hrefs(both)).toEqual(expect.arrayContaining(['tel:2075550142', 'mailto:shop@example.com']));
  expect(both).not.toContain('<textarea');
  expect(words(drawNone('tidse', { form: null, picks: null }))).not.toContain('We can probably get it');
});

test('nothing found: the books that the shop wants to be seen, and the way to all of them', () => {
  const list = {
    list_id: 8,
    name: 'Staff picks',
    header: '',
    header_visible: true,
    description: '',
    can_delete: false,
    row_count: 60,
    has_titles: true,
    limit: -1,
    image: '',
    image_cache: '',
    type: '' as const,
    event_id: null,
    calendar_widgets: [],
  };
  const html = drawNone('tidse', { form: null, picks: { list, rows: [book(1), book(2)], row_count: 60 } });
  expect(html).toMatch(/<h2[^>]*>Staff picks<\/h2>/);
  expect(hrefs(html)).toEqual(expect.arrayContaining(['/lists/8', '/item/9791200000001/lists/8']));
  // What can still find the book comes first.
  const all = drawNone('tidse', { form, picks: { list, rows: [book(1)], row_count: 60 } }, {}, [book(3)]);
  expect(words(all)).toMatch(
    /No matches found!.*We can probably get it.*Close matches.*Staff picks.*Search tips/,
  );
});

test('the lists of the shop stand beside the books, and lead to the rest of them (LIST-036)', () => {
  const { eisbn, title, authors } = book(7);
  const list = { list_id: 8, name: 'Salt water', header: 'Sea stories', header_visible: true, limit: 3 };
  const lists = [
    { ...list, row_count: 4, rows: [{ eisbn, title, authors }] },
    { ...list, list_id: 9, header_visible: false, row_count: 1, rows: [{ eisbn, title, authors }] },
  ];
  const html = draw('/browse', { ...resultOf(), lists });
  expect(html).toMatch(/<h2 id="side-8">Sea stories<\/h2>.*All 4 books.*<h2 id="side-9">Salt water<\/h2>/s);
  expect(hrefs(html)).toEqual(expect.arrayContaining(['/item/9791200000007', '/lists/8']));
  expect(hrefs(html)).not.toContain('/lists/9');
  expect(draw('/browse', resultOf())).not.toContain('side-');
  expect(draw('/browse/filter/t/tidse', { ...resultOf({ rows: [], row_count: 0 }), lists })).not.toContain(
    'side-',
  );
});

test('results of another spelling say so, and are announced', () => {
  const instead = resultOf({ did_you_mean: 'harry potter', is_corrected: true });
  const html = draw('/browse/filter/t/hary%20poter/f/Hardcover', instead);
  expect(html).toMatch(/<h1[^>]*>Results for “harry potter”<\/h1>/);
  const said = /<div role="status">(.*?)<\/div>/.exec(html)?.[1] ?? '';
  expect(words(said).replaceAll('|', '')).toBe(
    'No results for “hary poter”. Showing results for “harry potter”.',
  );
  expect(hrefs(said)).toEqual(['/browse/filter/t/harry%20potter/k/keyword/f/Hardcover']);

  // Filters may leave nothing of them.
  const none = draw('/browse/filter/t/hary%20poter/f/Hardcover', { ...instead, rows: [], row_count: 0 });
  expect(words(none).replaceAll('|', '')).toContain('Did you mean harry potter?');
  expect(hrefs(none)).toContain('/browse/filter/t/harry%20potter/k/keyword');
  expect(none).toMatch(/<h1[^>]*>Results for “hary poter”<\/h1>/);
  // A suggestion beside results is no news.
  expect(draw('/browse/filter/t/sea', resultOf())).toContain('<div role="status"></div>');
});

test('words that were left out are named', () => {
  const some = resultOf({ did_you_mean: 'wolf hall', is_corrected: true, left_out: ['booker', 'prize'] });
  const said = /<div role="status">(.*?)<\/div>/.exec(
    draw('/browse/filter/t/wolf%20hall%20booker%20prize', some),
  );
  expect(words(said?.[1] ?? '').replaceAll('|', '')).toBe(
    'No book matches all of these words, so we left out “booker” and “prize”. Showing results for “wolf hall”.',
  );
});

test("the shop's answers are above the books, also without any books", () => {
  const answers = [{ title: 'Staff picks', path: '/staff-picks', text: 'What we press on friends.' }];
  for (const rows of [resultOf().rows, []]) {
    const html = draw('/browse/filter/t/staff%20picks', resultOf({ answers, rows, row_count: rows.length }));
    expect(words(html)).toContain('|From the shop|Staff picks|What we press on friends.|');
    expect(hrefs(html)).toContain('/staff-picks');
  }
  expect(words(draw('/browse/filter/t/sea', resultOf()))).not.toContain('From the shop');
});

test('an ISBN whose digits do not add up gets a hint', () => {
  const none = resultOf({ rows: [], row_count: 0 });
  const hint = (typed: string) =>
    words(draw(`/browse/filter/t/${typed}`, none)).includes('isn’t quite an ISBN');
  expect(hint('978-0-06-112008-5')).toBe(true);
  expect(hint('0061120091')).toBe(true);
  expect(hint('978006112008')).toBe(true);
  expect(hint('9780061120084')).toBe(false);
  expect(hint('1984')).toBe(false);
  expect(hint('20000%20leagues')).toBe(false);
});

test('a list that filters gives its name (BROWSE-048)', () => {
  const html = draw('/browse/filter/x/l-5', resultOf({ context: { name: 'Summer reads', list_id: 5 } }));
  expect(html).toMatch(/<h1[^>]*>Summer reads<\/h1>/);
  const called = draw('/browse/filter/x/l-5', resultOf({ context: { name: 'Browse', list_id: 5 } }));
  expect(hrefs(called)).toContain('/browse');
});

test('a stored result has its name, or says that it is gone', () => {
  const named = draw(
    '/browse/filter/x/r0123abcd',
    resultOf({
      stored: {
        id: 'r0123abcd',
        name: 'wanted.csv',
        left_out: [
          { reason: 'ISBNs not found', numbers: ['9780385490818'], count: 101 },
          { reason: 'Not ISBNs', numbers: ['0439023484', '12'], count: 2 },
        ],
        unread: ['We read the first half.'],
      },
    }),
  );
  expect(named).toMatch(/<h1[^>]*>wanted.csv<\/h1>/);
  expect(words(named)).toContain(
    '|We read the first half.|ISBNs not found: 101|9780385490818, …|Not ISBNs: 2|0439023484, 12|',
  );
  // Clearing the filters keeps the uploaded list.
  expect(named).not.toContain('Chosen filters');
  const unnamed = draw(
    '/browse/filter/x/r0123abcd',
    resultOf({ stored: { id: 'r0123abcd', name: '', left_out: [], unread: [] } }),
  );
  expect(words(unnamed)).not.toContain('not found');
  expect(unnamed).toMatch(/<h1[^>]*>Your results<\/h1>/);
});

test.each([
  '/browse/filter/x/r0123abcd',
  '/browse/filter/x/nope',
  '/browse/filter/v/sequence/x/999',
  '/browse/filter/j/265',
])('%s, a list that is not there, is no search that found nothing', (path) => {
  const none = resultOf({ rows: [], row_count: 0 });
  const html = draw(path, none);
  expect(html).toMatch(/<h1[^>]*>List not found<\/h1>/);
  expect(words(html)).toContain('|This list is no longer here|');
  for (const wrong of ['No matches found', 'spelling', 'Chosen filters', '0 books'])
    expect(html).not.toContain(wrong);
  expect(hrefs(html)).toContain('/search/list');
  const facts = JSON.stringify(browseMeta(shop(), path, none));
  expect(facts).toContain('This list is no longer at Harbour Books.');
  expect(facts).toContain('noindex');
});

test('a list that is there and empty, or searched, is not said to be gone', () => {
  const none = resultOf({ rows: [], row_count: 0 });
  const empty = { ...none, context: { name: 'Summer reads', list_id: 5 } };
  expect(words(draw('/browse/filter/x/5', empty))).toContain('|No matches found!');
  expect(words(draw('/browse/filter/t/sea/x/999', none))).toContain('|No matches found!');
});

test('a whole page in the search box does not make a page of a heading', () => {
  const html = draw(`/browse/filter/t/${'long%20'.repeat(80)}`, resultOf());
  const heading = /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? '';
  expect(heading.length).toBeLessThan(110);
  expect(heading).toMatch(/long…”$/);
});

test('titles tell searches and their pages apart', () => {
  const titleOf = (path: string) => JSON.stringify(browseMeta(shop(), path, resultOf())[0]);
  expect(titleOf('/browse')).toBe('{"title":"Browse | Harbour Books"}');
  expect(titleOf('/browse/filter/t/book/k/keyword')).toBe('{"title":"Results for “book” | Harbour Books"}');
  expect(titleOf('/browse/filter/t/book/o/26')).toBe(
    '{"title":"Results for “book”, page 2 | Harbour Books"}',
  );
});

test('search engines keep the bare page and single filters, with the books for machines', () => {
  const facts = (path: string) => JSON.stringify(browseMeta(shop(), path, resultOf()));
  expect(facts('/browse/filter')).toContain('"title":"Browse | Harbour Books"');
  expect(facts('/browse/filter/s/1/v/date')).toContain('"href":"https://shop.test/browse/filter/s/1"');
  expect(facts('/browse/filter/t/sea')).toContain('noindex');
  expect(facts('/browse/filter/zzz/1/s/1')).toContain('"href":"https://shop.test/browse/filter/s/1"');
  expect(facts('/browse/filter/zzz/1/s/1')).toContain('noindex');
  expect(facts('/browse/filter/s/1')).not.toContain('noindex');
  expect(draw('/browse/filter/s/1', resultOf())).toContain('"@type":"ItemList"');
  expect(draw('/browse/filter/t/sea', resultOf())).not.toContain('ItemList');
});

test('a shop that shows the formats of a book as one result says how many, and shows each on request', () => {
  const rows = [
    book(1, { group: { formats: 3, editions: 5 } }),
    book(2, { group: { formats: 1, editions: 2 } }),
    book(3),
  ];
  const grouping = shop({ browse_group_formats: true });
  const html = draw('/browse/filter/s/1/o/26', resultOf({ rows }), grouping);
  expect(words(html)).toContain('|3 formats|');
  expect(words(html)).toContain('|2 editions|');
  expect(words(html).match(/\d (formats|editions)/g)).toHaveLength(2);
  expect(linkTo(html, '/browse/filter/s/1/w/each')).toContain('nofollow');
  const apart = draw('/browse/filter/s/1/w/each', resultOf(), grouping);
  expect(words(apart)).toContain('|One result per book|');
  expect(hrefs(apart)).toContain('/browse/filter/s/1/w/each/o/26');
  expect(apart).toContain('name="w" value="each"');
  expect(words(draw('/browse/filter', resultOf()))).not.toContain('Show all formats');
});
