import { useState } from 'react';
import { redirect, useNavigate } from 'react-router';
import { safeBackPath, withBack } from '../../../contract/back-path.ts';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { call } from '../../http-call.ts';
import { useLoaded } from '../../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader } from '../../page-load.ts';
import styles from '../../parts/account/account-form.module.css';
import { badEmail, EmailForm } from '../../parts/account/email-form.tsx';
import { proveHuman } from '../../parts/account/human.ts';
import { sessionOf } from '../../parts/account/page-session.ts';
import { pageMeta } from '../../parts/page/meta.ts';
import { PageBody } from '../../parts/page/page-body.tsx';
import { rootOf } from '../../parts/page/root-data.ts';
import type { Route } from './+types/signup';

export async function load(args: LoadArgs) {
  const back = safeBackPath(args.url.searchParams.get('back'));
  if ((await sessionOf(args)).logged_in) throw redirect(back === '/' ? '/account/details' : back);
  return { back };
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export function meta({ matches }: Route.MetaArgs) {
  const name = 'Create an Account';
  return pageMeta(rootOf(matches), { name, description: '', canonical: '', noindex: true });
}

/** First step of signing up (ACCOUNT-017, ACCOUNT-033..035). */
export default function SignupPage() {
  const { back } = useLoaded<typeof loader>();
  const navigate = useNavigate();
  const [exists, setExists] = useState(false);
  return (
    <PageBody>
      <div className={styles.page}>
        <h1>Create an Account</h1>
        <p className={styles.lead}>Tell us your email address to begin.</p>
        <div role="alert">
          {exists && (
            <Notice>
              <p>Your account is already set up and ready to go!</p>
              <p className={styles.ways}>
                <Link href={withBack('/account/login', back)}>Login</Link>
                <Link href={withBack('/account/forgot', back)}>Reset Password</Link>
              </p>
            </Notice>
          )}
        </div>
        <EmailForm
          submit="Continue"
          onEmail={async (email_address) => {
            setExists(false);
            const address = `${window.location.origin}/account/verify`;
            // A link in a mail must not become too long to be followed.
            const callback_url = back.length > 500 ? address : withBack(address, back);
            const captcha = await proveHuman();
            const answer = await call('account/check', { email_address, callback_url, captcha });
            if (!answer.ok) return { sentence: badEmail };
            if (answer.value.exists) setExists(true);
            else if (answer.value.validation_required) {
              await navigate(withBack('/account/verify', back), {
                state: { email: answer.value.email_address },
              });
            } else await navigate(withBack('/account/create', back));
            return undefined;
          }}
        />
        <p className={styles.ways}>
          <span>
            You have an account? <Link href={withBack('/account/login', back)}>Login</Link>
          </span>
        </p>
      </div>
    </PageBody>
  );
}
