import { deflateSync } from 'node:zlib';
import { CFB, utils, write } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { anIsbn } from '../../test/factories.ts';
import { locked, pdfOf, workbookParts, zipOf } from './file-samples.ts';
import { mostIsbns } from './find-isbns.ts';
import { type ReaderLimits, readIsbnFile } from './read-isbn-file.ts';

const hunger = '9780439023481';
const mockingbird = '9780060935467';
const handmaid = '9780385490818';
const bytes = (text: string, encoding: BufferEncoding = 'utf8') =>
  new Uint8Array(Buffer.from(text, encoding));

/** What a test proves must not depend on how busy the machine is: only the limit that it names ends a reader. */
const patient = { timeoutMs: 600_000 };
const isbnsOf = async (file: Uint8Array, name: string, limits: Partial<ReaderLimits> = {}) =>
  (await readIsbnFile(file, name, { ...patient, ...limits })).isbns;

test('text and CSV, in any encoding', async () => {
  expect(await isbnsOf(bytes(`${hunger}\r\n0-06-093546-4\r\n${hunger}`), 'list.txt')).toEqual([
    hunger,
    mockingbird,
  ]);
  const table = `Titre;ISBN;Qté\r\nÉté;${hunger};2\r\n"Servante écarlate";"038549081X";1\r\n`;
  expect(await isbnsOf(bytes(table, 'latin1'), 'Commande.CSV')).toEqual([hunger, handmaid]);
  expect(await isbnsOf(bytes(`\ufeff${table}`, 'utf16le'), 'commande.csv')).toEqual([hunger, handmaid]);
  expect(await isbnsOf(bytes(table, 'utf16le'), 'without mark.csv')).toEqual([hunger, handmaid]);
  expect(await isbnsOf(bytes(''), 'empty.txt')).toEqual([]);
});

test('workbooks of both ages: cells in order, numbers that lost their zeros', async () => {
  const book = utils.book_new();
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([
      ['Title', 'ISBN', 'Copies'],
      ['The Hunger Games', Number(hunger), 12],
      ['To Kill a Mockingbird', 60935464, 1],
      ['The Handmaid’s Tale', 'ISBN 0-385-49081-X', 3],
    ]),
    'Books',
  );
  for (const bookType of ['xlsx', 'xls'] as const) {
    const file = new Uint8Array(write(book, { type: 'array', bookType }));
    expect(await isbnsOf(file, `order.${bookType}`)).toEqual([hunger, mockingbird, handmaid]);
  }
});

test('web pages: what one reads, links to books, data for machines; not programs', async () => {
  const page = `<!doctype html><html><head><script>var n = "9780141439587"</script>
    <meta property="book:isbn" content="${handmaid}">
    <script type="application/ld+json">{"@type":"Book","isbn":"978-0-06-093546-7"}</script></head>
    <body><p>ISBN <b>978-0-439</b>-02348-1</p><a href="https://shop.example/dp/0140135154">Ways</a>
    <table><tr><td>0439420</td><td>89X</td></table></body></html>`;
  expect(await isbnsOf(bytes(page), 'page.html')).toEqual([handmaid, mockingbird, hunger, '9780140135152']);
  const deep = `${'<div>'.repeat(5_000)}${hunger}`;
  expect(await isbnsOf(bytes(deep), 'deep.html')).toEqual([hunger]);
});

test('PDFs, page by page', async () => {
  const file = pdfOf(['Summer reading', `ISBN ${hunger} and more`, 'ISBN 0-385-49081-X']);
  expect(await isbnsOf(file, 'catalogue.pdf')).toEqual([hunger, handmaid]);
});

const fault = (file: Uint8Array, name: string, limits?: Partial<ReaderLimits>) =>
  isbnsOf(file, name, limits).then(
    (isbns) => isbns,
    (e: { fault?: string }) => e.fault ?? e,
  );

test('numbers that were meant to be ISBNs, of every kind of file', async () => {
  const wrong = '9780385490819';
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([[hunger], [Number(wrong)], [2075550142]]), 'Books');
  const workbook = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }));
  const kinds: [Uint8Array, string][] = [
    [bytes(`${hunger}\n${wrong}`), 'list.txt'],
    [bytes(`<p>${hunger} <b>97803854</b>90819, call 2075550142</p>`), 'page.html'],
    [pdfOf([hunger, `ISBN ${wrong}`]), 'catalogue.pdf'],
    [workbook, 'order.xlsx'],
  ];
  for (const [file, name] of kinds) {
    expect(await readIsbnFile(file, name), name).toEqual({ isbns: [hunger], doubtful: [wrong], unread: [] });
  }
});

