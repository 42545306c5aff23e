import { gzipSync } from 'node:zlib';
import iconv from 'iconv-lite';
import { expect, onTestFinished, test } from 'vitest';
import { fc } from '../../../../test/properties.ts';
import { temporaryFile } from '../../../../test/temporary-file.ts';
import type { Read } from '../../record.ts';
import { FileRefused } from '../refuse-file.ts';
import { type ReadCsvOptions, readCsv } from './read-csv.ts';

async function read(content: string | Buffer, options: ReadCsvOptions = {}) {
  const file = temporaryFile(content);
  try {
    const { mapping, rows } = await readCsv(file.path, options);
    const all: Read[] = [];
    for await (const row of rows) all.push(row);
    const records = all.flatMap((row) => (row.kind === 'record' ? [row.record] : []));
    const rejected = all.flatMap((row) => (row.kind === 'rejected' ? [row.rejected] : []));
    const warnings = all.flatMap((row) => (row.kind === 'record' ? row.warnings : []));
    return { mapping, all, records, rejected, warnings };
  } finally {
    file.remove();
  }
}

test('a row fills every field that the record has', async () => {
  const { records, warnings } = await read(
    'ISBN13,Title,Sub Title,Author(s),Illustrator,Series,Series #,Publisher,Imprint,Pub Date,Binding,Language,Pages,' +
      'Width,Height,Weight,Carton Qty,Age,BISAC,Thema,Genre,Description,US Price,CDN Price,Availability,Sales Rank,Cover URL\n' +
      '978-0-439-02348-1,Rivers & Roads,A Journey,"Doe, Jane; Roe, Rick",Ann Lee,Ways,2,House,Small House,' +
      '"March 12, 2004",Hardback,en-US,320,6,9,1.5,24,8-12,FIC019000,FBA,Fiction; Travel,' +
      '"<p>Good <b>book</b><script>x</script></p>",$17.99,$21.50,In print,"1,204",https://example.org/c.jpg\n',
  );
  expect(warnings).toEqual([]);
  expect(records).toEqual([
    {
      eisbn: '9780439023481',
      source: 'csv:books.csv',
      notification: 'confirmed',
      title: 'Rivers & Roads',
      subtitle: 'A Journey',
      contributors: [
        { name: 'Jane Doe', name_inverted: 'Doe, Jane', role: 'A01' },
        { name: 'Rick Roe', name_inverted: 'Roe, Rick', role: 'A01' },
        { name: 'Ann Lee', role: 'A12' },
      ],
      series: 'Ways',
      series_number: '2',
      publisher: 'House',
      imprint: 'Small House',
      publication_date: '2004-03-12',
      binding: 'Hardcover',
      binding_code: 'BB',
      language: 'eng',
      pages: 320,
      width: 6,
      height: 9,
      weight: 1.5,
      carton_qty: 24,
      age_from: 8,
      age_to: 12,
      subjects: [
        { scheme: 'thema', code: 'FBA' },
        { scheme: 'bisac', code: 'FIC019000' },
        { scheme: 'keyword', code: 'Fiction' },
        { scheme: 'keyword', code: 'Travel' },
      ],
      description: '<p>Good <b>book</b></p>',
      prices: [
        { amount: 1799, currency: 'USD', territory: ['US'], tax_included: false, type: '01' },
        { amount: 2150, currency: 'CAD', territory: ['CA'], tax_included: false, type: '01' },
      ],
      availability: 'available',
      sales_rank: 1204,
      cover_url: 'https://example.org/c.jpg',
    },
  ]);
});

test('the report shows every column, what it is taken for and an example', async () => {
  const { mapping } = await read('EAN;Titel;Lagerplatz;Ladenpreis\n9780439023481;Wege;B3;12,90 €\n');
  expect(mapping).toEqual({
    encoding: 'utf-8',
    delimiter: ';',
    header_line: 1,
    columns: [
      { header: 'EAN', field: 'isbn13', confidence: 'certain', sample: '9780439023481' },
      { header: 'Titel', field: 'title', confidence: 'certain', sample: 'Wege' },
      { header: 'Lagerplatz', field: 'ignored', confidence: 'none', sample: 'B3' },
      { header: 'Ladenpreis', field: 'price', confidence: 'certain', sample: '12,90 €' },
    ],
    notes: [],
  });
});

