import { z } from 'zod';
import { m } from '../messages/compiled/messages.js';
import { isBlank } from './account-fields.ts';
import { action } from './action.ts';
import { text } from './form.ts';
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
};
