import type Stripe from 'stripe';
import { PaymentNotSent, type PaymentRequest, type PaymentResult } from '../payment.ts';
import { OutcomeUnknown, ownerSentence } from '../vendor-call.ts';
import { whatFailed } from './client.ts';
import { readDecline, readIntent } from './read-answers.ts';

/** Makes a PaymentIntent and confirms it in one request (docs.stripe.com/payments/finalize-payments-on-the-server). */
export async function startIntent(stripe: Stripe, request: PaymentRequest): Promise<PaymentResult> {
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount: request.amount,
        currency: request.currency.toLowerCase(),
        capture_method: request.hold ? 'manual' : 'automatic',
        allowed_payment_method_types: ['card'],
        confirmation_token: request.token,
        confirm: true,
        // 3-D Secure in our form, by `stripe.handleNextAction`, not on a page of the bank.
        use_stripe_sdk: true,
        return_url: request.returnUrl,
        description: `${request.description}, order ${request.orderNumber}`,
        metadata: { payment_key: request.key, order_number: request.orderNumber },
        expand: ['latest_charge'],
      },
      { idempotencyKey: request.key },
    );
    return readIntent(intent);
  } catch (e) {
    const failure = await whatFailed(e);
    if (failure.kind === 'declined') return readDecline(failure.error);
    if (failure.kind === 'unknown') throw failure.error;
    if (failure.param === 'confirmation_token')
      return { state: 'declined', reference: '', reason: 'token_expired' };
    // The same key with other values: the first request may have moved money.
    if (failure.isOldKey) throw new OutcomeUnknown('this key was used with other values');
    throw new PaymentNotSent('account', `Stripe refused: ${ownerSentence(failure.message)}`);
  }
}
