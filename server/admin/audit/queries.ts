import type { Query } from '../../db/db.ts';
import { idOfRow } from '../../db/id-of-row.ts';

export interface AuditEntry {
  storeId: number;
  /** null: the command line, or a login that failed. */
  staffId: number | null;
  /** Email address, or 'command line'. */
  actor: string;
  action: string;
  target: string;
  /** Ids, counts, values before and after; never a secret. */
  detail: Record<string, unknown>;
  address: string;
  /** The entry whose change this one takes back. */
  undoes?: number | undefined;
  /** For a deletion: what restoring the row needs besides the detail. Only versions and ids, nothing that a person wrote. */
  kept?: Record<string, unknown> | undefined;
}

/** Adds an entry and returns its id; there is no function to change or delete one. A person who has just removed themselves has no id left. */
export async function insertAuditEntry(q: Query, entry: AuditEntry): Promise<number> {
  const rows = await q.query<{ id: number }>(
    `insert into audit_entry (store_id, staff_id, actor, action, target, detail, address, undoes, kept)
     values ($1, (select id from staff where id = $2), $3, $4, $5, $6::jsonb, $7, $8, $9::jsonb) returning id`,
    [
      entry.storeId,
      entry.staffId,
      entry.actor,
      entry.action,
      entry.target,
      JSON.stringify(entry.detail),
      entry.address,
      entry.undoes ?? null,
      entry.kept ? JSON.stringify(entry.kept) : null,
    ],
    'audit-insert',
  );
  return idOfRow(rows);
}

export interface AuditRow {
  id: number;
  at: Date;
  staff_id: number | null;
  actor: string;
  action: string;
  target: string;
  detail: Record<string, unknown>;
  kept: Record<string, unknown> | null;
  undoes: number | null;
  undone_by: number | null;
}

const columns = `e.id, e.at, e.staff_id, e.actor, e.action, e.target, e.detail, e.kept, e.undoes, u.id as undone_by
     from audit_entry e left join audit_entry u on u.undoes = e.id`;

interface Wanted {
  /** Entries before the one with this id. */
  before: number | null;
  /** The word before the slash of the action; '' = any. */
  part: string;
  /** In the actor, the target or the title of a book, in any case; '' = any. */
  words: string;
  limit: number;
}

/** Entries of a store, newest first. */
export function readAudit(
  q: Query,
  storeId: number,
  { before, part, words, limit }: Wanted,
): Promise<AuditRow[]> {
  return q.query<AuditRow>(
    `select ${columns}
     where e.store_id = $1 and ($2::bigint is null or e.id < $2)
       and ($3 = '' or split_part(e.action, '/', 1) = $3)
       and ($4 = '' or strpos(lower(concat_ws(' ', e.actor, e.target, e.detail->>'title')), lower($4)) > 0)
     order by e.id desc limit $5`,
    [storeId, before, part, words, limit],
    'audit-read',
  );
}

/** An entry of a store. */
export async function findEntry(q: Query, storeId: number, id: number): Promise<AuditRow | undefined> {
  const [row] = await q.query<AuditRow>(
    `select ${columns} where e.store_id = $1 and e.id = $2`,
    [storeId, id],
    'audit-entry',
  );
  return row;
}

/** Makes those who undo an entry wait for each other until the transaction ends. */
export async function lockEntry(q: Query, storeId: number, id: number): Promise<void> {
  await q.query(
    'select id from audit_entry where store_id = $1 and id = $2 for no key update',
    [storeId, id],
    'audit-entry-lock',
  );
}

/** What entries are about: a row by its id, a target, or (without both) anything of the part. */
export interface Subject {
  /** The word before the slash of the action. */
  part: string;
  rowId?: number;
  target?: string;
}

/** Entries about the same that came after this one, the newest first. */
export function readLaterEntries(
  q: Query,
  storeId: number,
  after: number,
  { part, rowId, target }: Subject,
): Promise<AuditRow[]> {
  return q.query<AuditRow>(
    `select ${columns}
     where e.store_id = $1 and e.id > $2 and split_part(e.action, '/', 1) = $3
       and ($4::text is null or e.detail->>'id' = $4) and ($5::text is null or e.target = $5)
     order by e.id desc limit 200`,
    [storeId, after, part, rowId === undefined ? null : String(rowId), target ?? null],
    'audit-later',
  );
}
