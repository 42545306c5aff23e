import { EventCard } from '../../storefront/parts/event/event-card.tsx';
import type { BlockProps } from '../block-props.ts';
import { EventsFrame } from '../events-frame.tsx';
import styles from './events-grid.module.css';

export function Render({ data, injected, first }: BlockProps<'events_grid'>) {
  if (!injected || injected.rows.length === 0) return null;
  return (
    <EventsFrame data={data} hasLink>
      <ul className={styles.grid}>
        {injected.rows.map((event, i) => (
          <li key={event.id}>
            <EventCard event={event} now={injected.now} level={3} look="tile" first={first && i < 3} />
          </li>
        ))}
      </ul>
    </EventsFrame>
  );
}
