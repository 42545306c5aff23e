import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { TitleRecord } from '../../record.ts';
import { ISBN, message2, message3, readAll, readOne } from './fixtures/read-all.ts';
import { readOnix } from './read-onix.ts';

const fixture = (name: string) => readFile(new URL(`./fixtures/${name}`, import.meta.url), 'utf8');

const KEEPER: TitleRecord = {
  eisbn: '9781402894626',
  record_ref: 'com.harbour.0001',
  source: 'Harbour Distribution',
  sent_at: Date.UTC(2024, 2, 1, 9, 30),
  notification: 'confirmed',
  title: 'The Keeper & the Fog',
  subtitle: 'A novel of the coast',
  contributors: [
    {
      name: 'Mina Okoro',
      name_inverted: 'Okoro, Mina',
      role: 'A01',
      bio: '<p>Mina Okoro lives by the <em>sea</em>.</p>',
    },
    { name: 'Jörg van Dale', name_inverted: 'van Dale, Jörg', role: 'A12' },
    { name: 'Jörg van Dale', name_inverted: 'van Dale, Jörg', role: 'A36' },
  ],
  series: 'Lighthouse Stories',
  series_number: '2',
  publisher: 'Harbour House',
  imprint: 'Beacon',
  publication_date: '2023-09-14',
  on_sale_date: null,
  binding: 'Mass Market',
  binding_code: 'BC',
  is_large_print: false,
  language: 'eng',
  pages: 312,
  illustrations: '12 line drawings',
  edition: '2nd edition',
  width: 5,
  height: 8,
  thickness: 0.75,
  weight: 0.5,
  carton_qty: 24,
  upc: '012345678905',
  audience: 'Young adult',
  age_from: 12,
  age_to: 16,
  subjects: [
    { scheme: 'bisac', code: 'FIC014000', main: true },
    { scheme: 'thema', code: 'FV' },
  ],
  keywords: 'lighthouse; fog; islands',
  description: '<p>Nobody has lit the lamp since <strong>1911</strong>.</p>',
  short_description: '<p>A lamp, a keeper and 3 &lt; 4 ships.</p>',
  table_of_contents: '<p>One: Arrival<br />Two: Fog</p>',
  excerpt: null,
  bio: [],
  reviews: [{ content: '<p>Quietly thrilling.</p>', author: 'Lee Park', source_title: 'Coast Review' }],
  media: [],
  comments: [],
  awards: [],
  parts: [],
  cover_url: 'https://covers.example.com/9781402894626.jpg',
  prices: [
    { amount: 999, currency: 'USD', territory: ['US'], tax_included: false, type: '01' },
    {
      amount: 850,
      currency: 'GBP',
      territory: ['WORLD'],
      territory_excluded: ['US'],
      tax_included: true,
      type: '02',
    },
  ],
  availability: 'available',
  publishing_status: 'available',
  supply_status: 'available',
  content_list: null,
  related: [{ relation: 'replaces', eisbn: '9780306406157' }],
};

describe('releases and tags', () => {
  it.each(['onix-3.0-reference.xml', 'onix-3.0-short.xml', 'onix-2.1-reference.xml', 'onix-2.1-short.xml'])(
    '%s gives the same record',
    async (name) => {
      const { reads } = await readAll(await fixture(name));
      expect(reads).toEqual([{ kind: 'record', line: expect.any(Number), record: KEEPER, warnings: [] }]);
    },
  );

  it('reads 3.1, any namespace prefix, and a bare product without a message', async () => {
    const xml = await fixture('onix-3.0-reference.xml');
    expect(await readOne(xml.replace('release="3.0"', 'release="3.1"'))).toEqual(KEEPER);
    const prefixed = xml.replace(/<(\/?)(?=[A-Z])/g, '<$1onix:').replace('xmlns=', 'xmlns:onix=');
    expect(await readOne(prefixed)).toEqual(KEEPER);
    const bare = xml.slice(xml.indexOf('<Product>'), xml.indexOf('</ONIXMessage>'));
    expect(await readOne(bare)).toEqual({ ...KEEPER, source: 'onix', sent_at: undefined });
  });

  it('keeps reading when a second message follows in the same file', async () => {
    const second = message2('', '<FromCompany>Second</FromCompany>');
    const { records } = await readAll(`${message3('')}\n<?xml version="1.0"?>\n${second}`);
    expect(records.map(({ source }) => source)).toEqual(['Sender', 'Second']);
  });
});

