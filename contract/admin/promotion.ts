import { z } from 'zod';
import { action } from '../action.ts';
import { flag, id, int, text } from '../form.ts';
import { promotionScopes, promotionTypes } from '../promotion-kinds.ts';
import { changed, saved, thisVersion } from './versioned.ts';

const type = z.enum(promotionTypes);
const appliesTo = z.enum(promotionScopes);

const staffPromotion = z.object({
  id: z.number(),
  version: z.number(),
  /** As shoppers read it. */
  name: z.string(),
  /** In capitals, without spaces; '' = automatic. */
  code: z.string(),
  type,
  /** 1 to 100, of the price; for 'buy_get', of the price of the reduced copies. */
  percent: z.number(),
  /** Cents. */
  amount: z.number(),
  /** For buy_get: copies to buy, and copies that are then reduced, the cheapest ones. */
  buy: z.number(),
  get: z.number(),
  /** Never on gift cards. */
  applies_to: appliesTo,
  /** For applies_to 'list'; null = the list was deleted, and the promotion applies to nothing. */
  list_id: z.number().nullable(),
  /** A subject code, a condition (NEW, USED, REMAINDER), or a format as browsing names it. */
  value: z.string(),
  /** Cents of the goods it is on, before promotions. */
  minimum: z.number(),
  /** First and last minute by the clock of the store, 'YYYY-MM-DDTHH:MM'; '' = no limit. */
  starts_at: z.string(),
  ends_at: z.string(),
  once_per_customer: z.boolean(),
  /** null = any number of orders. */
  max_uses: z.number().nullable(),
  /** Holds together with others that may be combined, too. */
  combinable: z.boolean(),
  /** Orders that used it. */
  uses: z.number(),
});

/** Any number: the rule has the sentence for one that is out of range. */
const number = () => int(-2_000_000_000, 2_000_000_000);

export const staffPromotionActions = {
  'promotion/getList': action({
    summary: 'The promotions of the store, the oldest first, past and coming ones too.',
    input: z.object({}),
    output: z.object({ promotions: z.array(staffPromotion) }),
    refusals: [],
    who: { permission: 'settings:read' },
    session: 'read',
    changes: false,
  }),
  'promotion/save': action({
    summary: 'Saves a promotion, a new one without id, and answers with it.',
    input: z.object({
      ...saved,
      name: text(60),
      code: text(60).default(''),
      type,
      percent: number().default(0),
      amount: number().default(0),
      buy: number().default(0),
      get: number().default(0),
      applies_to: appliesTo.default('everything'),
      list_id: id().optional(),
      value: text(60).default(''),
      minimum: number().default(0),
      /** 'YYYY-MM-DDTHH:MM', or a day alone: from its first, until its last minute. */
      starts_at: text(20).default(''),
      ends_at: text(20).default(''),
      once_per_customer: flag().default(false),
      max_uses: number().optional(),
      combinable: flag().default(false),
    }),
    output: staffPromotion,
    refusals: [
      ...changed,
      'name_missing',
      'invalid_code',
      'invalid_discount',
      'invalid_limit',
      'invalid_dates',
      'code_taken',
      'unknown_list',
      'unknown_subject',
      'unknown_format',
    ],
    who: { permission: 'settings:write' },
    session: 'read',
    changes: true,
  }),
  'promotion/delete': action({
    summary: 'Deletes a promotion. Placed orders keep their discounts.',
    input: thisVersion,
    output: z.object({}),
    refusals: changed,
    who: { permission: 'settings:write' },
    session: 'read',
    changes: true,
  }),
};
