import { m } from '../../messages/compiled/messages.js';
import { inLanguage } from '../../messages/server-locale.ts';
import { localHost } from '../local-host.ts';
import type { SecretKey } from '../process/secret-key.ts';
import { PaymentNotSent, type PaymentProvider } from '../providers/payment/payment.ts';
import { sandboxPayment } from '../providers/payment/sandbox/sandbox-payment.ts';
import type { Store } from '../store/stores.ts';
import type { PaymentAccounts } from './settle-payment.ts';

interface Sandbox {
  secret: SecretKey;
  /** SANDBOX_URL: where browsers reach the sandbox; '' = at the shop's own name, one port further. */
  url: string;
  /** PORT and HOST of the shop. */
  port: number;
  host: string;
}

/** Opens the account that a store has set up. */
export function paymentAccounts(sandbox: Sandbox): PaymentAccounts {
  return {
    async open(store, name): Promise<PaymentProvider> {
      if (name === 'sandbox') return openSandbox(store, sandbox);
      throw new PaymentNotSent('account', `${store.name} has no account at ${name}.`);
    },
  };
}

/** The key of a store at the sandbox of its own installation. */
export const sandboxSecret = (secret: SecretKey, account: string) =>
  secret.derive('sandbox account', account);

/** The sandbox listens one port after the shop. */
export const sandboxPort = (port: number) => port + 1;

function openSandbox(store: Store, { secret, url, port, host }: Sandbox): PaymentProvider {
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
