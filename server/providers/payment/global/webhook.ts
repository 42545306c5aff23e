import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { type WebhookEvent, WebhookRefused, type WebhookRequest } from '../payment.ts';
import type { GlobalAccount } from './account.ts';

const oldestMs = 4 * 24 * 3600_000;

const event = z.object({
  id: z.string().min(1),
  type: z.string().default(''),
  status: z.string().default(''),
  reference: z.string().default(''),
  action: z.object({ id: z.string().default(''), time_created: z.string().default('') }).optional(),
});

/**
 * A status notification: the transaction as it is now. Its signature is the hash of the body, as it came, with the app's key (X-GP-Signature;
 * `generateXGPSignature` of the vendor's PHP SDK).
 */
export function readGlobalWebhook(
  { appKey }: GlobalAccount,
  { body, header, now }: WebhookRequest,
): WebhookEvent | null {
  const signature = createHash('sha512').update(`${body}${appKey}`).digest();
  const given = Buffer.from(header('x-gp-signature'), 'hex');
  // Without a key anyone could sign.
  if (!appKey || given.length !== signature.length || !timingSafeEqual(given, signature))
    throw new WebhookRefused('not signed with the key of this Global Payments app');
  const read = event.safeParse(parsed(body));
  if (!read.success) throw new WebhookRefused('not an event of Global Payments');
  const { id, type, status, reference, action } = read.data;
  const age = now.getTime() - Date.parse(action?.time_created ?? '');
  if (Math.abs(age) > oldestMs) throw new WebhookRefused('too long ago');
  if (!/^TRN_/.test(id)) return null;
  // A refund has an id of its own, and the reference of its payment.
  return { id: action?.id || `${id}:${status}`, key: reference, reference: type === 'REFUND' ? '' : id };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
