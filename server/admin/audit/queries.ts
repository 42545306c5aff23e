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

/** Entries of a store before the one with id `before`, newest first. */
export function readAudit(
  q: Query,
  storeId: number,
  { before, limit }: { before: number | null; limit: number },
): Promise<AuditRow[]> {
  return q.query<AuditRow>(
    `select id, at, actor, action, target, detail from audit_entry
     where store_id = $1 and ($2::bigint is null or id < $2) order by id desc limit $3`,
    [storeId, before, limit],
    'audit-read',
  );
}
