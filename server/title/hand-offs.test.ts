import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildStore, buildTitle, type TitleOverrides } from '../../test/factories.ts';
import { openTestShop, type TestShop } from '../../test/shop.ts';
import { catalogueAudiobooks } from '../providers/audiobook/catalogue-audiobooks.ts';
import { type FakeAudiobooks, fakeAudiobooks } from '../providers/audiobook/fake-audiobooks.ts';
import type { StoredSettings } from '../store/settings.ts';

const sellers: StoredSettings = {
  audiobook_seller: { name: 'Ear & Co', item_url: 'https://ear.example/{isbn}', search_url: '' },
  ebook_seller: { name: 'Screen & Co', item_url: 'https://screen.example/{isbn}' },
};

let t: TestShop;
let fake: FakeAudiobooks;
beforeAll(async () => {
  fake = fakeAudiobooks();
  t = await openTestShop({ audiobooks: fake });
});
afterAll(() => t.close());

async function aShop(settings: StoredSettings = sellers) {
  const store = await buildStore(t.db, { settings });
  await t.reload();
  return t.visitor(store.webstoreName);
}

let serial = 0;
/** A printed book and its other editions, all of one work. */
async function aWork(...editions: TitleOverrides[]) {
  serial += 1;
  const work_key = `hand-off ${serial}`;
  const book = await buildTitle(t.db, { work_key });
  const others = [];
  for (const edition of editions) others.push(await buildTitle(t.db, { work_key, ...edition }));
  return { book, others };
}

test('the ebook of a work is at the seller that the store names, and at no other', async () => {
  const { book, others } = await aWork({ binding: 'eBook' }, { binding: 'Digital Audio' });
  const item = await (await aShop()).get('title/getItem', { eisbn: book.eisbn });
  expect(item).toMatchObject({
    digital: '',
    ebook_url: `https://screen.example/${others[0]?.eisbn}`,
    has_libro_audiobook: true,
  });
  const without = await (await aShop({})).get('title/getItem', { eisbn: book.eisbn });
  expect(without).toMatchObject({ ebook_url: '', has_libro_audiobook: false });
});

test('a book that is only printed has no hand-off', async () => {
  const { book } = await aWork({ binding: 'Hardcover' });
  const item = await (await aShop()).get('title/getItem', { eisbn: book.eisbn });
  expect(item).toMatchObject({ digital: '', ebook_url: '', has_libro_audiobook: false });
});

test('a file is shown and handed off, never put in the cart', async () => {
  const reader = await aShop();
  const ebook = await buildTitle(t.db, { binding: 'eBook' });
  const audio = await buildTitle(t.db, { binding: 'Digital Audio' });
  expect(await reader.get('title/getItem', { eisbn: ebook.eisbn })).toMatchObject({
    digital: 'ebook',
    ebook_url: `https://screen.example/${ebook.eisbn}`,
    has_libro_audiobook: false,
    available: [{ text: 'Ebook', cartable: false }],
  });
  expect(await reader.get('title/getItem', { eisbn: audio.eisbn })).toMatchObject({
    digital: 'audiobook',
    has_libro_audiobook: true,
    available: [{ text: 'Digital audiobook', cartable: false }],
  });
  expect((await reader.call('cart/add', { eisbn: ebook.eisbn })).ok).toBe(false);
});

test('shows the five most popular of many recordings, with a link to all (AUDIO-008, CALL-002)', async () => {
  const reader = await aShop();
  const { book } = await aWork();
  fake.shelf = [3, 9, 1, 7, 5, 8].map((popularity) => ({
    isbn: `978000000000${popularity}`,
    title: `Take ${popularity}`,
    narrators: ['Ida Quill'],
    language: 'English',
    popularity,
    url: `https://ear.example/${popularity}`,
  }));
  const found = await reader.get('title/getLibroAudiobooks', { eisbn: book.eisbn });
  expect(found.rows.map((r) => r.title)).toEqual(['Take 9', 'Take 8', 'Take 7', 'Take 5', 'Take 3']);
  expect(found.rows[0]).toEqual({
    title: 'Take 9',
    narrators: ['Ida Quill'],
    language: 'English',
    url: 'https://ear.example/9',
  });
  expect(found).toMatchObject({ row_count: 6, see_more_url: 'https://seller.example/search' });
});

test('answers with no recordings, also when the seller does not answer (AUDIO-010)', async () => {
  const reader = await aShop();
  const { book } = await aWork();
  fake.shelf = [];
  expect(await reader.get('title/getLibroAudiobooks', { eisbn: book.eisbn })).toMatchObject({
    row_count: 0,
    rows: [],
  });
  fake.failing = true;
  expect(await reader.call('title/getLibroAudiobooks', { eisbn: book.eisbn })).toMatchObject({
    error_code: 'lookup_failed',
    error: 'There was a problem. We were unable to process this request. Please try again later.',
  });
  fake.failing = false;
  expect(await reader.call('title/getLibroAudiobooks', { eisbn: '9780000000000' })).toMatchObject({
    error_code: 'not_found',
  });
});

test('without a seller to ask, the recordings of our own catalogue are found', async () => {
  const asked = t.shop.audiobooks;
  t.shop.audiobooks = catalogueAudiobooks();
  const reader = await aShop();
  const { book, others } = await aWork({ binding: 'Digital Audio', language: 'fre' }, { binding: 'eBook' });
  await t.db.query(`update title set authors = $2::jsonb where id = $1`, [
    others[0]?.id,
    JSON.stringify([
      { name: 'Emily Marsh', role: 'A01' },
      { name: 'Ida Quill', role: 'E07' },
    ]),
  ]);
  const found = await reader.get('title/getLibroAudiobooks', { eisbn: book.eisbn });
  t.shop.audiobooks = asked;
  expect(found.rows).toEqual([
    {
      title: others[0]?.title,
      narrators: ['Ida Quill'],
      language: 'French',
      url: `https://ear.example/${others[0]?.eisbn}`,
    },
  ]);
});
