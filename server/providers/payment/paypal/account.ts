export interface PayPalAccount {
  /** Real money; a sandbox has keys of its own. */
  live: boolean;
  clientId: string;
  clientSecret: string;
  /** PayPal's id of the webhook, part of what it signs. */
  webhookId: string;
}
