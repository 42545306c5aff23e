import { Link } from 'react-router';
import type { AdminOutput } from '../../contract/admin/actions.ts';
import { momentText } from '../../contract/moment-text.ts';
import * as m from '../../messages/compiled/messages.js';
import { Badge } from '../../ui/badge.tsx';
import styles from './orders.module.css';
import { useStore } from './use-store.ts';

/** What a reader sent, in a list: the whole line leads to it. */
export function AnswerRow({ answer }: { answer: AdminOutput<'form/getAnswers'>['answers'][number] }) {
  const store = useStore();
  const { id, header, answers, sent, is_read, answered } = answer;
  const given = answers.map(({ value }) => value).filter(Boolean);
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <Link to={`/forms/answers/${id}`} className={styles.link}>
          <b>{header || m.deskform_unnamed()}</b>
        </Link>
        <span className={styles.badges}>
          {!is_read && <Badge tone="accent">{m.deskform_new()}</Badge>}
          {answered !== null && <Badge tone="success">{m.deskform_answered()}</Badge>}
        </span>
      </div>
      <p className={styles.titles}>{given.join(' · ')}</p>
      <p className={styles.facts} suppressHydrationWarning>
        {momentText(sent, store)}
      </p>
    </li>
  );
}
