import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** The secret part of an order's link: 32 random bytes, base64url. The order stores only its hash. */
export function newOrderKey(): string {
  return randomBytes(32).toString('base64url');
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
