import { TextField } from '../../../ui/text-field.tsx';
import type { Problems } from './form-outcome.ts';

/** A password to be set, typed twice. `name` is that of the first one; the second is `confirm_password`. */
export function PasswordFields({
  problems,
  name = 'password',
  label = 'Password',
}: {
  problems: Problems;
  name?: string;
  label?: string;
}) {
  return (
    <>
      <TextField
        name={name}
        type="password"
        label={label}
        autoComplete="new-password"
        required
        maxLength={200}
        hint="At least 8 characters. A few words you will remember are best."
        error={problems[name]}
      />
      <TextField
        name="confirm_password"
        type="password"
        label="Confirm Password"
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
  if (password.normalize('NFKC').length < 8) problems[name] = 'Password must be at least 8 characters.';
  if (confirmation === '') problems.confirm_password = 'Please confirm your password.';
  else if (confirmation !== password) {
    problems.confirm_password = 'The two passwords that you entered do not match.';
  }
  return problems;
}
