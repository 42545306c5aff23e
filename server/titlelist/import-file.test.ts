import { describe, expect, test } from 'vitest';
import { maxListTitles } from '../../contract/customer-list-rules.ts';
import { signUp } from '../../test/accounts.ts';
import { anIsbn } from '../../test/factories.ts';
import { openSqlBackend } from '../../test/search/sql-backend.ts';
import { sellingShops } from '../../test/selling-shop.ts';

const open = sellingShops();

const pasted = (...lines: string[]) => new File([lines.join('\n')], 'pasted.txt');

async function aReader() {
  const shop = await open();
  shop.t.shop.search = openSqlBackend(shop.t.db);
  await signUp(shop.reader);
  const { list } = await shop.reader.get('titlelist/create', { name: 'Grade 5' });
  const eisbns = async () =>
    (await shop.reader.get('titlelist/getItems', { list_id: list.list_id })).rows.map((row) => row.eisbn);
  return { ...shop, list_id: list.list_id, eisbns };
}

const swapped = (isbn: string) => {
  const at = [...isbn].findIndex((digit, i) => i > 3 && digit !== isbn[i + 1]);
  return isbn.slice(0, at) + isbn.charAt(at + 1) + isbn.charAt(at) + isbn.slice(at + 2);
};

test('a file is looked at first, then its books go to the head of the list in their order (LIST-051, CALL-111)', async () => {
  const { reader, aBook, list_id, eisbns } = await aReader();
  const [one, two, had] = [await aBook(1), await aBook(0), await aBook(1)];
  await reader.get('titlelist/addItemToList', { list_id, eisbn: had.eisbn });
  const unknown = anIsbn();
  const file = () => pasted(one.eisbn, two.eisbn, had.eisbn, unknown, one.eisbn);
  const titles = [
    { isbn: one.eisbn, success: true, title: one.title, note: '' },
    { isbn: two.eisbn, success: true, title: two.title, note: '' },
    { isbn: had.eisbn, success: false, title: had.title, note: 'Already on this list.' },
    { isbn: unknown, success: false, title: '', note: 'We don’t know this ISBN.', near: [] },
  ];
  const unread = ['1 row repeats a book from a row above it. We add each book once.'];
  const preview = await reader.get('titlelist/importFile', { list_id, file: file() });
  expect(preview).toMatchObject({ result: { titles, unread }, added: 0 });
  expect(await eisbns()).toEqual([had.eisbn]);

  const done = await reader.get('titlelist/importFile', { list_id, file: file(), add_to_list: true });
  expect(done).toMatchObject({ result: { titles }, added: 2, list: { row_count: 3 } });
  expect(await eisbns()).toEqual([one.eisbn, two.eisbn, had.eisbn]);
});

describe('rows that name no book of the shop', () => {
  test('have near ones: a slip in the number, or found by their words', async () => {
    const { reader, aBook } = await aReader();
    const slipped = await aBook(1);
    const named = await aBook(1, { title: 'The Cartographer of Quiet Lagoons' });
    const { result } = await reader.get('titlelist/importFile', {
      file: pasted(swapped(slipped.eisbn), 'cartographer of quiet lagoons', 'Zyxwv Qponm', '9780000000000'),
    });
    expect(
      result.titles.map(({ note, success, near }) => [success, note, near.map(({ eisbn }) => eisbn)]),
    ).toEqual([
      [false, 'This isn’t a valid ISBN.', [slipped.eisbn]],
      [false, '', [named.eisbn]],
      [false, 'We found no book that matches these words.', []],
      [false, 'This isn’t a valid ISBN.', []],
    ]);
  });

  test('keep what is written beside an unknown number', async () => {
    const { reader, aBook } = await aReader();
    const known = await aBook(1);
    const { result } = await reader.get('titlelist/importFile', {
      file: pasted(`${anIsbn()} Zyxwv Qponm`, `${known.eisbn} As we call it`, 'Qponm Zyxwv'),
    });
    expect(result.titles.map(({ words }) => words)).toEqual(['Zyxwv Qponm', '', '']);
  });

  test('gift cards and withdrawn books stay out', async () => {
    const { t, reader, aBook, list_id, eisbns } = await aReader();
    const card = await aBook(0, { is_giftcard: true });
    const gone = await aBook(1);
    await t.db.query('update title set deleted_at = now() where id = $1', [gone.id]);
    const file = pasted(card.eisbn, gone.eisbn);
    const { result, added } = await reader.get('titlelist/importFile', { list_id, file, add_to_list: true });
    expect(result.titles.map(({ note }) => note)).toEqual([
      'A list can’t hold gift cards.',
      'We don’t know this ISBN.',
    ]);
    expect([added, await eisbns()]).toEqual([0, []]);
  });
});

