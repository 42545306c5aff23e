import { allowStaff } from '../../call/policy.ts';
import { refuse } from '../../call/refusal.ts';
import type { StaffContext } from '../context.ts';
import { type AuditRow, findEntry } from './queries.ts';

/** An entry that this person may see: their own, or with `audit:read` one of others. Throws the refusals `not_found` and `not_allowed`. */
export async function readableEntry(ctx: StaffContext, id: number): Promise<AuditRow> {
  const entry = await findEntry(ctx.q, ctx.store.id, id);
  if (!entry) throw refuse('not_found', 'There is no such entry.');
  const isOwn = entry.staff_id !== null && entry.staff_id === ctx.session?.staffId;
  if (!isOwn) allowStaff({ permission: 'audit:read' }, ctx.session);
  return entry;
}
