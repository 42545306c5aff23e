import { CarrierFailed } from './carrier.ts';

/** How long an answer may take; for tests, the carrier's address. */
export interface CallOptions {
  baseUrl?: string;
  patienceMs?: number;
}

/** A shopper waits for it: all requests for one answer together. */
export const usualPatienceMs = 2_000;

export interface CarrierAnswer {
  status: number;
  text: string;
}

/**
 * One request. Answers from 200 to 499 are the caller's to read, but for refused keys and 429. The error of a failed request is
 * dropped: it may hold the request, and with it the keys.
 *
 * @throws CarrierFailed
 */
export async function callCarrier(
  carrier: string,
  url: string,
  init: RequestInit & { signal: AbortSignal },
): Promise<CarrierAnswer> {
  let answer: CarrierAnswer;
  try {
    const response = await fetch(url, { ...init, redirect: 'manual' });
    answer = { status: response.status, text: await response.text() };
  } catch {
    const late = init.signal.aborted;
    throw new CarrierFailed(
      'no_answer',
      late ? `${carrier} did not answer in time.` : `${carrier} cannot be reached.`,
    );
  }
  const { status } = answer;
  if (status === 401 || status === 403)
    throw new CarrierFailed('keys', `${carrier} refused the keys of this account (${status}).`);
  if (status < 200 || (status >= 300 && status < 400) || status === 429 || status >= 500)
    throw new CarrierFailed('no_answer', `${carrier} answered ${status}.`);
  return answer;
}

export const unreadable = (carrier: string) =>
  new CarrierFailed('no_answer', `${carrier} answered with something that cannot be read.`);

/** Cents of a carrier's amount, a number or a text such as '12.45'; null = it is no price. */
export function centsOf(amount: unknown): number | null {
  const value = typeof amount === 'string' && amount.trim() !== '' ? Number(amount) : amount;
  if (typeof value !== 'number' || !(value >= 0) || value > 100_000) return null;
  return Math.round(value * 100);
}
