import type { UndoShown } from '../../../contract/admin/audit.ts';
import type { StaffContext, StaffHandler } from '../context.ts';
import { type EntryKind, entryKind, subjectOf } from '../undo/entry-kind.ts';
import { whatUndoChanges } from '../undo/what-undo-changes.ts';
import { type AuditRow, readLaterEntries } from './queries.ts';
import { readableEntry } from './readable-entry.ts';
import { secondsOf, shownEntry } from './shown-entry.ts';

export const get: StaffHandler<'audit/get'> = async (ctx, { id }) => {
  const row = await readableEntry(ctx, id);
  const entry = shownEntry(ctx, row);
  return { ...entry, undo: entry.can_undo ? await undoShown(ctx, row, entryKind(row)) : null };
};

async function undoShown(
  ctx: StaffContext,
  row: AuditRow,
  kind: EntryKind | undefined,
): Promise<UndoShown | null> {
  if (!kind) return null;
  const { found, fields, newer, fixed } = await whatUndoChanges(ctx, row, kind);
  const later = newer.length > 0 ? await readLaterEntries(ctx.q, ctx.store.id, row.id, subjectOf(row)) : [];
  const sinceOf = (name: string) => {
    const last = later.find(({ detail }) => isAbout(detail.after, name) || isAbout(detail.before, name));
    return last ? { id: last.id, at: secondsOf(last.at), actor: last.actor } : null;
  };
  return {
    kind,
    is_gone: !found && kind !== 'deleted',
    is_back: found !== undefined && kind === 'deleted',
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