test.each(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'])(
  'reads %s, plain and packed',
  async (encoding) => {
    const text = 'ISBN;Título;Preço\r\n9780439023481;Ação e “coração”;€ 5,90\r\n'.repeat(1);
    const bytes = iconv.encode(text, encoding, { addBOM: encoding.startsWith('utf-16') });
    for (const content of [bytes, gzipSync(bytes)]) {
      const { records } = await read(content);
      expect(records[0]).toMatchObject({
        title: 'Ação e “coração”',
        prices: [{ amount: 590, currency: 'EUR' }],
      });
    }
  },
);

test('the person may name columns and the currency', async () => {
  const { records, mapping } = await read('ISBN,Name,Title,Price\n9780439023481,Real title,x,5\n', {
    mapping: { Name: 'title', Title: 'ignored' },
    currency: 'GBP',
    source: 'csv:spring',
  });
  expect(records[0]).toMatchObject({
    title: 'Real title',
    source: 'csv:spring',
    prices: [{ amount: 500, currency: 'GBP' }],
  });
  expect(mapping.columns[1]).toMatchObject({ field: 'title', confidence: 'given' });
});

test('a bare list of ISBNs gives records without a title', async () => {
  const { records, rejected, mapping } = await read('0001955071\n000655069X\n\n0001955072\n');
  expect(mapping.header_line).toBeNull();
  expect(records).toEqual([
    { eisbn: '9780001955073', source: 'csv:books.csv', notification: 'confirmed' },
    { eisbn: '9780006550693', source: 'csv:books.csv', notification: 'confirmed' },
  ]);
  expect(rejected).toEqual([{ line: 4, ref: '0001955072', reason: expect.stringMatching(/check digit/) }]);
});

test('an ISBN damaged by a spreadsheet is replaced by the ISBN-10 beside it, or the row is refused', async () => {
  const { records, rejected, warnings } = await read(
    'isbn,isbn13,title\n439023483,9.78043902348e+12,Games\n,9.78043902348e+12,Lost\n,,Nothing\n',
  );
  expect(records.map(({ eisbn, title }) => [eisbn, title])).toEqual([['9780439023481', 'Games']]);
  expect(warnings).toEqual([expect.stringMatching(/leading zeros/)]);
  expect(rejected).toEqual([
    { line: 3, ref: '9.78043902348e+12', reason: expect.stringMatching(/damaged the ISBN.*as text/) },
    { line: 4, ref: 'Nothing', reason: 'This row has no ISBN.' },
  ]);
});

test('rows with commas outside quotation marks are put right or refused', async () => {
  const good = Array.from(
    { length: 8 },
    (_, i) => `${i},Title ${i},Jane Doe,4.1,9780439023481,9/16/2006`,
  ).join('\n');
  const { records, rejected, warnings } = await read(
    `bookID,title,authors,average_rating,isbn,publication_date\n${good}\n` +
      '8,Boston, a History,Sam Warner,3.58,9780439023481,4/20/2004\n' +
      '9,Boston,Sam,Warner,3.58,9780439023481,4/20/2004\n',
  );
  expect(records.at(-1)).toMatchObject({
    title: 'Boston, a History',
    record_ref: '8',
    publication_date: '2004-04-20',
  });
  expect(warnings).toEqual([expect.stringMatching(/put back/)]);
  expect(rejected).toEqual([
    { line: 11, ref: '9', reason: expect.stringMatching(/7 values but the header has 6/) },
  ]);
});

test('short rows, trailing empty values, repeated and doubled headers do no harm', async () => {
  const { records } = await read(
    'ISBN,Title,Title,Publisher\n9780439023481,A,B\n9780061120084,,C,House,,\nISBN,Title,Title,Publisher\n0316015849,D\n',
  );
  expect(records.map(({ title, publisher }) => [title, publisher])).toEqual([
    ['A', undefined],
    ['C', 'House'],
    ['D', undefined],
  ]);
});

test('a report title above the header does no harm', async () => {
  const { records, mapping } = await read('Catalogue of 2024,,\n\nISBN,Title,Publisher\n9780439023481,A,B\n');
  expect(mapping.header_line).toBe(3);
  expect(records).toHaveLength(1);
});