test('refuses files with a wrong type, or a type that we do not read', async () => {
  expect(await fault(bytes(hunger), 'list.exe')).toBe('file_type');
  expect(await fault(bytes(hunger), 'list')).toBe('file_type');
  expect(await fault(bytes(hunger), 'list.pdf')).toBe('file_type');
  expect(await fault(pdfOf([hunger]), 'list.txt')).toBe('file_type');
  expect(await fault(bytes(`MZ\u0000\u0001${hunger}`), 'list.csv')).toBe('file_type');
  expect(await fault(bytes(`<table><tr><td>${hunger}</table>`), 'list.xlsx')).toBe('file_type');
  // What many old programs write as .xls.
  expect(await fault(bytes(`<html><table><tr><td>${hunger}</table></html>`), 'list.xls')).toEqual([hunger]);
});

test('locked and damaged files', async () => {
  expect(await fault(pdfOf([hunger], locked), 'locked.pdf')).toBe('file_encrypted');
  expect(await fault(bytes('%PDF-1.7 and nothing else'), 'half.pdf')).toBe('file_damaged');
  expect(await fault(zipOf({ a: 'b' }).slice(0, 40), 'half.xlsx')).toBe('file_damaged');
  expect(await fault(bytes('d0cf11e0a1b11ae1ffff', 'hex'), 'half.xls')).toBe('file_damaged');
});

test('a workbook with a password says so, under either ending', async () => {
  const box = CFB.utils.cfb_new();
  CFB.utils.cfb_add(box, '/EncryptionInfo', Buffer.alloc(64, 4));
  CFB.utils.cfb_add(box, '/EncryptedPackage', Buffer.alloc(5_000, 9));
  const file = () => new Uint8Array(CFB.write(box, { type: 'buffer' }) as Buffer);
  expect(await fault(file(), 'order.xlsx')).toBe('file_encrypted');
  expect(await fault(file(), 'order.xls')).toBe('file_encrypted');
});

test('numbers that a spreadsheet program has shortened are named as what they are', async () => {
  expect(await fault(bytes('Title,ISBN\nEmma,9.78014E+12\nDune,9.78044E+12\n'), 'a.csv')).toBe(
    'isbns_shortened',
  );
  expect(await fault(bytes('Titel;ISBN\nEmma;9,78014E+12\n'), 'a.csv')).toBe('isbns_shortened');
  expect(await fault(bytes(`Emma,9.78014E+12\nDune,${hunger}\n`), 'a.csv')).toEqual([hunger]);
});

test('pictures under other names', async () => {
  const png = () => bytes('89504e470d0a1a0a0000000d4948445200000001', 'hex');
  for (const name of ['cover.pdf', 'cover.xls', 'cover.xlsx', 'cover.txt', 'cover.html', 'cover.csv']) {
    expect(await fault(png(), name), name).toBe('file_type');
  }
});

test('a PDF of 2,000 pages is refused before they are read', async () => {
  const file = pdfOf(Array.from({ length: 2_000 }, () => hunger));
  await expect(readIsbnFile(file, 'all.pdf')).rejects.toThrow('This PDF has 2,000 pages');
});

test('a workbook that claims a million rows is read for those it has', async () => {
  const sheet = `<dimension ref="A1:XFD1048576"/><sheetData><row r="1"><c r="A1"><v>${hunger}</v></c></row>
    <row r="1048576"><c r="XFD1048576"><v>${handmaid}</v></c></row></sheetData>`;
  expect(await isbnsOf(zipOf(workbookParts(sheet)), 'million.xlsx')).toEqual([hunger]);
});

test('a workbook of more rows than are read says so, whatever it claims of its size', async () => {
  const row = (r: number, isbn: string) => `<row r="${r}"><c r="A${r}"><v>${isbn}</v></c></row>`;
  const rows = (n: number) =>
    row(1, hunger) + Array.from({ length: n - 1 }, (_, i) => row(i + 2, '7')).join('');
  const unreadOf = async (sheet: string) =>
    (await readIsbnFile(zipOf(workbookParts(sheet)), 'a.xlsx')).unread;
  expect(await unreadOf(`<sheetData>${rows(20_000)}</sheetData>`)).toEqual([]);
  expect(await unreadOf(`<sheetData>${rows(20_001)}</sheetData>`)).toEqual(['rows']);
  expect(await unreadOf(`<dimension ref="A1:A3"/><sheetData>${rows(20_001)}</sheetData>`)).toEqual(['rows']);
  // A gap hides what comes after it, unless the workbook tells of it.
  expect(
    await unreadOf(
      `<dimension ref="A1:A30000"/><sheetData>${row(1, hunger)}${row(30_000, handmaid)}</sheetData>`,
    ),
  ).toEqual(['rows']);
  const old = utils.book_new();
  utils.book_append_sheet(
    old,
    utils.aoa_to_sheet([[hunger], ...Array.from({ length: 20_000 }, () => ['more'])]),
    'Books',
  );
  const xls = new Uint8Array(write(old, { type: 'array', bookType: 'xls' }));
  expect(await readIsbnFile(xls, 'a.xls')).toMatchObject({ isbns: [hunger], unread: ['rows'] });
});

