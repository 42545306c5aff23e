import type Stripe from 'stripe';
import { stripeKeys } from '../../../../contract/settings/payment/stripe.ts';
import { PaymentNotSent } from '../payment.ts';
import { accountRefused, connectionError, OutcomeUnknown } from '../vendor-call.ts';
import type { StripeAccount } from './account.ts';

/** The SDK takes most of a second to load: only shops that use it wait for it. */
const load = async () => (await import('stripe')).default;

/**
 * A client for one step. `fetch` is ours, for its `signal` ends all requests of the step together, and the SDK's own client would
 * send a request again after a reset connection.
 */
export async function openStripe(
  account: StripeAccount,
  signal: AbortSignal,
  baseUrl = 'https://api.stripe.com',
): Promise<Stripe> {
  checkMode(account);
  const { hostname, port, protocol } = new URL(baseUrl);
  const Stripe = await load();
  return new Stripe(account.secretKey, {
    host: hostname,
    port,
    protocol: protocol === 'http:' ? 'http' : 'https',
    httpClient: Stripe.createFetchHttpClient((url: string | URL | Request, init?: RequestInit) =>
      fetch(url, { ...init, signal }),
    ),
    maxNetworkRetries: 0,
    telemetry: false,
    appInfo: { name: 'Handsell' },
  });
}

/** Throws `PaymentNotSent` for keys of the other mode: test cards would be taken for money, or money for a test. */
export function checkMode({ live, secretKey, publishableKey }: StripeAccount): void {
  const isLive = (setting: 'stripe_sk' | 'stripe_pk', key: string) =>
    stripeKeys[`checkout_info.${setting}`].live.test(key);
  const wrong = [
    ...(isLive('stripe_sk', secretKey) === live ? [] : ['secret']),
    ...(publishableKey === '' || isLive('stripe_pk', publishableKey) === live ? [] : ['publishable']),
  ];
  if (wrong.length > 0)
    throw new PaymentNotSent(
      'account',
      `Stripe is in ${live ? 'live' : 'test'} mode, but its ${wrong.join(' key and its ')} key is not for that mode.`,
    );
}

export type Failure =
  | { kind: 'unknown'; error: Error }
  | { kind: 'declined'; error: Stripe.errors.StripeCardError }
  | { kind: 'refused'; error: Error; message: string; param: string; isOldKey: boolean };

/** What an error of the SDK means (docs.stripe.com/error-handling). None of them leaves this folder: they hold headers. */
export async function whatFailed(error: unknown): Promise<Failure> {
  const { errors } = await load();
  if (error instanceof errors.StripeCardError) return { kind: 'declined', error };
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError)
    return { kind: 'unknown', error: accountRefused('Stripe', error.statusCode ?? 0) };
  if (error instanceof errors.StripeConnectionError)
    return { kind: 'unknown', error: connectionError('Stripe', error.detail) };
  const isOldKey = error instanceof errors.StripeIdempotencyError;
  if (isOldKey || error instanceof errors.StripeInvalidRequestError) {
    const message = error.message;
    return {
      kind: 'refused',
      error: new OutcomeUnknown(message),
      message,
      param: error.param ?? '',
      isOldKey,
    };
  }
  if (error instanceof errors.StripeError)
    return { kind: 'unknown', error: new OutcomeUnknown(`Stripe answered ${error.statusCode ?? 'nothing'}`) };
  const isOurs = error instanceof PaymentNotSent || error instanceof OutcomeUnknown;
  return { kind: 'unknown', error: isOurs ? error : new OutcomeUnknown('Stripe could not be understood') };
}
