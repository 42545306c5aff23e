import type { TaxedKind } from '../../contract/goods-kind.ts';

/** A rate in force at the place and day of a sale. */
export interface TaxRate {
  type: string;
  /** Parts per million: 50,000 = 5 %, 99,750 = 9.975 %. */
  rate_ppm: number;
  /** None = all but gift cards. */
  kinds: readonly TaxedKind[];
}

/** 99,750 for '9.975'; undefined for what is no percentage with at most four decimals. */
export function ppmOf(percent: string): number | undefined {
  return /^\d{1,3}(\.\d{1,4})?$/.test(percent) ? Math.round(Number(percent) * 10_000) : undefined;
}

/** '9.975' for 99,750. */
export const percentText = (rate_ppm: number): string => String(rate_ppm / 10_000);
