import type { GoodsKind } from '../../contract/goods-kind.ts';
import { type ShippedKind, type ShippingBasis, shippedKinds } from '../../contract/shipping-rate.ts';

export const isShippable = (kind: GoodsKind): kind is ShippedKind =>
  (shippedKinds as readonly string[]).includes(kind);

/** One way of shipping to one place. Units are grams, copies, or cents, by the basis. */
export interface ShippingRate {
  /** As shoppers read it. Of rates with one label, those for the narrowest place apply. */
  label: string;
  /** ISO 3166-1 alpha-2, '' = every country. */
  country: string;
  /** Second parts of ISO 3166-2; none = the whole country. */
  regions: readonly string[];
  /** Beginnings of postal codes ('V1Y'), or from one to another ('04101-04124'), in the form of `postalKey`; none = all. */
  postal_codes: readonly string[];
  /** Goods that may go this way; none = all that can be shipped. */
  kinds: readonly ShippedKind[];
  basis: ShippingBasis;
  /** Cents, for the first `included` units. */
  base: number;
  included: number;
  /** Cents, for each further `step` units that are begun. */
  step: number;
  step_price: number;
  /** Only for orders of so many units; null = no limit. */
  least: number;
  most: number | null;
  /** Cents of the goods after promotions from which it is free; null = never. */
  free_from: number | null;
  /** Business days; 0 = not said. */
  days_min: number;
  days_max: number;
  /** The shop computes it after the order. */
  is_tbd: boolean;
}

/** A rate with its days, 'YYYY-MM-DD' by the clock of the store; no last day = until further notice. */
export interface DatedShippingRate extends ShippingRate {
  valid_from: string;
  valid_until: string | null;
}

/** A free way to every place: what a rate that says no more is. */
export const plainRate: Omit<DatedShippingRate, 'label'> = {
  country: '',
  regions: [],
  postal_codes: [],
  kinds: [],
  basis: 'order',
  base: 0,
  included: 0,
  step: 1,
  step_price: 0,
  least: 0,
  most: null,
  free_from: null,
  days_min: 0,
  days_max: 0,
  is_tbd: false,
  valid_from: '2000-01-01',
  valid_until: null,
};
