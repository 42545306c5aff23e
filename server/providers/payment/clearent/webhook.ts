import { createPublicKey, verify } from 'node:crypto';
import { type WebhookEvent, WebhookRefused, type WebhookRequest } from '../payment.ts';
import type { ClearentAccount } from './account.ts';
import { readTransaction, type Transaction } from './transaction.ts';

const oldestMs = 4 * 24 * 3600_000;

/**
 * A transaction webhook: the answer to a transaction, with a signature below it. The signature is over the text of `payload`, as it came, by the
 * key pair of the terminal (ECDSA with SHA-384; `ECDSASignature` of the vendor's HPPSignatureVerification).
 */
export function readClearentWebhook(
  { publicKey }: ClearentAccount,
  { body, now }: WebhookRequest,
): WebhookEvent | null {
  const { payload, signature } = partsOf(body);
  if (!isSigned(payload, { publicKey, signature }))
    throw new WebhookRefused('not signed with the key of this Clearent account');
  const { id, type, orderId, created } = transactionIn(payload);
  const age = now.getTime() - Date.parse(`${created.replace(' ', 'T')}Z`);
  if (!(Math.abs(age) <= oldestMs)) throw new WebhookRefused('too long ago');
  // Taken at a terminal in the shop, or by other software.
  if (!orderId) return null;
  return { id, key: orderId, reference: /^(SALE|AUTH)$/.test(type) ? id : '' };
}

/** What was signed, character by character; '' when nothing was. */
function partsOf(body: string): { payload: string; signature: string } {
  const [from, to] = [body.indexOf('"payload"'), body.lastIndexOf('"signature"')];
  const [, signature = ''] =
    /^"signature"\s{0,9}:\s{0,9}"([\da-f]{2,400})"/i.exec(body.slice(Math.max(to, 0))) ?? [];
  if (from < 0 || to < from || !signature) return { payload: '', signature: '' };
  const between = body.slice(body.indexOf('{', from), to).trimEnd();
  return { payload: between.endsWith(',') ? between.slice(0, -1).trimEnd() : between, signature };
}

export function isSigned(
  text: string,
  { publicKey, signature }: { publicKey: string; signature: string },
): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'hex'), format: 'der', type: 'spki' });
    return verify('sha384', Buffer.from(text), key, Buffer.from(signature, 'hex'));
  } catch {
    return false;
  }
}

function transactionIn(payload: string): Transaction {
  try {
    return readTransaction(JSON.parse(payload).transaction);
  } catch {
    throw new WebhookRefused('not a transaction of Clearent');
  }
}
