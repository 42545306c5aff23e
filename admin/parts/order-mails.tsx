import { Form } from 'react-router';
import type { AdminOutput } from '../../contract/admin/actions.ts';
import * as m from '../../messages/compiled/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { NotDone } from '../desk-submit.ts';
import styles from './order-parts.module.css';
import { RefusedNotice } from './refused-notice.tsx';
import { useMay } from './use-may.ts';
import { useStore } from './use-store.ts';

type Detail = AdminOutput<'order/get'>;
type Mail = Detail['mails'][number];

/** The mails about an order, and whether each was sent. */
export function OrderMails({ detail: { mails }, outcome }: { detail: Detail; outcome: NotDone | undefined }) {
  return (
    <section className={styles.card} aria-labelledby="mails">
      <h2 id="mails">{m.deskorder_mails()}</h2>
      <RefusedNotice outcome={outcome} />
      {mails.length === 0 && <p>{m.deskorder_mail_none()}</p>}
      <ul className={styles.lines}>
        {mails.map((mail) => (
          <MailLine key={mail.mail_id} mail={mail} />
        ))}
      </ul>
    </section>
  );
}

function MailLine({ mail }: { mail: Mail }) {
  const { mail_id, subject, recipient, status, at_text: when } = mail;
  const mayWrite = useMay('orders:write');
  const { sendsMail } = useStore();
  const isKept = status === 'sent' && !sendsMail;
  return (
    <li>
      <div>
        <p>
          {subject}{' '}
          <Badge tone={isKept ? 'neutral' : tones[status]}>
            {isKept ? m.deskorder_mail_kept() : stateOf(mail)}
          </Badge>
        </p>
        <p className={styles.soft}>{m.deskorder_mail_to({ recipient, when })}</p>
      </div>
      {mayWrite && status !== 'queued' && (
        <Form method="post">
          <input type="hidden" name="intent" value="mail" />
          <input type="hidden" name="mail" value={mail_id} />
          <Button type="submit" size="s" aria-label={m.deskorder_mail_again_of({ subject })}>
            {m.deskorder_mail_again()}
          </Button>
        </Form>
      )}
    </li>
  );
}

const tones = { queued: 'neutral', sent: 'success', failed: 'danger' } as const;

function stateOf({ status, error: reason }: Mail): string {
  if (status === 'sent') return m.deskorder_mail_sent();
  if (status === 'failed') return m.deskorder_mail_failed({ reason });
  return reason ? m.deskorder_mail_queued_failed({ reason }) : m.deskorder_mail_queued();
}
