/** What the server writes into the document of a payment form (server/http/script-form.ts). */
export interface GivenForm {
  provider: string;
  scriptUrl: string;
  /** Publishable key or client id. */
  publicKey: string;
  /** More public values for the vendor's script. */
  values: Readonly<Record<string, string>>;
  /** BCP 47 tag. */
  language: string;
  /** Of a payment that the shopper goes on with; '' = it begins here. */
  handle: string;
  texts: { pay: string; failed: string; tooMany: string; unavailable: string; canceled: string };
}

/** What a form tells the checkout around it. */
export type FormMessage =
  | { type: 'payment-height'; height: number }
  | { type: 'payment-token'; token: string }
  /** Asks for the payment that the shopper is to approve; the answer has the same type and the payment's handle. */
  | { type: 'payment-order' }
  | { type: 'payment-done' }
  | { type: 'payment-error' }
  | { type: 'payment-too-many' };
