import { z } from 'zod';
import { action } from '../action.ts';

export const staffSetupActions = {
  'setup/getState': action({
    summary: 'What a store has to sell and how it sells it, read from its data.',
    input: z.object({}),
    output: z.object({
      /** The catalogue has books. */
      has_titles: z.boolean(),
      /** Copies of some are at its locations. */
      has_stock: z.boolean(),
      has_tax_rates: z.boolean(),
      has_shipping_rates: z.boolean(),
    }),
    refusals: [],
    who: { permission: 'settings:read' },
    session: 'read',
    changes: false,
  }),
};
