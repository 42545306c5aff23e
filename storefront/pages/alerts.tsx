import * as m from '../../messages/compiled/messages.js';
import { useLoaded } from '../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader, valueFrom } from '../page-load.ts';
import { browserAction, serverAction } from '../page-submit.ts';
import { AlertList } from '../parts/alert/alert-list.tsx';
import { submitAlerts } from '../parts/alert/submit-alert.ts';
import { PageBody } from '../parts/page/page-body.tsx';
import { unlistedMeta } from '../parts/page/unlisted-meta.ts';
import type { Route } from './+types/alerts';

/** Opening the link changes nothing: programs that check mails open links too. */
export async function load({ api, params }: LoadArgs) {
  const answer = await api('alert/getAll', { token: params.token ?? '' });
  return valueFrom(answer, ['unknown_mailbox', 'invalid_input', 'alerts_disabled']);
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const action = serverAction(submitAlerts);
export const clientAction = browserAction(submitAlerts);

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(matches, m.alert_title());
}

/** The page of the link in mails about books: agrees to alerts, and ends them, without a login. */
export default function AlertsPage() {
  const { alerts } = useLoaded<typeof loader>();
  return (
    <PageBody>
      <h1>{m.alert_title()}</h1>
      <AlertList alerts={alerts} canConfirm />
    </PageBody>
  );
}
