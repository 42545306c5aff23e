import { TextField } from '../../../ui/text-field.tsx';
import { AccountForm } from './account-form.tsx';
import type { Outcome } from './form-outcome.ts';

interface EmailFormProps {
  submit: string;
  onEmail: (email: string) => Promise<Outcome | undefined>;
}

/** ACCOUNT-060, ACCOUNT-063. */
export const badEmail = "There was an error. Please ensure you've entered a valid email address.";

/** First step of signing up and of a forgotten password. */
export function EmailForm({ submit, onEmail }: EmailFormProps) {
  return (
    <AccountForm
      submit={submit}
      onSend={async ({ email_address = '' }) => {
        if (email_address.trim() === '') return { problems: { email_address: 'Email address required.' } };
        return onEmail(email_address);
      }}
    >
      {(problems) => (
        <TextField
          name="email_address"
          type="email"
          label="Email"
          autoComplete="email"
          inputMode="email"
          required
          maxLength={254}
          error={problems.email_address}
        />
      )}
    </AccountForm>
  );
}
