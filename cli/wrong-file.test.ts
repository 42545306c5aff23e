import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { utils, write } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { commandContext, keptOpen } from '../test/command-context.ts';
import { testDb } from '../test/database.ts';
import { buildLocation, buildStore, buildTitle } from '../test/factories.ts';
import { zipOf } from '../test/zip-of.ts';
import { importCovers } from './import-covers.ts';
import { importCsv } from './import-csv.ts';
import { importOnix } from './import-onix.ts';
import { importStock } from './import-stock.ts';
import { sentenceFor } from './sentence-for.ts';

const isbn = '9780140449136';
const books = `ISBN,Title,Author,Retail\n${isbn},The Lamp Room,"Pell, Ada",$18.00\n`;
const copies = `isbn,location,qty,price\n${isbn},MAIN,3,12.99\n`;
const links = `isbn,link\n${isbn},https://covers.example/a.jpg\n`;
const onix = '<?xml version="1.0"?><ONIXMessage release="3.0"><Product/></ONIXMessage>';
const page = `<!doctype html><html><body><table><tr><td>${isbn}</table></body></html>`;
const workbook = (bookType: 'xlsx' | 'xls') => {
  const book = utils.book_new();
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([
      ['ISBN', 'Title'],
      [isbn, 'The Lamp Room'],
    ]),
    'Books',
  );
  return write(book, { type: 'buffer', bookType }) as Buffer;
};
const zip = (name: string) => zipOf([[name, Buffer.from('anything')]]);

/** What each command says of a file, which must be all it says. */
async function shop() {
  const db = await testDb();
  const store = await buildStore(db);
  await buildLocation(db, store.id, { code: 'MAIN' });
  await buildTitle(db, { eisbn: isbn, list_price_usa: 1800 });
  const { context, dataDir, printed, write } = commandContext({ openDb: keptOpen(db) });
  const commands = {
    onix: (file: string) => importOnix(context, file),
    csv: (file: string) => importCsv(context, file),
    stock: (file: string) => importStock(context, file, { store: store.webstoreName }),
    covers: (file: string) => importCovers(context, file),
  };
  return {
    db,
    async says(command: keyof typeof commands, name: string, content: string | Buffer) {
      const file = write(name, content);
      printed.length = 0;
      const said = await commands[command](file).catch((e: unknown) => sentenceFor(e) ?? e);
      return [...printed, said].join('\n');
    },
    folder: (name: string) => commands.covers(join(dataDir, name)).catch((e: unknown) => sentenceFor(e) ?? e),
  };
}

const [forBooks, forCopies] = ['handsell import csv FILE', 'handsell import stock FILE --store NAME'];
const tables = `${forBooks} (books) or ${forCopies} (copies)`;

test('import onix names the command for what is no ONIX', async () => {
  const { says } = await shop();
  const table = `This is a table or another text, no ONIX file; load a table with: ${tables}`;
  expect(await says('onix', 'books.csv', books)).toBe(table);
  expect(await says('onix', 'books.csv.gz', gzipSync(books))).toBe(table);
  expect(await says('onix', 'books.xml', `\ufeff${copies}`)).toBe(table);
  for (const kind of ['xlsx', 'xls'] as const)
    expect(await says('onix', `books.${kind}`, workbook(kind))).toBe(
      `This is an Excel file, no ONIX file; load a table with: ${tables}`,
    );
  expect(await says('onix', 'feed.zip', zip('feed.xml'))).toBe(
    'This is a ZIP file; unpack it and give the file inside.',
  );
  expect(await says('onix', 'pictures.zip', zip(`${isbn}.JPG`))).toBe(
    'This is a ZIP file of pictures; load it with: handsell import covers FILE',
  );
  expect(await says('onix', 'page.xml', page)).toBe('This is a web page (HTML), not an ONIX file.');
  expect(await says('onix', 'other.xml', '<?xml version="1.0"?>\n<!-- x --><catalog><book/></catalog>')).toBe(
    'This is an XML file, but not an ONIX file: it begins with <catalog>.',
  );
  const header = '<Header><Sender><SenderName>Cove</SenderName></Sender></Header>';
  for (const rest of ['', '\n', '<DescriptiveDetail/>'])
    expect(await says('onix', 'header.xml', header + rest)).toBe(
      'This is an XML file, but not an ONIX file: it is only a fragment of one, with a <Header> and no record.',
    );
  expect(await says('onix', 'a.json', '[{"isbn": "9780140449136"}]')).toBe(
    'This is a JSON file, not an ONIX file.',
  );
  expect(await says('onix', 'marc.xml', '<collection xmlns="http://www.loc.gov/MARC21/slim"/>')).toBe(
    'This is a MARCXML library file; export it as CSV or ONIX instead.',
  );
  expect(await says('onix', 'noise.xml', Buffer.from([...Array(900).keys()].map((n) => n % 31)))).toBe(
    'This is not a text file.',
  );
  expect(await says('onix', 'empty.xml', '')).toBe('The file is empty.');
});

