import { PaymentNotSent } from './payment.ts';

/** For tests: the vendor's address, and how long a method waits. */
export interface ForTests {
  baseUrl?: string;
  patienceMs?: number;
}

const usualPatienceMs = 20_000;

/** It is not known what the vendor did: no answer, a cut connection, 429, 5xx, or nothing that can be read. */
export class OutcomeUnknown extends Error {
  override name = 'OutcomeUnknown';
}

/** Runs a step that moves money. All its requests together take at most 20 seconds. */
export async function moving<T>(
  run: (signal: AbortSignal) => Promise<T>,
  patienceMs = usualPatienceMs,
): Promise<T | { state: 'unknown' }> {
  try {
    return await run(AbortSignal.timeout(patienceMs));
  } catch (e) {
    if (e instanceof OutcomeUnknown) return { state: 'unknown' };
    throw e;
  }
}

/**
 * Runs a look-up. A vendor that cannot be reached, or that refuses the keys, says nothing about an earlier request: `PaymentNotSent`
 * would say that no money moved.
 */
export async function looking<T>(
  run: (signal: AbortSignal) => Promise<T>,
  patienceMs?: number,
): Promise<T | { state: 'unknown' }> {
  try {
    return await moving(run, patienceMs);
  } catch (e) {
    if (e instanceof PaymentNotSent) return { state: 'unknown' };
    throw e;
  }
}

/** Errors of connecting, before anything was sent. */
const neverConnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

/** What a failed `fetch` means. The error itself is dropped: it may hold the request, and with it the keys. */
export function connectionError(vendor: string, error: unknown): PaymentNotSent | OutcomeUnknown {
  for (let e = error; e instanceof Error; e = e.cause) {
    const code = String((e as NodeJS.ErrnoException).code);
    if (neverConnected.has(code))
      return new PaymentNotSent('no_connection', `${vendor} cannot be reached (${code})`);
  }
  return new OutcomeUnknown(`no answer from ${vendor}`);
}

export const accountRefused = (vendor: string, status: number) =>
  new PaymentNotSent('account', `${vendor} refused the keys of this account (${status})`);

/** A vendor's own sentence, for the shop's owner: no long runs of digits, as a card number is one. */
export const ownerSentence = (text: unknown) =>
  String(text ?? '')
    .replace(/\d[\d -]{10,}\d/g, '…')
    .slice(0, 300);

/** All amounts are sent as cents; a currency without them would be charged a hundredfold. */
export function checkCents(currency: string): void {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  if (maximumFractionDigits !== 2)
    throw new PaymentNotSent('account', `Payments in ${currency} are not possible: it has no cents.`);
}
