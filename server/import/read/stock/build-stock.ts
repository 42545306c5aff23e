import { cleanLine, truncate } from '../../rules/clean-text.ts';
import { readIdentifier } from '../csv/identifiers.ts';
import { currencyIn, parsePrice } from '../csv/prices.ts';
import type { StockField } from './stock-header-names.ts';
import type { StockRead, StockRow } from './stock-row.ts';

export interface StockPlan {
  /** Column indexes by field, the best first. */
  columns: Map<StockField, number[]>;
  /** Location of rows that name none. */
  location: string;
}

const MOST = 1_000_000;

export function buildStock(line: number, cells: string[], plan: StockPlan, warning?: string): StockRead {
  const warnings = warning ? [warning] : [];
  const cell = (field: StockField): string => {
    for (const index of plan.columns.get(field) ?? []) {
      const text = cleanLine(cells[index] ?? '');
      if (text !== '') return text;
    }
    return '';
  };
  const reject = (reason: string, ref?: string): StockRead => ({
    kind: 'rejected',
    rejected: { line, ref, reason },
  });

  const book = rowBook(cells, plan);
  if ('reason' in book) return reject(book.reason, book.ref);
  if (book.warning) warnings.push(book.warning);
  const ref = book.eisbn;
  const count = parseCount(cell('quantity'));
  if (count === undefined) return reject('This row has no quantity.', ref);
  if (Number.isNaN(count))
    return reject(`The quantity '${cell('quantity').slice(0, 30)}' is not a whole number.`, ref);
  if (count > MOST) return reject(`The quantity ${count} cannot be right; perhaps it is an ISBN.`, ref);
  if (count < 0) warnings.push(`The quantity ${count} is below zero and was read as 0.`);
  const condition = parseCondition(cell('condition'));
  if (!condition)
    return reject(`The condition '${cell('condition').slice(0, 30)}' is not new, used or remainder.`, ref);

  const row: StockRow = {
    kind: 'row',
    line,
    eisbn: book.eisbn,
    location: truncate(cell('location'), 200) || plan.location,
    quantity: Math.max(0, count),
    condition,
    warnings,
  };
  const price = parsePrice(cell('price'), currencyIn(cell('currency')));
  if (price === null) warnings.push(`The price '${cell('price').slice(0, 30)}' could not be read.`);
  if (price) {
    row.price_cents = price.amount;
    if (price.currency) row.currency = price.currency;
  }
  const ordered = parseCount(cell('on_order'));
  if (ordered !== undefined && ordered >= 0 && ordered <= MOST) row.on_order = ordered;
  return row;
}

function rowBook(
  cells: string[],
  plan: StockPlan,
): { eisbn: string; warning?: string } | { reason: string; ref?: string } {
  let refusal: { reason: string; ref: string } | undefined;
  for (const index of plan.columns.get('isbn') ?? []) {
    const text = cells[index] ?? '';
    const read = readIdentifier(text);
    if (read.eisbn !== null) return read;
    if (read.problem !== 'empty') refusal ??= { reason: read.reason, ref: text.trim().slice(0, 60) };
  }
  return refusal ?? { reason: 'This row has no ISBN.' };
}

/** Undefined for an empty cell, NaN for what is not a whole number. */
function parseCount(text: string): number | undefined {
  if (text === '') return undefined;
  const plain = text.replace(/(?<=\d)[,'\s](?=\d{3}(\D|$))/g, '').replace(/[.,]0+$/, '');
  return /^[+-]?\d{1,15}$/.test(plain) ? Number(plain) + 0 : Number.NaN;
}

const CONDITIONS: [RegExp, StockRow['condition']][] = [
  [/^(|n|new|no|false|0|neu|neuf|nuevo|novo|nuovo|nieuw)$/i, 'NEW'],
  [
    /^(u|used|s\/?h|second ?-?hand|pre-?owned|very good|good|acceptable|fair|like new|yes|true|1|gebraucht|occasion|usado|usato)$/i,
    'USED',
  ],
  [/^(r|rem|remainder(ed)?|hurts?|bargain|sale|restposten|mängelexemplar|solde|saldo)$/i, 'REMAINDER'],
];

function parseCondition(text: string): StockRow['condition'] | undefined {
  return CONDITIONS.find(([wording]) => wording.test(text.replace(/^(used|new)\s*[-:–,(].*$/i, '$1')))?.[1];
}
