import type { Query } from '../db/db.ts';
import { moveCode, putCode } from './queries.ts';

/** Keeps the code that a shopper entered on their cart, in place of another; '' = none. */
export function enterCode(q: Query, cartId: number, code: string): Promise<void> {
  return putCode(q, cartId, code);
}

/** Brings the code of a guest's cart to the account's, unless that has one. */
export function bringCode(q: Query, fromCartId: number, toCartId: number): Promise<void> {
  return moveCode(q, fromCartId, toCartId);
}
