import type { DeclineReason, PaymentProvider } from '../../server/providers/payment/payment.ts';
import type { VendorServer } from './vendor-stand-in.ts';

export interface SentWebhook {
  body: string;
  headers: Record<string, string>;
}

/** An adapter and its vendor, for the spec of all adapters. */
export interface Harness {
  provider: PaymentProvider;
  vendor: VendorServer;
  /** The request of `start` by which the vendor learns of the payment, and that of `refund`. */
  requests: { start: RegExp; capture: RegExp; void: RegExp; refund: RegExp };
  /** A token of the form, by its outcome. '' where `start` takes none. */
  token(outcome: 'good' | 'needs_shopper' | DeclineReason): string;
  /** Reasons for which this vendor declines at `start`. */
  declines: readonly DeclineReason[];
  /** false: no payment waits for what the shopper does. */
  asksShopper?: false;
  /** The shopper does what was asked for, or fails to. */
  shopper(reference: string, succeeds: boolean): void;
  /** How many payments the vendor has. */
  payments(): number;
  /** The same account with a shorter patience, with other keys, and at an address where nothing listens. */
  impatient(): PaymentProvider;
  withOtherKeys(): PaymentProvider;
  unreachable(): PaymentProvider;
  /** Everything that must not be seen in an error. */
  secrets: readonly string[];
  webhook(about: {
    key: string;
    reference: string;
    at: Date;
    signed?: 'well' | 'badly' | 'by another account';
    kind?: 'captured' | 'unrelated';
  }): SentWebhook;
}

/** Nothing listens there; fetch refuses to try port 1. */
export const deadAddress = 'http://127.0.0.1:2';
