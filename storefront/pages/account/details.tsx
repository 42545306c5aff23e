import { useState } from 'react';
import { useSearchParams } from 'react-router';
import * as m from '../../../messages/compiled/messages.js';
import { useLoaded } from '../../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader, valueFrom } from '../../page-load.ts';
import { browserAction, serverAction } from '../../page-submit.ts';
import { AccountDeleted } from '../../parts/account/account-deleted.tsx';
import { AccountFrame } from '../../parts/account/account-frame.tsx';
import { DetailsView } from '../../parts/account/details-view.tsx';
import { DoneNotice } from '../../parts/account/done-notice.tsx';
import { LoginPrompt } from '../../parts/account/login-prompt.tsx';
import { submitOf } from '../../parts/account/page-forms.ts';
import { sessionOf } from '../../parts/account/page-session.ts';
import { deleteAccount } from '../../parts/account/submit-delete.ts';
import { changeEmail, confirmEmail } from '../../parts/account/submit-email.ts';
import { changePassword } from '../../parts/account/submit-password.ts';
import { saveProfile } from '../../parts/account/submit-profile.ts';
import { endOtherSessions, endSession } from '../../parts/account/submit-sessions.ts';
import { PageBody } from '../../parts/page/page-body.tsx';
import { unlistedMeta } from '../../parts/page/unlisted-meta.ts';
import type { Route } from './+types/details';

/** Guests get a prompt in place; with a query string they come back here, else they go home (ACCOUNT-025, ACCOUNT-026). */
export async function load(args: LoadArgs) {
  const { api, url } = args;
  const { user } = await sessionOf(args);
  const token = url.searchParams.get('token') ?? '';
  if (!user) {
    const back = url.search ? url.pathname + url.search : '/';
    return { customer: null, back, note: token ? await noteOn(api, token) : '' };
  }
  const [countries, provinces, sessions] = await Promise.all([
    api('country/getList', {}),
    api('province/getList', { country: user.country }),
    api('account/getSessions', {}),
  ]);
  return {
    back: '',
    note: '',
    customer: {
      user,
      countries: valueFrom(countries),
      provinces: valueFrom(provinces),
      sessions: sessions.ok ? sessions.value : [],
      token,
    },
  };
}

/** A guest has followed the link to a new email address. */
async function noteOn(api: LoadArgs['api'], token: string): Promise<string> {
  const answer = await api('account/getEmailFromToken', { token });
  if (!answer.ok) return answer.error;
  return m.account_login_to_confirm_email({ email: answer.value.email });
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

const submit = submitOf({
  profile: saveProfile,
  email: changeEmail,
  confirm_email: confirmEmail,
  password: changePassword,
  end_session: endSession,
  end_sessions: endOtherSessions,
  delete: deleteAccount,
});
export const action = serverAction(submit);
export const clientAction = browserAction(submit);

export function meta({ matches }: Route.MetaArgs) {
  const name = m.account_details();
  return unlistedMeta(matches, name);
}

export default function DetailsPage() {
  const { customer, back, note } = useLoaded<typeof loader>();
  const [isDeleted, setDeleted] = useState(false);
  const [query] = useSearchParams();
  if (isDeleted) return <AccountDeleted />;
  if (!customer && query.get('done') === 'account_deleted') return <AccountDeleted stays />;
  if (!customer) {
    return (
      <PageBody>
        <LoginPrompt back={back} note={note} />
      </PageBody>
    );
  }
  return (
    <AccountFrame title={m.account_details()} view="details">
      <DoneNotice of={['password_reset']} />
      <DetailsView {...customer} onDeleted={() => setDeleted(true)} />
    </AccountFrame>
  );
}
