import { refuse } from '../call/refusal.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Refuses the passwords that thieves try first: leaked ones, and the email address itself. */
export function checkNewPassword(password: string, email: string): void {
  const plain = password.toLowerCase();
  if (email !== '' && [email.toLowerCase(), email.toLowerCase().split('@')[0]].includes(plain)) {
    throw refuse(
      'breached_password',
      'Your email address is the first password that thieves try. Please choose another one.',
    );
  }
  if (isCommonPassword(password)) {
    throw refuse(
      'breached_password',
      'This password is on the lists of leaked passwords that thieves try first. Please choose another one.',
    );
  }
}
