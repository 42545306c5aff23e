import { utils, write } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { pdfOf } from './file-samples.ts';
import { readBooksFile } from './read-isbn-file.ts';

const hunger = '9780439023481';
const mockingbird = '9780060935467';
const wrong = '9780385490819';

const bytes = (text: string) => new Uint8Array(Buffer.from(text));
async function booksIn(file: Uint8Array | string, name = 'pasted.txt') {
  const { books } = await readBooksFile(typeof file === 'string' ? bytes(file) : file, name);
  return books.map(({ isbn, written, words }) => [isbn || written, words]);
}

test('each line of a text names books by their numbers, or by its words', async () => {
  const text = [
    hunger,
    'Mockingbird, Lee  0-06-093546-4 ',
    `${hunger}, ${mockingbird}`,
    `${wrong} The Handmaid’s Tale`,
    'Title of a book I forgot',
    '   ',
    '12',
  ];
  expect(await booksIn(text.join('\r\n'))).toEqual([
    [hunger, ''],
    [mockingbird, 'Mockingbird Lee'],
    [hunger, ''],
    [mockingbird, ''],
    [wrong, 'The Handmaid’s Tale'],
    ['Title of a book I forgot', 'Title of a book I forgot'],
  ]);
});

test('a table is read by its columns, wherever its headings stand (IMPORT-010)', async () => {
  const rows = [
    ['Harbor School', ''],
    ['Author', 'Title', 'ISBN', 'Qty'],
    ['Collins, Suzanne', 'The Hunger Games', hunger, '3'],
    ['Atwood', 'The Handmaid’s Tale', wrong, '1'],
    ['Lee', 'Mockingbird', '', '1'],
    ['', '', '', '5'],
  ];
  const expected = [
    [hunger, 'The Hunger Games Collins Suzanne'],
    [wrong, 'The Handmaid’s Tale Atwood'],
    ['Mockingbird Lee', 'Mockingbird Lee'],
  ];
  const csv = rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n');
  expect(await booksIn(csv, 'list.csv')).toEqual(expected);
  const html = `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
  expect(await booksIn(`<html>${html}</html>`, 'list.html')).toEqual(expected);
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Books');
  for (const bookType of ['xlsx', 'xls'] as const) {
    const file = new Uint8Array(write(book, { type: 'array', bookType }));
    expect(await booksIn(file, `list.${bookType}`)).toEqual(expected);
  }
});

test.each([
  ['German', ['Autor', 'Titel', 'ISBN-Nr.', 'Preis'], ';'],
  ['French', ['Auteur', 'Titre', 'Code-barres', 'Prix'], ';'],
  ['Spanish', ['Autor', 'Título', 'Código', 'Precio'], '\t'],
  ['a vendor’s', ['Contributor 1', 'Description', 'Product ID (13)', 'List $'], ','],
])('headings in other words are no book: %s', async (_words, headings, delimiter) => {
  const rows = [
    ['Harbor School', '', '', ''],
    headings,
    ['Collins', 'The Hunger Games', hunger, '12.99'],
    ['Atwood', 'The Handmaid’s Tale', wrong, '15'],
    ['Lee', 'Mockingbird', '', '9.99'],
  ];
  const expected = [
    [hunger, 'Collins The Hunger Games 12.99'],
    [wrong, 'Atwood The Handmaid’s Tale 15'],
    ['Lee Mockingbird 9.99', 'Lee Mockingbird 9.99'],
  ];
  const text = rows.map((row) => row.join(delimiter)).join('\n');
  expect(await booksIn(text, 'list.csv')).toEqual(expected);
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Books');
  const file = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }));
  expect(await booksIn(file, 'list.xlsx')).toEqual(expected);
});

test.each([
  ['a book without a number', [`n/a,The Hobbit,12.99`, `${hunger},The Hunger Games,9.99`]],
  ['a book among others without a number', [`The Hobbit,Tolkien`, `${hunger},Collins`, `Dune,Herbert`]],
  ['a book above bare numbers', [`The Hobbit,Tolkien`, hunger, mockingbird]],
  ['the name of a list above bare numbers', ['The Hobbit and others, 2026', hunger, mockingbird]],
  ['the name of a list above books', ['The Hobbit and others', `${hunger},Collins`, `${mockingbird},Lee`]],
])('a first row that is no row of headings stays a book: %s', async (_what, rows) => {
  const books = await booksIn(rows.join('\n'), 'list.csv');
  expect(books).toHaveLength(rows.length);
  expect(books[0]?.[0]).toContain('The Hobbit');
});

test('a sheet without headings is read row by row, with the zeros that it lost', async () => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([[60935464, 'Mockingbird'], [Number(hunger)]]), 'Books');
  const file = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }));
  expect(await booksIn(file, 'list.xlsx')).toEqual([
    [mockingbird, 'Mockingbird'],
    [hunger, ''],
  ]);
});

test('of a web page and a PDF only the numbers count', async () => {
  const page = `<html><p>Our picks</p><p>${hunger} and ISBN ${wrong}</p></html>`;
  const numbers = [
    [hunger, ''],
    [wrong, ''],
  ];
  expect(await booksIn(page, 'list.html')).toEqual(numbers);
  expect(await booksIn(pdfOf(['Our picks', hunger, `ISBN ${wrong}`]), 'list.pdf')).toEqual(numbers);
});

test.each([
  ['long.txt', `${hunger}\n`.repeat(100_000), 20_000],
  ['headings.csv', `isbn,title\n${`${hunger},Hunger\n`.repeat(100_000)}`, 20_000],
  ['blank-lines.txt', `${hunger}\n\n`.repeat(100_000), 10_051],
  ['no-books.csv', `isbn,title\n${`${hunger},Hunger\n,\n`.repeat(100_000)}`, 10_050],
])(
  'of 100,000 rows the first are read, and the answer says that there are more: %s',
  async (name, text, read) => {
    const { books, isCut } = await readBooksFile(bytes(text), name);
    expect([books.length, isCut]).toEqual([read, true]);
  },
);

test('a quotation mark that is never closed ends what is read, and the answer says so', async () => {
  const text = `isbn,title\n${hunger},Hunger\n${hunger},"Hunger\n${hunger},Hunger\n`;
  expect(await readBooksFile(bytes(text), 'open.csv')).toMatchObject({
    books: [{ isbn: hunger }],
    isCut: true,
  });
});

test('digits that a spreadsheet has cut are no ISBNs', async () => {
  await expect(booksIn('isbn,title\n9.78044E+12,Hunger\n', 'list.csv')).rejects.toMatchObject({
    fault: 'isbns_shortened',
  });
});
