import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Refuses the passwords that thieves try first: leaked ones, and the email address itself. */
export function checkNewPassword(password: string, email: string): void {
  const plain = password.toLowerCase();
  if (email !== '' && [email.toLowerCase(), email.toLowerCase().split('@')[0]].includes(plain)) {
    throw refuse('breached_password', m.refusal_breached_password_email());
  }
  if (isCommonPassword(password)) {
    throw refuse('breached_password', m.refusal_breached_password());
  }
}
