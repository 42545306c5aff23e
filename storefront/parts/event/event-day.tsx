import * as m from '../../../messages/compiled/messages.js';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { EventCard } from './event-card.tsx';
import { inWords } from './event-dates.ts';
import styles from './event-list.module.css';
import { eventsPath, monthPath } from './event-paths.ts';
import type { EventsShown } from './load-events.ts';

/** The events of one day, as the calendar leads to them (EVENT-016, EVENT-018). */
export function EventDay({ day, rows, now }: Pick<EventsShown, 'rows' | 'now'> & { day: string }) {
  const date = inWords(day, 'day');
  return (
    <div className={styles.day}>
      <h1>{m.events_on_day({ date })}</h1>
      {rows.length === 0 ? (
        <EmptyState
          title={m.events_none_on_day()}
          actions={<LinkButton href={eventsPath}>{m.events_all()}</LinkButton>}
        />
      ) : (
        <ol className={styles.events}>
          {rows.map((event, i) => (
            <li key={event.id}>
              <EventCard event={event} now={now} level={2} look="row" first={i < 2} />
            </li>
          ))}
        </ol>
      )}
      <p data-print="hide">
        <Link href={monthPath(day.slice(0, 7))}>
          {m.events_in_month({ month: inWords(`${day.slice(0, 7)}-01`, 'month') })}
        </Link>
      </p>
    </div>
  );
}
