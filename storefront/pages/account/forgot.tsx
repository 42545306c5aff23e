import { useState } from 'react';
import { useNavigate } from 'react-router';
import { safeBackPath, withBack } from '../../../contract/back-path.ts';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { call } from '../../http-call.ts';
import { useLoaded } from '../../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader } from '../../page-load.ts';
import styles from '../../parts/account/account-form.module.css';
import { AccountForm } from '../../parts/account/account-form.tsx';
import { badEmail, EmailForm } from '../../parts/account/email-form.tsx';
import { outcomeOf } from '../../parts/account/form-outcome.ts';
import { proveHuman } from '../../parts/account/human.ts';
import { sessionOf } from '../../parts/account/page-session.ts';
import { PasswordFields, passwordProblems } from '../../parts/account/password-fields.tsx';
import { pageMeta } from '../../parts/page/meta.ts';
import { PageBody } from '../../parts/page/page-body.tsx';
import { rootOf } from '../../parts/page/root-data.ts';
import { useSession } from '../../parts/session/session-provider.tsx';
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

export function meta({ matches }: Route.MetaArgs) {
  const name = 'Reset Password';
  return pageMeta(rootOf(matches), { name, description: '', canonical: '', noindex: true });
}

export default function ForgotPage() {
  const { failure, ...link } = useLoaded<typeof loader>();
  return (
    <PageBody>
      <div className={styles.page}>
        <h1>Reset Password</h1>
        {link.token ? <NewPassword {...link} /> : <Ask failure={failure} back={link.back} />}
      </div>
    </PageBody>
  );
}

function Ask({ failure, back }: { failure: string; back: string }) {
  const [sentTo, setSentTo] = useState('');
  return (
    <>
      <p className={styles.lead}>We will send you a link to choose a new password.</p>
      {failure && !sentTo && (
        <Notice tone="warning" role="alert">
          <p>{failure}</p>
        </Notice>
      )}
      <div role="status">
        {sentTo && (
          <Notice tone="success">
            <p>We sent an email to {sentTo}. The link in it works for one hour, and once.</p>
          </Notice>
        )}
      </div>
      <EmailForm
        submit={sentTo ? 'Send again' : 'Send link'}
        onEmail={async (email_address) => {
          setSentTo('');
          const address = `${window.location.origin}/account/forgot`;
          const callback_url = back.length > 500 ? address : withBack(address, back);
          const captcha = await proveHuman();
          const answer = await call('account/emailPasswordToken', { email_address, callback_url, captcha });
          if (!answer.ok)
            return { sentence: answer.error_code === 'unknown_email' ? answer.error : badEmail };
          setSentTo(email_address.trim());
          return undefined;
        }}
      />
      <p className={styles.ways}>
        <Link href={withBack('/account/login', back)}>Back to login</Link>
        <Link href={withBack('/account/signup', back)}>Sign up</Link>
      </p>
    </>
  );
}

interface NewPasswordProps {
  token: string;
  /** The account the link is for, and the account that is logged in now ('' for none). */
  email: string;
  loggedInAs: string;
  back: string;
}

function NewPassword({ token, email, loggedInAs, back }: NewPasswordProps) {
  const { show } = useToasts();
  const { setSession } = useSession();
  const navigate = useNavigate();
  return (
    <>
      <p className={styles.lead}>
        Choose a new password for <strong>{email}</strong>.
        {loggedInAs === email && ' You will be logged out everywhere, here as well.'}
        {loggedInAs && loggedInAs !== email && ` You stay logged in as ${loggedInAs}.`}
      </p>
      <AccountForm
        submit="Save password"
        onSend={async ({ password = '', confirm_password = '' }) => {
          const problems = passwordProblems(password, confirm_password);
          if (Object.keys(problems).length > 0) return { problems };
          const answer = await call('account/resetPassword', { password, token });
          if (!answer.ok) {
            const again = { href: withBack('/account/forgot', back), label: 'Send a new link' };
            const ways = answer.error_code === 'unknown_token' ? [again] : [];
            return { ...outcomeOf(answer, { breached_password: 'password' }), ways };
          }
          show({ tone: 'success', message: 'Your password has been successfully changed.' });
          // A password change ends the sessions of the old password.
          const session = await call('session/get', {});
          if (session.ok) setSession(session.value);
          const stays = session.ok && session.value.logged_in;
          const next = stays ? '/account/details' : withBack('/account/login', back);
          await navigate(next, { replace: true });
          return undefined;
        }}
      >
        {(problems) => (
          <>
            <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
            <PasswordFields problems={problems} label="New Password" />
          </>
        )}
      </AccountForm>
    </>
  );
}
