import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { safeBackPath, withBack } from '../../../contract/back-path.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { useLoaded } from '../../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader } from '../../page-load.ts';
import { browserAction, serverAction, unlessDone } from '../../page-submit.ts';
import styles from '../../parts/account/account-form.module.css';
import { doneSentences } from '../../parts/account/done-sentences.ts';
import { EmailForm } from '../../parts/account/email-form.tsx';
import { submitOf } from '../../parts/account/page-forms.ts';
import { sessionOf } from '../../parts/account/page-session.ts';
import { PasswordFields } from '../../parts/account/password-fields.tsx';
import { type PasswordReset, resetPassword } from '../../parts/account/submit-password.ts';
import { askForPassword, cannotProve, type EmailSent } from '../../parts/account/submit-sign-up.ts';
import { proveHuman } from '../../parts/human-check/prove-human.ts';
import { PageBody } from '../../parts/page/page-body.tsx';
import { unlistedMeta } from '../../parts/page/unlisted-meta.ts';
import { useSession } from '../../parts/session/session-provider.tsx';
import { SubmitForm } from '../../parts/submit/submit-form.tsx';
import { usePosted } from '../../parts/submit/use-submission.ts';
import type { Route } from './+types/forgot';

/** A forgotten password; with the token of the mail a new one is chosen (ACCOUNT-022, ACCOUNT-023). */
export async function load(args: LoadArgs) {
  const { api, url } = args;
  const token = url.searchParams.get('token') ?? '';
  const back = safeBackPath(url.searchParams.get('back'));
  const none = { token: '', email: '', loggedInAs: '', failure: '', back };
  if (!token) return none;
  const [answer, { user }] = await Promise.all([
    api('account/getEmailFromToken', { token }),
    sessionOf(args),
  ]);
  if (!answer.ok) return { ...none, failure: answer.error };
  return { ...none, token, email: answer.value.email, loggedInAs: user?.email_address ?? '' };
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export const action = serverAction(submitOf({ ask: askForPassword(cannotProve), reset: resetPassword }));
export const clientAction = browserAction(
  submitOf({ ask: askForPassword(proveHuman), reset: resetPassword }),
);
export const shouldRevalidate = unlessDone;

export function meta({ matches }: Route.MetaArgs) {
  const name = m.account_reset_password();
  return unlistedMeta(matches, name);
}

export default function ForgotPage() {
  const { failure, ...link } = useLoaded<typeof loader>();
  return (
    <PageBody>
      <div className={styles.page}>
        <h1>{m.account_reset_password()}</h1>
        {link.token ? (
          <NewPassword email={link.email} loggedInAs={link.loggedInAs} />
        ) : (
          <Ask failure={failure} back={link.back} />
        )}
      </div>
    </PageBody>
  );
}

function Ask({ failure, back }: { failure: string; back: string }) {
  const [sentTo, setSentTo] = useState('');
  return (
    <>
      <p className={styles.lead}>{m.account_forgot_hint()}</p>
      {failure && !sentTo && (
        <Notice tone="warning" role="alert">
          <p>{failure}</p>
        </Notice>
      )}
      <div role="status">
        {sentTo && (
          <Notice tone="success">
            <p>{m.account_password_link_sent({ email: sentTo })}</p>
          </Notice>
        )}
      </div>
      <EmailForm<EmailSent>
        label={sentTo ? m.account_send_again() : m.account_send_link()}
        intent="ask"
        onStart={() => setSentTo('')}
        onDone={({ email }) => setSentTo(email)}
      />
      <p className={styles.ways}>
        <Link href={withBack('/account/login', back)}>{m.account_back_to_login()}</Link>
        <Link href={withBack('/account/signup', back)}>{m.account_sign_up()}</Link>
      </p>
    </>
  );
}

interface NewPasswordProps {
  /** The account the link is for, and the account that is logged in now ('' for none). */
  email: string;
  loggedInAs: string;
}

function NewPassword({ email, loggedInAs }: NewPasswordProps) {
  const { show } = useToasts();
  const { setSession } = useSession();
  const posted = usePosted('reset');
  const navigate = useNavigate();

  async function follow({ path, session }: PasswordReset) {
    show({ tone: 'success', message: doneSentences.password_reset() });
    if (session) setSession(session);
    await navigate(path, { replace: true });
  }

  return (
    <>
      <p className={styles.lead}>
        <ParaglideMessage
          message={m.account_choose_password_for}
          inputs={{ email }}
          markup={{ strong: ({ children }) => <strong>{children}</strong> }}
        />
        {loggedInAs === email && ` ${m.account_logged_out_here_too()}`}
        {loggedInAs && loggedInAs !== email && ` ${m.account_stay_logged_in_as({ email: loggedInAs })}`}
      </p>
      <SubmitForm<PasswordReset>
        label={m.account_save_password()}
        hidden={{ intent: 'reset' }}
        posted={posted}
        onDone={follow}
      >
        {(problems) => (
          <>
            <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
            <PasswordFields problems={problems} label={m.account_new_password()} />
          </>
        )}
      </SubmitForm>
    </>
  );
}
