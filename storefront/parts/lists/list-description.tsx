import { Fragment } from 'react';
import { partsAtMarkers } from '../../../contract/calendar-marker.ts';
import { eventPath } from '../../../contract/event-path.ts';
import type { CalendarWidget, TitleList } from '../../../contract/titlelist.ts';
import { m } from '../../../messages/compiled/messages.js';
import { Badge } from '../../../ui/badge.tsx';
import { Link } from '../../../ui/link.tsx';
import { CalendarIcon } from '../../../ui/more-icons.tsx';
import { Prose } from '../../../ui/prose.tsx';
import styles from './list-description.module.css';

type ListDescriptionProps = Pick<TitleList, 'description' | 'type' | 'calendar_widgets'>;

/** The text of a list, with dates in place of its markers; a list of an event has them below a text without one (LIST-013). */
export function ListDescription({ description, type, calendar_widgets: dates }: ListDescriptionProps) {
  const parts = partsAtMarkers(description);
  const isMarked = parts.length > 1;
  return (
    <>
      {parts.map((html, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing else
        <Fragment key={i}>
          {i > 0 && <Calendar dates={dates} />}
          {html && <Prose html={html} />}
        </Fragment>
      ))}
      {!isMarked && type === 'event' && <Calendar dates={dates} />}
    </>
  );
}

function Calendar({ dates }: { dates: readonly CalendarWidget[] }) {
  if (dates.length === 0) return null;
  return (
    <ul className={styles.dates} aria-label={m.item_list_dates()}>
      {dates.map((date) => (
        <li key={date.id}>
          <CalendarIcon size={20} />
          <span>
            <Link href={eventPath(date.id)}>{date.title}</Link>
            <Ended date={date} />
            <span className={styles.when}>
              {[date.date_text, date.time_text, date.is_online ? m.events_online() : date.location_text]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Ended({ date: { status, is_over } }: { date: CalendarWidget }) {
  if (status === 'cancelled') return <Badge tone="danger">{m.events_cancelled()}</Badge>;
  return is_over ? <Badge>{m.events_past()}</Badge> : null;
}
