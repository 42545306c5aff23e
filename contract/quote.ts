import { z } from 'zod';
import * as m from '../messages/compiled/messages.js';
import { isBlank } from './account-fields.ts';
import { action } from './action.ts';
import { cart } from './cart.ts';
import { flag, text } from './form.ts';
import { mostQuoteMessage } from './quote-message.ts';

export const quoteActions = {
  'checkout/requestQuote': action({
    summary: 'Asks the shop for its price for what is in the cart, and empties the cart (CART-054).',
    input: z.object({
      /** CART-056. */
      message: text(mostQuoteMessage)
        .refine((s) => !isBlank(s), { error: () => m.form_message_required() })
        .prefault(''),
    }),
    output: z.object({ order_number: z.string() }),
    refusals: ['cart_empty', 'cart_disabled', 'cart_unavailable', 'quote_unavailable'],
    who: 'customer',
    session: 'create',
    changes: true,
    limit: { calls: 10, seconds: 3600 },
  }),
  'checkout/orderQuote': action({
    summary:
      'Fills the cart with what was quoted, at the prices of the quote, for those who may see it; they hold while the cart stays as it is.',
    input: z.object({
      order_id: text(40, 1),
      /** Of the link in the mail. */
      key: text(100).optional(),
      /** In place of what is in the cart. */
      replace: flag().default(false),
    }),
    output: z.object({ cart, checksum: z.string() }),
    refusals: [
      'not_found',
      /** Not answered yet, past its last day, ordered, or declined. */
      'quote_over',
      'cart_not_empty',
      'cart_disabled',
      /** A title has left the catalogue. */
      'cart_unavailable',
    ],
    who: 'anyone',
    session: 'create',
    changes: true,
    limit: { calls: 60, seconds: 600 },
  }),
};
