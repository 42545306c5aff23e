import type { VendorAnswer } from '../call-json.ts';
import { PaymentNotSent, type PaymentRequest, type PaymentResult } from '../payment.ts';
import { OutcomeUnknown } from '../vendor-call.ts';
import { type ClearentClient, errorOf, isDuplicate, payloadOf } from './client.ts';
import { knownByKey } from './look-up.ts';
import { dollarsOf, type Known, knownFrom, readTransaction, reasonOf, resultOf } from './transaction.ts';

/** Clearent asks each request for the software that sends it. */
export const software = { 'software-type': 'Handsell', 'software-type-version': '1' };

/** As a header takes it. */
const jsonWebToken = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** POST /rest/v2/mobile/transactions/sale or …/auth, with the token of the card form. */
export async function startSale(
  call: ClearentClient,
  request: PaymentRequest,
  signal: AbortSignal,
): Promise<PaymentResult> {
  const { key, token, postalCode } = request;
  if (!jsonWebToken.test(token)) return { state: 'declined', reference: '', reason: 'token_expired' };
  // Requests carry no idempotency key.
  const before = await knownByKey(call, key, signal);
  if (before) return resultOf(before);
  const type = request.hold ? 'AUTH' : 'SALE';
  const answer = await call({
    method: 'POST',
    path: `/rest/v2/mobile/transactions/${type.toLowerCase()}`,
    token,
    body: {
      type,
      amount: dollarsOf(request.amount),
      'order-id': key,
      invoice: key,
      description: `${request.description}, order ${request.orderNumber}`.slice(0, 100),
      ...(postalCode && { billing: { zip: postalCode } }),
      ...software,
    },
    signal,
  });
  return answer.status < 300 ? resultOf(approved(answer, key)) : refusedSale(answer);
}

function approved(answer: VendorAnswer, key: string): Known {
  const known = knownFrom([readTransaction(payloadOf(answer).transaction)], key);
  // With the account's check for duplicates it is an earlier payment by the same card: this one was not made.
  if (!known) throw new OutcomeUnknown('Clearent answered with another payment');
  return known;
}

/**
 * A refusal of the bank comes with a transaction or a known code. Any other error may be about a token that has paid already, and is
 * no answer about the card.
 */
function refusedSale(answer: VendorAnswer): PaymentResult {
  const error = errorOf(answer);
  if (isDuplicate(error)) throw new OutcomeUnknown('Clearent had this payment before');
  const { transaction } = payloadOf(answer);
  const reason = reasonOf(error.code);
  if (!transaction && !reason) throw new PaymentNotSent('account', `Clearent refused: ${error.message}`);
  const reference = transaction ? readTransaction(transaction).id : '';
  return { state: 'declined', reference, reason: reason ?? 'declined' };
}
