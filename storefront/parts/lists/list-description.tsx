import { Fragment } from 'react';
import { partsAtMarkers } from '../../../contract/calendar-marker.ts';
import { eventPath } from '../../../contract/event-path.ts';
import type { CalendarWidget, TitleList } from '../../../contract/titlelist.ts';
import * as m from '../../../messages/compiled/messages.js';
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

/** Each event once, with its dates. */
function Calendar({ dates }: { dates: readonly CalendarWidget[] }) {
  if (dates.length === 0) return null;
  const titles = [...new Set(dates.map(({ title }) => title))];
  return (
    <ul className={styles.events} aria-label={m.item_list_dates()}>
      {titles.map((title) => (
        <li key={title}>
          <CalendarIcon size={20} />
          <div>
            <p className={styles.title}>{title}</p>
            {dates
              .filter((date) => date.title === title)
              .map((date) => (
                <p key={date.id}>
                  <Link href={eventPath(date.id)}>{whenAndWhere(date)}</Link>
                  <Ended date={date} />
                </p>
              ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

const whenAndWhere = ({ date_text, time_text, is_online, location_text }: CalendarWidget) =>
  [date_text, time_text, is_online ? m.events_online() : location_text].filter(Boolean).join(' · ');

function Ended({ date: { status, is_over } }: { date: CalendarWidget }) {
  if (status === 'cancelled') return <Badge tone="danger">{m.events_cancelled()}</Badge>;
  return is_over ? <Badge>{m.events_past()}</Badge> : null;
}
