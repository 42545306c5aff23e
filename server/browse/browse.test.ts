import { expect, test, vi } from 'vitest';
import { parseFilterPath, type Sort, searchTypes, toBrowseInput } from '../../contract/filter-path.ts';
import { freshDb } from '../../test/database.ts';
import { anEvent, inDays } from '../../test/events.ts';
import {
  buildCustomer,
  buildList,
  buildLocation,
  buildStock,
  buildStore,
  buildTitle,
  logIn,
} from '../../test/factories.ts';
import { fc } from '../../test/properties.ts';
import { testShop } from '../../test/shop.ts';
import { openMemoryBackend } from '../search/memory-backend.ts';

async function shopWithBooks() {
  const db = await freshDb();
  const store = await buildStore(db);
  const location = await buildLocation(db, store.id);
  const emma = await buildTitle(db, {
    title: 'Emma',
    author: 'Jane Austen',
    author_sort: 'austen jane',
    binding: 'Hardcover',
    release_date: '2001-01-01',
    sales_rank: 2,
  });
  const persuasion = await buildTitle(db, {
    title: 'Persuasion',
    author: 'Jane Austen',
    author_sort: 'austen jane',
    release_date: '2003-01-01',
    sales_rank: 1,
  });
  const dune = await buildTitle(db, {
    title: 'Dune',
    author: 'Frank Herbert',
    author_sort: 'herbert frank',
    language: 'fre',
    release_date: '2002-01-01',
    sales_rank: 3,
  });
  await buildStock(db, location.id, emma.id, 2);
  const search = await openMemoryBackend(db, { pollMs: 0 });
  await search.refresh();
  const made = await testShop({ db, search });
  const arrive = (name = store.webstoreName) => made.visitor(name);
  return { ...made, search, store, location, emma, persuasion, dune, arrive, visitor: arrive() };
}

const titles = (rows: { title: string }[]) => rows.map((row) => row.title);

test('browse/get without anything shows what is in store first, with counts', async () => {
  const { visitor } = await shopWithBooks();
  const answer = await visitor.get('browse/get', {});
  expect(titles(answer.rows)).toEqual(['Emma', 'Persuasion', 'Dune']);
  expect(answer).toMatchObject({ row_count: 3, max_offset: 10_000, context: null, did_you_mean: '' });
  const formats = answer.filter_info.find((group) => group.k === 'f');
  expect(formats).toMatchObject({
    label: 'Format',
    entries: [
      { k: 'f', v: 'Trade Paperback', e: 'Trade Paperback', c: 2, n: true, m: '', s: '' },
      { k: 'f', v: 'Hardcover', c: 1 },
    ],
  });
  expect(answer.filter_info.find((group) => group.k === 'g')?.entries.map((e) => e.e)).toEqual([
    'English',
    'French',
  ]);
});

test('browse/get takes filters as JSON text, as the wire sends them', async () => {
  const { visitor } = await shopWithBooks();
  const answer = await visitor.send('browse/get', {
    t: 'austen',
    k: 'author',
    n: '["f:Hardcover"]',
    l: '26',
    o: '0',
  });
  expect(answer).toMatchObject({ ok: true, value: { row_count: 1, rows: [{ title: 'Persuasion' }] } });
  const one = await visitor.send('browse/get', { f: '"Hardcover"' });
  expect(one).toMatchObject({ ok: true, value: { row_count: 1, rows: [{ title: 'Emma' }] } });
  expect(await visitor.send('browse/get', { f: '[broken' })).toMatchObject({
    ok: false,
    error_code: 'invalid_input',
  });
});

