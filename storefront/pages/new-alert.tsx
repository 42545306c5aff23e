import { useActionData, useNavigate } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useLoaded } from '../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader, valueFrom } from '../page-load.ts';
import { browserAction, serverAction } from '../page-submit.ts';
import styles from '../parts/account/account-form.module.css';
import { AlertForm, wishesAt } from '../parts/alert/alert-form.tsx';
import { submitAlert } from '../parts/alert/submit-alert.ts';
import { proveHuman } from '../parts/human-check/prove-human.ts';
import { PageBody } from '../parts/page/page-body.tsx';
import { unlistedMeta } from '../parts/page/unlisted-meta.ts';
import type { Outcome } from '../parts/submit/form-outcome.ts';
import { itemPath } from '../parts/title/paths.ts';
import type { Route } from './+types/new-alert';

const missing = ['not_found', 'invalid_input', 'alerts_disabled'];

export async function load({ api, params, url }: LoadArgs) {
  const choices = valueFrom(await api('alert/getChoices', { eisbn: params.eisbn ?? '' }), missing);
  return { choices, done: url.searchParams.get('done') ?? '' };
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export const action = serverAction(submitAlert(async () => undefined));
export const clientAction = browserAction(submitAlert(proveHuman));

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(matches, m.alert_ask());
}

const said: Record<string, () => string> = { alert_saved: m.alert_saved, alert_mailed: m.alert_mail_sent };

/** Asks for mails about a title, its authors and its series. */
export default function NewAlertPage() {
  const { choices, done } = useLoaded<typeof loader>();
  const posted = useActionData<Outcome>();
  const navigate = useNavigate();
  const answer = said[done];
  const canAsk = wishesAt(choices).length > 0;
  return (
    <PageBody>
      <div className={styles.page}>
        <h1>{m.alert_ask()}</h1>
        <p className={styles.lead}>{choices.title}</p>
        {answer && (
          <Notice tone="success" role="status">
            <p>{answer()}</p>
          </Notice>
        )}
        {!answer && canAsk && (
          <AlertForm
            choices={choices}
            posted={posted}
            onDone={(code) => navigate(`?done=${code}`, { replace: true })}
          />
        )}
        {!answer && !canAsk && <p>{m.alert_nothing()}</p>}
        {(answer || !canAsk) && (
          <p className={styles.ways}>
            <LinkButton href={itemPath(choices.eisbn)}>{m.alert_back()}</LinkButton>
            {choices.email && <LinkButton href="/account/alerts">{m.alert_see_all()}</LinkButton>}
          </p>
        )}
      </div>
    </PageBody>
  );
}
