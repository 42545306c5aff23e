import { callJson, type VendorAnswer } from '../call-json.ts';
import { PaymentNotSent } from '../payment.ts';
import { accountRefused, OutcomeUnknown, ownerSentence } from '../vendor-call.ts';
import { accessTokens, apiVersion } from './access-tokens.ts';
import type { GlobalAccount } from './account.ts';

export interface GlobalCall {
  method: 'GET' | 'POST';
  path: string;
  /** X-GP-Idempotency; '' = none. */
  key?: string;
  body?: object | ((accountName: string) => object);
  signal: AbortSignal;
}

export type GlobalClient = ReturnType<typeof globalClient>;

/**
 * Calls of the GP API. Plain `fetch`, not the vendor's SDK: it is GPL, keeps its account and the key of a request in objects that all requests
 * share, and waits for 100 seconds (docs/decisions/0053-global-payments.md).
 */
export function globalClient(account: GlobalAccount, baseUrl: string) {
  const tokens = accessTokens(account, baseUrl, { secondsToSpare: 60 });

  return async function call(request: GlobalCall): Promise<VendorAnswer> {
    const hadToken = await tokens.get(request.signal);
    try {
      return await once(request, hadToken);
    } catch (e) {
      if (!(e instanceof PaymentNotSent) || e.why !== 'account') throw e;
      // The token has expired, so nothing was done with it.
      tokens.forget(hadToken.value);
      return once(request, await tokens.get(request.signal));
    }
  };

  async function once(
    { method, path, key = '', body, signal }: GlobalCall,
    { value, accountName }: { value: string; accountName: string },
  ): Promise<VendorAnswer> {
    const sent = typeof body === 'function' ? body(accountName) : body;
    const answer = await callJson('Global Payments', `${baseUrl}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${value}`,
        'content-type': 'application/json',
        'x-gp-version': apiVersion,
        ...(key && { 'x-gp-idempotency': key }),
      },
      ...(sent && { body: JSON.stringify(sent) }),
      signal,
    });
    const { code } = errorOf(answer);
    if (code === 'NOT_AUTHENTICATED' || code === 'ACTION_NOT_AUTHORIZED')
      throw accountRefused('Global Payments', answer.status);
    if (code.startsWith('SYSTEM_ERROR')) throw new OutcomeUnknown(`Global Payments answered ${code}`);
    return answer;
  }
}

export interface GlobalError {
  /** 'INVALID_REQUEST_DATA'; '' = the request was carried out. */
  code: string;
  description: string;
}

export function errorOf({ status, json }: VendorAnswer): GlobalError {
  if (status < 400) return { code: '', description: '' };
  return {
    code: String(json.error_code ?? status),
    description: ownerSentence(json.detailed_error_description ?? 'Global Payments refused.'),
  };
}

/** For a request whose key was used before: the transaction it made. '' = any other error. */
export function doneBefore(answer: VendorAnswer): string {
  const { code } = errorOf(answer);
  if (code !== 'DUPLICATE_ACTION') return '';
  const [, id] = /\bid=(TRN_\w+)/.exec(String(answer.json.detailed_error_description)) ?? [];
  if (!id) throw new OutcomeUnknown('Global Payments does not say what came of this key');
  return id;
}
