import { Link } from 'react-router';
import type { Health } from '../../../contract/admin/health.ts';
import { momentText } from '../../../contract/moment-text.ts';
import * as m from '../../../messages/compiled/messages.js';
import { useStore } from '../use-store.ts';
import styles from './health.module.css';

/** When the last backup was made, and the next is due. */
export function BackupsSection({ backups: { last, is_tested, next } }: Pick<Health, 'backups'>) {
  const store = useStore();
  const sentences = [
    last === null
      ? m.deskhealth_backups_none()
      : m.deskhealth_backups_last({ when: momentText(last, store) }),
    ...(last === null ? [] : [is_tested ? m.deskhealth_backups_tested() : m.deskhealth_backups_untested()]),
    next === null
      ? m.deskhealth_backups_unplanned()
      : m.deskhealth_backups_next({ when: momentText(next, store) }),
  ];
  return (
    <section aria-labelledby="backups" className={styles.section}>
      <h2 id="backups">{m.deskhealth_backups()}</h2>
      <p suppressHydrationWarning>
        {sentences.join(' ')} <Link to="/backups">{m.deskhealth_go_backups()}</Link>
      </p>
    </section>
  );
}