test('values beyond measure are cut with a warning', async () => {
  const { records, warnings } = await read(
    `ISBN,Title,Authors,Description\n9780439023481,${'t'.repeat(100_000)},"${'A B; '.repeat(20_000)}",${'d'.repeat(150_000)}\n`,
  );
  expect(records[0]?.title).toHaveLength(1000);
  expect(records[0]?.description?.length).toBeLessThan(100_100);
  expect(records[0]?.contributors).toHaveLength(1);
  expect(warnings).toHaveLength(3);
});

test('control characters and half characters never reach a record', async () => {
  const { records } = await read(
    Buffer.concat([Buffer.from('ISBN,Title\n9780439023481,Ti\u0007t\u0000le \u00e9'), Buffer.from([0xc3])]),
  );
  expect(records[0]?.title).toBe('Ti tle éÃ');
});

test('an unusable date empties the field, an absent one says nothing', async () => {
  const { records, warnings } = await read('ISBN,Title,Year\n9780439023481,A,9999\n9780061120084,B,\n');
  expect(records[0]?.publication_date).toBeNull();
  expect(records[1]).not.toHaveProperty('publication_date');
  expect(warnings).toEqual([expect.stringMatching(/9999/)]);
});

test('an on-sale date is kept, and stands in for a publication date', async () => {
  const { records } = await read(
    'ISBN,Title,Pub Date,Street Date\n9780439023481,A,2024,5/14/2024\n9780061120084,B,,5/21/2024\n',
  );
  expect(records.map((record) => [record.publication_date, record.on_sale_date])).toEqual([
    ['2024', '2024-05-14'],
    ['2024-05-21', '2024-05-21'],
  ]);
});

test('progress ends at the size of the file', async () => {
  const content = `ISBN,Title\n${'9780439023481,A\n'.repeat(5000)}`;
  const seen: number[] = [];
  await read(content, { onProgress: ({ bytes_read }) => seen.push(bytes_read) });
  expect(seen.at(-1)).toBe(content.length);
});

test.each([
  ['an empty file', '', /empty/],
  ['a blank file', '\n \n', /empty|no rows/],
  ['a header only', 'ISBN,Title\n', /header but no rows/],
  [
    'MARCXML',
    '<?xml version="1.0"?>\n<collection xmlns="http://www.loc.gov/MARC21/slim"><record/></collection>',
    /MARCXML/,
  ],
  ['ONIX', '<?xml version="1.0"?><ONIXMessage release="3.0">', /import onix/],
  ['a web page', '<!DOCTYPE html><html>', /web page/],
  ['other XML', '<?xml version="1.0"?><books/>', /XML file/],
  ['JSON', '[{"isbn": "9780439023481"}]', /JSON/],
  ['binary data', Buffer.from(Array.from({ length: 500 }, (_, i) => (i * 7) % 31)), /not a text file/],
  ['no ISBN column', 'Name,Title\nx,y\n', /No column with ISBNs.*--map/],
])('%s is refused in one sentence', async (_name, content, message) => {
  const refused = read(content);
  await expect(refused).rejects.toThrow(FileRefused);
  await expect(refused).rejects.toThrow(message);
});

test('a packed file that is cut off gives its rows, then one refusal', async () => {
  const rows = Array.from({ length: 40_000 }, (_, i) => `0001955071,Title ${Math.sin(i)}\n`).join('');
  const packed = gzipSync(`ISBN,Title\n${rows}`);
  const { records, rejected } = await read(packed.subarray(0, packed.length - 2000));
  expect(records.length).toBeGreaterThan(30_000);
  expect(rejected).toEqual([{ line: records.length + 2, reason: expect.stringMatching(/cut off/) }]);
});

test('any bytes are read or refused, never thrown over', async () => {
  const noise = fc.oneof(
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    fc
      .array(
        fc.constantFrom(
          'ISBN,Title\n',
          '9780439023481',
          ',',
          '"',
          '\n',
          '\r',
          '\0',
          'é',
          '=',
          ';',
          '\t',
          'x',
        ),
        { maxLength: 60 },
      )
      .map((parts) => Buffer.from(`ISBN,Title\n${parts.join('')}`)),
  );
  await fc.assert(
    fc.asyncProperty(noise, async (bytes) => {
      await read(bytes).catch((error: unknown) => expect(error).toBeInstanceOf(FileRefused));
    }),
    { numRuns: 300 },
  );
});

