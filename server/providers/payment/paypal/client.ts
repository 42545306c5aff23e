import { callJson, type VendorAnswer } from '../call-json.ts';
import { PaymentNotSent } from '../payment.ts';
import { accountRefused, OutcomeUnknown } from '../vendor-call.ts';
import type { PayPalAccount } from './account.ts';

export interface PayPalCall {
  method: 'GET' | 'POST';
  path: string;
  /** PayPal-Request-Id; '' = none. */
  key?: string;
  /** JSON as it is sent. */
  body?: string;
  signal: AbortSignal;
}

const secondsToSpare = 60;

/**
 * Calls of PayPal's REST APIs with a token of POST /v1/oauth2/token. Plain `fetch`: PayPal's server SDK repeats requests by itself, has
 * no call that checks a webhook, and weighs 20 MB with what it needs.
 */
export function payPalClient(account: PayPalAccount, baseUrl: string) {
  let token = { value: '', validUntil: 0 };

  async function tokenFor(signal: AbortSignal): Promise<string> {
    if (token.validUntil > Date.now()) return token.value;
    const keys = Buffer.from(`${account.clientId}:${account.clientSecret}`).toString('base64');
    const { status, json } = await callJson('PayPal', `${baseUrl}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${keys}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
      signal,
    });
    if (status >= 400) throw accountRefused('PayPal', status);
    if (typeof json.access_token !== 'string') throw new OutcomeUnknown('PayPal gave no token');
    const seconds = Number(json.expires_in) || 0;
    token = { value: json.access_token, validUntil: Date.now() + (seconds - secondsToSpare) * 1000 };
    return token.value;
  }

  async function once({ method, path, key = '', body, signal }: PayPalCall): Promise<VendorAnswer> {
    const answer = await callJson('PayPal', `${baseUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await tokenFor(signal)}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(key && { 'paypal-request-id': key }),
      },
      ...(body !== undefined && { body }),
      signal,
    });
    if (answer.status === 403) throw accountRefused('PayPal', 403);
    if (answer.status === 409) throw new OutcomeUnknown('PayPal still works on the same request');
    return answer;
  }

  return async function call(request: PayPalCall): Promise<VendorAnswer> {
    const hadToken = token.value;
    try {
      return await once(request);
    } catch (e) {
      const tokenRefused = e instanceof PaymentNotSent && e.why === 'account' && hadToken === token.value;
      if (!hadToken || !tokenRefused) throw e;
      // The token was withdrawn before its time.
      token = { value: '', validUntil: 0 };
      return once(request);
    }
  };
}

export interface PayPalIssue {
  /** 'INSTRUMENT_DECLINED'; '' = none named. */
  issue: string;
  description: string;
}

/** developer.paypal.com/api/rest/responses: the first of `details` says what is wrong. */
export function issueOf({ json }: VendorAnswer): PayPalIssue {
  const detail = Array.isArray(json.details) ? (json.details[0] as Record<string, unknown>) : {};
  return {
    issue: String(detail?.issue ?? json.name ?? ''),
    description: String(detail?.description ?? json.message ?? 'PayPal refused.'),
  };
}
