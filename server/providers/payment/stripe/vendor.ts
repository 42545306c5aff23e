import { stripeKeys } from '../../../../contract/settings/payment/stripe.ts';
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
      ...stripeKeys['checkout_info.stripe_pk'],
      isSecret: false,
    },
    {
      setting: 'checkout_info.stripe_sk',
      question: 'secret key',
      ...stripeKeys['checkout_info.stripe_sk'],
      isSecret: true,
    },
    {
      setting: 'checkout_info.stripe_webhook_secret',
      question: 'signing secret',
      ...stripeKeys['checkout_info.stripe_webhook_secret'],
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
