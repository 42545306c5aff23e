import { refuseField } from '../call/refusal.ts';
import type { RowVersion } from '../call/row-version.ts';
import type { Query } from '../db/db.ts';
import { idOfRow } from '../db/id-of-row.ts';
import type { EventContent } from './check-event.ts';

/** Throws the refusals `unknown_location` and `unknown_category`. */
export async function checkPlace(
  q: Query,
  storeId: number,
  { location_id, category_id }: EventContent,
): Promise<void> {
  if (location_id === null && category_id === null) return;
  const [known] = await q.query<{ location: boolean; category: boolean }>(
    `select $2::int is null or exists (select from location where store_id = $1 and id = $2) as location,
       $3::int is null or exists (select from event_category where store_id = $1 and id = $3) as category`,
    [storeId, location_id, category_id],
    'event-check-place',
  );
  if (!known?.location)
    throw refuseField('unknown_location', 'location_id', 'This store doesn’t have that location.');
  if (!known.category)
    throw refuseField('unknown_category', 'category_id', 'This store doesn’t have that category of events.');
}

/** Columns that an event's owner writes. */
const names = [
  'title',
  'summary',
  'description',
  'image_url',
  'category_id',
  'location_id',
  'location_text',
  'address',
  'is_online',
  'online_url',
  'attendance',
  'ticket_label',
  'rsvp_label',
  'rsvp_limit',
  'waitlist_enabled',
  'recurrence',
  'except_days',
  'further_dates',
  'recurring_as_single_row',
  'is_published',
  'first_day',
  'last_day',
  'start_time',
  'end_time',
] as const satisfies readonly (keyof EventContent)[];
const timeNames: readonly string[] = ['start_time', 'end_time'];
const valuesOf = (event: EventContent) =>
  names.map((name) => (timeNames.includes(name) && event[name] === '' ? null : event[name]));
const marks = names.map((_, i) => `$${i + 4}`).join(', ');

export async function insertEvent(
  q: Query,
  storeId: number,
  event: EventContent,
  importKey: string | null,
): Promise<number> {
  const rows = await q.query<{ id: number }>(
    `insert into event (store_id, import_key, version, ${names.join(', ')}) values ($1, $2, $3, ${marks}) returning id`,
    [storeId, importKey, 1, ...valuesOf(event)],
    'event-insert',
  );
  return idOfRow(rows);
}

export async function updateEvent(
  q: Query,
  storeId: number,
  { id, version }: RowVersion,
  event: EventContent,
): Promise<number> {
  const rows = await q.query<{ id: number }>(
    `update event set version = version + 1, changed_at = now(), (${names.join(', ')}) = (${marks})
     where id = $1 and store_id = $2 and version = $3 returning id`,
    [id, storeId, version, ...valuesOf(event)],
    'event-update',
  );
  return idOfRow(rows);
}

/** Makes these the titles of an event, in this order. Rows that stay as they are note no change. */
export async function putTitles(
  q: Query,
  eventId: number,
  books: readonly number[],
  tickets: readonly number[],
  /** How many of each ticket are sold; null = as many as are wanted. */
  places: readonly (number | null)[],
): Promise<void> {
  const ids = [...books, ...tickets];
  await q.query(
    'delete from event_title where event_id = $1 and title_id <> all((select $2::int[])::int[])',
    [eventId, ids],
    'event-titles-delete',
  );
  await q.query(
    `insert into event_title (event_id, title_id, position, kind, places)
     select $1, u.t, u.n, case when u.n > $3 then 'ticket' else 'book' end, u.places
     from unnest($2::int[], $4::int[]) with ordinality u(t, places, n)
     on conflict (event_id, title_id) do update set position = excluded.position, kind = excluded.kind, places = excluded.places
       where (event_title.position, event_title.kind, event_title.places)
         is distinct from (excluded.position, excluded.kind, excluded.places)`,
    [eventId, ids, books.length, [...books.map(() => null), ...places]],
    'event-titles-put',
  );
}

/** What others see of an event has changed. */
export async function nextVersion(q: Query, id: number): Promise<void> {
  await q.query('update event set version = version + 1 where id = $1', [id], 'event-next-version');
}

export async function deleteRow(q: Query, storeId: number, id: number): Promise<void> {
  await q.query('delete from event where id = $1 and store_id = $2', [id, storeId], 'event-delete');
}

/** Makes a category of a store, or changes the one with this name; `position`: null = as it is. */
export async function putCategoryRow(
  q: Query,
  storeId: number,
  { name, colour, position }: { name: string; colour: string; position: number | null },
): Promise<number> {
  const rows = await q.query<{ id: number }>(
    `insert into event_category (store_id, name, colour, position) values ($1, $2, $3, coalesce($4::int, 0))
     on conflict (store_id, name) do update set colour = excluded.colour, position = coalesce($4::int, event_category.position)
     returning id`,
    [storeId, name, colour, position],
    'event-category-put',
  );
  return idOfRow(rows);
}
