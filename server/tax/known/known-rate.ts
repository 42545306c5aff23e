import type { TaxedKind } from '../../../contract/goods-kind.ts';
import type { TaxRate } from '../tax-rate.ts';

/** A rate by law, of a region of its country. */
export interface KnownRate extends TaxRate {
  /** Second part of ISO 3166-2. */
  region: string;
  /** First and last day, 'YYYY-MM-DD'; no last day = until further notice. */
  valid_from: string;
  valid_until: string | null;
  /** The region's own tax, which only stores registered there collect; a national tax is collected everywhere. */
  isRegional: boolean;
}

/** What a region's law says of a kind of goods; unknown = no source was found: it is taxed until the owner says otherwise. */
export type Treatment = 'taxed' | 'exempt' | 'unknown';

export const allBut = (kinds: readonly TaxedKind[], all: readonly TaxedKind[]): TaxedKind[] =>
  all.filter((kind) => !kinds.includes(kind));
