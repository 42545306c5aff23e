import { callJson, type VendorAnswer } from '../call-json.ts';
import { accountRefused, ownerSentence } from '../vendor-call.ts';
import type { ClearentAccount } from './account.ts';

export interface ClearentCall {
  method: 'GET' | 'POST';
  path: string;
  /** For the card form: a JSON Web Token for one use. */
  token?: string;
  body?: object;
  signal: AbortSignal;
}

export type ClearentClient = (request: ClearentCall) => Promise<VendorAnswer>;

/** Calls of Clearent's gateway. There is no SDK for servers (docs/decisions/0058-clearent-and-chase.md). */
export const clearentClient =
  ({ apiKey }: ClearentAccount, baseUrl: string): ClearentClient =>
  async ({ method, path, token = '', body, signal }) => {
    const answer = await callJson('Clearent', `${baseUrl}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        'api-key': apiKey,
        'content-type': 'application/json',
        ...(token && { mobilejwt: token }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal,
    });
    if (answer.status === 403) throw accountRefused('Clearent', answer.status);
    return answer;
  };

export interface ClearentError {
  /** Clearent's result code: three digits; '' = none. */
  code: string;
  /** For the owner. */
  message: string;
}

export interface Payload {
  transaction?: unknown;
  transactions?: { transaction?: unknown };
  error?: Record<string, unknown>;
}

export const payloadOf = ({ json }: VendorAnswer): Payload => (json.payload ?? {}) as Payload;

/** What is wrong with a request that was refused: of the bank's answer, or of the request itself. */
export function errorOf(answer: VendorAnswer): ClearentError {
  const { error, transaction } = payloadOf(answer);
  const bank = (transaction ?? {}) as Record<string, unknown>;
  return {
    code: String(bank['result-code'] ?? error?.['result-code'] ?? ''),
    message: ownerSentence(
      bank['display-message'] ?? error?.['error-message'] ?? `it answered ${answer.status}`,
    ),
  };
}

/** The gateway took a request for one that it had before, and did nothing: look up the result of that one. */
export const isDuplicate = ({ code }: ClearentError) => /^(032|045|059)$/.test(code);
