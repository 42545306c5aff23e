import { newPassword } from '../account-fields.ts';

/** Staff see all customers: their passwords are longer (OWASP ASVS 2.1.1). */
export const staffPassword = newPassword.refine((s) => s.length >= 12, {
  message: 'Password must be at least 12 characters.',
});
