import { parseAuthors } from '../../import/read/csv/authors.ts';
import type { Contributor, PriceRef } from '../../import/record.ts';
import { decimalAmount } from '../../import/rules/currency-decimals.ts';
import { onSaleDate } from './onix-supply.ts';
import type { ExportTitle } from './queries.ts';

/** Each column under a header that our importer knows, and what a title has there. */
export const CSV_COLUMNS: [header: string, cell: (title: ExportTitle) => string | number | null][] = [
  ['ISBN13', (t) => t.eisbn],
  ['Title', (t) => t.title],
  ['Subtitle', (t) => t.subtitle],
  ['Authors', (t) => people(t, (role) => !NAMED_ROLES.has(role))],
  ['Editors', (t) => people(t, (role) => role === 'B01')],
  ['Illustrators', (t) => people(t, (role) => role === 'A12')],
  ['Translators', (t) => people(t, (role) => role === 'B06')],
  ['Narrators', (t) => people(t, (role) => role === 'E07')],
  ['Series', (t) => t.series],
  ['Series number', (t) => t.series_number],
  ['Publisher', (t) => t.publisher],
  ['Imprint', (t) => t.imprint],
  ['Publication date', (t) => t.publication_date],
  ['On sale date', onSaleDate],
  ['Binding', binding],
  ['Language', (t) => t.language],
  ['Pages', (t) => t.pages],
  ['Illustrations', (t) => t.illustrations],
  ['Edition', (t) => t.edition],
  ['Width', (t) => t.width],
  ['Height', (t) => t.height],
  ['Thickness', (t) => t.thickness],
  ['Weight', (t) => t.weight],
  ['Carton qty', (t) => t.carton_qty],
  ['UPC', (t) => t.upc],
  ['Audience', (t) => t.audience],
  ['Age range', ages],
  ['Thema', (t) => thema(t)],
  ['Subjects', (t) => shelves(t)],
  ['Keywords', (t) => t.keywords],
  ['Description', (t) => onOneLine(t.description)],
  ['Short description', (t) => onOneLine(t.short_description)],
  ['Table of contents', (t) => onOneLine(t.table_of_contents)],
  ['Excerpt', (t) => onOneLine(t.excerpt)],
  ['Author bio', (t) => onOneLine(t.bio.join(' '))],
  ['Cover url', (t) => t.cover_url],
  ['US price', (t) => listPrice(t.list_price_usa, 'USD')],
  ['CDN price', (t) => listPrice(t.list_price_can, 'CAD')],
  ['UK price', (t) => firstPrice(t.prices, 'GBP')],
  ['EUR price', (t) => firstPrice(t.prices, 'EUR')],
  ['Availability', (t) => (t.availability === 'no_price' ? '' : t.availability.replaceAll('_', ' '))],
  ['Sales rank', (t) => t.sales_rank],
  ['Copies sold', (t) => t.copies_sold],
  ['Ratings count', (t) => t.ratings_count],
  ['Average rating', (t) => t.ratings_average],
];

/** Roles (ONIX list 17) with a column of their own. */
const NAMED_ROLES = new Set(['B01', 'A12', 'B06', 'E07']);
/** What our importer reads behind the name of an author; all other roles are authors in a table. */
const ROLE_WORDS: Record<string, string> = { A13: 'photographer', A23: 'foreword', A24: 'introduction' };

function people({ contributors }: ExportTitle, wants: (role: string) => boolean): string {
  return contributors
    .filter(({ role }) => wants(role))
    .map(written)
    .join('; ');
}

/** 'Pell, Ada (foreword)' where a reader turns that into the same name; else the name as it stands. */
function written({ name, name_inverted: inverted, role }: Contributor): string {
  const word = ROLE_WORDS[role];
  const said = word ? ` (${word})` : '';
  const [read, ...more] = inverted ? parseAuthors(inverted, role, 'inverted') : [];
  return (inverted && read?.name === name && more.length === 0 ? inverted : name) + said;
}

/** 'Trade Paperback (Large Print)': a table has no column for the print. */
function binding({ binding: words, is_large_print }: ExportTitle): string {
  if (!is_large_print || words === 'Large Print') return words;
  return words ? `${words} (Large Print)` : 'Large Print';
}

/** In words, for a spreadsheet program reads '8-12' as a date. */
function ages({ age_from: from, age_to: to }: ExportTitle): string {
  if (from === null) return '';
  return to === null ? `${from}+` : `${from} to ${to}`;
}

function thema({ subjects }: ExportTitle): string {
  return subjects
    .filter(({ scheme }) => scheme === 'thema')
    .map(({ code }) => code)
    .join('; ');
}

/** Ends in a semicolon, so that commas within a sign do not divide it. */
function shelves({ subjects }: ExportTitle): string {
  return subjects
    .filter(({ scheme }) => scheme !== 'thema')
    .map(({ path }) => `${path.join(' / ')};`)
    .join(' ');
}

/** A record that spans many lines is taken for a damaged one. */
function onOneLine(html: string): string {
  return html.replace(/\s*[\r\n]+\s*/g, ' ');
}

function listPrice(amount: number | null, currency: string): string {
  return amount === null ? '' : decimalAmount(amount, currency);
}

function firstPrice(prices: readonly PriceRef[], currency: string): string {
  return listPrice(prices.find((price) => price.currency === currency)?.amount ?? null, currency);
}
