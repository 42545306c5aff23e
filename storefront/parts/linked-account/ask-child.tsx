import * as m from '../../../messages/compiled/messages.js';
import { TextField } from '../../../ui/text-field.tsx';
import frame from '../account/account-frame.module.css';
import { SubmitForm } from '../submit/submit-form.tsx';
import { type LinkRefusal, linkSentences } from './link-outcome.ts';

/** Asks by mail for an account to be linked (LINKED-013..016). */
export function AskChild({ sent }: { sent: LinkRefusal | undefined }) {
  return (
    <section className={frame.panel} aria-labelledby="ask">
      <h2 id="ask">{m.account_link_an_account()}</h2>
      <p className={frame.soft}>{m.account_link_request_hint()}</p>
      <SubmitForm
        hidden={{ intent: 'request' }}
        label={m.account_send_request()}
        posted={sent}
        sentences={linkSentences}
        clears
      >
        {(problems) => (
          <TextField
            name="email"
            type="email"
            label={m.account_email()}
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
