import { eventPath } from '../../../contract/event-path.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { CategoryMark } from './category-mark.tsx';
import { EventFacts } from './event-facts.tsx';
import { EventItems } from './event-items.tsx';
import { eventsPath } from './event-paths.ts';
import { AddToCalendar, ShareEvent } from './event-share.tsx';
import { eventState, isOver, stateWords, takesRsvp } from './event-state.ts';
import styles from './event-view.module.css';
import type { WholeEvent } from './load-event.ts';
import { RsvpSection } from './rsvp-section.tsx';

interface EventViewProps extends WholeEvent {
  /** Unix seconds, of the page's data. */
  now: number;
}

/** The page of one event. */
export function EventView({ event, other_dates, now }: EventViewProps) {
  const over = isOver(eventState(event, now));
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        {event.category && (
          <p>
            <CategoryMark category={event.category} />
          </p>
        )}
        <h1>{event.title}</h1>
        <StateNotice event={event} now={now} />
      </header>
      <div className={styles.facts}>
        <EventFacts event={event} />
        {takesRsvp(event, now) && <RsvpSection event={event} />}
      </div>
      <div className={styles.main}>
        {event.image_url && (
          <Picture
            src={event.image_url}
            alt=""
            first
            sizes="(min-width: 1100px) 760px, 100vw"
            className={styles.picture}
          />
        )}
        {event.description && <Prose html={event.description} />}
        {event.tickets.length > 0 && !over && (
          <section id="tickets" className={styles.part}>
            <h2>{event.ticket_label}</h2>
            <EventItems rows={event.tickets} label={event.ticket_label} />
          </section>
        )}
        {event.books.length > 0 && (
          <section className={styles.part}>
            <h2>{m.events_books()}</h2>
            <EventItems rows={event.books} label={m.events_books()} />
          </section>
        )}
        <OtherDates dates={other_dates} />
      </div>
      <div className={styles.aside}>
        {!over && <AddToCalendar event={event} />}
        <ShareEvent event={event} />
        <p data-print="hide">
          <Link href={eventsPath}>{m.events_all()}</Link>
        </p>
      </div>
    </article>
  );
}

const notices = {
  cancelled: { tone: 'danger', text: m.events_cancelled_notice },
  past: { tone: 'info', text: m.events_past_notice },
  sold_out: { tone: 'info', text: m.events_sold_out_notice },
  /** RsvpSection says it. */
  full: null,
  in_progress: { tone: 'success', text: m.events_in_progress_notice },
  moved: { tone: 'warning', text: m.events_moved_notice },
  to_come: null,
} as const;

/** What a visitor has to know before coming. */
export function StateNotice({ event, now }: Pick<EventViewProps, 'event' | 'now'>) {
  const notice = notices[eventState(event, now)];
  if (!notice) return event.change_note ? <Notice title={event.change_note} /> : null;
  return (
    <Notice tone={notice.tone} title={notice.text()}>
      {event.change_note && <p>{event.change_note}</p>}
    </Notice>
  );
}

function OtherDates({ dates }: { dates: WholeEvent['other_dates'] }) {
  if (dates.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{m.events_other_dates()}</h2>
      <ul className={styles.dates}>
        {dates.map(({ id, date_text, time_text, status }) => {
          const word = status === 'scheduled' ? '' : (stateWords[status]?.() ?? '');
          return (
            <li key={id}>
              <Link href={eventPath(id)}>{date_text}</Link>
              <span>
                {time_text}
                {word && ` (${word})`}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