test('takes the first ISBNs of a list that is too long, and says so', async () => {
  const many = (n: number) => Array.from({ length: n }, (_, i) => anIsbn(i)).join('\n');
  const full = await readIsbnFile(bytes(many(mostIsbns)), 'list.txt');
  expect([full.isbns.length, full.unread]).toEqual([mostIsbns, []]);
  const book = utils.book_new();
  const cells = many(mostIsbns + 1).split('\n');
  utils.book_append_sheet(book, utils.aoa_to_sheet([cells.slice(0, 6_000), cells.slice(6_000)]), 'Books');
  for (const [file, name] of [
    [bytes(many(mostIsbns + 1)), 'list.txt'],
    [bytes(`<p>${many(mostIsbns + 1)}</p><p>and so on</p>`), 'page.html'],
    [new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' })), 'wide.xlsx'],
    [pdfOf(pagesOf(cells)), 'catalogue.pdf'],
  ] as const) {
    const { isbns, unread } = await readIsbnFile(file, name);
    expect([isbns.length, isbns[0], unread], name).toEqual([mostIsbns, anIsbn(0), ['isbns']]);
  }
});

/** The pages of a PDF with fifty lines of five ISBNs each: what stands beside a page is not read. */
function pagesOf(isbns: readonly string[]): string[] {
  const pick = (from: number, many: number) => isbns.slice(from, from + many);
  const lines = Array.from({ length: Math.ceil(isbns.length / 5) }, (_, i) => pick(i * 5, 5).join(' '));
  return Array.from({ length: Math.ceil(lines.length / 50) }, (_, i) =>
    lines.slice(i * 50, i * 50 + 50).join(') Tj 0 -13 Td ('),
  );
}

test('a text too long to be gone through for wrong numbers is said to be', async () => {
  const long = `${hunger}\n9780385490819\n${'words and words\n'.repeat(70_000)}9780439023482\n`;
  expect(await readIsbnFile(bytes(long), 'list.txt')).toEqual({
    isbns: [hunger],
    doubtful: ['9780385490819'],
    unread: ['doubtful'],
  });
  const wrong = Array.from({ length: 1_001 }, (_, i) =>
    anIsbn(i).replace(/.$/, (d) => `${(Number(d) + 1) % 10}`),
  );
  const read = await readIsbnFile(bytes(wrong.join('\n')), 'list.txt');
  expect([read.doubtful.length, read.unread]).toEqual([1_000, ['doubtful']]);
});

test('a zip bomb is given up, whatever it claims to be', async () => {
  const zeros = '0'.repeat(200 * 1024 * 1024);
  const file = zipOf({ ...workbookParts('<sheetData/>'), 'xl/sharedStrings.xml': zeros }, 1_000);
  expect(file.byteLength).toBeLessThan(1024 * 1024);
  expect(await fault(file, 'bomb.xlsx')).toBe('too_much_inside');
});

test('a zip that says one thing in its directory and another before its parts is read as checked', async () => {
  const zeros = '0'.repeat(200 * 1024 * 1024);
  const file = zipOf({ ...workbookParts('<sheetData/>'), 'xl/sharedStrings.xml': zeros });
  const at = Buffer.from(file.buffer).lastIndexOf('xl/sharedStrings.xml') - 46;
  // The directory says that the part is empty.
  Buffer.from(file.buffer).writeUInt32LE(0, at + 20);
  expect(await fault(file, 'bomb.xlsx', { growthMb: 150 })).toEqual([]);
});

test('a PDF that unpacks without end is given up when the process grows', async () => {
  const stream = deflateSync(Buffer.alloc(600 * 1024 * 1024, ' '));
  const file = pdfOf([hunger], '', { filter: '/FlateDecode', stream });
  expect(file.byteLength).toBeLessThan(1024 * 1024);
  expect(await fault(file, 'bomb.pdf', { growthMb: 128 })).toBe('too_much_inside');
});

test('a file that needs too long, or too much memory, is given up and the shop goes on', async () => {
  expect(await fault(bytes('<p>'.repeat(400_000)), 'slow.html', { timeoutMs: 60 })).toBe('took_too_long');
  const rows = Array.from({ length: 20_000 }, (_, r) => {
    const cells = Array.from({ length: 60 }, (_, c) => `<c t="inlineStr"><is><t>${r * c}</t></is></c>`).join(
      '',
    );
    return `<row>${cells}</row>`;
  }).join('');
  const greedy = zipOf(workbookParts(`<sheetData>${rows}</sheetData>`));
  expect(await fault(greedy, 'greedy.xlsx', { memoryMb: 48 })).toBe('too_much_inside');
  expect(await isbnsOf(bytes(hunger), 'list.txt')).toEqual([hunger]);
});

test('many files at once wait their turn; too many are sent away', async () => {
  const answers = await Promise.all(
    Array.from({ length: 14 }, (_, i) => fault(bytes(`${hunger} ${i}`), 'list.txt')),
  );
  // Two are read at once, and eight wait.
  expect(answers.filter((answer) => answer === 'reader_busy')).toHaveLength(4);
  expect(answers.filter((answer) => Array.isArray(answer))).toHaveLength(10);
});
