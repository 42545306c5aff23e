import { data, redirect, useActionData, useNavigate } from 'react-router';
import { CallFailed } from '../../../contract/action.ts';
import { safeBackPath, withBack } from '../../../contract/back-path.ts';
import { apiOfForm } from '../../load-context.ts';
import { useLoaded } from '../../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader, valueFrom } from '../../page-load.ts';
import styles from '../../parts/account/account-form.module.css';
import { GateMessage, ShutOut } from '../../parts/account/gate.tsx';
import { LoginForm } from '../../parts/account/login-form.tsx';
import { sessionOf } from '../../parts/account/page-session.ts';
import { StillLoggedIn } from '../../parts/account/still-logged-in.tsx';
import { pageMeta } from '../../parts/page/meta.ts';
import { PageBody } from '../../parts/page/page-body.tsx';
import { rootOf } from '../../parts/page/root-data.ts';
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
  return pageMeta(rootOf(matches), { name: 'Login', description: '', canonical: '', noindex: true });
}

/** Browsers without JavaScript log in, and log out, by this form. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const api = apiOfForm(context, form);
  const field = (name: string) => String(form.get(name) ?? '');
  const back = safeBackPath(new URL(request.url).searchParams.get('back'));
  // The form comes back with it, never with the password.
  const name = field('name');
  try {
    if (field('intent') === 'logout') {
      const answer = await api('account/logout', {});
      return redirect(answer.ok ? back : withBack('/account/login?other=1', back), 303);
    }
    const answer = await api('account/login', { email_address: name, password: field('password') });
    return answer.ok ? redirect(back, 303) : data({ sentence: answer.error, name }, { status: 400 });
  } catch (e) {
    if (!(e instanceof CallFailed)) throw e;
    return data({ sentence: e.message, name }, { status: e.status || 503 });
  }
}

export default function LoginPage() {
  const { back, shutOut, notLoggedOut } = useLoaded<typeof loader>();
  const refused = useActionData<typeof action>();
  const navigate = useNavigate();
  const { gated } = useSettings();
  if (notLoggedOut) return <StillLoggedIn as={notLoggedOut} back={back} />;
  if (shutOut) return <ShutOut />;
  return (
    <PageBody>
      <div className={styles.page}>
        <h1>Login</h1>
        {gated && <GateMessage />}
        {back.startsWith('/account/link?token=') && (
          <p className={styles.lead}>
            Log in with the email address that the request was sent to. Has it no account here yet? Sign up
            with it: you will come back to the request.
          </p>
        )}
        <LoginForm
          back={back}
          told={refused?.sentence}
          typed={refused?.name}
          onDone={() => {
            if (gated) window.location.replace(back);
            else return navigate(back, { replace: true });
          }}
        />
      </div>
    </PageBody>
  );
}
