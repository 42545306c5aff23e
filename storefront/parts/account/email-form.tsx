import * as m from '../../../messages/compiled/messages.js';
import { TextField } from '../../../ui/text-field.tsx';
import { SubmitForm } from '../submit/submit-form.tsx';
import { usePosted } from '../submit/use-submission.ts';
import type { EmailSent } from './submit-sign-up.ts';

interface EmailFormProps<D extends EmailSent> {
  label: string;
  intent: string;
  onStart?: () => void;
  onDone: (done: D) => void | Promise<void>;
}

/** First step of signing up and of a forgotten password. */
export function EmailForm<D extends EmailSent>({ intent, ...form }: EmailFormProps<D>) {
  const posted = usePosted(intent);
  return (
    <SubmitForm<D> {...form} hidden={{ intent }} posted={posted} needsScript>
      {(problems) => (
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
    </SubmitForm>
  );
}
