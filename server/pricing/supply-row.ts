import type { Condition } from '../../contract/title.ts';

/** What a store has of a title in one condition: its own price (location_id null), or copies at one place. */
export interface SupplyRow {
  title_id: number;
  condition: Condition;
  location_id: number | null;
  price: number | null;
  note: string;
  on_hand: number;
  on_order: number;
}
