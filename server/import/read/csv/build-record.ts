import type { Read, SubjectRef, TitleRecord } from '../../record.ts';
import { cleanLine } from '../../rules/clean-text.ts';
import { parseAvailability } from './availability.ts';
import { type Binding, parseBinding } from './bindings.ts';
import { parseDate } from './dates.ts';
import type { Field } from './field.ts';
import { parseLanguage } from './languages.ts';
import { parseAges, parseLength, parsePages, parseWeight } from './measures.ts';
import type { Plan } from './plan.ts';
import { Row } from './row.ts';
import { rowIdentifier } from './row-identifier.ts';
import { rowPeople } from './row-people.ts';
import { rowPrices } from './row-prices.ts';
import { rowTexts } from './row-texts.ts';
import { parseSubjectCodes, parseSubjects } from './subjects.ts';
import { type SplitTitle, splitTitle } from './titles.ts';

/** One row as a record. A row without a title is a record too: the book may be known already. */
export function buildRecord(line: number, cells: string[], plan: Plan, warning?: string): Read {
  const row = new Row(cells, plan);
  if (warning) row.warnings.push(warning);
  const found = rowIdentifier(row);
  if ('reason' in found) return { kind: 'rejected', rejected: { line, ...found } };
  const series = row.line('series');
  const title = rowTitle(row, series !== undefined);
  const binding = row.parsed('binding', (text) => parseBinding(cleanLine(text)));
  const onSale = rowDate(row, 'on_sale_date', plan);
  const published = rowDate(row, 'publication_date', plan);
  const ages = row.parsed('age_range', parseAges);
  const record: TitleRecord = {
    eisbn: found.eisbn,
    record_ref: row.line('record_ref', 200),
    source: plan.source,
    notification: 'confirmed',
    title: title?.title,
    subtitle: row.line('subtitle', 1000),
    contributors: rowPeople(row, plan),
    series: series ?? title?.series,
    series_number: row.line('series_number', 40)?.replace(/\.0+$/, '') ?? title?.number,
    publisher: row.line('publisher'),
    imprint: row.line('imprint'),
    publication_date: firstDate(published, onSale),
    on_sale_date: onSale?.length === 10 ? onSale : undefined,
    ...bindingFields(binding),
    language: rowLanguage(row),
    pages: row.parsed('pages', parsePages),
    illustrations: row.line('illustrations'),
    edition: row.line('edition')?.replace(/[\s-]+$/, '') || undefined,
    width: row.parsed('width', parseLength),
    height: row.parsed('height', parseLength),
    thickness: row.parsed('thickness', parseLength),
    weight: row.parsed('weight', parseWeight),
    carton_qty: row.parsed('carton_qty', parsePages),
    upc: row.parsed('upc', (text) => /^\d{12}$/.exec(text.replace(/[\s-]/g, ''))?.[0]),
    audience: row.line('audience'),
    age_from: ages?.from,
    age_to: ages?.to,
    subjects: rowSubjects(row, plan),
    keywords: row.line('keywords', 2000),
    ...rowTexts(row),
    cover_url: row.parsed('cover_url', (text) => /^https?:\/\/[^\s"<>]{4,2000}$/i.exec(text)?.[0]),
    prices: rowPrices(row, plan.currency),
    availability: row.parsed('availability', parseAvailability),
    sales_rank: row.parsed('sales_rank', positiveInteger),
    copies_sold: row.parsed('copies_sold', positiveInteger),
    ratings_count: row.parsed('ratings_count', positiveInteger),
    ratings_average: row.parsed('ratings_average', averageOfFive),
  };
  if (cells.some((cell) => cell.includes('\ufffd')))
    row.warnings.push('Some characters could not be read; if there are many, give the encoding of the file.');
  const { warnings, assumedPrices } = row;
  return {
    ...{ kind: 'record', line, record: withoutUndefined(record), warnings },
    ...(assumedPrices > 0 && { assumed_prices: assumedPrices }),
  };
}

function rowTitle(row: Row, seriesKnown: boolean): SplitTitle | undefined {
  const text = row.line('title', 1000);
  return text === undefined ? undefined : splitTitle(text, seriesKnown);
}

/** The first column with a usable date; null when there is only an unusable one. */
function rowDate(row: Row, field: Field, plan: Plan): string | null | undefined {
  let result: string | null | undefined;
  for (const { index, text } of row.filled(field)) {
    const { date, warning } = parseDate(text, plan.dayOrder.get(index));
    if (date !== null) {
      if (warning) row.warnings.push(warning);
      return date;
    }
    if (warning && result === undefined) row.warnings.push(warning);
    result = null;
  }
  return result;
}

/** A date before null before nothing: 'none' is said only when no column holds a usable date. */
function firstDate(published: string | null | undefined, onSale: string | null | undefined) {
  if (published || onSale) return published || onSale;
  return published === undefined ? onSale : published;
}

function rowLanguage(row: Row): string | undefined {
  const language = row.parsed('language', parseLanguage);
  const raw = row.raw('language');
  if (language === undefined && raw && raw.toLowerCase() !== 'und')
    row.warnings.push(`The language '${raw.slice(0, 30)}' is not known.`);
  return language;
}

function rowSubjects(row: Row, plan: Plan): SubjectRef[] | undefined {
  const subjects = [
    ...row.filled('thema').flatMap(({ text }) => parseSubjectCodes(text, 'thema')),
    ...row.filled('bisac').flatMap(({ text }) => parseSubjectCodes(text, 'bisac')),
    ...row
      .filled('dewey')
      .flatMap(({ text }) =>
        /^\d{3}(\.\d+)?/.test(text) ? [{ scheme: 'dewey' as const, code: text.slice(0, 40) }] : [],
      ),
    ...row
      .filled('subjects')
      .flatMap(({ index, text }) => parseSubjects(cleanLine(text), plan.commaSubjects.has(index))),
  ];
  return subjects.length > 0 ? subjects : undefined;
}

function bindingFields(binding: Binding | undefined): Partial<TitleRecord> {
  if (!binding) return {};
  return {
    binding: binding.binding,
    binding_code: binding.code,
    is_large_print: binding.large_print,
  };
}

function positiveInteger(text: string): number | undefined {
  const number = Number(text.replace(/[,\s#]|\.0+$/g, ''));
  return Number.isInteger(number) && number > 0 && number <= MAX_INTEGER ? number : undefined;
}

/** '4.34', '4,3', '3.5 Stars', '8.6/10'; a scale that is not named is one of five. Undefined for what is no average, and for 0. */
function averageOfFive(text: string): number | undefined {
  const match = /^(\d{1,3}(?:[.,]\d+)?)\s*(?:(?:\/|of|out of)\s*(\d{1,3}))?\s*(?:stars?)?$/i.exec(text);
  const value = Number(match?.[1]?.replace(',', '.')) * (5 / Number(match?.[2] ?? 5));
  return value > 0 && Number.isFinite(value) ? Math.min(5, value) : undefined;
}

/** What a column of integers can hold. */
const MAX_INTEGER = 2_147_483_647;

/** An absent key and an undefined one mean the same; absent ones print and store better. */
function withoutUndefined(record: TitleRecord): TitleRecord {
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== undefined),
  ) as unknown as TitleRecord;
}
