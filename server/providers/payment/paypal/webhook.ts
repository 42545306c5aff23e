import { z } from 'zod';
import { type WebhookEvent, WebhookRefused, type WebhookRequest } from '../payment.ts';
import { OutcomeUnknown } from '../vendor-call.ts';
import type { PayPalAccount } from './account.ts';
import type { payPalClient } from './client.ts';

/** PayPal delivers again for three days (developer.paypal.com/api/rest/webhooks/rest). */
const oldestMs = 4 * 24 * 3600_000;
const patienceMs = 20_000;

const followed =
  /^(CHECKOUT\.ORDER\.(APPROVED|COMPLETED|VOIDED)|PAYMENT\.(AUTHORIZATION|CAPTURE|REFUND)\.\w+|CUSTOMER\.DISPUTE\.\w+)$/;

const event = z.object({
  id: z.string().min(1),
  event_type: z.string(),
  resource: z.object({
    id: z.string().default(''),
    custom_id: z.string().default(''),
    purchase_units: z.array(z.object({ custom_id: z.string().default('') })).default([]),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().default('') }).optional() })
      .optional(),
    disputed_transactions: z
      .array(z.object({ seller_transaction_id: z.string().default(''), custom: z.string().default('') }))
      .default([]),
  }),
});
const capture = event.shape.resource.pick({ custom_id: true, supplementary_data: true });
type Event = z.output<typeof event>;

/**
 * PayPal checks its own signature: POST /v1/notifications/verify-webhook-signature
 * (developer.paypal.com/api/webhooks/v1/verify-webhook-signature-post). It is over the raw body, so that is passed on as it came.
 */
export async function readPayPalWebhook(
  account: PayPalAccount,
  call: ReturnType<typeof payPalClient>,
  { body, header, now }: WebhookRequest,
): Promise<WebhookEvent | null> {
  const time = header('paypal-transmission-time');
  const age = now.getTime() - Date.parse(time);
  if (!(Math.abs(age) < oldestMs)) throw new WebhookRefused('too long ago, or without a time');
  const certificate = header('paypal-cert-url');
  if (!isPayPals(certificate)) throw new WebhookRefused('with a certificate that is not of PayPal');
  const read = event.safeParse(parsed(body));
  if (!read.success) throw new WebhookRefused('not an event of PayPal');

  const signed = JSON.stringify({
    auth_algo: header('paypal-auth-algo'),
    cert_url: certificate,
    transmission_id: header('paypal-transmission-id'),
    transmission_sig: header('paypal-transmission-sig'),
    transmission_time: time,
    webhook_id: account.webhookId,
  });
  const answer = await call({
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    body: `${signed.slice(0, -1)},"webhook_event":${body}}`,
    signal: AbortSignal.timeout(patienceMs),
  });
  if (answer.status >= 500) throw new OutcomeUnknown('PayPal could not check the event');
  if (answer.json.verification_status !== 'SUCCESS')
    throw new WebhookRefused('not signed by PayPal for this webhook');

  const { id, event_type: type, resource } = read.data;
  if (!followed.test(type)) return null;
  if (type.startsWith('CUSTOMER.DISPUTE.')) {
    const about = await disputedPayment(call, resource);
    return about && { id, ...about };
  }
  if (type.startsWith('CHECKOUT.ORDER.'))
    return { id, key: resource.purchase_units[0]?.custom_id ?? '', reference: resource.id };
  const reference = resource.supplementary_data?.related_ids?.order_id ?? '';
  // The `custom_id` of a refund is the key of that step.
  const isRefund = /REFUND|REVERSED/.test(type);
  const key = isRefund ? '' : resource.custom_id;
  return key || reference ? { id, key, reference } : null;
}

/** A dispute names the capture; that names its order (developer.paypal.com/api/payments/v2/captures-get). */
async function disputedPayment(
  call: ReturnType<typeof payPalClient>,
  { disputed_transactions: [disputed] }: Event['resource'],
): Promise<{ key: string; reference: string } | null> {
  if (!disputed?.seller_transaction_id) return null;
  const path = `/v2/payments/captures/${encodeURIComponent(disputed.seller_transaction_id)}`;
  const answer = await call({ method: 'GET', path, signal: AbortSignal.timeout(patienceMs) });
  // It belongs to another use of this PayPal account, or is gone: then its own key may still be known.
  if (answer.status === 404) return disputed.custom ? { key: disputed.custom, reference: '' } : null;
  const read = capture.safeParse(answer.json);
  if (answer.status !== 200 || !read.success) throw new OutcomeUnknown('PayPal could not show a capture');
  const { custom_id: key, supplementary_data: more } = read.data;
  const reference = more?.related_ids?.order_id ?? '';
  return key || reference ? { key, reference } : null;
}

function isPayPals(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' && /(^|\.)paypal\.com$/.test(hostname);
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
