import type { Query } from '../server/db/db.ts';

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

/** The dates of an event, the first one first. */
export async function readDateIds(q: Query, eventId: number): Promise<number[]> {
  const rows = await q.query<{ id: number }>(
    'select id from event_date where event_id = $1 order by starts_at',
    [eventId],
    'demo-event-dates',
  );
  return rows.map((row) => row.id);
}
