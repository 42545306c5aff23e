import { EventCard } from '../../storefront/parts/event/event-card.tsx';
import { LiveCalendar } from '../../storefront/parts/event/live-calendar.tsx';
import type { BlockProps } from '../block-props.ts';
import { EventsFrame, NoEvents } from '../events-frame.tsx';
import styles from './events-calendar-upcoming.module.css';

export function Render({ data, injected, first }: BlockProps<'events_calendar_upcoming'>) {
  if (!injected) return null;
  return (
    <EventsFrame data={data} hasLink>
      <div className={styles.sides}>
        {injected.upcoming.length > 0 ? (
          <ol className={styles.events}>
            {injected.upcoming.map((event, i) => (
              <li key={event.id}>
                <EventCard event={event} now={injected.now} level={3} look="row" first={first && i < 2} />
              </li>
            ))}
          </ol>
        ) : (
          <NoEvents />
        )}
        <LiveCalendar shown={injected} level={3} />
      </div>
    </EventsFrame>
  );
}
