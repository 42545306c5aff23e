import type { Query } from '../db/db.ts';

/** How far a reader has read catalog_change. */
export interface Position {
  /** The transactions it has seen. Transactions end out of order, so a number would lose some. */
  snapshot: string;
  /** When it read, by the clock of the database, seconds. */
  at: number;
}

/** Rows are kept for so many hours. A reader that was away for longer must read everything again. */
export const keptHours = 2;

const here = 'pg_current_snapshot()::text as snapshot, extract(epoch from now())::float8 as at';

/**
 * Rows whose transaction $1 has not seen. A transaction number that this database has not reached yet comes from a restored
 * backup.
 */
const unseen = `c.tx >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(c.tx, $1::pg_snapshot)
  and c.tx < pg_snapshot_xmax(pg_current_snapshot())`;

export async function readPosition(q: Query): Promise<Position> {
  const [row] = await q.query<Position>(`select ${here}`, [], 'changes-position');
  if (!row) throw new Error('the database has no snapshot');
  return row;
}

const isLost = (from: Position, to: Position) => to.at - from.at > keptHours * 3600 - 600;

/** Titles that search now finds differently, and in which stores; a store of null means every store. */
export interface FindableChanges {
  ids: number[];
  stores: (number | null)[];
}

/** What search must follow since `from`; `changes` is null when rows of that time may be gone. */
export async function readFindableChanges(
  q: Query,
  from: Position,
): Promise<{ position: Position; changes: FindableChanges | null }> {
  const [row] = await q.query<Position & { ids: string | null; stores: string | null }>(
    `select ${here}, u.* from (
       select json_agg(distinct c.title_id)::text as ids, json_agg(distinct c.store_id)::text as stores
       from catalog_change c where c.findable and c.title_id is not null and ${unseen}) u`,
    [from.snapshot],
    'changes-findable',
  );
  const position = row ?? from;
  if (isLost(from, position)) return { position, changes: null };
  return {
    position,
    changes: { ids: JSON.parse(row?.ids ?? '[]'), stores: JSON.parse(row?.stores ?? '[]') },
  };
}

/** One row of the log, as pages need it. */
export interface PageChange {
  /** Null = every store. */
  store_id: number | null;
  list_id: number | null;
  title_id: number | null;
  /** Null for a title that is gone for good. */
  eisbn: string | null;
}

/** What pages show differently since `from`; `changes` is null when rows of that time may be gone. */
export async function readPageChanges(
  q: Query,
  from: Position,
): Promise<{ position: Position; changes: PageChange[] | null }> {
  const [row] = await q.query<Position & { changes: string | null }>(
    `select ${here}, (select json_agg(u)::text from (
       select distinct c.store_id, c.list_id, c.title_id, t.eisbn
       from catalog_change c left join title t on t.id = c.title_id where ${unseen}) u) as changes`,
    [from.snapshot],
    'changes-shown',
  );
  const position = row ?? from;
  return { position, changes: isLost(from, position) ? null : JSON.parse(row?.changes ?? '[]') };
}

/** Forgets rows that every reader has seen. */
export async function deleteOldChanges(q: Query): Promise<void> {
  await q.query('delete from catalog_change where at < now() - make_interval(hours => $1)', [keptHours]);
}
