import type { ShopEvent } from '../../../contract/event.ts';
import * as m from '../../../messages/compiled/messages.js';
import { LinkButton } from '../../../ui/button.tsx';
import { EventCard } from './event-card.tsx';
import { inWords } from './event-dates.ts';
import styles from './event-list.module.css';
import { eventsPagePath, type Listing } from './event-paths.ts';
import type { EventsShown } from './load-events.ts';
import { useMoreEvents } from './use-more-events.ts';

interface EventListProps extends EventsShown {
  /** The one of the listing's pages that these begin with; from 1. */
  page?: number;
  listing?: Listing;
  /** Of the months in the outline of the page. */
  level: 2 | 3;
  look?: 'row' | 'line';
  /** On top of a page: the first pictures are not lazy. */
  first?: boolean;
  /** Class of the first event that takes place, which stands out. */
  lead?: string | undefined;
}

/**
 * Events, month by month. The next ones are read when the last comes into view (EVENT-024); without JavaScript a link
 * leads to their page.
 */
export function EventList({
  level,
  page = 1,
  listing = 'upcoming',
  look = 'row',
  first = true,
  lead,
  ...shown
}: EventListProps) {
  const { rows, next, pending, more, foot } = useMoreEvents(shown, page, listing);
  return (
    <div className={styles.listing}>
      <MonthlyEvents rows={rows} now={shown.now} level={level} look={look} first={first} lead={lead} />
      {next !== null && (
        <p ref={foot} className={styles.foot} aria-busy={pending || undefined} data-print="hide">
          <LinkButton href={eventsPagePath(next, listing)} onClick={more}>
            {pending ? m.events_more_pending() : m.events_more()}
          </LinkButton>
        </p>
      )}
    </div>
  );
}

function MonthlyEvents({
  rows,
  now,
  level,
  look,
  first,
  lead,
}: Required<Pick<EventListProps, 'rows' | 'now' | 'level' | 'look' | 'first'>> &
  Pick<EventListProps, 'lead'>) {
  const Heading = `h${level}` as const;
  const leading = lead && rows.find(({ status }) => status !== 'cancelled');
  return byMonth(rows).map(({ month, events }, i) => (
    <section key={month}>
      <Heading className={styles.month}>{inWords(`${month}-01`, 'month')}</Heading>
      <ol className={styles.events}>
        {events.map((event, n) => (
          <li key={event.id}>
            <EventCard
              event={event}
              now={now}
              level={level === 2 ? 3 : 4}
              look={look}
              lead={event === leading ? lead : undefined}
              first={first && i === 0 && n < 2}
            />
          </li>
        ))}
      </ol>
    </section>
  ));
}

/** In the order that they come; those that began in an earlier month and still go on stand in front. */
function byMonth(rows: readonly ShopEvent[]): { month: string; events: ShopEvent[] }[] {
  const months: { month: string; events: ShopEvent[] }[] = [];
  for (const event of rows) {
    const month = event.date.slice(0, 7);
    const known = months.find((one) => one.month === month);
    if (known) known.events.push(event);
    else months.push({ month, events: [event] });
  }
  return months;
}
