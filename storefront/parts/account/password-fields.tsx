import * as m from '../../../messages/compiled/messages.js';
import { PasswordField } from '../../../ui/password-field.tsx';
import type { Problems } from '../submit/form-outcome.ts';

/** A password to be set, typed twice. `name` is that of the first one; the second is `confirm_password`. */
export function PasswordFields({
  problems,
  name = 'password',
  label = m.account_password(),
}: {
  problems: Problems;
  name?: string;
  label?: string;
}) {
  return (
    <>
      <PasswordField
        name={name}
        label={label}
        autoComplete="new-password"
        required
        maxLength={200}
        hint={m.account_password_hint()}
        error={problems[name]}
      />
      <PasswordField
        name="confirm_password"
        label={m.account_confirm_password()}
        autoComplete="new-password"
        required
        maxLength={200}
        error={problems.confirm_password}
      />
    </>
  );
}

/** ACCOUNT-039..041. */
export function passwordProblems(password: string, confirmation: string, name = 'password'): Problems {
  const problems: Problems = {};
  if (password.normalize('NFKC').length < 8) problems[name] = m.form_password_short();
  if (confirmation === '') problems.confirm_password = m.account_confirm_password_required();
  else if (confirmation !== password) {
    problems.confirm_password = m.account_passwords_differ();
  }
  return problems;
}
