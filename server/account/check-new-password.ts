import { refuse } from '../refusal.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Refuses a password that whoever tries accounts tries first: a leaked one, or the email address itself. */
export function checkNewPassword(password: string, email: string): void {
  const plain = password.toLowerCase();
  const isOwnEmail = email !== '' && [email.toLowerCase(), email.toLowerCase().split('@')[0]].includes(plain);
  if (!isOwnEmail && !isCommonPassword(password)) return;
  throw refuse(
    'breached_password',
    'This password is on the lists of leaked passwords that thieves try first. Please choose another one.',
  );
}
