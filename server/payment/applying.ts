import type { SecretKey } from '../process/secret-key.ts';
import type { Store } from '../store/stores.ts';

/** The shop as mails about its payments need it. */
export interface ShopDesk {
  store: Store;
  /** MAIL_FROM and ORDER_EMAIL. */
  mailFrom: string;
  orderEmail: string;
}

/** What a provider's answer is applied with. */
export interface Applying extends ShopDesk {
  secret: SecretKey;
  now: Date;
  /** Which question to the provider about this payment this is the answer to. */
  asked: number;
  /** Apply only if the payment was not sent again since this time; null = only if it was never sent. */
  sentAt?: Date | null;
  /** Days that the provider holds an authorization. */
  holdDays: number;
}
