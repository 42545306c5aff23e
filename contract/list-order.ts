import { z } from 'zod';
import { action } from './action.ts';
import { maxCopies } from './cart-limits.ts';
import { customerList } from './customer-list.ts';
import { id, int } from './form.ts';

const edition = z.object({
  eisbn: z.string(),
  title: z.string(),
  author: z.string(),
  binding: z.string(),
});

/** A title of a list as the shop would sell it now. */
export const orderableTitle = edition.extend({
  /** 'orderable': some or all copies have to be ordered. */
  state: z.enum(['in_stock', 'orderable', 'unavailable']),
  /** What to know of its copies, or why it cannot be had; '' for nothing. */
  note: z.string(),
  /** Copies that the cart would take. */
  quantity: z.number(),
  /** Cents for one copy; null when it is on request. */
  price: z.number().nullable(),
  /** The edition that its publisher has replaced it with. */
  newer: edition.nullable(),
});
export type OrderableTitle = z.output<typeof orderableTitle>;

/** Titles as an order; amounts in cents, with the promotions that hold for the account. */
export const pricedTitles = z.object({
  rows: z.array(orderableTitle),
  subtotal: z.number(),
  discounts: z.array(z.object({ description: z.string(), amount: z.number() })),
  total: z.number(),
});
export type PricedTitles = z.output<typeof pricedTitles>;

export const listOrderActions = {
  'titlelist/getOrder': action({
    summary:
      'What the customer’s list would cost now with so many copies of each title: which are in stock, have to be ordered, have a newer edition, or cannot be had, and the total in cents with the promotions that hold for the account.',
    input: z.object({ list_id: id(), copies: int(1, maxCopies).default(1) }),
    output: pricedTitles.extend({ list: customerList }),
    refusals: ['bad_list_id'],
    who: 'customer',
    session: 'read',
    changes: false,
    limit: { calls: 120, seconds: 600, perAddress: 480 },
  }),
};
