import { redirect, useLocation } from 'react-router';
import { safeBackPath, withBack } from '../../../contract/back-path.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { CheckIcon, UserIcon, WarningIcon } from '../../../ui/icons.tsx';
import { MailIcon } from '../../../ui/more-icons.tsx';
import { useScripted } from '../../../ui/use-scripted.ts';
import { useLoaded } from '../../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader, valueFrom } from '../../page-load.ts';
import { LogOutFirst } from '../../parts/account/log-out-first.tsx';
import { sessionOf } from '../../parts/account/page-session.ts';
import { pageMeta } from '../../parts/page/meta.ts';
import { PageBody } from '../../parts/page/page-body.tsx';
import { rootOf } from '../../parts/page/root-data.ts';
import type { Route } from './+types/verify';

/** With the token of a mail: on to the account form. Without: a mail was sent (ACCOUNT-019, ACCOUNT-020). */
export async function load(args: LoadArgs) {
  const { api, url } = args;
  const token = url.searchParams.get('token');
  const back = safeBackPath(url.searchParams.get('back'));
  const found = { failure: '', exists: false, busy: null, back };
  if (!token) {
    const [settings, { user }] = await Promise.all([api('store/getSettings', {}), sessionOf(args)]);
    if (user) throw redirect(back === '/' ? '/account/details' : back);
    // This store mails no activation.
    if (!valueFrom(settings).require_email_verification) throw redirect(withBack('/account/signup', back));
    return found;
  }
  const [answer, { user }] = await Promise.all([
    api('account/getEmailFromToken', { token }),
    sessionOf(args),
  ]);
  if (answer.ok && !user) {
    throw redirect(withBack(`/account/create?token=${encodeURIComponent(token)}`, back));
  }
  if (answer.ok && user) {
    const here = url.pathname + url.search;
    return { ...found, busy: { as: user.email_address, email: answer.value.email, back: here } };
  }
  const { error, error_code } = answer as Exclude<typeof answer, { ok: true }>;
  const exists = error_code === 'exists';
  if (exists && user) throw redirect(back === '/' ? '/account/details' : back);
  return { ...found, failure: error, exists };
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export function meta({ matches }: Route.MetaArgs) {
  const name = 'Create an Account';
  return pageMeta(rootOf(matches), { name, description: '', canonical: '', noindex: true });
}

export default function VerifyPage() {
  const { failure, exists, busy, back } = useLoaded<typeof loader>();
  const { state } = useLocation() as { state: { email?: string } | null };
  // Kept by the browser over a reload, and unknown to the server.
  const email = useScripted() ? state?.email : undefined;
  if (busy) return <OtherAccount {...busy} />;
  if (exists) return <AlreadyThere sentence={failure} back={back} />;
  if (failure) {
    return (
      <PageBody>
        <EmptyState
          level={1}
          icon={<WarningIcon size={40} />}
          title={failure}
          actions={
            <>
              <LinkButton href={withBack('/account/login', back)}>Login</LinkButton>
              <LinkButton href={withBack('/account/signup', back)} variant="primary">
                Send a new link
              </LinkButton>
            </>
          }
        >
          <p>Enter your email address once more, and we will send you another one.</p>
        </EmptyState>
      </PageBody>
    );
  }
  return (
    <PageBody>
      <EmptyState
        level={1}
        icon={<MailIcon size={40} />}
        title="Check your email"
        actions={
          <LinkButton href={withBack('/account/signup', back)}>
            {email ? 'Use another email address' : 'Enter your email address'}
          </LinkButton>
        }
      >
        <p>
          {email
            ? `We sent an activation email to ${email}.`
            : 'When you enter your email address to create an account, we send you an activation email.'}{' '}
          Follow the link in it to finish creating your account. It works for one day.
        </p>
      </EmptyState>
    </PageBody>
  );
}

/** The link was followed to its end before (ACCOUNT-061 says so of a second sign-up). */
function AlreadyThere({ sentence, back }: { sentence: string; back: string }) {
  return (
    <PageBody>
      <EmptyState
        level={1}
        icon={<CheckIcon size={40} />}
        title={sentence}
        actions={
          <>
            <LinkButton href={withBack('/account/forgot', back)}>Reset Password</LinkButton>
            <LinkButton href={withBack('/account/login', back)} variant="primary">
              Login
            </LinkButton>
          </>
        }
      />
    </PageBody>
  );
}

function OtherAccount({ as, email, back }: { as: string; email: string; back: string }) {
  return (
    <PageBody>
      <EmptyState
        level={1}
        icon={<UserIcon size={40} />}
        title="You are logged in with another account"
        actions={
          <>
            <LinkButton href="/account/details">Account Details</LinkButton>
            <LogOutFirst back={back} />
          </>
        }
      >
        <p>
          This link creates an account for {email}, but you are logged in as {as}. Log out to go on with it.
        </p>
      </EmptyState>
    </PageBody>
  );
}
