import type { Query } from '../db/db.ts';
import type { EventTime } from './event-day.ts';

/** The next date of an event, as books and search results speak of it. */
export interface ComingEvent extends EventTime {
  id: number;
  title: string;
  location_id: number | null;
  location_text: string;
  is_online: boolean;
}

const columns = `d.id, e.title, e.location_id, e.location_text, e.is_online, d.first_day, d.last_day,
  coalesce(to_char(d.start_time, 'HH24:MI'), '') as start_time, coalesce(to_char(d.end_time, 'HH24:MI'), '') as end_time`;

/** The next date, not canceled, of each published event among `events` (a query of their ids); the first ones first. */
const nextDates = (events: string) =>
  `select * from (
     select distinct on (e.id) ${columns}, d.starts_at
     from event e join event_date d on d.event_id = e.id
     where e.id in (${events}) and e.store_id = $1 and e.is_published and d.ends_at > $2 and d.status <> 'cancelled'
     order by e.id, d.starts_at) next
   order by starts_at, id limit $3`;

const naming = (words: string) =>
  `select id from event where store_id = $1 and to_tsvector('simple', title) @@ ${words}`;

interface Wanted {
  storeId: number;
  now: Date;
  most: number;
}

/** Events that sell a title, or whose own titles name one of these people. */
export function readEventsOfTitle(
  q: Query,
  { storeId, now, most }: Wanted,
  titleId: number,
  names: readonly string[],
): Promise<ComingEvent[]> {
  // A name without a word ('— —') is no query.
  const words = `(select string_agg('(' || asked::text || ')', ' | ')::tsquery
    from unnest($5::text[]) n, phraseto_tsquery('simple', n) asked where numnode(asked) > 0)`;
  return q.query(
    nextDates(
      `select event_id from event_title where title_id = $4 and kind = 'book' union ${naming(words)}`,
    ),
    [storeId, now, most, titleId, names],
    'event-of-title',
  );
}

/** Events whose titles have these words in a row, or that sell a book by this author; '' = no author. */
export function readEventsAbout(
  q: Query,
  { storeId, now, most }: Wanted,
  phrase: string,
  author: string,
): Promise<ComingEvent[]> {
  return q.query(
    nextDates(
      `${naming(`phraseto_tsquery('simple', $4)`)} union
       select i.event_id from event_title i where i.kind = 'book' and i.title_id in (
         select t.id from title t where $5 <> '' and t.deleted_at is null
           and t.authors @> jsonb_build_array(jsonb_build_object('name', $5::text)))`,
    ),
    [storeId, now, most, phrase, author],
    'event-about',
  );
}
