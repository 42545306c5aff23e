import { type ClientActionFunctionArgs, redirectDocument, useActionData } from 'react-router';
import * as m from '../../../messages/compiled/messages.js';
import { useLoaded } from '../../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader, valueFrom } from '../../page-load.ts';
import { browserAction, serverAction } from '../../page-submit.ts';
import { AccountFrame } from '../../parts/account/account-frame.tsx';
import { customerOf } from '../../parts/account/page-session.ts';
import { AccountChoice } from '../../parts/linked-account/account-choice.tsx';
import { type LinkRefusal, linkSentences } from '../../parts/linked-account/link-outcome.ts';
import { AlreadyVerified, LinkRequest } from '../../parts/linked-account/link-request.tsx';
import { LinkedAccounts } from '../../parts/linked-account/linked-accounts.tsx';
import { submitLinks } from '../../parts/linked-account/submit-links.ts';
import { unlistedMeta } from '../../parts/page/unlisted-meta.ts';
import { SubmitNotice } from '../../parts/submit/submit-notice.tsx';
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
    /** The accounts this person may buy for, their own first. */
    corps,
    linked: children?.ok ? children.value : [],
  };
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const action = serverAction(submitLinks);

/** The pages of another account are another shopper's: they are loaded as documents (CORP-006). */
export async function clientAction(args: ClientActionFunctionArgs) {
  const outcome = await browserAction(submitLinks)(args);
  const isOtherAccount = 'done' in outcome && outcome.done === 'account_chosen';
  if (isOtherAccount) throw redirectDocument(window.location.pathname + window.location.search);
  return outcome;
}

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(matches, m.account_linked_accounts());
}

export default function LinkPage() {
  const { user, token, asking, isVerified, corps, linked } = useLoaded<typeof loader>();
  const sent = useActionData<LinkRefusal>();
  const refusalOf = (intent: string) => (sent?.intent === intent ? sent : undefined);
  const isShownAtForm = sent?.intent === 'request' || sent?.intent === 'agree';
  return (
    <AccountFrame title={m.account_linked_accounts()} view="link">
      <SubmitNotice sentences={linkSentences} refusal={isShownAtForm ? '' : sent?.sentence} />
      {isVerified && <AlreadyVerified />}
      {token && !isVerified && (
        <LinkRequest
          token={token}
          asking={asking}
          loggedInAs={user.email_address}
          sent={refusalOf('agree')}
        />
      )}
      <AccountChoice corps={corps} chosen={user.corp_id} />
      <LinkedAccounts user={user} parents={corps.slice(1)} linked={linked} sent={refusalOf('request')} />
    </AccountFrame>
  );
}
