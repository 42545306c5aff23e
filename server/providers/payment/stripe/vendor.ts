import type { PaymentVendor } from '../vendor.ts';
import { stripePayments } from './stripe.ts';

export const stripe: PaymentVendor = {
  title: 'Stripe',
  steps: [
    'Add an endpoint with this address under Developers, Webhooks; docs/payments.md lists its events.',
    'The keys are under Developers, API keys. The signing secret is shown with the endpoint; without it, press Enter.',
  ],
  keys: [
    {
      setting: 'checkout_info.stripe_pk',
      question: 'publishable key',
      pattern: /^pk_(test|live)_\w+$/,
      example: 'pk_test_… or pk_live_…',
      isSecret: false,
    },
    {
      setting: 'checkout_info.stripe_sk',
      question: 'secret key',
      pattern: /^[rs]k_(test|live)_\w+$/,
      example: 'sk_test_…, sk_live_…, or a restricted key rk_…',
      isSecret: true,
    },
    {
      setting: 'checkout_info.stripe_webhook_secret',
      question: 'signing secret',
      pattern: /^whsec_\w+$/,
      example: 'whsec_…',
      isSecret: true,
      isOptional: true,
    },
  ],
  liveSetting: 'checkout_info.stripe_live',
  opensWindow: false,
  open: ({ live, keys }) =>
    stripePayments({
      live,
      publishableKey: keys['checkout_info.stripe_pk'] ?? '',
      secretKey: keys['checkout_info.stripe_sk'] ?? '',
      webhookSecret: keys['checkout_info.stripe_webhook_secret'] ?? '',
    }),
};
