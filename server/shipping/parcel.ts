import type { GoodsKind } from '../../contract/goods-kind.ts';

/** Where an order is delivered to, as far as prices depend on it. */
export interface DeliveryPlace {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Second part of ISO 3166-2, '' = not known, or a country without. */
  region: string;
  postal: string;
}

/** Copies of one title on their way. */
export interface ParcelGoods {
  eisbn: string;
  kind: GoodsKind;
  quantity: number;
  /** Of one copy. */
  grams: number;
  /** Cents of all copies, after promotions. */
  amount: number;
}

/** What is shipped, and where to. */
export interface Parcel {
  place: DeliveryPlace;
  goods: readonly ParcelGoods[];
}

/** A parcel with the place that it is sent from. */
export interface SentParcel extends Parcel {
  from: DeliveryPlace;
}

/** A way to deliver a parcel. */
export interface ShippingOption {
  /** Names it among the options of its delivery type. */
  provider: string;
  label: string;
  /** Cents; null = the shop computes it after the order. */
  cost: number | null;
  /** False: some goods cannot go this way, or they are too many or too few. */
  available: boolean;
  /** Business days; 0 = not said. */
  delivery_min: number;
  delivery_max: number;
  /** The titles that cannot go this way. */
  conflicting_eisbns: string[];
}
