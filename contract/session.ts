import { z } from 'zod';
import { action } from './action.ts';
import { cart } from './cart.ts';
import { flag, text } from './form.ts';
import { user } from './user.ts';

export const session = z.object({
  /** Only for API clients without cookies: the browser's cookie is HttpOnly and this is ''. */
  session_id: z.string(),
  logged_in: z.boolean(),
  user: user.nullable(),
  cart,
  checksum: z.string(),
  pick_location: z.boolean(),
  location_id: z.number().nullable(),
  /** The customer's favourites (ENTITY-042, ENTITY-074); null for a guest. */
  wishlist: z.object({ wishlist_id: z.number(), rows: z.array(z.object({ eisbn: z.string() })) }).nullable(),
  wishlist_id: z.number().nullable(),
});
export type Session = z.output<typeof session>;

export const sessionActions = {
  'session/get': action({
    summary: 'Who is here, their location and their cart. Makes no session when there is none.',
    input: z.object({ reset_cart: flag().optional(), referrer: text(2000).optional() }),
    output: session,
    refusals: [],
    who: 'anyone',
    atGate: true,
    session: 'read',
    changes: false,
  }),
};
