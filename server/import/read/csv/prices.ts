import { decimalsOf } from '../../rules/currency-decimals.ts';

/** Longest first, so that 'US$' is not read as '$'. */
const SYMBOLS: [RegExp, string | undefined][] = [
  [/US\s?\$|U\.S\.\s?\$/i, 'USD'],
  [/CA?N?\s?\$|CDN\s?\$?/i, 'CAD'],
  [/AU?\s?\$/i, 'AUD'],
  [/NZ\s?\$/i, 'NZD'],
  [/R\$/i, 'BRL'],
  [/£|\bUK\b/i, 'GBP'],
  [/€|\bEURO?S?\b/i, 'EUR'],
  [/¥|\bYEN\b/i, 'JPY'],
  [/₹|\bRs\.?\b/i, 'INR'],
  // A bare dollar sign is the shop's own dollar.
  [/\$/, undefined],
];

const CODES = new Set(
  'USD CAD GBP EUR AUD NZD JPY CHF SEK NOK DKK BRL MXN INR ZAR CNY HKD SGD PLN CZK HUF RON ILS TRY ARS CLP COP KRW PHP THB'.split(
    ' ',
  ),
);

const MAX_AMOUNT = 100_000_000;

export interface ParsedPrice {
  /** In the currency's smallest unit, above 0. */
  amount: number;
  /** Undefined when the text does not say. */
  currency?: string;
}

/**
 * '$5.98', '5,98 €', 'US$ 12.00', '1.234,50' to an amount in cents.
 * Undefined for an empty text and for 0, which means that the price is not known; null for what is not a price.
 */
export function parsePrice(text: string, currency?: string): ParsedPrice | undefined | null {
  const value = text.trim();
  if (value === '') return undefined;
  const said = currencyIn(value) ?? currency;
  const digits = /\d[\d.,'’\s]*/.exec(value)?.[0];
  if (digits === undefined || /-\s*[^\d\s]?\s*\d/.test(value)) return null;
  // '1.2E+03': a spreadsheet's short form of 1,200, whose first digits alone would be another price.
  if (/\dE[+-]?\d/i.test(value)) return null;
  const number = toNumber(digits);
  if (number === undefined) return null;
  const amount = Math.round(number * 10 ** decimalsOf(said ?? '') + 1e-6);
  if (amount === 0) return undefined;
  return amount > MAX_AMOUNT ? null : { amount, currency: said };
}

/** The ISO 4217 code that a symbol, a code or a country mark in the text stands for. */
export function currencyIn(text: string): string | undefined {
  const code = /(?<![A-Z])[A-Z]{3}(?![A-Z])/.exec(text.toUpperCase())?.[0];
  if (code && CODES.has(code)) return code;
  for (const [symbol, currency] of SYMBOLS) if (symbol.test(text)) return currency;
  return undefined;
}

/** The last point or comma is the decimal sign unless exactly three digits follow it or it stands twice. */
function toNumber(digits: string): number | undefined {
  const text = digits.replace(/['’\s]/g, '').replace(/[.,]+$/, '');
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (at === -1) return Number(text);
  const sign = text[at] ?? '';
  const after = text.length - at - 1;
  const before = text.slice(0, at);
  const other = sign === '.' ? ',' : '.';
  const thousands =
    before.includes(sign) || (after === 3 && !before.includes(other) && before !== '0' && sign === ',');
  const plain = thousands
    ? text.replace(/[.,]/g, '')
    : `${before.replace(/[.,]/g, '')}.${text.slice(at + 1)}`;
  const number = Number(plain);
  return Number.isFinite(number) ? number : undefined;
}
