import type { PriceRef } from '../record.ts';

const COUNTRY = { USD: 'US', CAD: 'CA' } as const;

/** Price types of ONIX list 58 by how much they are the price on the shelf: recommended and fixed first, special, pre-publication. */
const TYPE_ORDER = ['', '01', '03', '41', '31', '33', '02', '04', '42', '34', '11', '13', '12', '14'];

/**
 * The list price of a currency in its home country, in cents, as a shop there would print it: valid on `today`
 * ('YYYY-MM-DD'), for the country, without tax if there is a choice (sales taxes are added at the till), a price for a
 * limited time before the permanent one. If no price is valid yet, the next one to come. An amount of zero is a gap in
 * the feed, not a gift. Null when no price qualifies.
 */
export function choosePrice(
  prices: readonly PriceRef[],
  currency: keyof typeof COUNTRY,
  today: string,
): number | null {
  const country = COUNTRY[currency];
  const fitting = prices.filter(
    (p) => p.currency === currency && p.amount > 0 && territoryRank(p, country) >= 0,
  );
  const valid = fitting.filter((p) => (p.from ?? '') <= today && (p.until ?? '9999') >= today);
  const coming = fitting.filter((p) => (p.from ?? '') > today);
  const [best] =
    valid.length > 0
      ? valid.sort((a, b) => compare(a, b, country))
      : coming.sort((a, b) => (a.from ?? '').localeCompare(b.from ?? '') || compare(a, b, country));
  return best?.amount ?? null;
}

/** The next day after `today` on which another of these prices may count; null when none begins or ends any more. */
export function nextPriceDay(prices: readonly PriceRef[], today: string): string | null {
  const days = prices.flatMap(({ from, until }) => [from ?? '', until ? dayAfter(until) : '']);
  return days.filter((day) => day > today).sort()[0] ?? null;
}

function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

function compare(a: PriceRef, b: PriceRef, country: string): number {
  return (
    Number(a.tax_included) - Number(b.tax_included) ||
    Number(b.until !== undefined) - Number(a.until !== undefined) ||
    territoryRank(b, country) - territoryRank(a, country) ||
    typeRank(a) - typeRank(b)
  );
}

/** 3 = named, 2 = the source says nothing, 1 = worldwide, -1 = not for this country. */
function territoryRank(price: PriceRef, country: string): number {
  if (price.territory_excluded?.includes(country)) return -1;
  if (price.territory.includes(country)) return 3;
  if (price.territory.length === 0) return 2;
  return price.territory.includes('WORLD') ? 1 : -1;
}

function typeRank(price: PriceRef): number {
  const rank = TYPE_ORDER.indexOf(price.type ?? '');
  return rank < 0 ? TYPE_ORDER.length : rank;
}
