import { deflateSync, gzipSync } from 'node:zlib';
import { CFB } from '@e965/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isbnFileRefusals } from '../../contract/browse.ts';
import { buildLocation, buildStore, buildTitle } from '../../test/factories.ts';
import { fc } from '../../test/properties.ts';
import { openTestShop, type TestShop } from '../../test/shop.ts';
import { createApp } from '../app.ts';
import { readEnv } from '../env.ts';
import { locked, pdfOf, workbookParts, zipOf } from '../isbn-file/file-samples.ts';

const eisbn = '9780439023481';
const sheet = (isbn: string) =>
  `<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${isbn}</t></is></c></row></sheetData>`;
const workbook = () => zipOf(workbookParts(sheet(eisbn)));
const bytes = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding);

let made: TestShop;
let send: (file: Uint8Array, name: string) => Promise<Answer>;

interface Answer {
  id?: string;
  found?: number;
  error?: string;
  error_code?: string;
}

beforeAll(async () => {
  made = await openTestShop({ env: readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', TRUST_PROXY: '1' }) });
  const store = await buildStore(made.db, { hosts: ['one.localhost'] });
  await buildLocation(made.db, store.id);
  await buildTitle(made.db, { eisbn, title: 'The Hunger Games' });
  await made.reload();
  const app = createApp(made.shop, async () => new Response(''));
  let calls = 0;
  send = async (file, name) => {
    const body = new FormData();
    body.set('file', new File([new Uint8Array(file)], name));
    // Send each file from its own IP address to stay under the rate limit.
    const from = `10.0.${calls >> 8}.${calls++ & 255}`;
    const response = await app.request('http://one.localhost/customer/browse/file', {
      method: 'POST',
      body,
      headers: { host: 'one.localhost', 'x-forwarded-for': from },
    });
    expect(response.status, name).toBe(200);
    return (await response.json()) as Answer;
  };
});
afterAll(() => made.close());

/** A sentence for people, with a code of the contract, and nothing of the program in it. */
function expectRefusal(answer: Answer): void {
  expect(answer).not.toHaveProperty('id');
  expect(['no_isbns', 'none_found', ...isbnFileRefusals]).toContain(answer.error_code);
  expect(answer.error).toMatch(/^[A-Z][^\n]{10,160}$/);
  expect(answer.error).not.toMatch(/node_modules|Error:|undefined|\.[jt]s\b/);
}

const lockedWorkbook = () => {
  const box = CFB.utils.cfb_new();
  CFB.utils.cfb_add(box, '/EncryptionInfo', Buffer.alloc(64, 4));
  CFB.utils.cfb_add(box, '/EncryptedPackage', Buffer.alloc(5_000, 9));
  return CFB.write(box, { type: 'buffer' }) as Buffer;
};
const zeros = () => '0'.repeat(200 * 1024 * 1024);
const bombInPdf = () => {
  const stream = deflateSync(Buffer.alloc(60 * 1024 * 1024, ' '));
  return pdfOf(['nothing'], '', { filter: '/FlateDecode', stream });
};

const hostile: [string, string, () => Uint8Array, string][] = [
  ['a workbook cut in half', 'half.xlsx', () => workbook().subarray(0, 900), 'file_damaged'],
  ['a zip that is no workbook', 'a.xlsx', () => zipOf({ 'a.txt': eisbn }), 'file_damaged'],
  [
    'a bomb in a workbook',
    'b.xlsx',
    () => zipOf({ ...workbookParts('<sheetData/>'), 'xl/sharedStrings.xml': zeros() }, 9),
    'too_much_inside',
  ],
  ['a locked workbook', 'l.xlsx', lockedWorkbook, 'file_encrypted'],
  ['a locked workbook of the old kind', 'l.xls', lockedWorkbook, 'file_encrypted'],
  ['half a header of an old workbook', 'h.xls', () => bytes('d0cf11e0a1b11ae1ffff', 'hex'), 'file_damaged'],
  ['a locked PDF', 'l.pdf', () => pdfOf([eisbn], locked), 'file_encrypted'],
  ['a PDF cut in half', 'half.pdf', () => pdfOf([eisbn]).subarray(0, 60), 'file_damaged'],
  ['a PDF that unpacks to blanks', 'bomb.pdf', bombInPdf, 'no_isbns'],
  [
    'a PDF of 2,000 pages',
    'long.pdf',
    () => pdfOf(Array.from({ length: 2_000 }, () => eisbn)),
    'too_much_inside',
  ],
  ['gzip called CSV', 'list.csv', () => gzipSync(eisbn), 'file_type'],
  [
    'gzip in a zip called a workbook',
    'gz.xlsx',
    () => zipOf({ 'list.csv.gz': gzipSync(eisbn) }),
    'file_damaged',
  ],
  ['a workbook called text', 'list.txt', workbook, 'file_type'],
  ['a program', 'list.csv', () => bytes(`MZ\u0000\u0003${eisbn}`), 'file_type'],
  ['text with zeros in it', 'list.txt', () => bytes(`a\u0000b\u0000\u0000${eisbn}`), 'file_type'],
  ['a name that climbs', '../../etc/passwd', () => bytes(eisbn), 'file_type'],
  ['no name to speak of', '.', () => bytes(eisbn), 'file_type'],
  ['nothing', 'empty.csv', () => bytes(''), 'no_isbns'],
  ['blanks and marks only', 'blank.txt', () => bytes('\ufeff \r\n\t\u200b'), 'no_isbns'],
];

test.each(hostile)('%s is refused in a sentence', async (_what, name, file, code) => {
  const answer = await send(file(), name);
  expectRefusal(answer);
  expect(answer.error_code).toBe(code);
});

test.each(['utf8', 'latin1', 'utf16le'] as const)(
  'a list is read in %s, with its mark and without',
  async (encoding) => {
    for (const mark of encoding === 'latin1' ? [''] : ['', '\ufeff']) {
      const answer = await send(
        bytes(`${mark}Titre;ISBN\r\nÉté à l'île;${eisbn}\r\n`, encoding),
        'liste.csv',
      );
      expect(answer).toMatchObject({ found: 1 });
    }
  },
);

test('files that break anywhere are read or refused, and the reader is there for the next one', async () => {
  const whole = {
    xlsx: workbook(),
    pdf: pdfOf([`ISBN ${eisbn}`]),
    html: bytes(`<ul><li>${eisbn}</ul>`),
    csv: bytes(`a;b\n${eisbn};1\n`),
    txt: bytes(eisbn),
  };
  const kind = fc.constantFrom(...(Object.keys(whole) as (keyof typeof whole)[]));
  const broken = fc.record({
    kind,
    called: kind,
    cut: fc.double({ min: 0, max: 1, noNaN: true }),
    noise: fc.array(fc.tuple(fc.nat(5_000), fc.nat(255)), { maxLength: 12 }),
  });
  await fc.assert(
    fc.asyncProperty(broken, async ({ kind, called, cut, noise }) => {
      const file = Uint8Array.from(whole[kind]);
      for (const [at, value] of noise) file[at % file.length] = value;
      const answer = await send(file.subarray(0, Math.ceil(cut * file.length)), `list.${called}`);
      if (answer.id === undefined) expectRefusal(answer);
      else expect(answer.found).toBe(1);
    }),
    { numRuns: 25 },
  );
  expect(await send(bytes(eisbn), 'after.txt')).toMatchObject({ found: 1 });
}, 240_000);

test('other calls do not wait while the worst files are read', async () => {
  const cells = Array.from({ length: 40 }, (_, c) => `<c t="inlineStr"><is><t>${c} words</t></is></c>`).join(
    '',
  );
  const rows = `<row>${cells}</row>`.repeat(15_000);
  const greedy = zipOf(workbookParts(`<sheetData>${rows}</sheetData>`));
  const bomb = bombInPdf();
  const reader = made.visitor();
  const began = performance.now();
  let isOver = false;
  const reading = Promise.all([send(greedy, 'greedy.xlsx'), send(bomb, 'bomb.pdf')]).finally(() => {
    isOver = true;
  });
  let longest = 0;
  let asked = 0;
  for (let last = began; !isOver; asked++) {
    await new Promise((later) => setTimeout(later, 5));
    await reader.get('title/getBindingItems', { eisbn });
    // If a file is parsed on this thread, the next request already waits before it is sent.
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    await made.db.query('delete from rate_window');
  }
  const took = performance.now() - began;
  for (const answer of await reading) expectRefusal(answer);
  expect(asked).toBeGreaterThan(20);
  expect(longest, `of ${took} ms`).toBeLessThan(took / 3);
});
