import { type PaymentVendorName, paymentVendorNames } from '../../../contract/settings/payment/vendors.ts';

/** Who takes payments. The name is stored with each payment and is part of its webhook address. */
export type PaymentProviderName = 'sandbox' | PaymentVendorName;
export const paymentProviders: readonly PaymentProviderName[] = ['sandbox', ...paymentVendorNames];

/**
 * One store's account at a payment provider. An adapter is a function from the account (keys, mode) to this interface; it
 * receives data and returns data, and never sees the database. Amounts are whole cents of `currency` (ISO 4217).
 *
 * Keys. `key` is ours: random, unique for each payment and each later step, stored before the provider hears of it. Send
 * it as the vendor's idempotency key AND store it in a searchable field of the vendor's (metadata, order or invoice number), so
 * that `find` works when the answer to `start` was lost. The same key with the same values must give the first result again;
 * where a vendor has no idempotency key, the adapter looks the key up before it sends.
 *
 * Errors. Every method waits at most 20 seconds. What a vendor says about a payment is a result, never an exception. A request
 * whose outcome is not known (timeout, connection cut, 5xx, unreadable answer) is `{ state: 'unknown' }`: the caller asks `find`
 * until it gets an answer, and never assumes failure. `PaymentNotSent` is only for what certainly moved no money: no connection
 * could be made, or the vendor refused the account's keys. No error message or log line may hold a token, a key or a card number.
 */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  readonly can: {
    /** Days that an authorization can wait for `capture`; 0 = money moves at once, and `hold: true` is never asked for. */
    holdDays: number;
    /** `find` works with our key alone; else it needs the vendor's reference. */
    findByKey: boolean;
    /**
     * Money moves in `finish` alone: a payment that waits for the shopper can be given up without the vendor, which has no way to cancel it.
     */
    waitsForFinish: boolean;
    /** Milliseconds after a request was sent in which `find` may still answer 'none': it is on its way, or the vendor's list is behind. */
    foundWithinMs: number;
    /**
     * A vendor without idempotency keys: milliseconds after a payment or step was sent in which a look-up may still answer 'none'. Sent again
     * any sooner, its money could move twice. Absent: the key makes that safe.
     */
    sendAgainAfterMs?: number;
  };

  /**
   * Asks the vendor whether the keys are right, by a call that changes nothing. Throws `PaymentNotSent` for keys that it refuses; 'unknown'
   * when there was no answer that can be read.
   */
  check(): Promise<'good' | 'unknown'>;

  /** What the page with the card form or button gets. Public data only. */
  form(view: FormView): PaymentForm;

  /** The public key of one form, where the vendor has none that lasts. Throws `PaymentNotSent` when the vendor gives no key. */
  formKey?(): Promise<string>;

  /** Authorizes (`hold`) or charges. Idempotent by `key`. */
  start(request: PaymentRequest): Promise<PaymentResult>;

  /**
   * Continues after the shopper has done what `needs_shopper` asked for: captures an approved PayPal order, or reads the outcome of
   * 3-D Secure or of a hosted page. Idempotent. Also called for shoppers who never came back, and then changes nothing.
   */
  finish(payment: StartedPayment): Promise<PaymentResult>;

  /** The state of a payment as the vendor knows it now. 'none': the vendor is certain that it never got this key. */
  find(payment: SentPayment): Promise<PaymentResult | { state: 'none' }>;

  /**
   * Takes an authorized amount or a part of it. Called once for a payment, even if its order leaves in parcels; the vendor releases the
   * rest. `key` is that of this step.
   */
  capture(step: MoneyStep): Promise<StepResult>;

  /** Releases an authorization, or cancels a payment that still waits for the shopper. One already void is 'done'. */
  void(step: Omit<MoneyStep, 'amount'>): Promise<StepResult>;

  /** Gives back a part or all of what was captured; several are possible until all is returned. */
  refund(step: MoneyStep): Promise<StepResult>;

  /** The result of a capture, void or refund whose answer was lost. 'none': the vendor never got this key. */
  findStep(step: MoneyStep & { kind: StepKind }): Promise<StepResult | { state: 'none' }>;

  /**
   * Checks the signature of a webhook over the raw body, in constant time and within the vendor's time window, and reads it. Throws
   * `WebhookRefused` for one that is not the vendor's or not this account's. null: genuine, but about nothing that the shop follows.
   * Events come late, twice and out of order: the caller uses one only as a hint to `find` this payment, never as its state.
   */
  readWebhook(request: WebhookRequest): Promise<WebhookEvent | null>;
}

export type StepKind = 'capture' | 'void' | 'refund';

/** For which sum a form is drawn: some vendors show it in wallets or need it to offer methods. */
export interface FormView {
  amount: number;
  currency: string;
  /** BCP 47 tag. */
  language: string;
  /** Origin of the shop's page, 'https://shop.example': forms in frames post messages only to it. */
  shopOrigin: string;
}

/**
 * What a page needs to show a form, and no more. The Content-Security-Policy of the checkout's pages is built from `sources`, and the
 * script inventory (docs/payments.md) lists them: name each origin exactly, without wildcards where the vendor allows it.
 */
