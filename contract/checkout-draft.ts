import { z } from 'zod';
import { action } from './action.ts';
import { extras, guestRefusals, paymentChoices, withAnswers, withCart } from './checkout.ts';

/** What can be chosen and entered before the order is placed; the cart keeps it. */
export const draftActions = {
  'checkout/setExtras': action({
    summary:
      'Keeps what was entered at the checkout so far on the cart, in place of what was kept before. promo_code is the Purchase Order #; answers to the form of the delivery type are fields named cfe_ and the id of their element.',
    input: withAnswers(extras),
    output: withCart,
    refusals: ['cart_empty', 'communication_unavailable', ...guestRefusals],
    who: 'anyone',
    session: 'create',
    changes: true,
    limit: { calls: 120, seconds: 600 },
  }),
  'checkout/setPaymentChoice': action({
    summary:
      'Chooses the payment method, among those of the delivery type. Another subtotal or address clears it.',
    input: z.object({ payment_choice: z.enum(paymentChoices) }),
    output: withCart,
    refusals: ['cart_empty', 'payment_unavailable', 'payment_login', ...guestRefusals],
    who: 'anyone',
    session: 'create',
    changes: true,
    limit: { calls: 120, seconds: 600 },
  }),
};
