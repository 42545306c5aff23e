import type Stripe from 'stripe';
import type { DeclineReason, Dispute, PaymentResult, ShopperStep, StepResult } from '../payment.ts';
import { ownerSentence } from '../vendor-call.ts';

/** By `code`, and for 'card_declined' by `decline_code` (docs.stripe.com/declines/codes). */
const reasons: Readonly<Record<string, DeclineReason>> = {
  authentication_required: 'authentication_failed',
  expired_card: 'expired_card',
  incorrect_cvc: 'wrong_cvv',
  incorrect_number: 'wrong_number',
  incorrect_postal_code: 'wrong_postal_code',
  incorrect_zip: 'wrong_postal_code',
  insufficient_funds: 'insufficient_funds',
  invalid_cvc: 'wrong_cvv',
  invalid_expiry_month: 'expired_card',
  invalid_expiry_year: 'expired_card',
  invalid_number: 'wrong_number',
  payment_intent_authentication_failure: 'authentication_failed',
  withdrawal_count_limit_exceeded: 'insufficient_funds',
};

const reasonOf = (error: { code?: string | null; decline_code?: string | null } | null): DeclineReason =>
  reasons[error?.decline_code ?? ''] ?? reasons[error?.code ?? ''] ?? 'declined';

/** A 402 brings the PaymentIntent that the declined attempt belongs to. */
export function readDecline(error: Stripe.errors.StripeCardError): PaymentResult {
  return { state: 'declined', reference: error.payment_intent?.id ?? '', reason: reasonOf(error) };
}

/** The states of a PaymentIntent: docs.stripe.com/payments/paymentintents/lifecycle. Needs `latest_charge` expanded. */
export function readIntent(intent: Stripe.PaymentIntent): PaymentResult {
  const reference = intent.id;
  switch (intent.status) {
    case 'requires_capture':
      return { state: 'authorized', amount: intent.amount_capturable, ...moneyOf(intent) };
    case 'succeeded':
      return { state: 'captured', amount: intent.amount_received, ...moneyOf(intent) };
    case 'canceled':
      return { state: 'voided', reference };
    case 'requires_payment_method':
      return { state: 'declined', reference, reason: reasonOf(intent.last_payment_error) };
    case 'requires_action':
      return { state: 'needs_shopper', reference, step: stepOf(intent) };
    case 'processing':
      return { state: 'pending', reference };
    default:
      return { state: 'unknown' };
  }
}

function moneyOf(intent: Stripe.PaymentIntent) {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  return {
    reference: intent.id,
    currency: intent.currency.toUpperCase(),
    refunded: charge?.amount_refunded ?? 0,
    disputed: charge?.disputed ?? false,
    label: labelOf(charge?.payment_method_details?.card),
  };
}

const disputeStates: Readonly<Record<string, Dispute['state']>> = {
  lost: 'lost',
  won: 'won',
  // An inquiry that did not become a dispute, and one that was settled before it did.
  warning_closed: 'won',
  prevented: 'won',
};
const unanswered = /needs_response$/;

/**
 * docs.stripe.com/api/disputes/object. Stripe states the money in the shop's own currency; if that is not the payment's, nothing is
 * booked.
 */
export function readDispute(dispute: Stripe.Dispute, live: boolean): Dispute {
  const {
    id,
    status,
    amount,
    currency,
    evidence_details: evidence,
    balance_transactions: movements,
  } = dispute;
  const due = unanswered.test(status) ? evidence.due_by : null;
  return {
    reference: id,
    state: disputeStates[status] ?? 'open',
    amount,
    dueAt: due === null ? null : new Date(due * 1000),
    page: `https://dashboard.stripe.com/${live ? '' : 'test/'}disputes/${id}`,
    movements: movements
      .filter((moved) => moved.currency === currency)
      .map((moved) => ({ reference: moved.id, amount: -moved.amount, fee: moved.fee })),
  };
}

const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

function labelOf(card: Stripe.Charge.PaymentMethodDetails.Card | undefined): string {
  const brand = brands[card?.brand ?? ''] ?? 'Card';
  return card?.last4 ? `${brand} ending in ${card.last4}` : brand;
}

/** 3-D Secure: `stripe.handleNextAction({ clientSecret })` shows it; the client secret is meant for this shopper's page. */
function stepOf(intent: Stripe.PaymentIntent): ShopperStep {
  const url = intent.next_action?.redirect_to_url?.url;
  if (url) return { kind: 'redirect', url };
  return { kind: 'script', handle: intent.client_secret ?? '' };
}

/** docs.stripe.com/api/refunds/object#refund_object-status */
export function readRefund(refund: Stripe.Refund, amount: number): StepResult {
  if (refund.amount !== amount)
    return { state: 'refused', reason: `${refund.amount} cents were refunded instead.` };
  if (refund.status === 'succeeded') return { state: 'done', reference: refund.id };
  if (refund.status === 'pending' || refund.status === 'requires_action')
    return { state: 'pending', reference: refund.id };
  if (refund.status === 'failed' || refund.status === 'canceled')
    return {
      state: 'refused',
      reason: ownerSentence(`The refund has ${refund.failure_reason ?? refund.status}.`),
    };
  return { state: 'unknown' };
}
