import { z } from 'zod';
import { action } from '../action.ts';
import { id, int, json, text } from '../form.ts';
import { condition } from '../title.ts';

/** Cents of the store's currency. */
export const price = z.number().int().min(0).max(99_999_999);
const copies = z.number().int().min(0).max(100_000);

const foundTitle = z.object({
  eisbn: z.string(),
  title: z.string(),
  author: z.string(),
  binding: z.string(),
  /** What a new copy costs; null = it has no price. */
  price: price.nullable(),
  /** New, used and remaindered copies at all locations that may be sold. */
  on_hand: z.number(),
  /** Shoppers do not find it. */
  is_withdrawn: z.boolean(),
});

const stockCount = z.object({
  location_id: z.number(),
  location: z.string(),
  condition,
  /** Copies that may be sold. */
  on_hand: z.number(),
  /** Copies set aside for orders; they come on top. */
  held: z.number(),
  on_order: z.number(),
});

const offeredPrice = z.object({
  condition,
  /** The store's own; null = none: the list price for a new copy, and no offer for others. */
  price: price.nullable(),
});

export const staffTitle = z.object({
  eisbn: z.string(),
  title: z.string(),
  subtitle: z.string(),
  author: z.string(),
  binding: z.string(),
  publisher: z.string(),
  publication_date: z.string(),
  is_withdrawn: z.boolean(),
  /** The staff have withdrawn it, and no import brings it back. */
  is_hidden: z.boolean(),
  /** Cache-busting value of its cover; '' = the shop draws one. */
  cover_image_cache: z.string(),
  /** In the store's currency; null = none. */
  list_price: price.nullable(),
  /** One for each location, in the store's order, and each condition. */
  stock: z.array(stockCount),
  prices: z.array(offeredPrice),
  /** What the staff say about it, in the order that shoppers read. */
  comments: z.array(z.object({ author: z.string(), text: z.string() })),
});

/** The titles of the catalogue with what this store adds: stock, prices, and words of its staff. */
export const staffTitleActions = {
  'title/find': action({
    summary: 'Titles by words or ISBN, as shoppers find them; by ISBN, withdrawn ones too.',
    input: z.object({ words: text(200), offset: int(0, 9_975).default(0) }),
    output: z.object({
      titles: z.array(foundTitle),
      total: z.number(),
      /** How many are answered at most. */
      page_size: z.number(),
      /** The words that were looked for in place of those typed; '' = those typed. */
      instead: z.string(),
    }),
    refusals: [],
    who: { permission: 'stock:read' },
    session: 'read',
    changes: false,
  }),
  'title/get': action({
    summary: 'A title with its stock at each location, prices, and words of the staff.',
    input: z.object({ eisbn: text(20, 1) }),
    output: staffTitle,
    refusals: ['not_found'],
    who: { permission: 'stock:read' },
    session: 'read',
    changes: false,
  }),
  'title/saveStock': action({
    summary: 'Sets copies and prices of a title; refused as a whole when one of them is not as it was seen.',
    input: z.object({
      eisbn: text(20, 1),
      counts: json(
        z
          .array(
            z.object({
              location_id: id(),
              condition,
              on_hand: copies,
              on_order: copies,
              seen: z.object({ on_hand: copies, on_order: copies }),
            }),
          )
          .max(1000),
      ).default([]),
      prices: json(
        z
          .array(z.object({ condition, price: price.nullable(), seen: price.nullable() }))
          .max(condition.options.length),
      ).default([]),
    }),
    output: staffTitle,
    refusals: [
      'not_found',
      'unknown_location',
      /** For staff who work at one location: another one's stock, or a price. */
      'whole_store',
      /** Data: `newer`, the title as it is. */
      'stale',
    ],
    who: { permission: 'stock:write' },
    session: 'read',
    changes: true,
  }),
  'title/saveComment': action({
    summary:
      'Keeps what a member of the staff says about a title, in place of what they said before; no text takes it back.',
    input: z.object({
      eisbn: text(20, 1),
      author: text(60, 1),
      text: text(5000),
      /** What they said when the page was opened; '' = nothing. */
      seen: text(5000).default(''),
    }),
    output: staffTitle,
    refusals: [
      'not_found',
      'whole_store',
      /** They say something else by now. Data: `newer`, the text. */
      'stale',
    ],
    who: { permission: 'stock:write' },
    session: 'read',
    changes: true,
  }),
};
