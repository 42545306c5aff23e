import { expect, test, vi } from 'vitest';
import { maxSearchFile } from '../../contract/search-file.ts';
import { freshDb } from '../../test/database.ts';
import { anIsbn, buildStore, buildTitle } from '../../test/factories.ts';
import { testShop } from '../../test/shop.ts';
import { NotReadable, type WebReader } from '../providers/web/web.ts';
import { openMemoryBackend } from '../search/memory-backend.ts';

async function shopWithBooks(web?: WebReader) {
  const db = await freshDb();
  const store = await buildStore(db);
  const emma = await buildTitle(db, { title: 'Emma', eisbn: '9780141439587' });
  const dune = await buildTitle(db, { title: 'Dune', eisbn: '9780441172719' });
  const gone = await buildTitle(db, { title: 'Gone', eisbn: '9780439023481' });
  await db.query('update title set deleted_at = now() where id = $1', [gone.id]);
  const search = await openMemoryBackend(db, { pollMs: 0 });
  const made = await testShop({ db, search, ...(web ? { web } : {}) });
  const visitor = made.visitor(store.webstoreName);
  const log = () => db.query('select term, type, results from search_log order by id');
  return { ...made, visitor, emma, dune, log };
}

const fileOf = (text: string, name = 'books.txt') => new File([text], name);

test('browse/file keeps the books of a file in its order, under an address that can be shared (CALL-045)', async () => {
  const { visitor, log } = await shopWithBooks();
  const text =
    'ISBN 0-441-17271-7\n9780141439587\n9780439023481\n0439023484\n9780385490818\n0441172717\n978-0-14-143958-8';
  const stored = await visitor.get('browse/file', { file: fileOf(text, 'My books.CSV') });
  expect(stored).toEqual({ id: expect.stringMatching(/^r[a-z0-9]{8,40}$/), isbns: 4, found: 2, unread: [] });
  const page = await visitor.get('browse/get', { x: [stored.id], v: 'sequence' });
  expect(page.rows.map((row) => row.title)).toEqual(['Dune', 'Emma']);
  expect(page.stored).toEqual({
    id: stored.id,
    name: 'My books.CSV',
    left_out: [
      { reason: 'ISBNs not found', numbers: ['9780439023481', '9780385490818'], count: 2 },
      {
        reason: 'Not quite ISBNs (check the digits)',
        numbers: ['0439023484', '978-0-14-143958-8'],
        count: 2,
      },
    ],
    unread: [],
  });
  await vi.waitFor(async () => expect(await log()).toEqual([{ term: '.csv', type: 'file', results: 2 }]));
});

test('browse/file reports what it left out of a long list, now and on the page of its books', async () => {
  const { visitor } = await shopWithBooks();
  const none = Array.from({ length: 10_000 }, (_, i) => anIsbn(i)).join('\n');
  const sentence = 'There are more than 10,000 ISBNs, so we looked up the first 10,000.';
  const { id, ...stored } = await visitor.get('browse/file', { file: fileOf(`9780141439587\n${none}`) });
  expect(stored).toEqual({ isbns: 10_000, found: 1, unread: [sentence] });
  expect(await visitor.get('browse/get', { x: [id] })).toMatchObject({ stored: { unread: [sentence] } });
  expect(await visitor.call('browse/file', { file: fileOf(`${none}\n9780141439587`) })).toMatchObject({
    error: `We found 10,000 ISBNs in this file, but we don’t have any of those books. ${sentence}`,
  });
});

test('browse/file keeps no control characters of a name, and not all of a long one', async () => {
  const { visitor } = await shopWithBooks();
  const name = `My\u0000 \u0007books ${'and more '.repeat(40)}.txt`;
  const { id } = await visitor.get('browse/file', { file: fileOf('0441172717', name) });
  const { stored } = await visitor.get('browse/get', { x: [id] });
  expect(stored?.name).toBe(`My books ${'and more '.repeat(40)}`.slice(0, 120));
});

test('browse/file takes a pasted list, which has no name of its own', async () => {
  const { visitor, log } = await shopWithBooks();
  const { id } = await visitor.get('browse/file', { file: fileOf('9780141439587 0441172717', 'pasted.txt') });
  expect(await visitor.get('browse/get', { x: [id] })).toMatchObject({ row_count: 2, stored: { name: '' } });
  await vi.waitFor(async () => expect(await log()).toEqual([{ term: 'list', type: 'list', results: 2 }]));
});

test('browse/file says why there is nothing to show', async () => {
  const { visitor } = await shopWithBooks();
  const refused = async (file: File) => {
    const answer = await visitor.call('browse/file', { file });
    return answer.ok ? 'ok' : `${answer.error_code}: ${answer.error}`;
  };
  expect(await refused(fileOf('no numbers here'))).toBe('no_isbns: We didn’t find any ISBNs in this file.');
  expect(await refused(fileOf('9780385490818, 9780060935467'))).toBe(
    'none_found: We found 2 ISBNs in this file, but we don’t have any of those books.',
  );
  expect(await refused(fileOf('0439023484\n9780385490819', 'pasted.txt'))).toBe(
    'no_isbns: We didn’t find any ISBNs in what you pasted. Please check the digits of 0439023484, 9780385490819.',
  );
  expect(await refused(fileOf('9780385490818\n0439023484\n0439023485\n0439023486\n0439023487'))).toBe(
    'none_found: We found one ISBN in this file, but we don’t have that book. Please check the digits of 0439023484, 0439023485, 0439023486 …',
  );
  expect(await refused(fileOf('MZ', 'virus.exe'))).toMatch(/^file_type: Please choose one of these types/);
  expect(await refused(fileOf('%PDF-1.4', 'a.pdf'))).toMatch(/^file_damaged/);
  expect(await refused(new File([new Uint8Array(maxSearchFile + 1)], 'large.txt'))).toBe(
    'file_too_large: File is too large. (Max size is 50MB)',
  );
  expect(await visitor.send('browse/file', { file: 'a text' })).toMatchObject({
    error_code: 'invalid_input',
  });
});

test('browse/url keeps the books of a page under its address (CALL-028)', async () => {
  const asked: string[] = [];
  const { visitor, log } = await shopWithBooks({
    name: 'local',
    async read(address) {
      asked.push(address);
      return { bytes: new Uint8Array(Buffer.from('<p>9780441172719</p>')), type: 'text/html' };
    },
  });
  const url = 'https://lists.example/summer/?reader=me';
  const stored = await visitor.get('browse/url', { url });
  expect(asked).toEqual([url]);
  expect(await visitor.get('browse/get', { x: [stored.id] })).toMatchObject({
    row_count: 1,
    stored: { name: 'lists.example/summer' },
  });
  await vi.waitFor(async () =>
    expect(await log()).toEqual([{ term: 'lists.example/summer', type: 'url', results: 1 }]),
  );
});

test('browse/url says why a page cannot be read, and limits the calls', async () => {
  const { visitor } = await shopWithBooks({
    name: 'local',
    read: () =>
      Promise.reject(new NotReadable('address_private', 'We can only search pages on the public internet.')),
  });
  expect(await visitor.call('browse/url', { url: 'http://10.0.0.1' })).toMatchObject({
    ok: false,
    error_code: 'address_private',
  });
  const more = async () => {
    for (let i = 0; i < 62; i++) await visitor.call('browse/url', { url: 'http://10.0.0.1' });
  };
  await expect(more()).rejects.toMatchObject({ status: 429 });
});
