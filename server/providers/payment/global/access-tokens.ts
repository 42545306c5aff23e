import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { callJson } from '../call-json.ts';
import { PaymentNotSent } from '../payment.ts';
import { accountRefused, OutcomeUnknown } from '../vendor-call.ts';
import type { GlobalAccount } from './account.ts';

export const apiVersion = '2021-03-22';

const answer = z.object({
  token: z.string().min(1),
  seconds_to_expire: z.coerce.number().default(0),
  scope: z
    .object({ accounts: z.array(z.object({ id: z.string(), name: z.string() })).default([]) })
    .default({ accounts: [] }),
});

interface AccessToken {
  value: string;
  /** The name of the account that takes the money. */
  accountName: string;
  validUntil: number;
}

/** Ids of an app's accounts for transaction processing begin like this. */
const processing = /^TRA_/;

/**
 * Access tokens of POST /accesstoken: the app's key never travels, its hash with a nonce does. `permissions` narrows what they are good
 * for. A token is handed out as long as it lives for `secondsToSpare` more.
 */
export function accessTokens(
  account: GlobalAccount,
  baseUrl: string,
  { secondsToSpare, permissions }: { secondsToSpare: number; permissions?: readonly string[] },
) {
  let kept: AccessToken = { value: '', accountName: '', validUntil: 0 };

  async function get(signal: AbortSignal): Promise<AccessToken> {
    if (kept.validUntil > Date.now()) return kept;
    const nonce = randomUUID();
    const { status, json } = await callJson('Global Payments', `${baseUrl}/accesstoken`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-gp-version': apiVersion },
      body: JSON.stringify({
        app_id: account.appId,
        nonce,
        secret: createHash('sha512').update(`${nonce}${account.appKey}`).digest('hex'),
        grant_type: 'client_credentials',
        ...(permissions && { permissions }),
      }),
      signal,
    });
    if (status >= 400) throw accountRefused('Global Payments', status);
    const read = answer.safeParse(json);
    if (!read.success) throw new OutcomeUnknown('Global Payments gave no token');
    const { token, seconds_to_expire: seconds, scope } = read.data;
    kept = {
      value: token,
      accountName: permissions ? '' : accountOf(account, scope.accounts),
      validUntil: Date.now() + (seconds - secondsToSpare) * 1000,
    };
    return kept;
  }

  return {
    get,
    /** It was withdrawn before its time. */
    forget(value: string) {
      if (kept.value === value) kept = { ...kept, validUntil: 0 };
    },
  };
}

function accountOf(
  { accountName }: GlobalAccount,
  accounts: readonly { id: string; name: string }[],
): string {
  const own = accounts.filter(({ id }) => processing.test(id));
  const found = accountName ? own.find(({ name }) => name === accountName) : own[0];
  if (!found)
    throw new PaymentNotSent(
      'account',
      accountName
        ? `Global Payments knows no account '${accountName}' of this app.`
        : 'Global Payments lets this app use no account for transaction processing.',
    );
  return found.name;
}
