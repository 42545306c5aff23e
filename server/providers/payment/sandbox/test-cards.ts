import type { DeclineReason } from '../payment.ts';

/** What the bank of the sandbox does with a card. */
export type CardBehavior =
  | { does: 'approve' }
  | { does: 'decline'; reason: DeclineReason }
  /** 3-D Secure: the shopper confirms in the bank's page. */
  | { does: 'challenge' }
  /** Decides after so many seconds. */
  | { does: 'delay'; seconds: number }
  /** Takes the money, but the answer to the shop is lost. */
  | { does: 'lose_answer' }
  /** When the webhook arrives, in seconds after the payment: several for repeated ones. */
  | { does: 'notify'; after: number[]; startedLast?: boolean }
  /**
   * Pays, and asks the bank for the money so many seconds after it was taken. The bank's notices of it come so many seconds after that, and
   * those of its decision after the decision.
   */
  | { does: 'dispute'; after: number; notices: number[]; decidedNotices: number[] };

export interface TestCard {
  number: string;
  name: string;
  behavior: CardBehavior;
}

/** Any expiry date in the future, any name and any CVV go with them. Every other number is declined. docs/payments.md lists them. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', name: 'approved, Visa', behavior: { does: 'approve' } },
  { number: '5555555555554444', name: 'approved, Mastercard', behavior: { does: 'approve' } },
  { number: '378282246310005', name: 'approved, American Express', behavior: { does: 'approve' } },
  { number: '6011111111111117', name: 'approved, Discover', behavior: { does: 'approve' } },
  {
    number: '4000000000000002',
    name: 'declined',
    behavior: { does: 'decline', reason: 'declined' },
  },
  {
    number: '4000000000000127',
    name: 'wrong CVV',
    behavior: { does: 'decline', reason: 'wrong_cvv' },
  },
  {
    number: '4000000000009995',
    name: 'insufficient funds',
    behavior: { does: 'decline', reason: 'insufficient_funds' },
  },
  { number: '4000000000003220', name: '3-D Secure', behavior: { does: 'challenge' } },
  {
    number: '4000000000001000',
    name: 'decided after five seconds',
    behavior: { does: 'delay', seconds: 5 },
  },
  { number: '4000000000001018', name: 'paid, but the answer is lost', behavior: { does: 'lose_answer' } },
  { number: '4000000000001026', name: 'webhook after a minute', behavior: { does: 'notify', after: [60] } },
  { number: '4000000000001034', name: 'webhook twice', behavior: { does: 'notify', after: [1, 2] } },
  {
    number: '4000000000001042',
    name: 'webhooks out of order',
    behavior: { does: 'notify', after: [1], startedLast: true },
  },
  {
    number: '4000000000000259',
    name: 'disputed after ten seconds',
    behavior: { does: 'dispute', after: 10, notices: [0], decidedNotices: [1] },
  },
  {
    number: '4000000000001059',
    name: 'disputed, with notices that come late, twice and out of order',
    behavior: { does: 'dispute', after: 10, notices: [60, 61, 600], decidedNotices: [5, 1] },
  },
];

export function behaviorOf(number: string): CardBehavior {
  const known = testCards.find((card) => card.number === number);
  return known?.behavior ?? { does: 'decline', reason: 'declined' };
}