test('browse/get takes every key as JSON text, empty ones included (CALL-027)', async () => {
  const { visitor } = await shopWithBooks();
  const nothing = Object.fromEntries(
    [...'bsndacgrxj'].map((key, i) => [key, ['', 'null', '""', '[]'][i % 4]]),
  );
  const answer = await visitor.send('browse/get', {
    ...nothing,
    t: '"austen"',
    k: '"author"',
    v: '"title"',
    f: '["Hardcover","Trade Paperback"]',
    o: '0',
    l: '"26"',
  });
  expect(answer).toMatchObject({ ok: true, value: { rows: [{ title: 'Emma' }, { title: 'Persuasion' }] } });
  expect(await visitor.send('browse/get', { v: '', k: '', o: '', l: '' })).toMatchObject({ ok: true });
  for (const [key, text] of Object.entries({ k: '"nobody"', v: 'price', o: '-1', l: '201', s: '{}' })) {
    expect(await visitor.send('browse/get', { [key]: text }), key).toMatchObject({
      ok: false,
      error_code: 'invalid_input',
      error_data: { fields: [{ field: key }] },
    });
  }
});

test('browse/get sorts by popularity, date, title and author (BROWSE-036..039)', async () => {
  const { visitor } = await shopWithBooks();
  const sorted = async (v: Sort) => titles((await visitor.get('browse/get', { v })).rows);
  expect(await sorted('popularity')).toEqual(['Persuasion', 'Emma', 'Dune']);
  expect(await sorted('title')).toEqual(['Dune', 'Emma', 'Persuasion']);
  expect(await sorted('author')).toEqual(['Emma', 'Persuasion', 'Dune']);
  expect(await sorted('date')).toEqual(['Persuasion', 'Dune', 'Emma']);
});

test('browse/get takes numbers for ids', async () => {
  const { visitor, db, store, dune } = await shopWithBooks();
  const [list] = await db.query<{ id: number }>(
    "insert into title_list (store_id, name) values ($1, 'Sand') returning id",
    [store.id],
  );
  await db.query('insert into title_list_item (list_id, title_id, position) values ($1, $2, 1)', [
    list?.id,
    dune.id,
  ]);
  for (const x of [`${list?.id}`, `[${list?.id}]`, `["${list?.id}"]`]) {
    expect(await visitor.send('browse/get', { x })).toMatchObject({
      ok: true,
      value: { rows: [{ title: 'Dune' }], context: { name: 'Sand' } },
    });
  }
});

test('browse/get knows no other shelf than the one of a single shop', async () => {
  const { visitor: first, arrive, db, store, reload } = await shopWithBooks();
  const here = async (visitor = first) => {
    const { rows, filter_info } = await visitor.get('browse/get', { r: ['here'] });
    const entries = filter_info.find((group) => group.k === 'r')?.entries;
    return { found: titles(rows), offered: entries?.map(({ v, e, c, s }) => [v, e, c, s]) };
  };
  expect(await here()).toEqual({ found: ['Emma'], offered: [['store', 'In stock', 1, 'in']] });
  const second = await buildLocation(db, store.id, { name: 'Vernon' });
  await reload();
  const reader = arrive();
  await reader.get('webstore/setMultistoreLocation', { location_id: second.id });
  expect(await here(reader)).toEqual({
    found: [],
    offered: [
      ['here', 'In stock at Vernon', 0, 'in'],
      ['store', 'In stock at any location', 1, ''],
    ],
  });
});

test('browse/get shows a list of the store under its name, and no list of another store (BROWSE-048)', async () => {
  const { visitor, db, store, emma, dune } = await shopWithBooks();
  const other = await buildStore(db);
  const list = async (storeId: number, name: string) => {
    const [row] = await db.query<{ id: number }>(
      'insert into title_list (store_id, name) values ($1, $2) returning id',
      [storeId, name],
    );
    await db.query(
      'insert into title_list_item (list_id, title_id, position) values ($1, $2, 1), ($1, $3, 2)',
      [row?.id, dune.id, emma.id],
    );
    return String(row?.id);
  };
  const mine = await list(store.id, 'Summer reads');
  const answer = await visitor.get('browse/get', { x: [mine], v: 'sequence' });
  expect(answer.context).toEqual({ name: 'Summer reads', list_id: Number(mine) });
  expect(titles(answer.rows)).toEqual(['Dune', 'Emma']);
  const theirs = await visitor.get('browse/get', { x: [await list(other.id, 'Theirs')] });
  expect(theirs).toMatchObject({ row_count: 0, rows: [], context: null });
});

