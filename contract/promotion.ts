import { z } from 'zod';

/** A promotion that a cart or an order has (ENTITY-087). */
export const appliedPromotion = z.object({
  /** '' = automatic. */
  code: z.string(),
  automatic: z.boolean(),
  /** percent, amount, freeship or buy_get. */
  type: z.string(),
  /** Its name. */
  description: z.string(),
  /** Cents off the goods; 0 of free shipping. */
  amount: z.number(),
  /** Its last second, in Unix seconds (PROMO-006); null = until further notice. */
  expiry_date: z.number().nullable(),
});
export type AppliedPromotion = z.output<typeof appliedPromotion>;

/** What promotions take off a whole line, in cents. */
export const linePromotions = z.array(z.object({ description: z.string(), amount: z.number() }));

/** The code that the shopper entered ('' = none), and why it takes nothing off just now ('' = it does). */
export const enteredCode = z.object({ code: z.string(), problem: z.string() });
