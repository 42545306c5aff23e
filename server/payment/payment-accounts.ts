import { m } from '../../messages/compiled/messages.js';
import { inLanguage } from '../../messages/server-locale.ts';
import type { Query } from '../db/db.ts';
import { localHost } from '../local-host.ts';
import type { SecretKey } from '../process/secret-key.ts';
import { PaymentNotSent, type PaymentProvider } from '../providers/payment/payment.ts';
import { payPalPayments } from '../providers/payment/paypal/paypal.ts';
import { sandboxPayment } from '../providers/payment/sandbox/sandbox-payment.ts';
import { stripePayments } from '../providers/payment/stripe/stripe.ts';
import type { Store } from '../store/stores.ts';
import type { PaymentAccounts } from './settle-payment.ts';
import { payPalAccount, stripeAccount, type Vendor } from './vendor-accounts.ts';

interface Installation {
  db: Query;
  secret: SecretKey;
  /** SANDBOX_URL: where browsers reach the sandbox; '' = at the shop's own name, one port further. */
  url: string;
  /** PORT and HOST of the shop. */
  port: number;
  host: string;
}

/** Opens the account that a store has set up. An adapter is kept while its keys stay the same: PayPal's holds a token for hours. */
export function paymentAccounts(installation: Installation): PaymentAccounts {
  const { db, secret } = installation;
  const kept = new Map<string, { keys: string; provider: PaymentProvider }>();
  function keep<A extends object>(name: string, account: A, make: (account: A) => PaymentProvider) {
    const keys = JSON.stringify(account);
    const before = kept.get(name);
    if (before?.keys === keys) return before.provider;
    const provider = make(account);
    kept.set(name, { keys, provider });
    return provider;
  }
  return {
    async open(store, name): Promise<PaymentProvider> {
      switch (name) {
        case 'sandbox':
          return openSandbox(store, installation);
        case 'stripe':
          return keep(`stripe ${store.id}`, await stripeAccount(db, store, secret), stripePayments);
        case 'paypal':
          return keep(`paypal ${store.id}`, await payPalAccount(db, store, secret), payPalPayments);
        default:
          throw new PaymentNotSent('account', `${store.name} has no account at ${name}.`);
      }
    },
  };
}

/** The adapter for keys that are not stored yet, as settings. */
export function vendorProvider(
  vendor: Vendor,
  keys: Readonly<Record<string, string | boolean>>,
): PaymentProvider {
  const text = (leaf: string) => String(keys[`checkout_info.${leaf}`] ?? '');
  const live = keys[`checkout_info.${vendor}_live`] === true;
  return vendor === 'stripe'
    ? stripePayments({
        live,
        publishableKey: text('stripe_pk'),
        secretKey: text('stripe_sk'),
        webhookSecret: text('stripe_webhook_secret'),
      })
    : payPalPayments({
        live,
        clientId: text('paypal_id'),
        clientSecret: text('paypal_secret'),
        webhookId: text('paypal_webhook_id'),
      });
}

/** The key of a store at the sandbox of its own installation. */
export const sandboxSecret = (secret: SecretKey, account: string) =>
  secret.derive('sandbox account', account);

/** The sandbox listens one port after the shop. */
export const sandboxPort = (port: number) => port + 1;

function openSandbox(store: Store, { secret, url, port, host }: Installation): PaymentProvider {
  const { language } = store.settings.store_info;
  return sandboxPayment({
    account: store.webstoreName,
    secret: sandboxSecret(secret, store.webstoreName),
    apiUrl: `http://${localHost(host)}:${sandboxPort(port)}`,
    origin:
      url || `${new URL(store.origin).protocol}//${new URL(store.origin).hostname}:${sandboxPort(port)}`,
    country: store.country,
    acceptedCards: store.settings.checkout_info.accepted_credit_cards,
    button: () => inLanguage(language, () => m.checkout_finalize_checkout()),
  });
}
