import type { Query } from '../../db/db.ts';

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
}

/** Adds an entry; there is no function to change or delete one. A person who has just removed themselves has no id left. */
export async function insertAuditEntry(q: Query, entry: AuditEntry): Promise<void> {
  await q.query(
    `insert into audit_entry (store_id, staff_id, actor, action, target, detail, address)
     values ($1, (select id from staff where id = $2), $3, $4, $5, $6::jsonb, $7)`,
    [
      entry.storeId,
      entry.staffId,
      entry.actor,
      entry.action,
      entry.target,
      JSON.stringify(entry.detail),
      entry.address,
    ],
    'audit-insert',
  );
}

export interface AuditRow {
  id: number;
  at: Date;
  actor: string;
  action: string;
  target: string;
  detail: Record<string, unknown>;
}

interface Wanted {
  /** Entries before the one with this id. */
  before: number | null;
  /** The word before the slash of the action; '' = any. */
  part: string;
  /** In the actor or the target, in any case; '' = any. */
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
    `select id, at, actor, action, target, detail from audit_entry
     where store_id = $1 and ($2::bigint is null or id < $2)
       and ($3 = '' or split_part(action, '/', 1) = $3)
       and ($4 = '' or strpos(lower(actor || ' ' || target), lower($4)) > 0)
     order by id desc limit $5`,
    [storeId, before, part, words, limit],
    'audit-read',
  );
}
