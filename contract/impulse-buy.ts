import { z } from 'zod';
import { action } from './action.ts';
import { text } from './form.ts';
import { titleRow } from './title.ts';

export const impulseOffer = z.object({
  headline: z.string(),
  description: z.string(),
  /** In the order of the list. `description`: what the staff say of the title, '' for nothing. */
  isbns_info: z.array(z.object({ description: z.string(), info: titleRow })),
});
export type ImpulseOffer = z.output<typeof impulseOffer>;

export const impulseBuyActions = {
  'impulse_buy/get': action({
    summary:
      'Books to offer before the checkout of a delivery type: those of the list that the shop has chosen which are here and can be added to the cart.',
    input: z.object({ delivery_type: text(40) }),
    output: impulseOffer,
    refusals: ['unknown_type'],
    who: 'anyone',
    session: 'read',
    changes: false,
  }),
};
