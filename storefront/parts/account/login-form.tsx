import { withBack } from '../../../contract/back-path.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Link } from '../../../ui/link.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { call } from '../../http-call.ts';
import { isDone } from '../../page-submit.ts';
import { keepCookie } from '../session/keep-cookie.ts';
import { useSession } from '../session/session-provider.tsx';
import { SubmitForm } from '../submit/submit-form.tsx';
import { usePosted } from '../submit/use-submission.ts';
import { tellMerged } from './merged-text.ts';
import { logIn } from './submit-login.ts';

interface LoginFormProps {
  /** Where to go afterwards. */
  back: string;
  /** Loads the page's data again: prices and cart are now the customer's. */
  onDone: () => void | Promise<void>;
}

/** Email address or account number, and password (CHROME-038, decisions D.1). */
export function LoginForm({ back, onDone }: LoginFormProps) {
  const { setSession } = useSession();
  const posted = usePosted('login');
  const { show } = useToasts();

  // Not through the login page's action: in the header of another page its code would be fetched first.
  async function send(_: unknown, form: HTMLFormElement) {
    const outcome = await logIn({ api: call, form: new FormData(form) }, back);
    if (!isDone(outcome)) return outcome;
    const { merged, staging, ...session } = outcome.answer;
    setSession(session);
    tellMerged(merged, (message) => show({ message, duration: 10_000 }));
    if (staging) {
      // The former site knows the browser by it (API-012, API-013).
      keepCookie('STG', staging, 7);
      window.location.reload();
    }
    await onDone();
    return undefined;
  }

  return (
    <SubmitForm
      label={m.account_log_in()}
      hidden={{ intent: 'login' }}
      posted={posted}
      action={withBack('/account/login', back)}
      beside={<Link href={withBack('/account/forgot', back)}>{m.account_forgot_your_password()}</Link>}
      onSend={send}
    >
      {(problems) => (
        <>
          <TextField
            name="name"
            label={m.account_email_or_account_number()}
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={300}
            defaultValue={posted?.typed?.name}
            error={problems.name}
          />
          <PasswordField
            name="password"
            label={m.account_password()}
            autoComplete="current-password"
            required
            maxLength={1000}
            error={problems.password}
          />
        </>
      )}
    </SubmitForm>
  );
}