export interface PaymentForm {
  provider: PaymentProviderName;
  /**
   * 'token': the form hands over a token before `start` (cards typed into the vendor's fields). 'approve': `start` comes
   * first, and the shopper then approves that payment in the vendor's button or hosted page.
   */
  gives: 'token' | 'approve';
  /** The vendor's script, loaded by our page; '' when the form is a frame alone. */
  scriptUrl: string;
  /** The form as a page in a frame; '' when the script makes its own frames. */
  frameUrl: string;
  /** Publishable key or client id; '' = none. Never a secret. */
  publicKey: string;
  /** More public values for the vendor's script, such as its environment. */
  values: Readonly<Record<string, string>>;
  sources: { script: readonly string[]; frame: readonly string[]; connect: readonly string[] };
}

export interface PaymentRequest {
  key: string;
  amount: number;
  currency: string;
  /** Only authorize. */
  hold: boolean;
  /** From the form; '' where the form `gives` 'approve'. */
  token: string;
  orderNumber: string;
  /** What the shopper reads on a statement: the store's name. */
  description: string;
  email: string;
  /** '' = not asked for. */
  postalCode: string;
  /** Parts of `amount`, for vendors that show them: items − discount + tax + shipping − giftCards = amount. */
  breakdown: { items: number; discount: number; tax: number; shipping: number; giftCards: number };
  lines: readonly { name: string; sku: string; quantity: number; unitAmount: number }[];
  /** Where 3-D Secure and hosted pages lead back to. */
  returnUrl: string;
  cancelUrl: string;
}

export interface SentPayment {
  key: string;
  /** The vendor's; '' when its answer was lost. */
  reference: string;
}

export interface StartedPayment extends SentPayment {
  amount: number;
  currency: string;
  hold: boolean;
}

export interface MoneyStep {
  /** Of this step. */
  key: string;
  /** The vendor's reference of the payment. */
  reference: string;
  amount: number;
  currency: string;
  /** The vendor's references of other steps of this payment that are done: what a vendor shows beyond them may be this one. */
  others?: readonly string[];
}

export type PaymentResult =
  | Money
  /** An authorization that was released, or a payment canceled before money moved. */
  | { state: 'voided'; reference: string }
  | { state: 'declined'; reference: string; reason: DeclineReason }
  | { state: 'needs_shopper'; reference: string; step: ShopperStep }
  /** The vendor has it and has not decided. */
  | { state: 'pending'; reference: string }
  | { state: 'unknown' };

export interface Money {
  state: 'authorized' | 'captured';
  reference: string;
  /** What was really authorized or captured: the caller compares it with what it asked for. */
  amount: number;
  currency: string;
  /** Cents already given back, through the shop or at the vendor. */
  refunded: number;
  /** The cardholder has asked their bank for the money; false where the vendor does not say so with the payment. */
  disputed: boolean;
  /** The newest dispute, with the vendor's data; absent where the vendor gives none. */
  dispute?: Dispute;
  /** How the shopper knows it, 'Visa ending in 4242' or 'PayPal'; never more than the last four digits. */
  label: string;
}

export interface Dispute {
  /** The vendor's. */
  reference: string;
  /** 'open' until the bank has decided; 'won': for the shop. */
  state: 'open' | 'won' | 'lost';
  /** Cents that the cardholder asks for. */
  amount: number;
  /** The last moment for the shop's answer; null = the shop need not answer, or no longer can. */
  dueAt: Date | null;
  /** The vendor's page where the shop answers. */
  page: string;
  /** What the vendor took from the shop's balance and put back, in the payment's currency; each with a reference of its own. */
  movements: readonly {
    reference: string;
    /** Cents; above 0 = taken, below 0 = put back. */
    amount: number;
    /** Cents that it charges for the dispute; below 0 = given back. */
    fee: number;
  }[];
}

export type StepResult =
  | { state: 'done'; reference: string }
  | { state: 'pending'; reference: string }
  /** For good; `reason` is the vendor's own sentence, for the shop's owner. */
  | { state: 'refused'; reason: string }
  | { state: 'unknown' };

/** What a shopper can act on; everything else is 'declined'. The sentence for each is in messages/en/payment.json. */
export type DeclineReason =
  | 'declined'
  | 'wrong_cvv'
  | 'wrong_number'
  | 'wrong_postal_code'
  | 'expired_card'
  | 'insufficient_funds'
  | 'authentication_failed'
  | 'token_expired'
  | 'canceled';

/** What the shopper does next: a page in a frame (3-D Secure, hosted form), or the vendor's script with a public handle. */
export type ShopperStep =
  | { kind: 'frame'; url: string }
  | { kind: 'redirect'; url: string }
  | { kind: 'script'; handle: string };

export interface WebhookRequest {
  /** Bytes as they came: a signature is over these. */
  body: string;
  header(name: string): string;
  now: Date;
}

export interface WebhookEvent {
  /** The vendor's, the same in each delivery: our idempotency key. */
  id: string;
  /** Of the payment it is about; one of the two may be ''. */
  key: string;
  reference: string;
}

/** Certainly no money moved: no connection, or the vendor refused the account. The message is for the shop's owner. */
export class PaymentNotSent extends Error {
  override name = 'PaymentNotSent';
  readonly why: 'no_connection' | 'account';
  constructor(why: PaymentNotSent['why'], message: string, cause?: unknown) {
    super(message, { cause });
    this.why = why;
  }
}

/** Not signed by the vendor for this account. */
export class WebhookRefused extends Error {
  override name = 'WebhookRefused';
}
