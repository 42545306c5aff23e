import type { Query } from '../db/db.ts';
import { readRates } from './queries.ts';
import type { TaxRate } from './tax-rate.ts';

export interface Tax {
  type: string;
  /** Cents. */
  amount: number;
}

/** Where and when a sale happens. `day` is the store's calendar day, 'YYYY-MM-DD'. */
export interface TaxScope {
  storeId: number;
  locationId: number | null;
  day: string;
}

/** Taxes on an amount in cents by the store's dated rate tables (CHECKOUT-084: the server computes). */
export async function taxesFor(q: Query, scope: TaxScope, amount: number): Promise<Tax[]> {
  if (amount <= 0) return [];
  return taxesOn(amount, await readRates(q, scope.storeId, scope.locationId, scope.day));
}

/** Cents of each tax, rounded half up once per tax and order. Rates of one type add up; taxes of nothing are left out. */
export function taxesOn(amount: number, rates: readonly TaxRate[]): Tax[] {
  const byType = new Map<string, number>();
  for (const { type, rate_bp } of rates) byType.set(type, (byType.get(type) ?? 0) + rate_bp);
  return [...byType]
    .map(([type, rate]) => ({ type, amount: Math.floor((amount * rate + 5_000) / 10_000) }))
    .filter((tax) => tax.amount > 0);
}
