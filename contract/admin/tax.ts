import { z } from 'zod';
import { action } from '../action.ts';
import { id, int, text } from '../form.ts';
import { changed, saved, thisVersion } from './versioned.ts';

const staffRate = z.object({
  id: z.number(),
  version: z.number(),
  /** As shoppers read it. Rates of one type add up. */
  type: z.string(),
  /** Basis points: 500 = 5 %. */
  rate_bp: z.number(),
  /** null = every location of the store. */
  location_id: z.number().nullable(),
  /** First and last day, 'YYYY-MM-DD'; null = until further notice. */
  valid_from: z.string(),
  valid_until: z.string().nullable(),
});

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
      rate_bp: int(-1_000_000, 1_000_000),
      location_id: id().optional(),
      valid_from: day(),
      valid_until: day(),
    }),
    output: staffRate,
    refusals: [...changed, 'type_missing', 'invalid_rate', 'invalid_dates', 'unknown_location'],
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
