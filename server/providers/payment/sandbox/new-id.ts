import { randomBytes } from 'node:crypto';

/** An id that nobody can guess: 'pay_…'. */
export const newId = (kind: string): string => `${kind}_${randomBytes(16).toString('base64url')}`;
