import * as m from '../../messages/compiled/messages.js';
import { inLanguage } from '../../messages/server-locale.ts';
import type { Query } from '../db/db.ts';
import { localHost } from '../local-host.ts';
import type { SecretKey } from '../process/secret-key.ts';
import type { PaymentProvider } from '../providers/payment/payment.ts';
import { sandboxPayment } from '../providers/payment/sandbox/sandbox-payment.ts';
import type { PaymentVendor, VendorAccount } from '../providers/payment/vendor.ts';
import { vendors } from '../providers/payment/vendors.ts';
import type { Store } from '../store/stores.ts';
import type { PaymentAccounts } from './settle-payment.ts';
import { vendorAccount } from './vendor-accounts.ts';

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
  function keep(name: string, vendor: PaymentVendor, account: VendorAccount): PaymentProvider {
    const keys = JSON.stringify(account);
    const before = kept.get(name);
    if (before?.keys === keys) return before.provider;
    const provider = vendor.open(account);
    kept.set(name, { keys, provider });
    return provider;
  }
  return {
    async open(store, name): Promise<PaymentProvider> {
      if (name === 'sandbox') return openSandbox(store, installation);
      const account = await vendorAccount(db, store, name, secret);
      return keep(`${name} ${store.id}`, vendors[name], account);
    },
  };
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
