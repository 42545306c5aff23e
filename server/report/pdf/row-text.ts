import { moneyText } from '../../pricing/money-text.ts';
import type { SourceRow } from '../../titlelist/list-source.ts';

export function authorsOf(row: SourceRow): string {
  return row.authors.map(({ name }) => name).join(', ');
}

/** '' for a title without a price. */
export function priceOf({ price }: SourceRow, currency: string): string {
  return price === null ? '' : moneyText(price, currency);
}

export function yearOf({ release_date: day }: SourceRow): string {
  return day === null ? '' : String(new Date(day * 1000).getUTCFullYear());
}