test('browse/get shows a stored result set in its own order, with its name', async () => {
  const { visitor, db, store, emma, persuasion, dune } = await shopWithBooks();
  const keep = (id: string, name: string, ids: number[]) =>
    db.query('insert into browse_result (id, store_id, name, title_ids) values ($1, $2, $3, $4)', [
      id,
      store.id,
      name,
      ids,
    ]);
  await keep('r0123456789', 'wanted.txt', [persuasion.id, emma.id]);
  await keep('r1111111111', '', [dune.id]);
  const answer = await visitor.get('browse/get', { x: ['r0123456789'], v: 'sequence' });
  expect(titles(answer.rows)).toEqual(['Persuasion', 'Emma']);
  expect(answer).toMatchObject({ stored: { id: 'r0123456789', name: 'wanted.txt' }, context: null });
  const both = await visitor.get('browse/get', { x: ['r0123456789', 'r1111111111'], v: 'sequence' });
  expect(titles(both.rows)).toEqual(['Persuasion', 'Emma', 'Dune']);
  expect(both.stored).toBeNull();
  const gone = await visitor.get('browse/get', { x: ['r9999999999'] });
  expect(gone).toMatchObject({ row_count: 0, stored: null });
});

test('browse/get leaves out the titles of an excluded topic', async () => {
  const { visitor, db, store, emma } = await shopWithBooks();
  const [list] = await db.query<{ id: number }>(
    "insert into title_list (store_id, name) values ($1, 'Read already') returning id",
    [store.id],
  );
  await db.query('insert into title_list_item (list_id, title_id, position) values ($1, $2, 1)', [
    list?.id,
    emma.id,
  ]);
  const answer = await visitor.get('browse/get', { n: [`x:${list?.id}`], v: 'title' });
  expect(titles(answer.rows)).toEqual(['Dune', 'Persuasion']);
  expect(await visitor.get('browse/get', { n: [`j:${list?.id}`], t: 'emma' })).toMatchObject({
    row_count: 0,
  });
});

test('browse/get takes any text for what it is: words', async () => {
  const { visitor } = await shopWithBooks();
  const pieces = [
    "'",
    '"',
    '\\',
    '!',
    '&',
    '|',
    '<->',
    ':*',
    '(',
    ')',
    '%',
    '_',
    '$1',
    '--',
    '/*',
    ';',
    '\u0000',
  ];
  const scripts = ['صحراء', 'ספר', '図書館', '책', '👩‍👩‍👧', 'é', 'ŉ', '\u202e', '\ud800', 'emma', 'a'];
  const text = fc
    .array(fc.oneof(fc.constantFrom(...pieces, ...scripts, ' '), fc.string({ unit: 'binary' })), {
      maxLength: 60,
    })
    .map((parts) => parts.join('').slice(0, 500));
  const type = fc.constantFrom(...searchTypes);
  await fc.assert(
    fc.asyncProperty(text, type, async (t, k) => {
      expect(await visitor.send('browse/get', { t, k })).toMatchObject({ ok: true });
      expect(await visitor.send('browse/getSuggest', { t: t.slice(0, 200) })).toMatchObject({ ok: true });
    }),
    { numRuns: 60 },
  );
}, 60_000);

