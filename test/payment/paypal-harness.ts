import { onTestFinished } from 'vitest';
import { payPalPayments } from '../../server/providers/payment/paypal/paypal.ts';
import { deadAddress, type Harness } from './harness.ts';
import { type PayPalStandIn, payPalStandIn } from './paypal-stand-in.ts';

export async function payPalHarness(): Promise<Harness & { vendor: PayPalStandIn }> {
  const vendor = await payPalStandIn();
  onTestFinished(vendor.close);
  const account = {
    live: false,
    clientId: vendor.clientId,
    clientSecret: vendor.clientSecret,
    webhookId: vendor.webhookId,
  };
  const open = (
    changes: Partial<typeof account> = {},
    forTests: { baseUrl?: string; patienceMs?: number } = {},
  ) => payPalPayments({ ...account, ...changes }, { baseUrl: vendor.origin, ...forTests });
  return {
    provider: open(),
    vendor,
    requests: {
      start: /^POST \/v2\/checkout\/orders$/,
      capture: /^POST \/v2\/payments\/authorizations\/\w+\/capture$/,
      void: /\/void$/,
      refund: /\/refund$/,
    },
    // The shopper approves in PayPal's own window.
    token: () => '',
    declines: [],
    shopper(reference, succeeds) {
      if (succeeds) vendor.approve(reference);
    },
    payments: () => vendor.orders.length,
    withOtherKeys: () => open({ clientSecret: 'SomebodyElse' }),
    impatient: () => open({}, { patienceMs: 500 }),
    unreachable: () => open({}, { baseUrl: deadAddress }),
    secrets: [account.clientSecret, 'SomebodyElse'],
    webhook({ key, reference, at, signed = 'well', kind = 'captured' }) {
      const body = JSON.stringify({
        id: `WH-${key}`,
        event_type: kind === 'captured' ? 'PAYMENT.CAPTURE.COMPLETED' : 'BILLING.PLAN.CREATED',
        resource: {
          id: 'CAP1',
          custom_id: key,
          supplementary_data: { related_ids: { order_id: reference } },
        },
      });
      const time = at.toISOString();
      return {
        body: signed === 'badly' ? body.replace(reference, 'ORDER99') : body,
        headers: {
          'paypal-auth-algo': 'SHA256withRSA',
          'paypal-cert-url': 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1',
          'paypal-transmission-id': 'b2384410-f8d2-11ef-8bf3-2b99e2e6a1d7',
          'paypal-transmission-sig': vendor.sign(
            body,
            time,
            signed === 'by another account' ? '1JE4291016473214C' : undefined,
          ),
          'paypal-transmission-time': time,
        },
      };
    },
  };
}
