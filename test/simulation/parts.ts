import type { SimulatedShopper } from './shopper.ts';
import type { World } from './world.ts';

export interface Book {
  id: number;
  eisbn: string;
  /** Cents, now. */
  price: number;
  /** All that the shop ever had, sold or not. */
  copies: number;
}

/** One run: two shoppers, two titles, and what happens to them. */
export interface Run {
  world: World;
  shoppers: SimulatedShopper[];
  books: Book[];
  /** What was put on gift cards, in cents. */
  issued: Map<number, number>;
}

/** Name, how often in relation to the others, and what it does. */
export type Event = [name: string, weight: number, happen: (run: Run) => Promise<void>];
