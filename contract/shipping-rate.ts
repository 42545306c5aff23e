import type { GoodsKind } from './goods-kind.ts';

/** What a shipping rate is computed from; 'order' = the same for every order. */
export const shippingBases = ['order', 'weight', 'pieces', 'amount'] as const;
export type ShippingBasis = (typeof shippingBases)[number];

/** Kinds of goods that fit into a parcel. */
export const shippedKinds = [
  'printed_book',
  'audiobook',
  'periodical',
  'non_book',
  'gift_card',
] as const satisfies readonly GoodsKind[];
export type ShippedKind = (typeof shippedKinds)[number];
