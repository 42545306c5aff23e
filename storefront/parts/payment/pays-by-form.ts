import { isShippedType } from '../../../contract/shipped-types.ts';

/** Paid in a provider's form, before the order counts. */
export const paysByForm = (choice: string): boolean => choice === 'credit_card';

/** A guest pays by card only what is sent or mailed (PAY-036, decisions A.6). */
export const cardNeedsLogin = (delivery: string, isLoggedIn: boolean): boolean =>
  !isLoggedIn && delivery !== 'electronic' && !isShippedType(delivery);
