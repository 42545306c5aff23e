import type { PromotionType } from '../../contract/promotion-kinds.ts';

/** What a promotion takes off. */
export interface Promotion {
  id: number;
  /** As shoppers read it. */
  name: string;
  /** '' = automatic. */
  code: string;
  type: PromotionType;
  /** 1 to 100. For `buy_get`, of the price of the reduced copies, 100 = free. */
  percent: number;
  /** Cents. */
  amount: number;
  /** For `buy_get`: copies to buy, and copies that are then reduced. */
  buy: number;
  get: number;
  /** Cents of the goods it is on, before promotions. */
  minimum: number;
  /** Holds together with others that may be combined, too. */
  combinable: boolean;
}

/** A line of a cart that promotions may be on. */
export interface Goods {
  /** Names the goods, not the line: a line that is removed and added again has the same. */
  key: string;
  quantity: number;
  /** Cents for one copy. */
  price: number;
}

/** A promotion that holds now, with the goods that it is on, by key. */
export interface Candidate<P extends Promotion = Promotion> {
  promotion: P;
  on: ReadonlySet<string>;
}

/** Cents off whole lines, by key of the goods. */
export type LineDiscounts = ReadonlyMap<string, number>;

export interface Applied<P extends Promotion = Promotion> {
  promotion: P;
  /** Cents: the sum of `lines`; 0 of free shipping. */
  amount: number;
  lines: LineDiscounts;
}
