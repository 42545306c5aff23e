import { read, utils } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { maxFileTitles } from '../../contract/list-file-rules.ts';
import { signUp } from '../../test/accounts.ts';
import { buildList } from '../../test/factories.ts';
import { sellingShops } from '../../test/selling-shop.ts';

const open = sellingShops();

async function aReader(settings = {}) {
  const shop = await open({ settings });
  await signUp(shop.reader);
  const book = await shop.aBook(3, { title: '=Salt Roads', release_date: '2024-05-01' });
  const { list_id } = (await shop.reader.get('titlelist/create', { name: 'To read', eisbn: book.eisbn }))
    .list;
  const sheet = async (flags = {}, id = list_id) => {
    const file = await shop.reader.get('titlelist/getExcel', { list_id: id, ...flags });
    const book = read(file.bytes, { cellDates: true });
    const [name = ''] = book.SheetNames;
    return { name: file.name, rows: utils.sheet_to_json<string[]>(book.Sheets[name] ?? {}, { header: 1 }) };
  };
  return { ...shop, book, list_id, sheet };
}

test('a list is an Excel file with the columns that were chosen (LIST-048, LIST-072, CALL-105, CALL-106)', async () => {
  const { reader, book, list_id, sheet } = await aReader();
  const { options } = await reader.get('titlelist/getExcelOptions', {});
  expect(options).toContainEqual({ key: 'price', label: 'Price', default: true });
  expect(options).toContainEqual({ key: 'series', label: 'Series', default: false });
  await reader.get('titlelist/setNote', { list_id, eisbn: book.eisbn, note: 'For Nell' });
  expect(await sheet({ note: 1, price: '1', format: 0 })).toEqual({
    name: 'To read.xlsx',
    rows: [
      ['ISBN', 'Title', 'Price', 'Note'],
      [book.eisbn, '=Salt Roads', expect.any(Number), 'For Nell'],
    ],
  });
  const all = Object.fromEntries(options.map(({ key }) => [key, 1]));
  expect((await sheet(all)).rows[0]).toEqual(['ISBN', 'Title', ...options.map(({ label }) => label)]);
});

test('a list of the shop too, in its order; not one that is too long', async () => {
  const { book, sheet, aBook, t, store, reader } = await aReader();
  const other = await aBook(1);
  const list_id = await buildList(t.db, store.id, [other.id, book.id]);
  expect((await sheet({}, list_id)).rows.slice(1).map(([isbn]) => isbn)).toEqual([other.eisbn, book.eisbn]);
  await t.db.query(
    `insert into title (eisbn, title) select '777' || lpad(n::text, 10, '0'), 'Filler' from generate_series(1, $1::int) n`,
    [maxFileTitles],
  );
  await t.db.query(
    `insert into title_list_item (list_id, title_id, position) select $1, id, 9 from title where eisbn like '777%'`,
    [list_id],
  );
  expect(await reader.call('titlelist/getExcel', { list_id })).toMatchObject({ error_code: 'list_too_long' });
});
