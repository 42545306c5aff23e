import type { ShopEvent } from '../../../contract/event.ts';
import { eventPath } from '../../../contract/event-path.ts';
import { booksOnCard } from '../../../contract/event-rules.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Badge } from '../../../ui/badge.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { itemPath } from '../title/paths.ts';
import { TitleCover } from '../title/title-cover.tsx';
import { CategoryMark } from './category-mark.tsx';
import { DayTile } from './day-tile.tsx';
import styles from './event-card.module.css';
import { EventDetailsLink } from './event-details-link.tsx';
import { ticketsPath } from './event-paths.ts';
import { eventState, isOver, offersRsvp, stateTones, stateWords } from './event-state.ts';
import { RsvpLink } from './rsvp-link.tsx';
import { useRsvp } from './use-rsvp.ts';

interface EventCardProps {
  event: ShopEvent;
  /** Unix seconds, from the page's data. */
  now: number;
  /** Of its title in the outline of the page. */
  level: 2 | 3 | 4;
  /** 'row': the whole width. 'line': the same without summary and books. 'tile': one of several side by side, below its picture. */
  look: 'row' | 'line' | 'tile';
  /** Class of a row that stands out, with its picture and larger covers. */
  lead?: string | undefined;
  /** In the first screen: its pictures are not lazy. */
  first?: boolean;
}

/** One event of a list: when, what, where, and what belongs to it. */
export function EventCard({ event, now, level, look, lead, first }: EventCardProps) {
  const Heading = `h${level}` as const;
  const state = eventState(event, now);
  const word = stateWords[state]?.();
  const path = eventPath(event.id);
  const hasPicture = (lead || look === 'tile') && event.image_url;
  return (
    <article
      className={classNames(styles.card, look === 'tile' && styles.tile, lead)}
      data-over={isOver(state) || undefined}
    >
      {hasPicture && (
        <Link href={path} tabIndex={-1} aria-hidden="true" className={styles.picture}>
          <Picture
            src={event.image_url}
            alt=""
            first={first ?? false}
            sizes="(max-width: 716px) 100vw, 400px"
          />
        </Link>
      )}
      <DayTile event={event} />
      <div className={styles.words}>
        {(event.category || word) && (
          <p className={styles.marks}>
            {event.category && <CategoryMark category={event.category} />}
            {word && <Badge tone={stateTones[state]}>{word}</Badge>}
          </p>
        )}
        <Heading className={styles.title}>
          <Link href={path}>{event.title}</Link>
        </Heading>
        <div className={styles.facts}>
          <When event={event} now={now} />
          <Place event={event} />
          {event.recurrence_text && <p className={styles.soft}>{event.recurrence_text}</p>}
          {event.change_note && <p className={styles.note}>{event.change_note}</p>}
        </div>
        {event.summary && look !== 'line' && <p className={styles.summary}>{event.summary}</p>}
        <p className={styles.ways} data-print="hide">
          {event.has_tickets && !isOver(state) && (
            <LinkButton
              size="s"
              href={ticketsPath(event.id)}
              aria-label={m.events_for({ label: event.ticket_label, title: event.title })}
            >
              {event.ticket_label}
            </LinkButton>
          )}
          {offersRsvp(event, now) && <CardRsvp event={event} />}
          <EventDetailsLink event={event} now={now} />
        </p>
      </div>
      {look !== 'line' && <CardBooks event={event} first={first ?? false} large={lead !== undefined} />}
    </article>
  );
}

function CardRsvp({ event }: { event: ShopEvent }) {
  return <RsvpLink event={event} rsvp={useRsvp(event.id)} size="s" />;
}

/** Farther away, a day without its year could be misread. */
const clearDays = 300;

/** Its time, and what it takes to come in. The leaf beside it shows its day to the eye, unless it lasts for several or is of another year. */
function When({ event, now }: { event: ShopEvent; now: number }) {
  const isNear = Math.abs(event.from - now) < clearDays * 86_400;
  return (
    <p className={styles.when}>
      {event.date === event.end_date && isNear ? (
        <VisuallyHidden>{event.date_text} </VisuallyHidden>
      ) : (
        <span className={styles.days}>{event.date_text} </span>
      )}
      {[event.time_text, event.entry_text].filter(Boolean).join(' · ')}
    </p>
  );
}

function Place({ event }: { event: ShopEvent }) {
  const place = event.is_online ? m.events_online() : event.location_text;
  return place ? <p className={styles.soft}>{place}</p> : null;
}

/** Up to two books (EVENT-012). */
function CardBooks({ event, first, large }: { event: ShopEvent; first: boolean; large: boolean }) {
  const size = large ? { width: 168, sizes: '(max-width: 716px) 72px, 168px' } : { width: 96 };
  const books = event.books.slice(0, booksOnCard);
  if (books.length === 0) return null;
  return (
    <ul className={styles.books} aria-label={m.events_books()}>
      {books.map((book) => (
        <li key={book.eisbn}>
          <Link href={itemPath(book.eisbn)} aria-label={book.title}>
            <TitleCover of={book} alt="" {...size} shelf eager={first} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
