import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { redirect, useNavigate } from 'react-router';
import { safeBackPath, withBack } from '../../../contract/back-path.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Link } from '../../../ui/link.tsx';
import { useLoaded } from '../../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader } from '../../page-load.ts';
import { browserAction, serverAction, unlessDone } from '../../page-submit.ts';
import styles from '../../parts/account/account-form.module.css';
import { AccountReasons } from '../../parts/account/account-reasons.tsx';
import { EmailForm } from '../../parts/account/email-form.tsx';
import reasons from '../../parts/account/new-here.module.css';
import { submitOf } from '../../parts/account/page-forms.ts';
import { sessionOf } from '../../parts/account/page-session.ts';
import { cannotProve, type SignUpBegun, signUp } from '../../parts/account/submit-sign-up.ts';
import { proveHuman } from '../../parts/human-check/prove-human.ts';
import { PageBody } from '../../parts/page/page-body.tsx';
import { unlistedMeta } from '../../parts/page/unlisted-meta.ts';
import { useSettings } from '../../parts/session/use-settings.ts';
import type { Route } from './+types/signup';

export async function load(args: LoadArgs) {
  const back = safeBackPath(args.url.searchParams.get('back'));
  if ((await sessionOf(args)).logged_in) throw redirect(back === '/' ? '/account/details' : back);
  return { back };
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export const action = serverAction(submitOf({ sign_up: signUp(cannotProve) }));
export const clientAction = browserAction(submitOf({ sign_up: signUp(proveHuman) }));
export const shouldRevalidate = unlessDone;

export function meta({ matches }: Route.MetaArgs) {
  const name = m.account_create_an_account();
  return unlistedMeta(matches, name);
}

/** First step of signing up (ACCOUNT-017, ACCOUNT-033..035). */
export default function SignupPage() {
  const { back } = useLoaded<typeof loader>();
  const navigate = useNavigate();
  const { cart_enabled } = useSettings();
  return (
    <PageBody>
      <div className={styles.beside}>
        <div>
          <h1>{m.account_create_an_account()}</h1>
          <p className={styles.lead}>{m.account_email_first()}</p>
          <EmailForm<SignUpBegun>
            label={m.account_continue()}
            intent="sign_up"
            onDone={({ path, email }) => navigate(path, { state: { email } })}
          />
          <p className={styles.ways}>
            <span>
              <ParaglideMessage
                message={m.account_have_account_login}
                inputs={{}}
                markup={{
                  link: ({ children }) => <Link href={withBack('/account/login', back)}>{children}</Link>,
                }}
              />
            </span>
          </p>
        </div>
        {cart_enabled && (
          <section className={reasons.panel} aria-labelledby="reasons">
            <h2 id="reasons">{m.account_reasons()}</h2>
            <AccountReasons />
          </section>
        )}
      </div>
    </PageBody>
  );
}
