import type { PriceRef } from '../../record.ts';
import type { Field } from './field.ts';
import { currencyIn, parsePrice } from './prices.ts';
import type { Row } from './row.ts';

const COLUMNS: { field: Field; currency?: string; territory: string[] }[] = [
  { field: 'price_usd', currency: 'USD', territory: ['US'] },
  { field: 'price_cad', currency: 'CAD', territory: ['CA'] },
  { field: 'price_gbp', currency: 'GBP', territory: ['GB'] },
  { field: 'price_eur', currency: 'EUR', territory: [] },
  { field: 'price', territory: [] },
];

/** List prices in North America are given without tax, elsewhere with it (ONIX list 58: 01 and 02). */
const WITHOUT_TAX = new Set(['USD', 'CAD']);

/** The prices of a row, at most one in a currency; undefined when it gives none. */
export function rowPrices(row: Row, fallback: string): PriceRef[] | undefined {
  const prices = new Map<string, PriceRef>();
  const said = row.parsed('currency', (text) => currencyIn(text));
  for (const column of COLUMNS) {
    for (const { text } of row.filled(column.field)) {
      const price = parsePrice(text, column.currency ?? said);
      if (price === null) row.warnings.push(`The price '${text.slice(0, 30)}' could not be read.`);
      if (!price) continue;
      const stated = column.currency ?? price.currency ?? said;
      const currency = stated ?? fallback;
      if (prices.has(currency)) continue;
      if (stated === undefined) row.assumedPrices += 1;
      const tax_included = !WITHOUT_TAX.has(currency);
      const type = tax_included ? '02' : '01';
      prices.set(currency, {
        amount: price.amount,
        currency,
        territory: column.territory,
        tax_included,
        type,
      });
    }
  }
  return prices.size > 0 ? [...prices.values()] : undefined;
}
