import type { FormView, PaymentForm } from '../payment.ts';
import type { StripeAccount } from './account.ts';

/** The Payment Element, as a page draws it. */
export const stripeForm = (account: StripeAccount, { amount, currency }: FormView): PaymentForm => ({
  provider: 'stripe',
  gives: 'token',
  scriptUrl: 'https://js.stripe.com/endive/stripe.js',
  frameUrl: '',
  publicKey: account.publishableKey,
  // For `stripe.elements(…)`; only cards and their wallets (Apple Pay, Google Pay), all of which can be held.
  values: {
    mode: 'payment',
    amount: String(amount),
    currency: currency.toLowerCase(),
    allowedPaymentMethodTypes: 'card',
  },
  // docs.stripe.com/security/guide#content-security-policy
  sources: {
    script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
    frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    connect: ['https://api.stripe.com'],
  },
});
