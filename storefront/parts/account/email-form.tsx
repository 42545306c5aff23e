import { m } from '../../../messages/compiled/messages.js';
import { TextField } from '../../../ui/text-field.tsx';
import { AccountForm } from './account-form.tsx';
import type { EmailSent } from './submit-sign-up.ts';

interface EmailFormProps<D extends EmailSent> {
  submit: string;
  intent: string;
  onStart?: () => void;
  onDone: (done: D) => void | Promise<void>;
}

/** First step of signing up and of a forgotten password. */
export function EmailForm<D extends EmailSent>(props: EmailFormProps<D>) {
  return (
    <AccountForm<D> {...props} needsScript>
      {(problems, posted) => (
        <TextField
          name="email_address"
          type="email"
          label={m.account_email()}
          autoComplete="email"
          inputMode="email"
          required
          maxLength={254}
          defaultValue={posted?.typed?.email_address}
          error={problems.email_address}
        />
      )}
    </AccountForm>
  );
}
