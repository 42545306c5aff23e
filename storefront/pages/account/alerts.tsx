import * as m from '../../../messages/compiled/messages.js';
import { useLoaded } from '../../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader, valueFrom } from '../../page-load.ts';
import { browserAction, serverAction } from '../../page-submit.ts';
import { AccountFrame } from '../../parts/account/account-frame.tsx';
import { customerOf } from '../../parts/account/page-session.ts';
import { AlertList } from '../../parts/alert/alert-list.tsx';
import { submitAlerts } from '../../parts/alert/submit-alert.ts';
import { unlistedMeta } from '../../parts/page/unlisted-meta.ts';
import type { Route } from './+types/alerts';

export async function load(args: LoadArgs) {
  await customerOf(args);
  return valueFrom(await args.api('alert/getAll', {}), ['alerts_disabled']);
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const action = serverAction(submitAlerts);
export const clientAction = browserAction(submitAlerts);

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(matches, m.alert_title());
}

export default function AccountAlertsPage() {
  const { alerts } = useLoaded<typeof loader>();
  return (
    <AccountFrame title={m.alert_title()} view="alerts">
      <AlertList alerts={alerts} />
    </AccountFrame>
  );
}
