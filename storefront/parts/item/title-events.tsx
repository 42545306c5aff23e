import type { TitleEvent } from '../../../contract/title.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { Link } from '../../../ui/link.tsx';
import { eventPath } from '../event/event-paths.ts';
import styles from './title-events.module.css';

/** When the author visits, and the events where the book is sold. */
export function TitleEvents({ events }: { events: readonly TitleEvent[] }) {
  if (events.length === 0) return null;
  return (
    <ul className={styles.events} aria-label={m.item_events()}>
      {events.map((event) => (
        <li key={event.id}>
          <Link href={eventPath(event.id)}>{sentence(event)}</Link>
          <span className={styles.title}>{event.title}</span>
        </li>
      ))}
    </ul>
  );
}

function sentence({ visitors, date_text, time_text, place, is_here, is_online }: TitleEvent): string {
  const when = [date_text, time_text].filter(Boolean).join(', ');
  if (visitors.length === 0) return m.item_event_sold({ when });
  const names = new Intl.ListFormat(getLocale()).format(visitors);
  if (is_online) return m.item_event_visit_online({ names, when });
  if (is_here) return m.item_event_visit_here({ names, count: visitors.length, when });
  return place ? m.item_event_visit_place({ names, place, when }) : m.item_event_visit({ names, when });
}
