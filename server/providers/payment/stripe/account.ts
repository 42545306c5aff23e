export interface StripeAccount {
  /** Real money; must agree with the keys. */
  live: boolean;
  publishableKey: string;
  secretKey: string;
  webhookSecret: string;
}
