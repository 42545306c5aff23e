import { accountRefused, connectionError, OutcomeUnknown } from './vendor-call.ts';

export interface VendorAnswer {
  status: number;
  json: Record<string, unknown>;
}

/**
 * One request with an answer in JSON. Throws `PaymentNotSent` or `OutcomeUnknown`; any other answer, refusals included, is the
 * caller's to read.
 */
export async function callJson(
  vendor: string,
  url: string,
  init: RequestInit & { signal: AbortSignal },
): Promise<VendorAnswer> {
  let status: number;
  let text: string;
  try {
    const response = await fetch(url, { ...init, redirect: 'manual' });
    status = response.status;
    text = await response.text();
  } catch (e) {
    throw connectionError(vendor, e);
  }
  if (status === 401) throw accountRefused(vendor, status);
  if (status === 429 || status >= 500) throw new OutcomeUnknown(`${vendor} answered ${status}`);
  if (text === '' && status < 300) return { status, json: {} };
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json === 'object' && json !== null) return { status, json: json as Record<string, unknown> };
  } catch {
    // Not JSON: a page of a proxy between us and the vendor.
  }
  throw new OutcomeUnknown(`${vendor} answered ${status} with something unreadable`);
}
