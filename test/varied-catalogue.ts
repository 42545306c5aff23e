import { expect } from 'vitest';
import type { Db } from '../server/db/db.ts';
import type { ExportPart } from '../server/export/export-part.ts';
import type { Read, TitleRecord } from '../server/import/record.ts';
import { saveTitles } from '../server/import/save/save-titles.ts';
import { testDb } from './database.ts';
import { anIsbn } from './factories.ts';

/** The day on which the catalogue is loaded. */
export const today = '2026-01-01';

export const isbn = (n: number) => anIsbn(640_000 + n);
export const book = (n: number, overrides: Partial<TitleRecord>): TitleRecord => ({
  eisbn: isbn(n),
  source: 'Harbour Distribution',
  notification: 'confirmed',
  title: `Book ${n}`,
  ...overrides,
});

/** Between them these use every field that an import stores. */
export const catalogue: TitleRecord[] = [
  book(1, {
    title: 'The Lamp Room, & "Other" <Stories>',
    subtitle: 'A Novel; or, Two',
    contributors: [
      {
        name: 'Ada Pell',
        name_inverted: 'Pell, Ada',
        role: 'A01',
        bio: '<p>Keeps <em>bees</em>.</p>',
        canadian: true,
      },
      { name: 'Joan Reed', name_inverted: 'Reed, Joan', role: 'A24' },
      { name: 'Theo Bell', role: 'A23' },
      { name: 'Ursula K. Le Guin', name_inverted: 'Le Guin, Ursula K.', role: 'B01' },
      { name: 'Lou Marsh', name_inverted: 'Marsh, Lou', role: 'A12', bio: '<p>Draws &amp; paints.</p>' },
      { name: 'Ivo Bragg', name_inverted: 'Bragg, Ivo', role: 'B06' },
      { name: 'Mira Tan', name_inverted: 'Tan, Mira', role: 'E07' },
    ],
    series: 'Lights, The',
    series_number: '4.5',
    publisher: 'Harbour & Sons',
    imprint: 'Cove Books',
    publication_date: '2024-05-14',
    binding: 'Mass Market',
    binding_code: 'BC',
    language: 'eng',
    pages: 212,
    illustrations: '16 color plates, 2 maps',
    edition: '2nd edition, revised',
    width: 5.51,
    height: 8.25,
    thickness: 0.875,
    weight: 0.613,
    carton_qty: 24,
    upc: '012345678905',
    audience: 'Children; Young adult',
    age_from: 8,
    age_to: 12,
    subjects: [
      { scheme: 'bisac', code: 'FIC019000', heading: 'FICTION / Literary', main: true },
      { scheme: 'thema', code: 'FBA' },
      { scheme: 'bic', code: 'FA', heading: 'Modern & contemporary fiction' },
      { scheme: 'dewey', code: '813.6' },
      { scheme: 'lcsh', code: 'Lighthouses--Fiction' },
      { scheme: 'keyword', code: 'Sea, sand & salt / Keepers' },
      { scheme: 'other', code: 'X1', heading: 'Local interest' },
    ],
    keywords: 'lamps; keepers; winter, storms',
    description:
      '<p>A keeper, a daughter &amp; a <em>long</em> winter.</p> <ul><li>ice</li><li>1 &lt; 2</li></ul>',
    short_description: '<p>Short &amp; bright. <a href="https://example.test/?a=1&amp;b=2">More</a></p>',
    table_of_contents: '<p>One<br />Two<br />Three</p>',
    content_list:
      '<ul><li>Part 1: Salt &amp; Ice<ul><li>The Lamp</li><li>Oil, A</li></ul></li><li>Part 2</li></ul>',
    excerpt: '<p>It began ]]&gt; with snow.</p>',
    reviews: [
      { content: '<p>A joy.</p>', author: 'J. Reed', source_title: 'The Bay Post' },
      { content: '<p>Second.</p>' },
    ],
    media: [
      { url: 'https://example.test/film?a=1&b=2', kind: 'video', label: 'Trailer' },
      { url: 'https://example.test/sound', kind: 'audio' },
      { url: 'https://example.test/chat', kind: 'link', label: 'Interview' },
      { url: 'https://example.test/own', kind: 'link', label: 'The author’s page' },
      { url: 'https://example.test/plain', kind: 'link' },
    ],
    comments: [{ author: 'Ada Pell', text: 'Thank you for reading.' }],
    awards: ['Winner, Harbour Prize 2024', 'Longlisted, Bay Prize'],
    cover_url: 'https://example.test/covers/1.jpg?x=1&y=2',
    prices: [
      { amount: 1899, currency: 'USD', territory: ['US', 'PR'], tax_included: false, type: '01' },
      {
        ...{ amount: 2450, currency: 'CAD', tax_included: false, type: '01' },
        ...{ territory: ['WORLD'], territory_excluded: ['US', 'GB'] },
      },
      {
        amount: 1599,
        currency: 'USD',
        territory: [],
        tax_included: false,
        type: '21',
        from: '2026-02-01',
        until: '2026-03-01',
      },
      { amount: 1250, currency: 'JPY', territory: ['CA-QC'], tax_included: true, type: '02' },
    ],
    availability: 'available',
    publishing_status: 'available',
    supply_status: 'available',
    related: [
      { relation: 'other_format', eisbn: isbn(2) },
      { relation: 'replaces', eisbn: isbn(3) },
      { relation: 'replaced_by', eisbn: isbn(4) },
      { relation: 'contains', eisbn: isbn(5) },
      { relation: 'part_of', eisbn: isbn(6) },
      { relation: 'related', eisbn: isbn(7) },
    ],
    sales_rank: 12,
    copies_sold: 3400,
    ratings_count: 88,
    ratings_average: 4.25,
  }),
  book(2, {
    title: '=SUM(A1)',
    subtitle: '+ "quoted", \'twice\'',
    binding: 'Hardcover',
    binding_code: 'BB',
    is_large_print: true,
    edition: 'large print',
    publication_date: '2019',
    language: 'fre',
    bio: ['<p>Both live in Bath.</p>'],
    contributors: [
      { name: 'The Cove Kitchen', role: 'A01' },
      { name: 'Ann Oak', name_inverted: 'Oak, Ann', role: 'A01' },
    ],
  }),
  book(3, {
    title: 'Long Walk, The',
    publication_date: '2027-03',
    on_sale_date: '2027-03-09',
    availability: 'forthcoming',
    publishing_status: 'forthcoming',
    description: '<p>First  line.</p>\n<p>Second &amp; last line.</p>',
    contributors: [{ name: 'Vera Ames', name_inverted: 'Ames, Vera', role: 'A01' }],
  }),
  book(4, { title: '-', binding: 'Gift Card', availability: 'available', prices: [] }),
  book(5, {
    title: 'A Box of Four',
    binding: 'Boxed Set',
    binding_code: 'SC',
    parts: [
      { eisbn: isbn(1), copies: 1 },
      { eisbn: isbn(2), copies: 2 },
    ],
    availability: 'out_of_print',
    publishing_status: 'available',
    supply_status: 'out_of_print',
    carton_qty: 6,
  }),
  book(6, {
    title: '@home',
    binding: 'Digital Audio',
    binding_code: 'ED',
    age_from: 3,
    audience: 'For listeners',
  }),
  book(7, {
    title: 'Free',
    prices: [{ amount: 0, currency: 'USD', territory: [], tax_included: false, type: '01' }],
  }),
  book(8, {
    title: 'No price yet',
    availability: 'no_price',
    publishing_status: 'available',
    supply_status: 'no_price',
  }),
  book(9, {
    title: 'Called back',
    availability: 'withdrawn',
    publishing_status: 'withdrawn',
    supply_status: 'available',
    prices: [{ amount: 900, currency: 'GBP', territory: ['GB', 'IE'], tax_included: true, type: '02' }],
  }),
  book(10, {
    title: 'Announced long ago',
    availability: 'available',
    publishing_status: 'forthcoming',
    publication_date: '2020',
  }),
  book(11, { title: 'Series without a number', series: 'Coves', series_number: null }),
];

/** A database that has loaded these titles. */
export async function seeded(records: TitleRecord[] = catalogue): Promise<Db> {
  const db = await testDb();
  const reads = records.map((record, i): Read => ({ kind: 'record', line: i + 1, record, warnings: [] }));
  expect(await saveTitles(db, reads, { today })).toMatchObject({ added: records.length, rejected: 0 });
  return db;
}

/** A whole export. */
export async function written(parts: AsyncIterable<ExportPart>): Promise<{ text: string; rows: number }> {
  let text = '';
  let rows = 0;
  for await (const part of parts) {
    text += part.text;
    rows += part.rows;
  }
  return { text, rows };
}