test('import csv names the command for ONIX, for copies and for links, and changes no price by mistake', async () => {
  const { db, says } = await shop();
  expect(await says('csv', 'feed.csv', onix)).toBe(
    'This is an ONIX file; load it with: handsell import onix FILE',
  );
  expect(await says('csv', 'stock.csv', copies)).toBe(
    `This is a table of copies (qty), not of books; load it with: ${forCopies}`,
  );
  expect(await db.query('select list_price_usa from title')).toEqual([{ list_price_usa: 1800 }]);
  expect(await says('csv', 'links.csv', links)).toBe(
    'This is a list of links, not of books; load it with: handsell import covers FILE. ' +
      'If it is a list of books, name its columns, such as --map "isbn=isbn" --map "Header=title".',
  );
  expect(await says('csv', 'prices.csv', `isbn,price\n${isbn},15.00\n`)).toContain('1  updated');
  expect(await says('csv', 'both.csv', `isbn,title,qty\n${isbn},The Lamp Room,2\n`)).toMatch(/\n0$/);
});

test('import stock names the command for ONIX, for books and for links', async () => {
  const { says } = await shop();
  expect(await says('stock', 'feed.xml', onix)).toBe(
    'This is an ONIX file; load it with: handsell import onix FILE',
  );
  const none = 'No column with quantities was found among:';
  const name = 'If one of them holds quantities, name it with --map "Header=quantity"';
  expect(await says('stock', 'books.csv', books)).toBe(
    `${none} ISBN, Title, Author, Retail. ${name}; a table of books is loaded with: ${forBooks}`,
  );
  expect(await says('stock', 'links.csv', links)).toBe(
    `${none} isbn, link. ${name}; a list of links to covers is loaded with: handsell import covers FILE`,
  );
  expect(await says('stock', 'books.xlsx', workbook('xlsx'))).toBe(
    `${none} ISBN, Title. ${name}; a table of books is loaded with: ${forBooks}`,
  );
});

test('import covers names the command for tables and ONIX, and finds no pictures where there are none', async () => {
  const { says, folder } = await shop();
  for (const [file, table] of [
    ['books.csv', books],
    ['stock.txt', copies],
    ['titles.tsv', 'Title\tAuthor\nThe Lamp Room\tAda Pell\n'],
  ] as const)
    expect(await says('covers', file, table)).toBe(
      `There is no web address in this list, so it leads to no covers; load a table with: ${tables}`,
    );
  for (const file of ['feed.xml', 'feed.csv', 'feed'])
    expect(await says('covers', file, onix)).toBe(
      'This is an ONIX file; load it with: handsell import onix FILE',
    );
  expect(await says('covers', 'books.xlsx', workbook('xlsx'))).toMatch(/^This is an Excel file .*import csv/);
  expect(await says('covers', 'books.xls', workbook('xls'))).toMatch(
    /^This is an old Excel file .*import csv/,
  );
  expect(await says('covers', 'page.html', page)).toBe('This is a web page (HTML), not a picture.');
  expect(await says('covers', 'list.pdf', '%PDF-1.4')).toBe(
    'This is a PDF file; covers are JPEG, PNG, WebP or GIF.',
  );
  const none = 'There are no pictures named by ISBN in it';
  expect(await says('covers', 'feed.zip', zip('feed.xml'))).toBe(`${none} (its first file is feed.xml).`);
  await says('covers', 'tables/books.csv', books);
  expect(await folder('tables')).toBe(`${none} (its first file is books.csv).`);
  await says('covers', 'bare/.DS_Store', 'litter');
  expect(await folder('bare')).toBe('There is no file in it.');
});

test('a line of links without an address is named by its book, not shown whole', async () => {
  const { says } = await shop();
  const row = `${isbn},The Lamp Room,"Pell, Ada",$18.00,Trade Paperback,A long story of a lamp and its room`;
  const said = await says(
    'covers',
    'mixed.csv',
    `${links}${row}\n${row.slice(14)}, ${'and on '.repeat(20)}\n`,
  );
  expect(said).toContain(`line 3 (${isbn}): There is no web address in this line.`);
  expect(said).toMatch(/line 4 \(The Lamp Room,"Pell.{20,40}…\): There is no web address/);
});
