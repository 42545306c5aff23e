import { redirect, useLocation } from 'react-router';
import { safeBackPath, withBack } from '../../../contract/back-path.ts';
import * as m from '../../../messages/compiled/messages.js';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { CheckIcon, UserIcon, WarningIcon } from '../../../ui/icons.tsx';
import { MailIcon } from '../../../ui/more-icons.tsx';
import { useScripted } from '../../../ui/use-scripted.ts';
import { useLoaded } from '../../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader, valueFrom } from '../../page-load.ts';
import { LogOutFirst } from '../../parts/account/log-out-first.tsx';
import { sessionOf } from '../../parts/account/page-session.ts';
import { PageBody } from '../../parts/page/page-body.tsx';
import { unlistedMeta } from '../../parts/page/unlisted-meta.ts';
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
  const name = m.account_create_an_account();
  return unlistedMeta(matches, name);
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
              <LinkButton href={withBack('/account/login', back)}>{m.account_login()}</LinkButton>
              <LinkButton href={withBack('/account/signup', back)} variant="primary">
                {m.account_send_a_new_link()}
              </LinkButton>
            </>
          }
        >
          <p>{m.account_email_enter_again()}</p>
        </EmptyState>
      </PageBody>
    );
  }
  return (
    <PageBody>
      <EmptyState
        level={1}
        icon={<MailIcon size={40} />}
        title={m.account_check_your_email()}
        actions={
          <LinkButton href={withBack('/account/signup', back)}>
            {email ? m.account_use_other_email() : m.account_email_enter()}
          </LinkButton>
        }
      >
        <p>{email ? m.account_activation_sent({ email }) : m.account_activation_hint()}</p>
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
            <LinkButton href={withBack('/account/forgot', back)}>{m.account_reset_password()}</LinkButton>
            <LinkButton href={withBack('/account/login', back)} variant="primary">
              {m.account_login()}
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
        title={m.account_other_account_heading()}
        actions={
          <>
            <LinkButton href="/account/details">{m.account_details()}</LinkButton>
            <LogOutFirst back={back} />
          </>
        }
      >
        <p>{m.account_link_of_other({ email, as })}</p>
      </EmptyState>
    </PageBody>
  );
}
