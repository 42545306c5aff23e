import { z } from 'zod';
import { action } from '../action.ts';
import { flag, int, json, text } from '../form.ts';
import { shippedKinds, shippingBases } from '../shipping-rate.ts';
import { changed, saved, thisVersion } from './versioned.ts';

const basis = z.enum(shippingBases);
const kinds = z.array(z.enum(shippedKinds));

const staffShippingRate = z.object({
  id: z.number(),
  version: z.number(),
  /** As shoppers read it. Of rates with one label, those for the narrowest place apply. */
  label: z.string(),
  /** ISO 3166-1 alpha-2; '' = every country. */
  country: z.string(),
  /** Second parts of ISO 3166-2, such as ME; none = the whole country. */
  regions: z.array(z.string()),
  /** Beginnings of postal codes, or ranges such as 04101-04124; none = all. */
  postal_codes: z.array(z.string()),
  /** Goods that may go this way; none = all that can be shipped. */
  kinds,
  /** What it is computed from: grams, copies, or cents after promotions. */
  basis,
  /** Cents, for the first `included` units. */
  base: z.number(),
  included: z.number(),
  /** Cents, for each further `step` units that are begun. */
  step: z.number(),
  step_price: z.number(),
  /** Only for orders of so many units. */
  least: z.number(),
  most: z.number().nullable(),
  /** Cents of the goods after promotions from which it is free; null = never. */
  free_from: z.number().nullable(),
  /** Business days; 0 = not said. */
  days_min: z.number(),
  days_max: z.number(),
  /** The shop computes it after the order. */
  is_tbd: z.boolean(),
  /** 'YYYY-MM-DD' by the clock of the store. */
  valid_from: z.string(),
  valid_until: z.string().nullable(),
});

/** Any number: the rule has the sentence for one that is out of range. */
const number = () => int(-2_000_000_000, 2_000_000_000);

export const staffShippingActions = {
  'shipping/getList': action({
    summary: 'The shipping rates of the store, the oldest first, past and coming ones too.',
    input: z.object({}),
    output: z.object({ rates: z.array(staffShippingRate) }),
    refusals: [],
    who: { permission: 'settings:read' },
    session: 'read',
    changes: false,
  }),
  'shipping/save': action({
    summary: 'Saves a shipping rate, a new one without id, and answers with it.',
    input: z.object({
      ...saved,
      label: text(200),
      country: text(2).default(''),
      regions: json(z.array(z.string().max(10)).max(100)).default([]),
      postal_codes: json(z.array(z.string().max(21)).max(500)).default([]),
      kinds: json(kinds.max(10)).default([]),
      basis: basis.default('order'),
      base: number().default(0),
      included: number().default(0),
      step: number().default(1),
      step_price: number().default(0),
      least: number().default(0),
      most: number().optional(),
      free_from: number().optional(),
      days_min: number().default(0),
      days_max: number().default(0),
      is_tbd: flag().default(false),
      /** '' = at once, until further notice. */
      valid_from: text(10).default(''),
      valid_until: text(10).default(''),
    }),
    output: staffShippingRate,
    refusals: [
      ...changed,
      'label_missing',
      'invalid_place',
      'invalid_price',
      'invalid_limit',
      'invalid_dates',
    ],
    who: { permission: 'settings:write' },
    session: 'read',
    changes: true,
  }),
  'shipping/delete': action({
    summary: 'Deletes a shipping rate. Placed orders keep what they were charged.',
    input: thisVersion,
    output: z.object({}),
    refusals: changed,
    who: { permission: 'settings:write' },
    session: 'read',
    changes: true,
  }),
};