describe('rejections', () => {
  it('names line, reference and reason, and loads the rest', async () => {
    const good = (ref: string) =>
      `<Product><RecordReference>${ref}</RecordReference><NotificationType>03</NotificationType>\n<EAN13>${ISBN}</EAN13><Title><TitleText>T</TitleText></Title></Product>\n`;
    const { records, rejected } = await readAll(`<ONIXMessage>
${good('a')}<Product>
<RecordReference>broken</RecordReference>
<Title></Product>
${good('b')}<Product><RecordReference>wrong</RecordReference><NotificationType>03</NotificationType><ISBN>123</ISBN></Product>
<Product><RecordReference>none</RecordReference><NotificationType>03</NotificationType></Product>
<Product><RecordReference>test</RecordReference><NotificationType>89</NotificationType><EAN13>${ISBN}</EAN13></Product>
${good('c')}</ONIXMessage>`);
    expect(records.map((record) => record.record_ref)).toEqual(['a', 'b', 'c']);
    expect(rejected).toEqual([
      { line: 4, ref: 'broken', reason: expect.stringContaining('The XML is broken at line 6') },
      { line: 9, ref: 'wrong', reason: "'123' is not an ISBN: it has neither 10 nor 13 digits." },
      { line: 10, ref: 'none', reason: 'The record has no ISBN or EAN.' },
      { line: 11, ref: 'test', reason: expect.stringContaining('test record') },
    ]);
  });

  it.each([
    ['<html><body>Sign in</body></html>', 'web page (HTML)'],
    ['<?xml version="1.0"?><rss></rss>', 'begins with <rss>'],
    ['isbn,title\n9781402894626,Plain', 'load a table with'],
    ['', 'empty'],
    ['PK\x03\x04 zip', 'ZIP file'],
    ['%PDF-1.7', 'PDF'],
  ])('refuses %j as a whole', async (source, reason) => {
    await expect(readAll(source)).rejects.toThrow(reason);
  });

  it('delivers everything before a cut and says that the last record is cut', async () => {
    const xml = message2('');
    const two = xml.replace('</ONIXMessage>', '<Product><RecordReference>last</RecordReference><Noti');
    const { records, rejected } = await readAll(two);
    expect(records).toHaveLength(1);
    expect(rejected).toEqual([{ line: 4, ref: 'last', reason: 'The file ends inside this record.' }]);
  });

  it('reports a file that ends between two records', async () => {
    const { records, rejected } = await readAll(message2('').replace('</ONIXMessage>', ''));
    expect(records).toHaveLength(1);
    expect(rejected).toEqual([{ line: 4, reason: expect.stringContaining('records may be missing') }]);
  });

  it('refuses a record beyond the limit and goes on', async () => {
    const filler = `<OtherText><TextTypeCode>01</TextTypeCode><Text>${'x'.repeat(5000)}</Text></OtherText>`;
    const big = message2(filler);
    const xml = big.replace('</ONIXMessage>', message2('').slice(message2('').indexOf('<Product>')));
    for (const chunk of [100, 4000, 100_000]) {
      const { records, rejected } = await readAll(xml, { max_record_bytes: 4096, chunk });
      expect(records).toHaveLength(1);
      expect(rejected).toEqual([
        { line: 2, ref: 'ref.1', reason: expect.stringContaining('This record is longer than') },
      ]);
    }
  });
});

