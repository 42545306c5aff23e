import type Stripe from 'stripe';
import { type WebhookEvent, WebhookRefused, type WebhookRequest } from '../payment.ts';
import type { StripeAccount } from './account.ts';

/** docs.stripe.com/webhooks#verify-manually: refuse what was signed more than five minutes ago. */
const toleranceSeconds = 300;

/** Kinds of events that may change what `find` says (docs.stripe.com/api/events/types). */
const followed =
  /^(payment_intent\.(amount_capturable_updated|canceled|payment_failed|processing|succeeded)|charge\.(captured|expired|refunded|dispute\.\w+)|(charge\.)?refund\.(created|updated|failed))$/;

export async function readStripeWebhook(
  account: StripeAccount,
  { body, header, now }: WebhookRequest,
): Promise<WebhookEvent | null> {
  const { webhooks } = (await import('stripe')).default;
  let event: Stripe.Event;
  try {
    // An empty secret would make a signature that anyone can make.
    if (!account.webhookSecret) throw new Error('no secret');
    event = await webhooks.constructEventAsync(
      body,
      header('stripe-signature'),
      account.webhookSecret,
      toleranceSeconds,
      undefined,
      now.getTime(),
    );
  } catch {
    throw new WebhookRefused('not signed with the secret of this Stripe endpoint, or too long ago');
  }
  if (event.livemode !== account.live) throw new WebhookRefused('of the other mode of this Stripe account');
  if (!followed.test(event.type)) return null;
  const about = event.data.object as {
    object: string;
    id: string;
    payment_intent?: string | { id: string } | null;
    metadata?: Record<string, string> | null;
  };
  if (about.object === 'payment_intent')
    return { id: event.id, key: about.metadata?.payment_key ?? '', reference: about.id };
  const intent = about.payment_intent;
  const reference = (typeof intent === 'object' ? intent?.id : intent) ?? '';
  // A charge, refund or dispute: its own metadata would name the step, not the payment.
  return reference ? { id: event.id, key: '', reference } : null;
}