test('a file may be left unread', async () => {
  const file = temporaryFile('ISBN,Title\n9780439023481,A\n');
  onTestFinished(file.remove);
  const { mapping } = await readCsv(file.path);
  expect(mapping.columns).toHaveLength(2);
});

test.each([
  ['4.34', 4.34],
  ['4,3', 4.3],
  ['3.5 Stars', 3.5],
  ['8.6/10', 4.3],
  ['93 of 100', 4.65],
  ['7', 5],
  ['0', undefined],
  ['PG-13', undefined],
])("reads the rating '%s' of five as %s", async (rating, average) => {
  const { records } = await read(`ISBN;Title;Rating;Ratings\n9780439023481;Roads;${rating};1,204\n`);
  expect(records[0]?.ratings_average).toBe(average);
  expect(records[0]?.ratings_count).toBe(1204);
});

/** Rows of a table with accents, in the encoding named, and with the bad bytes of another in some of them. */
function mixedTable(usual: 'utf-8' | 'windows-1252', count: number, odd: number[]) {
  const other = usual === 'utf-8' ? 'windows-1252' : 'utf-8';
  const title = (i: number) => (i % 3 === 0 ? `Thérèse à l’œuvre ${i}` : `A plain title ${i}`);
  const line = (i: number) => `9780439023481,${odd.includes(i) ? `Señor Müller – “${i}”` : title(i)}\r\n`;
  const rows = Array.from({ length: count }, (_, i) =>
    iconv.encode(line(i), odd.includes(i) ? other : usual),
  );
  return {
    bytes: Buffer.concat([Buffer.from('ISBN,Title\r\n'), ...rows]),
    titles: Array.from({ length: count }, (_, i) => (odd.includes(i) ? `Señor Müller – “${i}”` : title(i))),
  };
}

const remarksOf = (all: Read[]) =>
  all.flatMap((row) =>
    row.kind === 'record' && row.warnings.length > 0 ? [`${row.line} ${row.warnings}`] : [],
  );

test.each([
  ['early', [0, 1, 2]],
  ['late', [2999, 2998]],
  ['here and there', [0, 700, 701, 1500, 2999]],
  ['nowhere', []],
])('lines of Windows-1252 in a file of UTF-8, %s, harm no other line and are named', async (_where, odd) => {
  const { bytes, titles } = mixedTable('utf-8', 3000, odd);
  for (const content of [bytes, gzipSync(bytes)]) {
    const { mapping, records, all } = await read(content);
    expect(mapping.encoding).toBe('utf-8');
    expect(records.map(({ title }) => title)).toEqual(titles);
    expect(remarksOf(all)).toEqual(
      odd.toSorted((a, b) => a - b).map((i) => expect.stringMatching(new RegExp(`^${i + 2} .*not UTF-8`))),
    );
  }
});

test('a file of Windows-1252 is read whole as such, but for lines that are UTF-8', async () => {
  for (const odd of [[], [5], [0, 2999]]) {
    const { bytes, titles } = mixedTable('windows-1252', 3000, odd);
    const { mapping, records, all } = await read(bytes);
    expect(mapping.encoding).toBe('windows-1252');
    expect(records.map(({ title }) => title)).toEqual(titles);
    expect(remarksOf(all)).toEqual(odd.map((i) => expect.stringMatching(new RegExp(`^${i + 2} .*is UTF-8`))));
  }
});

test('capitals with accents before quotation marks stay Windows-1252', async () => {
  const title = 'CAFÉ’S “DÉJÀ” – NOËL’ Ñ” Ü– Ö—';
  const { records, warnings } = await read(
    iconv.encode(`ISBN,Title\n9780439023481,${title}\n`, 'windows-1252'),
  );
  expect(records[0]?.title).toBe(title);
  expect(warnings).toEqual([]);
});

test('a bad byte in a file of few accents, first in the last of many blocks, leaves the others as they are', async () => {
  const ascii = '9780439023481,Plain title\n'.repeat(60_000);
  const bytes = Buffer.concat([
    Buffer.from(
      `ISBN,Title\n9780439023481,Bastien Viv\u00e8s\n${ascii}9780439023481,Fran\u00e7ois\n9780439023481,`,
    ),
    Buffer.from([0xc9, 0x74, 0xe9, 0x0a]),
    Buffer.from('9780439023481,Zoë'),
  ]);
  const { records, all } = await read(bytes);
  expect([records[0], ...records.slice(-3)].map((record) => record?.title)).toEqual([
    'Bastien Vivès',
    'François',
    'Été',
    'Zoë',
  ]);
  expect(remarksOf(all)).toEqual([expect.stringMatching(/^60004 /)]);
});