test('a list takes books until it is full, and says which it does not take', async () => {
  const { t, reader, aBook, list_id } = await aReader();
  await t.db.query(
    `insert into title (eisbn, title) select (9790100000000 + n)::text, 'Shelf filler ' || n from generate_series(1, $1) n`,
    [maxListTitles - 1],
  );
  await t.db.query(
    `insert into customer_list_item (list_id, title_id, position)
     select $1, id, row_number() over (order by id) from title where title like 'Shelf filler %'`,
    [list_id],
  );
  const [first, second] = [await aBook(1), await aBook(1)];
  const file = pasted(first.eisbn, second.eisbn);
  const { result, list } = await reader.get('titlelist/importFile', { list_id, file, add_to_list: true });
  expect(result.titles.map(({ success, note }) => [success, note])).toEqual([
    [true, ''],
    [false, `A list can hold up to ${maxListTitles} books.`],
  ]);
  expect(list?.row_count).toBe(maxListTitles);
});

test('of a very long file the first books are read', async () => {
  const { reader } = await aReader();
  const lines = Array.from({ length: 100_000 }, (_, i) => `Volume ${'abcdefghij'[i % 10]}${i}`);
  const { result } = await reader.get('titlelist/importFile', { file: pasted(...lines) });
  expect(result.titles.length).toBe(2000);
  expect(result.unread).toEqual([
    'We read only the first 2,000 books.',
    'We can look up only 100 rows that have no ISBN.',
  ]);
});

test('a file without books, a damaged one, and a list of another reader are refused', async () => {
  const { reader, stranger, list_id, aBook } = await aReader();
  const refusal = async (file: File) => {
    const answer = await reader.call('titlelist/importFile', { list_id, file, add_to_list: true });
    return answer.ok ? 'ok' : answer.error_code;
  };
  expect(await refusal(pasted('', '12', '---'))).toBe('no_books');
  expect(await refusal(new File(['%PDF-1.4 broken'], 'list.pdf'))).toBe('file_damaged');
  expect(await refusal(new File(['books'], 'list.docx'))).toBe('file_type');
  expect(await refusal(new File([new Uint8Array(50 * 1024 * 1024 + 1)], 'list.csv'))).toBe('file_too_large');
  const other = stranger();
  await signUp(other);
  const { eisbn } = await aBook(1);
  expect(await other.call('titlelist/importFile', { list_id, file: pasted(eisbn) })).toMatchObject({
    error_code: 'bad_list_id',
  });
});

test('sent twice with one key, or in two tabs at once, a file is imported once', async () => {
  const { reader, aBook, list_id, eisbns } = await aReader();
  const [one, two] = [await aBook(1), await aBook(1)];
  const send = (key: string) =>
    reader.get(
      'titlelist/importFile',
      { list_id, file: pasted(one.eisbn, two.eisbn), add_to_list: true },
      key,
    );
  const answers = await Promise.all([send('a'), send('b')]);
  expect(answers.map(({ added }) => added).toSorted()).toEqual([0, 2]);
  expect((await send('a')).added).toBe(answers[0]?.added);
  expect(await eisbns()).toEqual([one.eisbn, two.eisbn]);
});
