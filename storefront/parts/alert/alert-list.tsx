import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { Alert } from '../../../contract/alert.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import type { Done } from '../../page-submit.ts';
import frame from '../account/account-frame.module.css';
import { HiddenFields } from '../submit/hidden-fields.tsx';
import { usePosted, useSubmission } from '../submit/use-submission.ts';
import { itemPath } from '../title/paths.ts';
import styles from './alert-list.module.css';

const said: Record<string, () => string> = {
  alert_confirmed: m.alert_confirmed,
  alert_stopped: m.alert_stopped,
  alerts_stopped: m.alert_all_stopped,
};

interface AlertListProps {
  alerts: readonly Alert[];
  /** The page was opened by the link in a mail: those that wait for it can be agreed to. */
  canConfirm?: boolean;
}

/** The alerts of a mailbox or a customer, each with a button that ends it. */
export function AlertList({ alerts, canConfirm = false }: AlertListProps) {
  const [query] = useSearchParams();
  const { show } = useToasts();
  const top = useRef<HTMLDivElement>(null);
  const refused = [
    usePosted('alert_confirmed'),
    usePosted('alert_stopped'),
    usePosted('alerts_stopped'),
  ].find(Boolean);
  const { Form, sent, pending } = useSubmission<Done>({
    onDone({ done }) {
      show({ tone: 'success', message: said[done]?.() ?? '' });
      // The button that was pressed goes.
      top.current?.focus();
    },
    onRefused: ({ sentence }) => show({ tone: 'error', message: sentence ?? '' }),
  });
  const done = said[query.get('done') ?? ''];
  const waiting = canConfirm ? alerts.filter(({ confirmed }) => !confirmed) : [];
  const others = alerts.filter((alert) => !waiting.includes(alert));
  const isSent = (intent: string, id?: number) =>
    pending && sent?.get('intent') === intent && (id === undefined || sent?.get('alert_id') === String(id));
  const rows = (shown: readonly Alert[], detail: (alert: Alert) => string) => (
    <ul className={frame.rows}>
      {shown.map((alert) => (
        <li key={alert.alert_id}>
          <span>
            <AlertName {...alert} />
            <br />
            <span className={frame.soft}>{detail(alert)}</span>
          </span>
          <Form method="post">
            <HiddenFields values={{ intent: 'alert_stopped', alert_id: alert.alert_id }} />
            <Button
              type="submit"
              size="s"
              pending={isSent('alert_stopped', alert.alert_id)}
              aria-label={m.alert_stop_one({ what: m.alert_kind(alert) })}
            >
              {m.alert_stop()}
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.alerts} ref={top} tabIndex={-1}>
      {done && !refused && (
        <Notice tone="success" role="status">
          <p>{done()}</p>
        </Notice>
      )}
      {refused && (
        <Notice tone="danger" role="alert">
          <p>{refused.sentence}</p>
        </Notice>
      )}
      {waiting.length > 0 && (
        <section className={frame.panel}>
          <h2>{m.alert_confirm_title()}</h2>
          <p className={frame.soft}>{m.alert_confirm_text()}</p>
          {rows(waiting, ({ email }) => m.alert_to({ email }))}
          <Form method="post">
            <HiddenFields
              values={{
                intent: 'alert_confirmed',
                alert_ids: JSON.stringify(waiting.map(({ alert_id }) => alert_id)),
              }}
            />
            <Button type="submit" variant="primary" pending={isSent('alert_confirmed')}>
              {m.alert_confirm()}
            </Button>
          </Form>
        </section>
      )}
      {alerts.length === 0 && (
        <EmptyState title={m.alert_none()}>
          <p>{m.alert_none_hint()}</p>
        </EmptyState>
      )}
      {others.length > 0 &&
        rows(others, ({ confirmed, asked_text: day, email }) =>
          confirmed ? m.alert_asked_on({ day, email }) : m.alert_unconfirmed({ email }),
        )}
      {alerts.length > 1 && (
        <Form method="post">
          <HiddenFields values={{ intent: 'alerts_stopped' }} />
          <Button type="submit" size="s" pending={isSent('alerts_stopped')}>
            {m.alert_stop_all()}
          </Button>
        </Form>
      )}
    </div>
  );
}

function AlertName({ kind, name, eisbn }: Alert) {
  const text = m.alert_kind({ kind, name });
  return eisbn ? <Link href={itemPath(eisbn)}>{text}</Link> : <strong>{text}</strong>;
}
