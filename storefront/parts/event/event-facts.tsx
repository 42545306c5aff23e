import type { ShopEvent } from '../../../contract/event.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Link } from '../../../ui/link.tsx';
import styles from './event-facts.module.css';
import { eventMap } from './event-links.ts';
import { VisitorTime } from './visitor-time.tsx';

/** When and where. */
export function EventFacts({ event }: { event: ShopEvent }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{m.events_when()}</dt>
        <dd>
          {event.date_text}
          <br />
          {event.time_text}
          {event.recurrence_text && <span className={styles.soft}>{event.recurrence_text}</span>}
          <VisitorTime event={event} />
        </dd>
      </div>
      <Where event={event} />
    </dl>
  );
}

function Where({ event }: { event: ShopEvent }) {
  const { is_online, online_url, location_text, address } = event;
  if (!is_online && !location_text && !address) return null;
  const map = eventMap(event);
  return (
    <div>
      <dt>{m.events_where()}</dt>
      <dd>
        {is_online ? m.events_online() : location_text}
        {!is_online && address && <span className={styles.soft}>{address}</span>}
        {is_online && online_url && (
          <span>
            <Link href={online_url} target="_blank" rel="noopener">
              {m.events_join()}
            </Link>
          </span>
        )}
        {map && (
          <span data-print="hide">
            <Link href={map} target="_blank" rel="noopener">
              {m.events_map()}
            </Link>
          </span>
        )}
      </dd>
    </div>
  );
}
