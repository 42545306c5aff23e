import { utils, write } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { pdfOf } from './file-samples.ts';
import { readCopiesFile } from './read-isbn-file.ts';

const hunger = '9780439023481';
const mockingbird = '9780060935467';
const handmaid = '9780385490818';
const bytes = (text: string, encoding: BufferEncoding = 'utf8') =>
  new Uint8Array(Buffer.from(text, encoding));

async function copiesIn(file: Uint8Array, name: string) {
  const { rows } = await readCopiesFile(file, name);
  return rows?.map(({ isbn, qty }) => [isbn, qty]) ?? null;
}
const order = [
  [hunger, 12],
  [mockingbird, 1],
  [handmaid, 3],
];

test('text and CSV: columns by their headings, in any order, encoding and notation (IMPORT-008, IMPORT-009)', async () => {
  const commas = `Grade 5 order\n\nQty,Title,ISBN-13\n12,"Hunger, The",${hunger}\n1,Mockingbird,0-06-093546-4\n3,Tale,"=""${handmaid}"""\n`;
  expect(await copiesIn(bytes(commas), 'order.csv')).toEqual(order);
  const french = `Titre;ISBN;Qté\r\nFaim;${hunger};12\r\nOiseau;${mockingbird};1\r\nServante écarlate;${handmaid};3`;
  expect(await copiesIn(bytes(french, 'latin1'), 'commande.csv')).toEqual(order);
  expect(await copiesIn(bytes(french.replaceAll(';', '\t'), 'utf16le'), 'commande.txt')).toEqual(order);
  const spaces = `isbn qty\n${hunger}   12\n${mockingbird} 1\n${handmaid} 3.0\n`;
  expect(await copiesIn(bytes(spaces), 'order.txt')).toEqual(order);
  const noHeadings = `${hunger},12\n${mockingbird},1\n${handmaid},3\n`;
  expect(await copiesIn(bytes(noHeadings), 'order.csv')).toEqual(order);
});

test('of an ISBN-10 and an ISBN-13 the longer is read; rows without any are left out', async () => {
  const table = `ISBN10,ISBN13,Order Quantity\n0439023483,${hunger},12\nTotal,,12\n`;
  expect(await copiesIn(bytes(table), 'order.csv')).toEqual([[hunger, 12]]);
});

test('what is no ISBN or no quantity is told from an empty cell', async () => {
  const table = `isbn,qty\n9780439023480,2\n${hunger},two\n${mockingbird},\n${handmaid},-1\nabc,"1,200"\n`;
  const { rows } = await readCopiesFile(bytes(table), 'order.csv');
  expect(rows).toEqual([
    { written: '9780439023480', isbn: '', qty: 2 },
    { written: hunger, isbn: hunger, qty: null },
    { written: mockingbird, isbn: mockingbird, qty: 0 },
    { written: handmaid, isbn: handmaid, qty: null },
    { written: 'abc', isbn: '', qty: 1200 },
  ]);
});

test('workbooks of both ages, on whichever sheet the columns are', async () => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Please order early']]), 'Read me');
  const rows = [
    ['Title', 'ISBN', 'Copies'],
    ['The Hunger Games', Number(hunger), 12],
    ['To Kill a Mockingbird', 60935464, 1],
    ['The Handmaid’s Tale', 'ISBN 0-385-49081-X', 3],
  ];
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Books');
  for (const bookType of ['xlsx', 'xls'] as const) {
    const file = new Uint8Array(write(book, { type: 'array', bookType }));
    expect(await copiesIn(file, `order.${bookType}`)).toEqual(order);
  }
});

test('tables of web pages, and PDFs by where the numbers stand', async () => {
  const row = (cells: (string | number)[]) => `<tr>${cells.map((c) => `<td>${c}</td>`).join('')}</tr>`;
  const page = `<!doctype html><body><nav>12 books</nav><table><tr><th>ISBN<th>Year<th>Quantity</tr>${order
    .map(([isbn = '', qty = '']) => row([isbn, 2020, `<b>${qty}</b>`]))
    .join('')}</table>`;
  expect(await copiesIn(bytes(page), 'order.html')).toEqual(order);
  const pdf = pdfOf(['ISBN Qty', ...order.map(([isbn, qty]) => `${isbn}  ${qty}`)]);
  expect(await copiesIn(pdf, 'order.pdf')).toEqual(order);
});

test('a file without the columns says so, and one whose digits are lost is refused', async () => {
  expect(await copiesIn(bytes(`Title,ISBN\nHunger,${hunger}\n`), 'order.csv')).toBeNull();
  expect(await copiesIn(bytes(`qty,title\n1,Hunger\n`), 'order.txt')).toBeNull();
  expect(await copiesIn(pdfOf([`ISBN ${hunger}`]), 'order.pdf')).toBeNull();
  expect(await copiesIn(bytes(''), 'order.txt')).toBeNull();
  await expect(copiesIn(bytes('isbn,qty\n9.78044E+12,2\n'), 'order.csv')).rejects.toMatchObject({
    fault: 'isbns_shortened',
  });
});

test('a long list is read to its limit', async () => {
  const { rows, isCut } = await readCopiesFile(bytes(`isbn,qty\n${`${hunger},1\n`.repeat(20_001)}`), 'a.csv');
  expect([rows?.length, isCut]).toEqual([20_000, true]);
  const blank = await readCopiesFile(bytes(`isbn,qty\n${`${hunger},1\n,\n`.repeat(20_001)}`), 'blank.csv');
  expect(blank.isCut).toBe(true);
});
