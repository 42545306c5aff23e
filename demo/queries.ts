import type { Query } from '../server/db/db.ts';
import type { StockRow } from './copies.ts';
import type { DrawnCover } from './draw-covers.ts';
import type { DrawnInterior } from './draw-interiors.ts';

export async function saveCovers(q: Query, covers: DrawnCover[]): Promise<void> {
  await q.query(
    `update title t set cover_cache = r.cache, cover_ratio = r.ratio
     from json_to_recordset($1::json) as r(eisbn text, cache text, ratio real) where t.eisbn = r.eisbn`,
    [JSON.stringify(covers)],
  );
}

export async function saveInteriors(q: Query, pages: DrawnInterior[]): Promise<void> {
  await q.query(
    `insert into title_interior (title_id, position, key, cache, width, height)
     select t.id, r.position, r.key, r.cache, r.width, r.height from json_to_recordset($1::json)
       as r(eisbn text, position int, key text, cache text, width int, height int)
     join title t on t.eisbn = r.eisbn
     on conflict (title_id, position) do nothing`,
    [JSON.stringify(pages)],
  );
}

export async function readTitleIds(q: Query, eisbns: string[]): Promise<Map<string, number>> {
  const rows = await q.query<{ id: number; eisbn: string }>(
    'select id, eisbn from title where eisbn = any($1::text[])',
    [eisbns],
  );
  return new Map(rows.map((r) => [r.eisbn, r.id]));
}

export async function readSubjectIds(q: Query): Promise<Map<string, number>> {
  const rows = await q.query<{ id: number; code: string }>(
    "select id, code from subject where scheme = 'thema'",
  );
  return new Map(rows.map((r) => [r.code, r.id]));
}

export async function insertStock(
  q: Query,
  rows: (Omit<StockRow, 'eisbn' | 'location'> & { title_id: number; location_id: number })[],
): Promise<void> {
  await q.query(
    `insert into stock (location_id, title_id, condition, on_hand, on_order)
     select location_id, title_id, condition, on_hand, on_order from json_to_recordset($1::json)
       as r(location_id int, title_id int, condition text, on_hand int, on_order int)`,
    [JSON.stringify(rows)],
  );
}

export async function insertOffers(
  q: Query,
  storeId: number,
  rows: { title_id: number; condition: string; price: number; note: string }[],
): Promise<void> {
  await q.query(
    `insert into offer (store_id, title_id, condition, price, note)
     select $1, title_id, condition, price, note from json_to_recordset($2::json)
       as r(title_id int, condition text, price int, note text)`,
    [storeId, JSON.stringify(rows)],
  );
}

export async function insertComments(
  q: Query,
  storeId: number,
  rows: { title_id: number; author: string; text: string }[],
): Promise<void> {
  await q.query(
    `insert into title_comment (store_id, title_id, author, text)
     select $1, title_id, author, r.text from json_to_recordset($2::json)
       as r(title_id int, author text, text text)`,
    [storeId, JSON.stringify(rows)],
  );
}

/** The dates of an event, the first one first. */
export async function readDateIds(q: Query, eventId: number): Promise<number[]> {
  const rows = await q.query<{ id: number }>(
    'select id from event_date where event_id = $1 order by starts_at',
    [eventId],
    'demo-event-dates',
  );
  return rows.map((row) => row.id);
}

/** RSVPs for a date, in their order. */
export async function insertRsvps(
  q: Query,
  storeId: number,
  dateId: number,
  rsvps: { name: string; email: string; phone: string; quantity: number; waitlisted: boolean }[],
): Promise<void> {
  await q.query(
    `insert into event_rsvp (store_id, event_date_id, name, email, email_key, phone, quantity, waitlisted)
     select $1, $2, r.name, r.email, r.email, r.phone, r.quantity, r.waitlisted from json_to_recordset($3::json)
       as r(name text, email text, phone text, quantity int, waitlisted boolean)`,
    [storeId, dateId, JSON.stringify(rsvps)],
  );
}
