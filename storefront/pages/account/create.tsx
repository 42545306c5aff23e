import { redirect } from 'react-router';
import { safeBackPath, withBack } from '../../../contract/back-path.ts';
import * as m from '../../../messages/compiled/messages.js';
import { useLoaded } from '../../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader, valueFrom } from '../../page-load.ts';
import { browserAction, isDone, serverAction, unlessDone } from '../../page-submit.ts';
import { CreateForm } from '../../parts/account/create-form.tsx';
import { withMerged } from '../../parts/account/merged-address.ts';
import { submitOf } from '../../parts/account/page-forms.ts';
import { sessionOf } from '../../parts/account/page-session.ts';
import { createAccount } from '../../parts/account/submit-create.ts';
import { PageBody } from '../../parts/page/page-body.tsx';
import { unlistedMeta } from '../../parts/page/unlisted-meta.ts';
import type { Route } from './+types/create';

/** Needs an address that was checked in this session, or the token of a mail (ACCOUNT-018). */
export async function load(args: LoadArgs) {
  const { api, url } = args;
  const token = url.searchParams.get('token') ?? '';
  const back = safeBackPath(url.searchParams.get('back'));
  const [found, session, countries, settings] = await Promise.all([
    api('account/getEmailFromToken', token ? { token } : {}),
    sessionOf(args),
    api('country/getList', {}),
    api('store/getSettings', {}),
  ]);
  // With a link that cannot be used here the other page says why.
  const verify = withBack(`/account/verify?token=${encodeURIComponent(token)}`, back);
  if (session.logged_in) throw redirect(token ? verify : '/account/details');
  if (!found.ok) throw redirect(token ? verify : withBack('/account/signup', back));
  const country = valueFrom(settings).store_info.iso3166_2_country;
  return {
    email: found.value.email,
    countries: valueFrom(countries),
    provinces: valueFrom(await api('province/getList', { country })),
  };
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** Without JavaScript the next page says whether the guest's cart came along. */
export const action = serverAction(
  submitOf({
    async create(args) {
      const outcome = await createAccount(args);
      return isDone(outcome) ? { ...outcome, path: withMerged(outcome.path, outcome.merged) } : outcome;
    },
  }),
);
export const clientAction = browserAction(submitOf({ create: createAccount }));
export const shouldRevalidate = unlessDone;

export function meta({ matches }: Route.MetaArgs) {
  const name = m.account_create_an_account();
  return unlistedMeta(matches, name);
}

export default function CreatePage() {
  return (
    <PageBody>
      <CreateForm {...useLoaded<typeof loader>()} />
    </PageBody>
  );
}
