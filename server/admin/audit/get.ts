import type { UndoShown } from '../../../contract/admin/audit.ts';
import { refuse } from '../../call/refusal.ts';
import type { StaffContext, StaffHandler } from '../context.ts';
import { subjectOf, whatUndoChanges } from '../undo/what-undo-changes.ts';
import { type AuditRow, findEntry, readLaterEntries } from './queries.ts';
import { secondsOf, shownEntry } from './shown-entry.ts';

export const get: StaffHandler<'audit/get'> = async (ctx, { id }) => {
  const row = await findEntry(ctx.q, ctx.store.id, id);
  if (!row) throw refuse('not_found', 'There is no such entry.');
  const entry = shownEntry(ctx, row);
  return { ...entry, undo: entry.can_undo ? await undoOf(ctx, row) : null };
};

async function undoOf(ctx: StaffContext, row: AuditRow): Promise<UndoShown> {
  const changes = await whatUndoChanges(ctx, row);
  if (!changes) return { is_gone: true, fields: [], newer: [], fixed: [] };
  const { fields, newer, fixed } = changes;
  const later = newer.length > 0 ? await readLaterEntries(ctx.q, ctx.store.id, row.id, subjectOf(row)) : [];
  const sinceOf = (name: string) => {
    const last = later.find(({ detail }) => isAbout(detail.after, name) || isAbout(detail.before, name));
    return last ? { id: last.id, at: secondsOf(last.at), actor: last.actor } : null;
  };
  return {
    is_gone: false,
    fields: fields.map(orNull),
    newer: newer.map((field) => ({ ...orNull(field), since: sinceOf(field.name) })),
    fixed,
  };
}

const isAbout = (values: unknown, name: string): boolean =>
  typeof values === 'object' && values !== null && Object.hasOwn(values, name);

const orNull = ({ name, now = null, before = null }: { name: string; now: unknown; before: unknown }) => ({
  name,
  now,
  before,
});
