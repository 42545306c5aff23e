import type { KeyShape } from '../../../contract/settings/payment/keys.ts';
import type { PaymentProvider } from './payment.ts';

/** A key of an account, as it is asked for when a store is connected. */
export interface AccountKey extends KeyShape {
  setting: string;
  /** What the vendor calls it. */
  question: string;
  isSecret: boolean;
  isOptional?: boolean;
}

/** A store's account at a vendor: `keys` by the names of their settings, '' = not set; `live` = real money. */
export interface VendorAccount {
  live: boolean;
  keys: Readonly<Record<string, string>>;
}

/** A company that takes payments for stores which have an account there. */
export interface PaymentVendor {
  /** As people know it. */
  title: string;
  /** What the owner does there: sentences that follow the address of the webhook. */
  steps: readonly string[];
  keys: readonly AccountKey[];
  /** The setting that says whether the account takes real money. */
  liveSetting: string;
  /** Its form opens a window that talks back to the page of the shop. */
  opensWindow: boolean;
  /** The only currency that it takes (ISO 4217); undefined = it takes that of the account. */
  currency?: string;
  open(account: VendorAccount): PaymentProvider;
}
