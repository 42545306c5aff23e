import { TextField } from '../../../ui/text-field.tsx';
import frame from '../account/account-frame.module.css';
import { SubmitForm } from '../submit/submit-form.tsx';
import { useSubmission } from '../submit/use-submission.ts';
import { type LinkRefusal, linkSaid } from './link-outcome.ts';

/** Asks by mail for an account to be linked (LINKED-013..016). */
export function AskChild({ sent }: { sent: LinkRefusal | undefined }) {
  const submission = useSubmission<LinkRefusal>({ said: linkSaid });
  return (
    <section className={frame.panel} aria-labelledby="ask">
      <h2 id="ask">Link an account</h2>
      <p className={frame.soft}>We send them an email; they agree by following its link.</p>
      <SubmitForm
        submission={submission}
        sent={sent}
        hidden={{ intent: 'request' }}
        label="Send request"
        clears
      >
        {(problems) => (
          <TextField
            name="email"
            type="email"
            label="Email"
            autoComplete="off"
            inputMode="email"
            required
            maxLength={254}
            defaultValue={sent?.email}
            error={problems.email}
          />
        )}
      </SubmitForm>
    </section>
  );
}
