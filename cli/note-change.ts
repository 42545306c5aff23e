import { insertAuditEntry } from '../server/admin/audit/queries.ts';
import type { Query } from '../server/db/db.ts';

/** Writes what a command has changed into the audit log of a store, in the transaction of the change. */
export async function noteChange(
  q: Query,
  storeId: number,
  /** The admin action that does the same. */
  action: string,
  target: string,
  detail: Record<string, unknown>,
): Promise<void> {
  await insertAuditEntry(q, {
    storeId,
    staffId: null,
    actor: 'command line',
    action,
    target,
    detail,
    address: '',
  });
}
