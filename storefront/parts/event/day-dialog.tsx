import type { ShopEvent } from '../../../contract/event.ts';
import { eventPath } from '../../../contract/event-path.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Dialog } from '../../../ui/dialog.tsx';
import { Link } from '../../../ui/link.tsx';
import { CategoryMark } from './category-mark.tsx';
import styles from './day-dialog.module.css';
import { nowIn } from './load-events.ts';
import { WayIn } from './way-in.tsx';

interface DayDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  events: readonly ShopEvent[];
}

/** The events of one day (EVENT-030). */
export default function DayDialog({ open, onClose, title, events }: DayDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <ul className={styles.events}>
        {events.map((event) => (
          <li key={event.id}>
            <p className={styles.title}>
              <Link href={eventPath(event.id)} onClick={onClose}>
                {event.title}
              </Link>
            </p>
            <p className={styles.facts}>
              {event.status === 'cancelled' && <strong>{m.events_cancelled()}</strong>}
              <span>{event.time_text}</span>
              {event.location_text && <span>{event.location_text}</span>}
              {event.category && <CategoryMark category={event.category} />}
            </p>
            <WayIn event={event} now={nowIn()} onFollow={onClose} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
