import { useLoaded } from '../../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader, valueFrom } from '../../page-load.ts';
import { AccountFrame } from '../../parts/account/account-frame.tsx';
import { customerOf } from '../../parts/account/page-session.ts';
import { AlreadyVerified, LinkRequest } from '../../parts/linked-account/link-request.tsx';
import { LinkedAccounts } from '../../parts/linked-account/linked-accounts.tsx';
import { pageMeta } from '../../parts/page/meta.ts';
import { rootOf } from '../../parts/page/root-data.ts';
import type { Route } from './+types/link';

/** LINKED-002..011. A guest with a token logs in first and comes back. */
export async function load(args: LoadArgs) {
  const { api, url } = args;
  const { user } = await customerOf(args);
  const token = url.searchParams.get('token') ?? '';
  const isInstitution = user.is_institution && user.company !== '';
  const [own, withToken, children] = await Promise.all([
    api('account/getAvailableCorps', {}),
    token ? api('account/getAvailableCorps', { token }) : null,
    isInstitution && user.is_owner ? api('account/getAvailableChildren', {}) : null,
  ]);
  const corps = valueFrom(own);
  const asking = withToken?.ok
    ? withToken.value.find((c) => !corps.some((known) => known.id === c.id))
    : undefined;
  return {
    user,
    token,
    /** The link was followed and agreed to before. */
    isVerified: withToken?.ok === false && withToken.error_code === 'already_verified',
    /** Whom the link in the mail is from; null when it cannot be followed any more. */
    asking: asking ?? null,
    /** The accounts this person may buy for, without their own. */
    parents: corps.slice(1),
    linked: children?.ok ? children.value : [],
  };
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(rootOf(matches), {
    name: 'Linked Accounts',
    description: '',
    canonical: '',
    noindex: true,
  });
}

export default function LinkPage() {
  const { token, asking, isVerified, ...accounts } = useLoaded<typeof loader>();
  return (
    <AccountFrame title="Linked Accounts" view="link">
      {isVerified && <AlreadyVerified />}
      {token && !isVerified && (
        <LinkRequest token={token} asking={asking} loggedInAs={accounts.user.email_address} />
      )}
      <LinkedAccounts {...accounts} />
    </AccountFrame>
  );
}