test('browse/get takes whatever an address can say', async () => {
  const { visitor } = await shopWithBooks();
  const word = fc.oneof(
    fc.constantFrom('-1', '0', '999999999', '2147483648', 'r0123456789', 'here', 'soon', '0000', "'", '{}'),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
  );
  const key = fc.constantFrom(...'bsdfacgrxjntkvol');
  const address = fc
    .array(fc.tuple(key, word), { maxLength: 8 })
    .map((pairs) => pairs.map(([k, v]) => `/${k}/${encodeURIComponent(v)}`).join(''));
  await fc.assert(
    fc.asyncProperty(address, async (path) => {
      const input = toBrowseInput(parseFilterPath(`/browse/filter${path}`));
      expect(await visitor.send('browse/get', input), path).toMatchObject({ ok: true });
    }),
    { numRuns: 100 },
  );
}, 60_000);

test('browse/get corrects spelling and says so', async () => {
  const { visitor } = await shopWithBooks();
  const answer = await visitor.get('browse/get', { t: 'jane austin' });
  expect(answer.did_you_mean).toBe('jane austen');
  expect(titles(answer.rows)).toContain('Emma');
});

test('browse/get names the titles nearest to a search that finds nothing, and only then', async () => {
  const { visitor } = await shopWithBooks();
  const none = await visitor.get('browse/get', { t: 'qqzzxx persuasoin', k: 'author' });
  expect([none.row_count, titles(none.near)]).toEqual([0, ['Persuasion']]);
  expect((await visitor.get('browse/get', { t: 'qqzzxx' })).near).toEqual([]);
  expect((await visitor.get('browse/get', { t: 'emma' })).near).toEqual([]);
});

test('browse/get separates results of a corrected spelling from those of the typed text', async () => {
  const { visitor } = await shopWithBooks();
  const answer = await visitor.get('browse/get', { t: 'jane austin' });
  expect([answer.did_you_mean, answer.is_corrected, answer.row_count]).toEqual(['jane austen', true, 2]);
  const right = await visitor.get('browse/get', { t: 'jane austen' });
  expect([right.did_you_mean, right.is_corrected]).toEqual(['', false]);
});

test('browse/get logs what was searched, once, without who searched (SEARCH-018, SEARCH-019)', async () => {
  const { visitor, db, store } = await shopWithBooks();
  await visitor.get('browse/get', { t: 'dune', k: 'title' });
  await visitor.get('browse/get', { t: 'dune', k: 'title', o: 26 });
  await visitor.get('browse/get', { t: 'someone@example.org' });
  await visitor.get('browse/get', {});
  await vi.waitFor(async () => {
    const rows = await db.query('select store_id, term, type, results from search_log');
    expect(rows).toEqual([{ store_id: store.id, term: 'dune', type: 'title', results: 1 }]);
  }, 30_000);
});

test('browse/getSuggest gives at most five titles with what a suggestion shows (CALL-044, ENTITY-069)', async () => {
  const { visitor, emma } = await shopWithBooks();
  expect(await visitor.get('browse/getSuggest', { t: 'emm' })).toEqual([
    {
      eisbn: emma.eisbn,
      title: 'Emma',
      subtitle: '',
      author: 'Jane Austen',
      cover_image_cache: '',
      cover_ratio: expect.closeTo(0.6667, 3),
      edition: '',
      format: 'Hardcover',
      price: 1800,
      named_author: '',
      named_series: '',
    },
  ]);
  expect(titles(await visitor.get('browse/getSuggest', { t: 'austen', l: 1 }))).toEqual(['Persuasion']);
  expect(await visitor.get('browse/getSuggest', { t: '' })).toEqual([]);
});

test('suggestions name the person that was meant, and have no price where guests see none', async () => {
  const { db, reload, arrive, visitor } = await shopWithBooks();
  const named = await visitor.get('browse/getSuggest', { t: 'austn' });
  expect(named.map(({ named_author, price }) => [named_author, price])).toEqual(
    named.map(() => ['Jane Austen', 1800]),
  );
  const discreet = await buildStore(db, { settings: { guest_show_price: false } });
  await reload();
  const guest = await arrive(discreet.webstoreName).get('browse/getSuggest', { t: 'austen' });
  expect(guest.map(({ price }) => price)).toEqual(guest.map(() => null));
});

