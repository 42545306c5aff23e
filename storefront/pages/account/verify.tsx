import { redirect, useLocation } from 'react-router';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { MailIcon, WarningIcon } from '../../../ui/icons.tsx';
import { useLoaded } from '../../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader } from '../../page-load.ts';
import { pageMeta } from '../../parts/page/meta.ts';
import { PageBody } from '../../parts/page/page-body.tsx';
import { rootOf } from '../../parts/page/root-data.ts';
import type { Route } from './+types/verify';

/** With the token of a mail: on to the account form. Without: a mail was sent (ACCOUNT-019, ACCOUNT-020). */
export async function load({ api, url }: LoadArgs) {
  const token = url.searchParams.get('token');
  if (!token) return { failure: '' };
  const answer = await api('account/getEmailFromToken', { token });
  if (answer.ok) throw redirect(`/account/create?token=${encodeURIComponent(token)}`);
  return { failure: answer.error };
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export function meta({ matches }: Route.MetaArgs) {
  const name = 'Create an Account';
  return pageMeta(rootOf(matches), { name, description: '', canonical: '', noindex: true });
}

export default function VerifyPage() {
  const { failure } = useLoaded<typeof loader>();
  const { state } = useLocation() as { state: { email?: string } | null };
  if (failure) {
    return (
      <PageBody>
        <EmptyState
          level={1}
          icon={<WarningIcon size={40} />}
          title={failure}
          actions={
            <LinkButton href="/account/signup" variant="primary">
              Sign up
            </LinkButton>
          }
        />
      </PageBody>
    );
  }
  return (
    <PageBody>
      <EmptyState
        level={1}
        icon={<MailIcon size={40} />}
        title="Check your email"
        actions={<LinkButton href="/account/signup">Use another email address</LinkButton>}
      >
        <p>
          We sent an activation email to {state?.email || 'the address you gave'}. Follow the link in it to
          finish creating your account. It works for one day.
        </p>
      </EmptyState>
    </PageBody>
  );
}
