import { type CarrierAnswer, callCarrier, unreadable } from '../call-carrier.ts';
import { CarrierFailed } from '../carrier.ts';

export interface UspsKeys {
  /** 'Consumer Key' of the app in the USPS Developer Portal. */
  key: string;
  secret: string;
}

const secondsToSpare = 60;

/** POST with a token of /oauth2/v3/token, which is valid for eight hours. */
export function uspsClient({ key, secret }: UspsKeys, baseUrl: string) {
  let token = { value: '', validUntil: 0 };

  async function tokenFor(signal: AbortSignal): Promise<string> {
    if (token.validUntil > Date.now()) return token.value;
    const { status, text } = await callCarrier('USPS', `${baseUrl}/oauth2/v3/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_id: key, client_secret: secret, grant_type: 'client_credentials' }),
      signal,
    });
    if (status >= 400) throw new CarrierFailed('keys', `USPS refused the keys of this account (${status}).`);
    const { access_token, expires_in } = objectIn(text);
    if (typeof access_token !== 'string' || access_token === '') throw unreadable('USPS');
    token = {
      value: access_token,
      validUntil: Date.now() + ((Number(expires_in) || 0) - secondsToSpare) * 1000,
    };
    return token.value;
  }

  async function once(path: string, body: string, signal: AbortSignal): Promise<CarrierAnswer> {
    const authorization = `Bearer ${await tokenFor(signal)}`;
    return callCarrier('USPS', `${baseUrl}${path}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', accept: 'application/json' },
      body,
      signal,
    });
  }

  return async function post(path: string, body: string, signal: AbortSignal): Promise<CarrierAnswer> {
    const used = token.value;
    try {
      return await once(path, body, signal);
    } catch (e) {
      if (!used || !(e instanceof CarrierFailed) || e.why !== 'keys') throw e;
      // The token was withdrawn before its time.
      token = { value: '', validUntil: 0 };
      return once(path, body, signal);
    }
  };
}

export function objectIn(text: string): Record<string, unknown> {
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json === 'object' && json !== null && !Array.isArray(json))
      return json as Record<string, unknown>;
  } catch {
    // Not JSON: a page of a proxy between us and the carrier.
  }
  throw unreadable('USPS');
}
