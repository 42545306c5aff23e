import { type CSSProperties, type MouseEvent, useState } from 'react';
import type { ShopEvent } from '../../../contract/event.ts';
import { eventPath } from '../../../contract/event-path.ts';
import { dotsOnDay } from '../../../contract/event-rules.ts';
import * as m from '../../../messages/compiled/messages.js';
import { asksForNewTab } from '../../../ui/asks-for-new-tab.ts';
import { LazyPopup, popupCode } from '../../../ui/lazy-popup.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './event-calendar.module.css';
import { inWords } from './event-dates.ts';
import { dayPath } from './event-paths.ts';

const dialog = popupCode(() => import('./day-dialog.tsx'));

/**
 * A day of the calendar. One event is led to at once (EVENT-031); several open as a list, which without JavaScript is the
 * day's page (EVENT-030).
 */
export function CalendarDay({ day, events }: { day: string; events: readonly ShopEvent[] }) {
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const [first] = events;
  const number = <span className={styles.number}>{Number(day.slice(8))}</span>;
  if (!first) return number;
  const date = inWords(day, 'day');
  if (events.length === 1) {
    return (
      <Link
        href={eventPath(first.id)}
        className={styles.day}
        data-day={day}
        aria-label={m.events_day_one({ date, title: titleOf(first) })}
      >
        {number}
        <Marks events={events} />
      </Link>
    );
  }
  const open = (event: MouseEvent) => {
    if (asksForNewTab(event)) return;
    event.preventDefault();
    setState('open');
  };
  return (
    <>
      <Link
        href={dayPath(day)}
        className={styles.day}
        data-day={day}
        aria-label={m.events_day_several({ date, count: events.length })}
        aria-haspopup="dialog"
        onPointerEnter={dialog.preload}
        onClick={open}
      >
        {number}
        <Marks events={events} />
      </Link>
      {state !== 'unopened' && (
        <LazyPopup
          code={dialog}
          open={state === 'open'}
          onClose={() => setState('closed')}
          title={date}
          events={events}
        />
      )}
    </>
  );
}

const titleOf = ({ title, status }: ShopEvent) =>
  status === 'cancelled' ? m.events_cancelled_title({ title }) : title;

/** At most three, as dots where there is little room, and a '+' when there are more (EVENT-010). */
function Marks({ events }: { events: readonly ShopEvent[] }) {
  return (
    <span className={styles.marks}>
      {events.slice(0, dotsOnDay).map((event) => (
        <span
          key={event.id}
          className={styles.mark}
          data-cancelled={event.status === 'cancelled' || undefined}
          style={event.category ? ({ '--category': event.category.colour } as CSSProperties) : undefined}
        >
          <span className={styles.title}>{event.title}</span>
        </span>
      ))}
      {events.length > dotsOnDay && <span className={styles.more}>+</span>}
    </span>
  );
}
