import { accountKey, type KeyShape, liveMode, secretKey } from './keys.ts';

/** How the keys look, by their settings. */
export const stripeKeys = {
  'checkout_info.stripe_pk': {
    pattern: /^pk_(test|live)_\w+$/,
    example: 'pk_test_… or pk_live_…',
    live: /^pk_live_/,
  },
  'checkout_info.stripe_sk': {
    pattern: /^[rs]k_(test|live)_\w+$/,
    example: 'sk_test_…, sk_live_…, or a restricted key rk_…',
    live: /^[rs]k_live_/,
  },
  'checkout_info.stripe_webhook_secret': { pattern: /^whsec_\w+$/, example: 'whsec_…' },
} as const satisfies Readonly<Record<string, KeyShape>>;

/** What a store's account at Stripe needs. */
export const stripeSettings = {
  'checkout_info.stripe_live': liveMode('Stripe: take real money', 'Off = test mode, with test keys.'),
  'checkout_info.stripe_pk': accountKey(
    'Stripe: publishable key',
    'Begins with pk_test_ or pk_live_. In the Stripe Dashboard under Developers, API keys.',
    stripeKeys['checkout_info.stripe_pk'],
  ),
  'checkout_info.stripe_sk': secretKey(
    'Stripe: secret key',
    'Begins with sk_ or rk_. A restricted key needs write access to PaymentIntents and refunds.',
    stripeKeys['checkout_info.stripe_sk'],
  ),
  'checkout_info.stripe_webhook_secret': secretKey(
    'Stripe: signing secret of the webhook',
    'Begins with whsec_. Stripe shows it for the webhook endpoint that you make for this shop. Its address ends in /webhooks/stripe, such as https://books.example/webhooks/stripe.',
    stripeKeys['checkout_info.stripe_webhook_secret'],
  ),
};
