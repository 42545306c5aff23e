import { Form } from 'react-router';
import type { Health } from '../../../contract/admin/health.ts';
import { momentText } from '../../../contract/moment-text.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import rows from '../titles.module.css';
import { useMay } from '../use-may.ts';
import { useStore } from '../use-store.ts';
import styles from './health.module.css';
import { mailProblem } from './mail-problem.ts';

type Mails = Health['mails'];

/** Mails that wait or were given up, with the way to send them again. */
export function MailsSection({ mails: { is_set_up, waiting, failed, unsent } }: { mails: Mails }) {
  const mayWrite = useMay('health:write');
  return (
    <section aria-labelledby="mails" className={styles.section}>
      <h2 id="mails">{m.deskhealth_mails()}</h2>
      {!is_set_up && <p>{m.deskhealth_mails_unset()}</p>}
      {waiting > 0 && <p>{m.deskhealth_mails_waiting({ count: waiting })}</p>}
      {is_set_up && waiting === 0 && failed === 0 && <p>{m.deskhealth_mails_well()}</p>}
      {unsent.length > 0 && (
        <ul className={rows.titles}>
          {unsent.map((mail) => (
            <MailLine key={mail.mail_id} mail={mail} mayWrite={mayWrite} />
          ))}
        </ul>
      )}
      {mayWrite && failed > 1 && (
        <Form method="post" className={styles.all}>
          <Button type="submit">{m.deskhealth_mail_all_again()}</Button>
          {failed > unsent.length && <p>{m.deskhealth_mail_shown()}</p>}
        </Form>
      )}
    </section>
  );
}

function MailLine({ mail, mayWrite }: { mail: Mails['unsent'][number]; mayWrite: boolean }) {
  const { mail_id, subject, recipient, is_failed, created, attempts, problem } = mail;
  const when = momentText(created, useStore());
  return (
    <li>
      <div>
        <b>{subject}</b>{' '}
        <Badge tone={is_failed ? 'danger' : 'neutral'}>
          {is_failed ? m.deskhealth_mail_failed() : m.deskhealth_mail_waits()}
        </Badge>
        <p suppressHydrationWarning>{m.deskhealth_mail_line({ recipient, when, count: attempts })}</p>
        {problem && <p>{mailProblem(problem)}</p>}
      </div>
      {mayWrite && is_failed && (
        <Form method="post">
          <input type="hidden" name="mail_id" value={mail_id} />
          <Button type="submit" size="s" aria-label={m.deskhealth_mail_again_of({ subject, recipient })}>
            {m.deskhealth_mail_again()}
          </Button>
        </Form>
      )}
    </li>
  );
}
