import { redirect, useNavigate } from 'react-router';
import { safeBackPath, withBack } from '../../../contract/back-path.ts';
import * as m from '../../../messages/compiled/messages.js';
import { useLoaded } from '../../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader, valueFrom } from '../../page-load.ts';
import { isDone, type SubmitArgs, serverAction } from '../../page-submit.ts';
import styles from '../../parts/account/account-form.module.css';
import { DoneNotice } from '../../parts/account/done-notice.tsx';
import { GateMessage, ShutOut } from '../../parts/account/gate.tsx';
import { LoginForm } from '../../parts/account/login-form.tsx';
import { withMerged } from '../../parts/account/merged-address.ts';
import { NewHere } from '../../parts/account/new-here.tsx';
import { submitOf } from '../../parts/account/page-forms.ts';
import { sessionOf } from '../../parts/account/page-session.ts';
import { StillLoggedIn } from '../../parts/account/still-logged-in.tsx';
import { logIn } from '../../parts/account/submit-login.ts';
import { PageBody } from '../../parts/page/page-body.tsx';
import { unlistedMeta } from '../../parts/page/unlisted-meta.ts';
import { useSettings } from '../../parts/session/use-settings.ts';
import type { Route } from './+types/login';

export async function load(args: LoadArgs) {
  const wanted = args.url.searchParams.get('back');
  const back = safeBackPath(wanted);
  const { logged_in, user } = await sessionOf(args);
  // An exclusive shop also keeps out some logged-in customers (APP-043): let them try another account.
  const shutOut = logged_in && valueFrom(await args.api('store/getSettings', {})).gated;
  const fromOther = args.url.searchParams.has('other');
  if (fromOther && !user) throw redirect(back);
  const notLoggedOut = fromOther && user ? user.email_address : null;
  if (logged_in && !shutOut && !notLoggedOut) throw redirect(wanted ? back : '/account/details');
  return { back, shutOut, notLoggedOut };
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(matches, m.account_login());
}

const backOf = ({ url }: SubmitArgs) => safeBackPath(url.searchParams.get('back'));

const submit = submitOf({
  login: async (args) => {
    const outcome = await logIn(args, backOf(args));
    if (!isDone(outcome)) return outcome;
    return { done: outcome.done, path: withMerged(backOf(args), outcome.answer.merged) };
  },
  logout: async (args) => {
    const { ok } = await args.api('account/logout', {});
    return { done: 'logged_out', path: ok ? backOf(args) : withBack('/account/login?other=1', backOf(args)) };
  },
});

/** Without JavaScript only: with it, readers log in and out from any page, whose header has both (login-form.tsx). */
export const action = serverAction(submit);

export default function LoginPage() {
  const { back, shutOut, notLoggedOut } = useLoaded<typeof loader>();
  const navigate = useNavigate();
  const { gated } = useSettings();
  if (notLoggedOut) return <StillLoggedIn as={notLoggedOut} back={back} />;
  if (shutOut) return <ShutOut />;
  return (
    <PageBody>
      <div className={styles.beside}>
        <div>
          <h1>{m.account_login()}</h1>
          {gated && <GateMessage />}
          <DoneNotice of={['password_reset']} />
          {back.startsWith('/account/link?token=') && (
            <p className={styles.lead}>{m.account_login_for_link_request()}</p>
          )}
          <LoginForm
            back={back}
            onDone={() => {
              if (gated) window.location.replace(back);
              else return navigate(back, { replace: true });
            }}
          />
        </div>
        <NewHere back={back} />
      </div>
    </PageBody>
  );
}