test('a shop may show the formats of a book as one result that says how many there are', async () => {
  const { db, emma, persuasion, ...made } = await shopWithBooks();
  const grouping = await buildStore(db, { settings: { browse_group_formats: true } });
  const other = await buildTitle(db, { title: 'Emma', author: 'Jane Austen', binding: 'eBook' });
  await db.query("update title set work_key = 'emma' where id = any($1)", [[emma.id, other.id]]);
  await made.shop.search.refresh();
  await made.reload();
  const each = await made.visitor.get('browse/get', { t: 'austen' });
  expect(each.row_count).toBe(3);
  expect(each.rows.some((row) => 'group' in row)).toBe(false);
  const works = await made.arrive(grouping.webstoreName).get('browse/get', { t: 'austen' });
  expect(works.row_count).toBe(2);
  const apart = await made.arrive(grouping.webstoreName).get('browse/get', { t: 'austen', w: 'each' });
  expect([apart.row_count, apart.rows.length]).toEqual([3, 3]);
  expect(new Map(works.rows.map((row) => [row.eisbn, row.group]))).toEqual(
    new Map([
      [emma.eisbn, { formats: 2, editions: 2 }],
      [persuasion.eisbn, undefined],
    ]),
  );
});

test('a search that the shop answers finds its pages and lists, and no misspelt book', async () => {
  const { db, store, emma, visitor, arrive, reload } = await shopWithBooks();
  const page = 'insert into page (store_id, path, title, description) values ($1, $2, $3, $4)';
  await db.query(page, [store.id, '/contact', 'Visit us', 'Address, hours and directions.']);
  await db.query(page, [store.id, '/faq', 'Questions', 'Answers about returns and used books.']);
  await db.query(page, [store.id, '/account/page', 'Opening hours', '']);
  const list = await buildList(db, store.id, [emma.id]);
  await db.query('update title_list set header = $2 where id = $1', [
    list,
    'For winters with the road closed',
  ]);
  const other = await buildStore(db);
  await reload();
  const asked = async (t: string) => (await visitor.get('browse/get', { t })).answers;
  expect(await asked('opening hours')).toEqual([
    { title: 'Visit us', path: '/contact', text: 'Address, hours and directions.' },
  ]);
  expect((await asked('staff pick')).map(({ path }) => path)).toEqual([`/lists/${list}`]);
  expect((await asked('what are your returns')).map(({ path }) => path)).toEqual(['/faq']);
  expect((await asked('return policy')).map(({ path }) => path)).toEqual(['/faq']);
  expect((await asked('gift cards'))[0]?.path).toBe('/gift-cards');
  expect((await asked('do you sell gift cards'))[0]?.path).toBe('/gift-cards');
  for (const t of ['emma', 'jane austen', 'dune', '']) expect(await asked(t), t).toEqual([]);
  const empty = { rows: [], did_you_mean: '', is_corrected: false };
  expect(await visitor.get('browse/get', { t: 'staff picks' })).toMatchObject(empty);
  expect((await visitor.get('browse/get', { t: 'staff picks', o: 26 })).answers).toEqual([]);
  const elsewhere = await arrive(other.webstoreName).get('browse/get', { t: 'staff picks' });
  expect(elsewhere.answers).toEqual([]);
});

