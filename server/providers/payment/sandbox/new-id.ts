import { randomBytes } from 'node:crypto';

/** An id that cannot be guessed: 'pay_…'. */
export const newId = (kind: string): string => `${kind}_${randomBytes(16).toString('base64url')}`;