describe('references and entities', () => {
  const titled = (title: string, doctype = '') =>
    doctype + message2('').replace('<TitleText>Plain', `<TitleText>${title}`);

  it('knows the names of the 2.1 DTD, Windows-1252 numbers and what was escaped twice', async () => {
    const { title } = await readOne(titled('Caf&eacute; &mdash; &#146;n &#x2019; &amp;amp; &Scaron;&nbsp;x'));
    expect(title).toBe('Café — ’n ’ & Š x');
  });

  it('reads a bare ampersand and an unknown name as text, with a warning', async () => {
    const { records, warnings } = await readAll(titled('Salt & Pepper &nonesuch; A&P'));
    expect(records[0]?.title).toBe('Salt & Pepper &nonesuch; A&P');
    expect(warnings).toEqual([
      "A bare '&' was read as text.",
      'The unknown entity &nonesuch; was kept as text.',
    ]);
  });

  it('uses entities the message declares, but fetches none', async () => {
    const doctype = `<!DOCTYPE ONIXMessage SYSTEM "http://127.0.0.1:1/x.dtd" [
      <!ENTITY house "Harbour &amp; House"> <!ENTITY file SYSTEM "file:///etc/passwd"> ]>`;
    expect((await readOne(titled('&house;', doctype))).title).toBe('Harbour & House');
    expect((await readOne(titled('&file;', doctype))).title).toBe('&file;');
  });

  it('refuses records that use entities exploding like "billion laughs", and only those', async () => {
    const levels = Array.from({ length: 12 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`);
    const doctype = `<!DOCTYPE ONIXMessage [<!ENTITY l0 "lol">${levels.join('')}]>`;
    const { rejected } = await readAll(titled('&l12;', doctype));
    expect(rejected).toEqual([expect.objectContaining({ reason: expect.stringContaining('too much text') })]);
    expect((await readOne(titled('&l1;', doctype))).title).toBe('lol'.repeat(10));
  });

  it('drops control characters, which no database takes', async () => {
    const { records, warnings } = await readAll(titled('A\u0000B\u001a &#0;\u0092s'));
    expect(records[0]?.title).toBe('AB ’s');
    expect(warnings).toEqual(['Control characters were removed.']);
  });
});

describe('files', () => {
  it('reads plain and gzip files and reports the bytes read', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'onix-'));
    const xml = Buffer.from(await fixture('onix-2.1-short.xml'));
    for (const bytes of [xml, gzipSync(xml)]) {
      const file = join(directory, 'message.xml');
      await writeFile(file, bytes);
      const progress: number[] = [];
      const titles: unknown[] = [];
      const onProgress = (p: { bytes_read: number }) => void progress.push(p.bytes_read);
      for await (const read of readOnix(file, { onProgress })) titles.push(read);
      expect(titles).toEqual([expect.objectContaining({ kind: 'record', record: KEEPER })]);
      expect(progress.at(-1)).toBe(bytes.length);
    }
  });

  it('delivers what a damaged archive holds, then says so', async () => {
    const records = Array.from({ length: 3000 }, (_, i) =>
      message2(`<NumberOfPages>${i + 1}</NumberOfPages>`).replace(
        /[\s\S]*(?=<Product>)|<\/ONIXMessage>/g,
        '',
      ),
    );
    const packed = gzipSync(`<ONIXMessage>${records.join('')}</ONIXMessage>`);
    const result = await readAll(packed.subarray(0, packed.length - 2000), { chunk: 700 });
    expect(result.records.length).toBeGreaterThan(100);
    expect(result.records.map(({ pages }) => pages)).toEqual(result.records.map((_, i) => i + 1));
    expect(result.rejected.at(-1)?.reason).toContain('damaged or cut off');
  });

  it('throws when there is no such file', async () => {
    await expect(readOnix('/nowhere/at/all.xml').next()).rejects.toThrow('ENOENT');
  });
});
