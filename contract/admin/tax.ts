import { z } from 'zod';
import { action } from '../action.ts';
import { id, int, json, text } from '../form.ts';
import { taxedKinds } from '../goods-kind.ts';
import { changed, saved, thisVersion } from './versioned.ts';

const staffRate = z.object({
  id: z.number(),
  version: z.number(),
  /** As shoppers read it. Rates of one type add up. */
  type: z.string(),
  /** Parts per million: 50,000 = 5 %, 99,750 = 9.975 %. */
  rate_ppm: z.number(),
  /** What it is charged on; none = all kinds but gift cards. */
  kinds: z.array(z.enum(taxedKinds)),
  /** A rate holds at one location, in a country or a part of it, or (null and '') everywhere. */
  location_id: z.number().nullable(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  /** Second part of ISO 3166-2; '' = the whole country. */
  region: z.string(),
  /** Beginnings of postal codes, in capitals without spaces; none = all. */
  postal_prefixes: z.array(z.string()),
  /** First and last day, 'YYYY-MM-DD'; null = until further notice. */
  valid_from: z.string(),
  valid_until: z.string().nullable(),
  /** Written from the tables that Handsell knows (`tax/useKnown`); saving it makes it the owner's own. */
  is_known: z.boolean(),
});

/** Countries whose rates Handsell knows (server/tax/known). */
export const knownCountries = ['CA', 'US'] as const;

/** States of the US without a sales tax of their own; Alaskan boroughs and cities have one. */
export const untaxedStates: readonly string[] = ['AK', 'DE', 'MT', 'NH', 'OR'];

/** Regions of these countries whose rates Handsell does not know: the District of Columbia, territories, and posts of the forces. */
export const regionsWithUnknownTax: readonly string[] = [
  ...['DC', 'AS', 'FM', 'GU', 'MH', 'MP', 'PW', 'PR', 'VI', 'AA', 'AE', 'AP'],
];

/** 'YYYY-MM-DD', which the rule checks; '' = not given. */
const day = () => text(20).default('');

export const staffTaxActions = {
  'tax/getList': action({
    summary: 'The tax rates of the store by type and first day, past and coming ones too.',
    input: z.object({}),
    output: z.object({ rates: z.array(staffRate) }),
    refusals: [],
    who: { permission: 'settings:read' },
    session: 'read',
    changes: false,
  }),
  'tax/save': action({
    summary: 'Saves a tax rate, a new one without id, and answers with it.',
    input: z.object({
      ...saved,
      type: text(60),
      rate_ppm: int(-100_000_000, 100_000_000),
      kinds: json(z.array(z.enum(taxedKinds))).default([]),
      location_id: id().optional(),
      country: text(2).default(''),
      region: text(10).default(''),
      postal_prefixes: json(z.array(z.string().max(20)).max(1000)).default([]),
      valid_from: day(),
      valid_until: day(),
    }),
    output: staffRate,
    refusals: [
      ...changed,
      'type_missing',
      'invalid_rate',
      'invalid_place',
      'invalid_dates',
      'unknown_location',
    ],
    who: { permission: 'settings:write' },
    session: 'read',
    changes: true,
  }),
  'tax/useKnown': action({
    summary:
      'Writes the rates that Handsell knows for a country, in place of those it wrote before. Rates of the owner stay.',
    input: z.object({
      country: z.enum(knownCountries),
      /** States or provinces whose own tax the store collects; the taxes of the whole country are always among the rates. */
      registered: json(z.array(z.string().max(10)).max(60)),
    }),
    output: z.object({ rates: z.array(staffRate) }),
    refusals: ['unknown_region'],
    who: { permission: 'settings:write' },
    session: 'read',
    changes: true,
  }),
  'tax/delete': action({
    summary: 'Deletes a tax rate. Placed orders keep their taxes.',
    input: thisVersion,
    output: z.object({}),
    refusals: changed,
    who: { permission: 'settings:write' },
    session: 'read',
    changes: true,
  }),
};
