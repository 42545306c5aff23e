import { refuse } from '../../call/refusal.ts';
import type { StaffContext } from '../context.ts';
import { mayRead } from '../undo/entry-kind.ts';
import { type AuditRow, findEntry } from './queries.ts';

/** An entry that this person may see. Throws the refusals `not_found` and `not_allowed`. */
export async function readableEntry(ctx: StaffContext, id: number): Promise<AuditRow> {
  const entry = await findEntry(ctx.q, ctx.store.id, id);
  if (!entry) throw refuse('not_found', 'There is no such entry.');
  if (!mayRead(ctx, entry)) throw refuse('not_allowed', 'Your role doesn’t allow this.');
  return entry;
}