test('a question to the shop is understood in other forms of its words, and beside days', async () => {
  const { db, store, search, visitor, reload } = await shopWithBooks();
  const page = 'insert into page (store_id, path, title, description, blocks) values ($1, $2, $3, $4, $5)';
  await db.query(page, [store.id, '/contact', 'Visit us', 'Address, hours and directions.', '[]']);
  await db.query(page, [store.id, '/staff-picks', 'Staff picks', 'Books we press on friends.', '[]']);
  const questions = [
    { headline: 'Do you ship?' },
    { headline: 'Do you buy used books?' },
    { headline: 7 },
    {},
  ];
  const blocks = [{ component: 'accordion', data: { faq: questions } }, { component: 'blank_space' }];
  await db.query(page, [store.id, '/faq', 'Questions', 'Answers.', JSON.stringify(blocks)]);
  const elsewhere = [{ component: 'accordion', data: { faq: 'none' } }];
  await db.query(page, [store.id, '/about', 'About us', '', JSON.stringify(elsewhere)]);
  await buildTitle(db, { title: 'Saturday' });
  await search.refresh();
  await reload();
  const asked = async (t: string) => (await visitor.get('browse/get', { t })).answers.map(({ path }) => path);
  expect(await asked('are you open on sundays')).toEqual(['/contact']);
  expect(await asked('hours tomorrow')).toEqual(['/contact']);
  expect(await asked('what do the booksellers recommend')).toEqual(['/staff-picks']);
  // No sentence of a page says so, but one of its questions does.
  expect(await asked('delivery')).toEqual(['/faq']);
  expect(await asked('do you buy used books')).toEqual(['/faq']);
  // A page that says most of it, where none says all.
  expect(await asked('gift card balance')).toEqual(['/gift-cards']);
  expect(await asked('hours and jobs and newsletter')).toEqual([]);
  // A day alone is no question.
  expect(await visitor.get('browse/get', { t: 'saturday' })).toMatchObject({ answers: [], row_count: 1 });
});

test('a question to the shop that no page answers is no misspelt book either', async () => {
  const { db, shop, visitor } = await shopWithBooks();
  for (const title of ['What Do You See?', 'Number the Stars']) await buildTitle(db, { title });
  await shop.search.refresh();
  const nothing = { rows: [], near: [], answers: [], did_you_mean: '', left_out: [] };
  for (const t of ['do you ship', 'Do you deliver?', 'phone number', 'how much is shipping'])
    expect(await visitor.get('browse/get', { t }), t).toMatchObject(nothing);
  expect(titles((await visitor.get('browse/get', { t: 'number the stras' })).rows)).toEqual([
    'Number the Stars',
  ]);
});

test('a search for an author, or for an event, leads to the events to come', async () => {
  const { db, store, emma, visitor, arrive, reload } = await shopWithBooks();
  const selling = await anEvent(db, store.id, { title: 'Tea at Hartfield', books: [emma.eisbn] });
  const named = await anEvent(db, store.id, { title: 'Story time on the rug', first_day: inDays(9) });
  await anEvent(db, store.id, { title: 'Tea at Highbury', books: [emma.eisbn], first_day: inDays(-9) });
  const other = await buildStore(db);
  await reload();
  const asked = async (t: string, who = visitor) => (await who.get('browse/get', { t })).answers;
  expect(await asked('jane AUSTEN')).toEqual([
    {
      title: 'Tea at Hartfield',
      path: `/events/${selling}`,
      text: expect.stringMatching(/^\w+day, .*, 6:30\u00a0pm – 8\u00a0pm$/),
    },
  ]);
  for (const t of ['story time', 'When is story time?', 'story time on Saturday'])
    expect(
      (await asked(t)).map(({ path }) => path),
      t,
    ).toEqual([`/events/${named}`]);
  for (const t of ['austen', 'emma', 'tea at highbury', 'frank herbert'])
    expect(await asked(t), t).toEqual([]);
  expect(await asked('jane austen', arrive(other.webstoreName))).toEqual([]);
});

test('words that no book has beside the others are named', async () => {
  const { visitor } = await shopWithBooks();
  expect(await visitor.get('browse/get', { t: 'persuasion austen qqzzxx' })).toMatchObject({
    did_you_mean: 'persuasion austen',
    is_corrected: true,
    left_out: ['qqzzxx'],
  });
  expect(await visitor.get('browse/get', { t: 'persuasion' })).toMatchObject({ left_out: [], answers: [] });
});

