import { z } from 'zod';
import { action } from '../action.ts';
import { flag, int, json, text } from '../form.ts';

/** Cents; a price, or what a quote comes to. */
const amount = z.number();

/** A quote request as the counter sees it. */
const staffQuote = z.object({
  order_number: z.string(),
  /** Unix seconds. */
  order_date: z.number(),
  status: z.enum(['quote_requested', 'quote_answered', 'quote_ordered', 'quote_declined', 'canceled']),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  currency: z.string(),
  lines: z.array(
    z.object({
      position: z.number(),
      eisbn: z.string(),
      title: z.string(),
      condition: z.string(),
      quantity: z.number(),
      /** Prices of one copy, in the catalogue and as quoted; until the shop has answered, those that the shopper saw. */
      original_price: amount,
      price: amount,
    }),
  ),
  taxes: z.array(z.object({ type: z.string(), amount })),
  total: amount,
  /** null = as the checkout computes it. */
  shipping: amount.nullable(),
  /** Its last day, 'YYYY-MM-DD'; null = not answered, or declined. */
  valid_until: z.string().nullable(),
  /** To the customer. */
  note: z.string(),
  /** The number of the order at its prices, '' = none. */
  ordered_as: z.string(),
});
export type StaffQuote = z.output<typeof staffQuote>;

/** To the customer, in their mail and on the page of the quote. */
const note = text(2000).default('');

export const staffQuoteActions = {
  'quote/getList': action({
    summary:
      'Quote requests that can be ordered or wait for an answer, the oldest first; with `all`, those that are over too.',
    input: z.object({ all: flag().default(false) }),
    output: z.object({ quotes: z.array(staffQuote) }),
    refusals: [],
    who: { permission: 'orders:read' },
    session: 'read',
    changes: false,
  }),
  'quote/answer': action({
    summary: 'Answers a quote request with prices and mails them to the customer; again, to change them.',
    input: z.object({
      order_number: text(40, 1),
      /** For one copy. A line that is not named keeps its price. */
      prices: json(
        z
          .array(z.object({ position: int(1, 100_000), price: int(0, 100_000_000) }))
          .max(1000)
          .refine(
            (lines) => new Set(lines.map((l) => l.position)).size === lines.length,
            'a line comes twice',
          ),
      ).default([]),
      /** Cents for delivery; without it, as the checkout computes it. */
      shipping: int(0, 100_000_000).optional(),
      /** Its last day by the clock of the store. */
      valid_until: z.iso.date(),
      note,
    }),
    output: z.object({
      order_number: z.string(),
      subtotal: amount,
      /** Of today's rates; an order computes them for its own place and day. */
      taxes: z.array(z.object({ type: z.string(), amount })),
      total: amount,
      mailed: z.boolean(),
    }),
    refusals: [
      'not_found',
      'wrong_status',
      /** Data: `position`. */
      'unknown_line',
      /** A gift card costs what is on it. Data: `position`. */
      'gift_card',
      'past_day',
    ],
    who: { permission: 'orders:write' },
    session: 'read',
    changes: true,
  }),
  'quote/decline': action({
    summary: 'Declines a quote request, or takes a quote back, and mails the customer about it.',
    input: z.object({ order_number: text(40, 1), note }),
    output: z.object({ order_number: z.string(), mailed: z.boolean() }),
    refusals: ['not_found', 'wrong_status'],
    who: { permission: 'orders:write' },
    session: 'read',
    changes: true,
  }),
};
