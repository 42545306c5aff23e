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
      /** Pages are at the addresses that the footer's links to the terms and the privacy policy lead to. */
      has_terms: z.boolean(),
      has_privacy_policy: z.boolean(),
      /** Those pages still have [brackets] of our words, where the shop's own belong. */
      has_legal_gaps: z.boolean(),
      /** Who takes its cards is chosen, and the keys of the account there are set. */
      takes_cards: z.boolean(),
      /** A look was published in the back office. */
      has_look: z.boolean(),
      /** A mail server is set up: without one, emails reach no one. */
      sends_mail: z.boolean(),
    }),
    refusals: [],
    who: { permission: 'settings:read' },
    session: 'read',
    changes: false,
  }),
};
