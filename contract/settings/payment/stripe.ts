import { accountKey, liveMode, secretKey } from './keys.ts';

/** What a store's account at Stripe needs. */
export const stripeSettings = {
  'checkout_info.stripe_live': liveMode('Stripe: take real money', 'Off = test mode, with test keys.'),
  'checkout_info.stripe_pk': accountKey(
    'Stripe: publishable key',
    'Begins with pk_test_ or pk_live_. In the Stripe Dashboard under Developers, API keys.',
  ),
  'checkout_info.stripe_sk': secretKey(
    'Stripe: secret key',
    'Begins with sk_ or rk_. A restricted key needs write access to PaymentIntents and refunds.',
  ),
  'checkout_info.stripe_webhook_secret': secretKey(
    'Stripe: signing secret of the webhook',
    'Begins with whsec_. Stripe shows it for the webhook endpoint that you make for this shop. Its address ends in /webhooks/stripe, such as https://books.example/webhooks/stripe.',
  ),
};
