import * as m from '../../../messages/compiled/messages.js';
import { PasswordField } from '../../../ui/password-field.tsx';
import type { Problems } from '../submit/form-outcome.ts';

/** Every change of an account needs it (ACCOUNT-042, ACCOUNT-057). */
export function CurrentPassword({
  problems,
  label = m.account_current_password(),
}: {
  problems: Problems;
  label?: string;
}) {
  return (
    <PasswordField
      name="current_password"
      label={label}
      autoComplete="current-password"
      required
      maxLength={1000}
      error={problems.current_password}
    />
  );
}

/** The fields of refusals of account/modify and account/delete that are about one. */
export const modifyFields: Record<string, string> = {
  wrong_password: 'current_password',
  breached_password: 'new_password',
  exists: 'email_address',
  wrong_email: 'email_address',
};
