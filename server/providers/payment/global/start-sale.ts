import type { VendorAnswer } from '../call-json.ts';
import { type DeclineReason, PaymentNotSent, type PaymentRequest, type PaymentResult } from '../payment.ts';
import { OutcomeUnknown } from '../vendor-call.ts';
import type { GlobalAccount } from './account.ts';
import { doneBefore, errorOf, type GlobalClient } from './client.ts';
import { lookUp, transactionOf } from './look-up.ts';
import { readTransaction, resultOf } from './transaction.ts';

/** POST /transactions: authorizes, and unless the money is to be held, takes it. */
export async function startSale(
  call: GlobalClient,
  { country }: GlobalAccount,
  request: PaymentRequest,
  signal: AbortSignal,
): Promise<PaymentResult> {
  const { key } = request;
  const answer = await call({
    method: 'POST',
    path: '/transactions',
    key,
    body: (account_name) => ({
      account_name,
      channel: 'CNP',
      type: 'SALE',
      capture_mode: request.hold ? 'LATER' : 'AUTO',
      amount: String(request.amount),
      currency: request.currency,
      country,
      reference: key,
      description: `${request.description}, order ${request.orderNumber}`.slice(0, 100),
      order: { reference: request.orderNumber },
      payment_method: {
        entry_mode: 'ECOM',
        id: request.token,
        ...(request.postalCode && { billing_address: { postal_code: request.postalCode } }),
      },
      ...statusUrl(request.returnUrl),
    }),
    signal,
  });
  const before = doneBefore(answer);
  if (before) {
    const payment = await transactionOf(call, before, signal);
    if (payment.reference !== key) throw new OutcomeUnknown('this key was used for another payment');
    const found = await lookUp(call, { key, reference: before }, signal);
    return found.state === 'none' ? { state: 'unknown' } : found;
  }
  if (errorOf(answer).code === '') return resultOf(readTransaction(answer.json), 0);
  return refusedSale(answer);
}

/** Where Global Payments tells of changes; it takes only https. */
function statusUrl(returnUrl: string): { notifications?: { status_url: string } } {
  const url = new URL('/webhooks/global', returnUrl);
  return url.protocol === 'https:' ? { notifications: { status_url: url.href } } : {};
}

/** What is wrong with the card, or its token, in the words of the API's errors. */
const causes: readonly [RegExp, DeclineReason][] = [
  [/expiry/i, 'expired_card'],
  [/cvv|cvc|security code/i, 'wrong_cvv'],
  [/card\.number|card number/i, 'wrong_number'],
  [/^payment_method(\.id:)? /, 'token_expired'],
];

function refusedSale(answer: VendorAnswer): PaymentResult {
  const { code, description } = errorOf(answer);
  const cause = causes.find(([pattern]) => pattern.test(description));
  if (cause && /^(INVALID_REQUEST_DATA|RESOURCE_NOT_FOUND)$/.test(code))
    return { state: 'declined', reference: '', reason: cause[1] };
  throw new PaymentNotSent('account', `Global Payments refused: ${description}`);
}
