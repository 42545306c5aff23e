import { z } from 'zod';
import * as m from '../messages/compiled/messages.js';
import { action } from './action.ts';
import {
  cardToken,
  guestRefusals,
  placedOrder,
  submission,
  submitRefusals,
  withAnswers,
  withCart,
} from './checkout.ts';
import { text } from './form.ts';

/** Card data: refused, so that no client goes on sending it (decisions §0.1). */
const never = () =>
  text(2000)
    .refine((s) => s === '', { error: () => m.payment_card_number_refused() })
    .optional();

/** Of the address that the bank knows (PAY-035). */
const billingPostalCode = text(7)
  .transform((s) => s.toUpperCase())
  .pipe(z.string().regex(/^[A-Z\d ]*$/));

const { payment_choice: _, encrypted_cc_info: __, ...order } = submission.shape;

export const cardPaymentActions = {
  'checkout/setCreditCard': action({
    summary:
      "Chooses payment by the card for which the provider's card form handed over this token. cc_info is what checkout/submit takes as encrypted_cc_info.",
    input: z.object({ encrypted_cc_info: cardToken(1), number: never(), cvv: never() }),
    output: withCart.extend({ cc_info: z.string() }),
    secretAnswer: true,
    secrets: ['encrypted_cc_info', 'number', 'cvv'],
    refusals: ['cart_empty', 'payment_unavailable', 'payment_login', ...guestRefusals],
    who: 'anyone',
    session: 'create',
    changes: true,
    limit: { calls: 120, seconds: 600 },
  }),
  'checkout/setCaptcha': action({
    summary: 'Passes the human check for the next card payment within ten minutes.',
    input: z.object({ captcha: text(4000, 1) }),
    output: z.object({}),
    refusals: ['captcha_failed'],
    who: 'anyone',
    session: 'create',
    changes: true,
    secrets: ['captcha'],
    limit: { calls: 30, seconds: 600 },
  }),
  'checkout/cardPayment': action({
    summary:
      "Places the order and pays for it by card: checkout/submit after a human check, for clients with a provider's hosted form. transaction_data is what that form handed over.",
    input: withAnswers(
      z.object({
        ...order,
        payment_choice: z.enum(['clearent', 'global', 'credit_card']),
        transaction_data: cardToken(1),
        /** Absent after checkout/setCaptcha. */
        captcha: text(4000).optional(),
        postal_code: billingPostalCode.optional(),
      }),
    ),
    output: placedOrder,
    secretAnswer: true,
    secrets: ['transaction_data', 'captcha'],
    refusals: ['captcha_failed', ...submitRefusals],
    who: 'anyone',
    session: 'create',
    changes: true,
    limit: { calls: 30, seconds: 600 },
  }),
  'checkout/chaseInit': action({
    summary: 'Begins a payment on the page of Chase. Refused where the shop has not connected Chase.',
    input: z.object({}),
    output: z.object({ uid: z.string() }),
    refusals: ['payment_unavailable'],
    who: 'anyone',
    session: 'read',
    changes: true,
    limit: { calls: 30, seconds: 600 },
  }),
  'checkout/chaseSuccess': action({
    summary: 'Goes on after a payment on the page of Chase. Refused where the shop has not connected Chase.',
    input: z.object({ uid: text(100, 1) }),
    output: placedOrder,
    secretAnswer: true,
    refusals: ['payment_unavailable'],
    who: 'anyone',
    session: 'read',
    changes: true,
    limit: { calls: 30, seconds: 600 },
  }),
};
