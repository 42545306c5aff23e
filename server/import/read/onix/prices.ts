import type { PriceRef } from '../../record.ts';
import { decimalsOf } from '../../rules/currency-decimals.ts';
import { parseDate } from './dates.ts';
import { child, children, code, type El, ownCode, positive } from './element.ts';
import type { Product } from './product.ts';
import { marketTerritory, type Territory, territoryOf } from './territories.ts';

/** Price types (list 58) a shopper pays; those of supply, rental, claims and customs are none of his. */
const RETAIL = new Set([
  '01',
  '02',
  '03',
  '04',
  '11',
  '12',
  '13',
  '14',
  '21',
  '22',
  '23',
  '24',
  '31',
  '33',
  '34',
  '41',
  '42',
]);
const WITH_TAX = new Set(['02', '04', '12', '14', '22', '24', '34', '42']);
/** Qualifiers (list 59): unqualified, consumer; with a period also promotional and introductory. */
const FOR_ALL = new Set(['00', '05']);
const FOR_A_TIME = new Set(['08', '17']);

export interface Prices {
  prices: PriceRef[];
  /** The source says that there is no price yet, or only on request (list 57). */
  unpriced: boolean;
  /** How many of them name no currency, neither themselves nor by the header, and were given the default one. */
  assumed: number;
}

/** Every retail price, each once; unusable ones give warnings. */
export function pricesOf(product: Product, defaultCurrency: string | undefined): Prices {
  const found = new Map<string, PriceRef>();
  const assumed = new Set<string>();
  let unpriced = false;
  for (const supply of product.supplies) {
    const market = marketTerritory(supply);
    for (const detail of children(supply, 'SupplyDetail')) {
      if (child(detail, 'UnpricedItemType')) unpriced ||= code(detail, 'UnpricedItemType') !== '01';
      const supplied = product.isOnix3 ? market : (territoryOf(detail, 'SupplyTo') ?? market);
      for (const element of children(detail, 'Price')) {
        const unpricedType = code(element, 'UnpricedItemType');
        if (unpricedType && unpricedType !== '01') unpriced = true;
        const price = priceOf(element, product, defaultCurrency, supplied);
        if (!price) continue;
        const key = JSON.stringify(price);
        found.set(key, price);
        if (!statedCurrency(element, product)) assumed.add(key);
      }
    }
  }
  return { prices: [...found.values()], unpriced, assumed: assumed.size };
}

function statedCurrency(price: El, product: Product): string | undefined {
  return code(price, 'CurrencyCode') ?? product.message.currency;
}

function priceOf(
  element: El,
  product: Product,
  defaultCurrency: string | undefined,
  market: Territory | undefined,
): PriceRef | undefined {
  const type = code(element, 'PriceType') ?? code(element, 'PriceTypeCode') ?? product.message.price_type;
  if (type !== undefined && !RETAIL.has(type)) return undefined;
  // A price for ten copies is not the price of one.
  if ((positive(element, 'MinimumOrderQuantity') ?? 1) > 1) return undefined;
  const period = periodOf(element);
  const qualifier = code(element, 'PriceQualifier') ?? '00';
  if (!FOR_ALL.has(qualifier) && !(FOR_A_TIME.has(qualifier) && (period.from || period.until)))
    return undefined;

  const isFree = code(element, 'UnpricedItemType') === '01';
  const written = isFree ? '0' : code(element, 'PriceAmount');
  if (written === undefined) return undefined;
  const currency = (statedCurrency(element, product) ?? defaultCurrency)?.toUpperCase();
  if (!currency || !/^[A-Z]{3}$/.test(currency)) {
    product.warn('A price without a currency was left out.');
    return undefined;
  }
  const amount = amountOf(written, currency);
  if (amount === undefined) {
    product.warn(`The price '${written.slice(0, 20)}' is not an amount; it was left out.`);
    return undefined;
  }
  const territory = territoryOf(element) ?? market;
  return {
    amount,
    currency,
    territory: territory?.included ?? [],
    ...(territory && territory.excluded.length > 0 && { territory_excluded: territory.excluded }),
    tax_included: type !== undefined && WITH_TAX.has(type),
    ...(type && { type }),
    ...(period.from && { from: period.from }),
    ...(period.until && { until: period.until }),
  };
}

/** '12.99', '12,99', '1,299.00' or '$12.99' in the smallest unit of the currency; undefined if it is no amount. */
export function amountOf(written: string, currency: string): number | undefined {
  const plain = written.replace(/[\s\u00a0$€£¥]/g, '');
  const decimal = /[.,](\d{1,3})$/.exec(plain);
  const grouped = /^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/.test(plain) && !/^\d{1,3}\.\d{3}$/.test(plain);
  const digits = (part: string) => part.replace(/[.,]/g, '');
  const number =
    decimal && !grouped ? `${digits(plain.slice(0, decimal.index))}.${decimal[1]}` : digits(plain);
  if (!/^\d{1,9}(?:\.\d+)?$/.test(number)) return undefined;
  return Math.round(Number(number) * 10 ** decimalsOf(currency));
}

function periodOf(price: El): { from?: string; until?: string } {
  const period: { from?: string; until?: string } = {
    from: parseDate(code(price, 'PriceEffectiveFrom')),
    until: parseDate(code(price, 'PriceEffectiveUntil')),
  };
  for (const element of children(price, 'PriceDate')) {
    const date = child(element, 'Date');
    if (!date) continue;
    const value = ownCode(date);
    const format = date.attributes?.dateformat ?? code(element, 'DateFormat');
    const role = code(element, 'PriceDateRole');
    if (role === '14') period.from = parseDate(value, format);
    if (role === '15') period.until = parseDate(value, format);
    if (role === '24') {
      period.from = parseDate(value.slice(0, value.length / 2));
      period.until = parseDate(value.slice(value.length / 2));
    }
  }
  return { from: firstDay(period.from), until: lastDay(period.until) };
}

function firstDay(date: string | undefined): string | undefined {
  return date && `${date}-01-01`.slice(0, 10).replace(/^(\d{4}-\d\d)-01-$/, '$1-01');
}

function lastDay(date: string | undefined): string | undefined {
  if (!date || date.length === 10) return date;
  const [year = 0, month = 12] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
