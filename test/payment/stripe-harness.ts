import { onTestFinished } from 'vitest';
import { stripePayments } from '../../server/providers/payment/stripe/stripe.ts';
import { deadAddress, type Harness } from './harness.ts';
import { type StripeStandIn, stripeSignature, stripeStandIn } from './stripe-stand-in.ts';

export async function stripeHarness(): Promise<Harness & { vendor: StripeStandIn }> {
  // Loading it takes longer on a busy machine than a test waits for an answer.
  await import('stripe');
  const vendor = await stripeStandIn();
  onTestFinished(vendor.close);
  const account = {
    live: false,
    publishableKey: 'pk_test_StandIn',
    secretKey: vendor.secretKey,
    webhookSecret: 'whsec_StandInWebhookSecret',
  };
  const open = (
    changes: Partial<typeof account> = {},
    forTests: { baseUrl?: string; patienceMs?: number } = {},
  ) => stripePayments({ ...account, ...changes }, { baseUrl: vendor.origin, ...forTests });
  return {
    provider: open(),
    vendor,
    requests: {
      start: /^POST \/v1\/payment_intents$/,
      capture: /\/capture$/,
      void: /\/cancel$/,
      refund: /^POST \/v1\/refunds$/,
    },
    token: (outcome) => (outcome === 'needs_shopper' ? 'ctoken_3ds' : `ctoken_${outcome}`),
    declines: [
      'declined',
      'insufficient_funds',
      'wrong_cvv',
      'wrong_number',
      'wrong_postal_code',
      'expired_card',
      'authentication_failed',
      'token_expired',
    ],
    shopper: (reference, succeeds) => vendor.authenticate(reference, succeeds),
    payments: () => vendor.intents.length,
    withOtherKeys: () => open({ secretKey: 'sk_test_51SomebodyElse' }),
    impatient: () => open({}, { patienceMs: 500 }),
    unreachable: () => open({}, { baseUrl: deadAddress }),
    secrets: [account.secretKey, account.webhookSecret, 'SomebodyElse'],
    webhook({ key, reference, at, signed = 'well', kind = 'captured' }) {
      const body = JSON.stringify({
        id: `evt_${key}`,
        object: 'event',
        type: kind === 'captured' ? 'payment_intent.succeeded' : 'customer.created',
        livemode: false,
        data: { object: { object: 'payment_intent', id: reference, metadata: { payment_key: key } } },
      });
      const secret = signed === 'by another account' ? 'whsec_another' : account.webhookSecret;
      const header = stripeSignature(body, secret, at);
      return {
        body: signed === 'badly' ? body.replace(reference, 'pi_forged') : body,
        headers: { 'stripe-signature': header },
      };
    },
  };
}
