import { eventPath } from '../../../contract/event-path.ts';
import type { TitleEvent } from '../../../contract/title.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Link } from '../../../ui/link.tsx';
import styles from './title-events.module.css';

/** Events that sell the book or name its author, such as a reading. */
export function TitleEvents({ events }: { events: readonly TitleEvent[] }) {
  if (events.length === 0) return null;
  return (
    <ul className={styles.events} aria-label={m.item_events()}>
      {events.map(({ id, title, text }) => (
        <li key={id}>
          <Link href={eventPath(id)}>{title}</Link>
          <span className={styles.when}>{text}</span>
        </li>
      ))}
    </ul>
  );
}
