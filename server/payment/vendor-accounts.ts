import type { Query } from '../db/db.ts';
import type { SecretKey } from '../process/secret-key.ts';
import { PaymentNotSent } from '../providers/payment/payment.ts';
import type { PayPalAccount } from '../providers/payment/paypal/account.ts';
import type { StripeAccount } from '../providers/payment/stripe/account.ts';
import { openSetting } from '../store/sealed-setting.ts';
import type { Store } from '../store/stores.ts';

type Keys = Pick<Store, 'settings' | 'own'>;

/** The vendors that a store connects by keys of its own. */
export const vendors = ['stripe', 'paypal'] as const;
export type Vendor = (typeof vendors)[number];

/** Whether the store has set the keys of an account there. */
export function isConnected({ settings, own }: Keys, vendor: Vendor): boolean {
  return vendor === 'stripe'
    ? own['checkout_info.stripe_sk'] && own['checkout_info.stripe_pk'] !== ''
    : own['checkout_info.paypal_secret'] && settings.checkout_info.paypal_id !== '';
}

/** Throws `PaymentNotSent` when the store has no account at Stripe, or its secrets cannot be opened. */
export async function stripeAccount(q: Query, store: Store, key: SecretKey): Promise<StripeAccount> {
  const { own } = store;
  const secretOf = await secretsOf(q, store, 'stripe', key);
  return {
    live: own['checkout_info.stripe_live'],
    publishableKey: own['checkout_info.stripe_pk'],
    secretKey: await secretOf('checkout_info.stripe_sk'),
    webhookSecret: await secretOf('checkout_info.stripe_webhook_secret'),
  };
}

/** The same of PayPal. */
export async function payPalAccount(q: Query, store: Store, key: SecretKey): Promise<PayPalAccount> {
  const { own, settings } = store;
  const secretOf = await secretsOf(q, store, 'paypal', key);
  return {
    live: own['checkout_info.paypal_live'],
    clientId: settings.checkout_info.paypal_id,
    clientSecret: await secretOf('checkout_info.paypal_secret'),
    webhookId: own['checkout_info.paypal_webhook_id'],
  };
}

async function secretsOf(q: Query, store: Store, vendor: Vendor, key: SecretKey) {
  if (!isConnected(store, vendor))
    throw new PaymentNotSent('account', `${store.name} has no account at ${vendor}.`);
  return (name: string) =>
    openSetting(q, store.id, name, key).catch((e: unknown) => {
      throw new PaymentNotSent('account', e instanceof Error ? e.message : `${name} cannot be opened.`);
    });
}
