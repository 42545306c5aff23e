import { useActionData, useLoaderData } from 'react-router';
import { momentText } from '../../contract/moment-text.ts';
import * as m from '../../messages/compiled/messages.js';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { DoneNotice } from '../parts/done-notice.tsx';
import { Page } from '../parts/page.tsx';
import { saveSettings } from '../parts/save-settings.ts';
import type { Setting } from '../parts/setting-values.ts';
import { SettingsForm } from '../parts/settings-form.tsx';
import { useStore } from '../parts/use-store.ts';

const ofPrivacy = ({ area }: Setting) => area === 'Privacy';

export const loader = deskLoader(async ({ api }) => ({
  state: valueFrom(await api('privacy/getState', {})),
  settings: valueFrom(await api('settings/getList', {})).settings.filter(ofPrivacy),
}));

export const action = deskAction((form) => saveSettings(form, ofPrivacy, { done: 'kept' }));
export const clientAction = keepForm;

const deletedNames: Readonly<Record<string, () => string>> = {
  answers: m.deskprivacy_deleted_answers,
  guest_carts: m.deskprivacy_deleted_guest_carts,
  ended_signups: m.deskprivacy_deleted_ended_signups,
  rsvps: m.deskprivacy_deleted_rsvps,
  searches: m.deskprivacy_deleted_searches,
  mails: m.deskprivacy_deleted_mails,
};

/** What the shop keeps about people, and for how long. */
export default function Privacy() {
  const { state, settings } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <Page title={m.deskprivacy_heading()}>
      <DoneNotice />
      <p>{m.deskprivacy_lead()}</p>
      <h2>{m.deskprivacy_always()}</h2>
      <ul>
        <li>{m.deskprivacy_orders()}</li>
        <li>{m.deskprivacy_accounts()}</li>
        <li>{m.deskprivacy_sessions()}</li>
        <li>{m.deskprivacy_mails({ count: state.mail_days })}</li>
        <li>{m.deskprivacy_waits()}</li>
        <li>{m.deskprivacy_audit()}</li>
      </ul>
      <h2>{m.deskprivacy_settings()}</h2>
      <SettingsForm settings={settings} withAreas={false} outcome={outcome} />
      <h2>{m.deskprivacy_last()}</h2>
      <LastRun last={state.last} />
    </Page>
  );
}

function LastRun({ last }: Pick<ReturnType<typeof useLoaderData<typeof loader>>['state'], 'last'>) {
  const store = useStore();
  if (!last) return <p>{m.deskprivacy_last_never()}</p>;
  const gone = Object.entries(last.deleted).filter(([, count]) => count > 0);
  return (
    <>
      <p suppressHydrationWarning>{m.deskprivacy_last_at({ when: momentText(last.at, store) })}</p>
      {gone.length === 0 ? (
        <p>{m.deskprivacy_deleted_none()}</p>
      ) : (
        <ul>
          {gone.map(([rule, count]) => (
            <li key={rule}>{m.deskprivacy_deleted_row({ name: deletedNames[rule]?.() ?? rule, count })}</li>
          ))}
        </ul>
      )}
    </>
  );
}