test('suggestions of one name say in what they differ', async () => {
  const { db, shop, arrive } = await shopWithBooks();
  const novel = { title: 'Middlemarch', author: 'George Eliot' };
  await buildTitle(db, { ...novel, sales_rank: 4, binding: 'Hardcover' });
  await buildTitle(db, { ...novel, author: 'G. Eliot', sales_rank: 5, is_large_print: true });
  await shop.search.refresh();
  const rows = await arrive().get('browse/getSuggest', { t: 'middlem' });
  expect(rows.map(({ edition }) => edition)).toEqual(['Hardcover', 'Large Print']);
  const [alone] = await arrive().get('browse/getSuggest', { t: 'emma' });
  expect(alone?.edition).toBe('');
});

test('guests and customers browse books, ebooks, audiobooks and gift cards, and open each (ITEM-001, BROWSE-001, APP-013)', async () => {
  const { db, store, location, search, arrive } = await shopWithBooks();
  const author = 'Ida Quill';
  const kinds = [{}, { binding: 'eBook' }, { binding: 'Digital Audio' }, { is_giftcard: true }];
  const products = await Promise.all(kinds.map((kind) => buildTitle(db, { ...kind, author })));
  const wanted = products.map(({ eisbn }) => eisbn).sort();
  await search.refresh();
  const customer = arrive();
  await customer.get('webstore/setMultistoreLocation', { location_id: location.id });
  await logIn(db, customer.caller.token, await buildCustomer(db, store.id));
  expect((await customer.get('session/get', {})).logged_in).toBe(true);
  for (const reader of [arrive(), customer]) {
    const { rows } = await reader.get('browse/get', { t: author, k: 'author' });
    expect(rows.map(({ eisbn }) => eisbn).sort()).toEqual(wanted);
    const ebooks = await reader.get('browse/get', { t: author, k: 'author', f: ['eBook'] });
    expect(ebooks.rows.map(({ eisbn }) => eisbn)).toEqual([products[1]?.eisbn]);
    for (const eisbn of wanted) expect(await reader.get('title/getItem', { eisbn })).toMatchObject({ eisbn });
  }
});

test('a shop that hides its prices shows them to customers alone, in every list of books (APP-014, APP-016)', async () => {
  const { db, search, reload, arrive } = await shopWithBooks();
  const store = await buildStore(db, { settings: { guest_show_price: false } });
  const location = await buildLocation(db, store.id);
  const work_key = 'tide-tables';
  const priced = { author: 'Ida Quill', list_price_usa: 765_401, list_price_can: 765_402, work_key };
  const [book, other] = [await buildTitle(db, priced), await buildTitle(db, priced)];
  await buildStock(db, location.id, book.id, 2);
  const list_id = await buildList(db, store.id, [book.id]);
  const event_id = await anEvent(db, store.id, { books: [book.eisbn], first_day: inDays(2) });
  await search.refresh();
  await reload();
  const [guest, customer] = [arrive(store.webstoreName), arrive(store.webstoreName)];
  await customer.get('webstore/setMultistoreLocation', { location_id: location.id });
  await logIn(db, customer.caller.token, await buildCustomer(db, store.id));
  const lists = (reader: typeof guest) => ({
    item: reader.get('title/getItem', { eisbn: book.eisbn }),
    related: reader.get('title/getRelatedItems', { eisbn: other.eisbn }),
    author: reader.get('title/getAuthorItems', { author: 'Ida Quill' }),
    browse: reader.get('browse/get', { t: 'quill' }),
    suggestions: reader.get('browse/getSuggest', { t: 'quill' }),
    list: reader.get('titlelist/getItems', { list_id }),
    features: reader.get('feature/getList', {}),
    event: reader.get('event/v2/get', { event_id }),
    events: reader.get('event/getList', {}),
  });
  for (const [name, answer] of Object.entries(lists(guest)))
    expect(JSON.stringify(await answer), name).not.toContain('76540');
  for (const [name, answer] of Object.entries(lists(customer)))
    expect(JSON.stringify(await answer), name).toContain('76540');
});
