import type { Vendor } from '../server/payment/vendor-accounts.ts';
import type { KeyText } from './connected-store.ts';

interface VendorText {
  name: string;
  /** What to do with the address of the webhook. */
  steps: string[];
  keys: KeyText[];
  /** How to go on once the keys are right. */
  next(store: string): string[];
}

/** What `payment connect` asks for, and what it says. */
export const vendorTexts: Record<Vendor, VendorText> = {
  stripe: {
    name: 'Stripe',
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
    next: (store) => [`To take cards: npx handsell store set ${store} checkout_info.card_provider stripe`],
  },
  paypal: {
    name: 'PayPal',
    steps: [
      'Add a webhook with this address to your app under Apps & Credentials; docs/payments.md lists its events.',
      'The keys are in the same app. The webhook ID is shown with the webhook; without it, press Enter.',
    ],
    keys: [
      {
        setting: 'checkout_info.paypal_id',
        question: 'client ID',
        pattern: /^[\w-]{10,200}$/,
        example: 'a long row of letters and digits',
        isSecret: false,
      },
      {
        setting: 'checkout_info.paypal_secret',
        question: 'secret',
        pattern: /^[\w-]{10,200}$/,
        example: 'a long row of letters and digits',
        isSecret: true,
      },
      {
        setting: 'checkout_info.paypal_webhook_id',
        question: 'webhook ID',
        pattern: /^\w{5,60}$/,
        example: '8PT597110X687430L',
        isSecret: false,
        isOptional: true,
      },
    ],
    next: () => [],
  },
};
