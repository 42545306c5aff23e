import { createHash, timingSafeEqual } from 'node:crypto';
import type { SecretKey } from '../process/secret-key.ts';

/**
 * The secret part of an order's link, made from its payment intent (unique, never shown). The order stores only its
 * hash; the confirmation mail makes the key again, so that no row holds it.
 */
export function orderKeyOf(secret: SecretKey, paymentIntent: string): string {
  return secret.derive('order link', paymentIntent);
}

export function hashOrderKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Compares in constant time, so that answering times tell nothing about the stored hash. */
export function isOrderKey(key: string, storedHash: string): boolean {
  const given = Buffer.from(hashOrderKey(key), 'hex');
  const stored = Buffer.from(storedHash, 'hex');
  return given.length === stored.length && timingSafeEqual(given, stored);
}