test('however the blocks are cut, the lines are the same', async () => {
  const { bytes, titles } = mixedTable('utf-8', 40, [3, 17, 39]);
  const quoted = Buffer.concat([bytes, iconv.encode('9780439023481,"Señor\r\nMüller"\r\n', 'windows-1252')]);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 300 }), async (blockBytes) => {
      const { records, all } = await read(quoted, { blockBytes });
      expect(records.map(({ title }) => title)).toEqual([...titles, 'Señor Müller']);
      expect(remarksOf(all).map((remark) => Number.parseInt(remark, 10))).toEqual([5, 19, 41, 42]);
    }),
    { numRuns: 25 },
  );
});

test('Windows-1252 that the person names is believed in every line', async () => {
  const { records, warnings } = await read('ISBN,Title\n9780439023481,Ã©\n', { encoding: 'windows-1252' });
  expect(records[0]?.title).toBe('ÃƒÂ©');
  expect(warnings).toEqual([]);
});

test('prices that name no currency are counted', async () => {
  const { all } = await read(
    'ISBN,Title,Price,UK price\n9780439023481,A,5.00,4.00\n9780140449136,B,€ 5.00,\n9780306406157,C,,\n',
    { currency: 'AUD' },
  );
  expect(all.map((row) => (row.kind === 'record' ? (row.assumed_prices ?? 0) : 'rejected'))).toEqual([
    1, 0, 0,
  ]);
  const said = await read('ISBN,Title,Price,Currency\n9780439023481,A,5.00,USD\n');
  expect(said.all.every((row) => row.kind === 'record' && row.assumed_prices === undefined)).toBe(true);
});

test.each([
  [
    'a number, a picture, a link, title, author, shelf',
    (i: number, title: string, author: string) =>
      `"${isbnsOf3[i]}","${i}.jpg","https://covers.example/${i}.jpg","${title}","${author}","5","Calendars"`,
    ['isbn', 'ignored', 'ignored', 'title', 'authors', 'ignored', 'ignored'],
  ],
  [
    'a link, title, author',
    (i: number, title: string, author: string) => `https://x.example/${i};${title};${author};${isbnsOf3[i]}`,
    ['ignored', 'title', 'authors', 'isbn'],
  ],
  [
    'author before title, surname first',
    (i: number, title: string, author: string) =>
      `${isbnsOf3[i]}\t${author.replace(/^(.*) (\S+)$/, '$2, $1')}\t${title}`,
    ['isbn', 'authors', 'title'],
  ],
])('without a header, books are known by what the columns hold: %s', async (_name, row, fields) => {
  const books = [
    ['The Lamp Room', 'Ada Pell'],
    ['Harbour Lights and Other Stories', 'Emily Marsh'],
    ['A Year of Fog', 'Ursula K. Le Guin'],
  ] as const;
  const { mapping, records } = await read(
    books.map(([title, author], i) => row(i, title, author)).join('\n'),
  );
  expect(mapping.header_line).toBeNull();
  expect(mapping.columns.map(({ field }) => field)).toEqual(fields);
  expect(records.map(({ title, contributors }) => [title, contributors?.[0]?.name])).toEqual(books);
});

const isbnsOf3 = ['9780439023481', '9780140449136', '9780306406157'];

test('says what a table without titles lacks before it loads it', async () => {
  expect((await read('9780439023481\n9780140449136\n')).mapping.notes).toEqual([
    expect.stringMatching(/nothing changes: new books need a title/),
  ]);
  expect((await read('ISBN,Price,Shelf\n9780439023481,5,Fiction\n')).mapping.notes).toEqual([
    expect.stringMatching(/only books that the catalogue has are changed/),
  ]);
  expect((await read('ISBN,Title\n9780439023481,A\n')).mapping.notes).toEqual([]);
});

test('the apostrophe that keeps a cell from being a formula is no part of its text', async () => {
  const { records } = await read('ISBN,Title\n9780439023481,"\'=Love in Cells"\n9780061120084,\'Tis\n');
  expect(records.map(({ title }) => title)).toEqual(['=Love in Cells', "'Tis"]);
});
