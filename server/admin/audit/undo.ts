import { refuse } from '../../call/refusal.ts';
import type { StaffContext, StaffHandler } from '../context.ts';
import { entryKind, mayUndo, undoOf } from '../undo/entry-kind.ts';
import { deletedRow } from '../undo/entry-values.ts';
import { type UndoChanges, whatUndoChanges } from '../undo/what-undo-changes.ts';
import { type AuditRow, lockEntry } from './queries.ts';
import { readableEntry } from './readable-entry.ts';

export const undo: StaffHandler<'audit/undo'> = async (ctx, { id, fields }) => {
  await lockEntry(ctx.q, ctx.store.id, id);
  const entry = await readableEntry(ctx, id);
  const kind = entryKind(entry);
  if (!kind) throw refuse('cannot_undo', 'This can’t be undone.');
  if (!mayUndo(ctx, entry)) throw refuse('not_allowed', 'Your role doesn’t allow this.');
  if (entry.undone_by !== null) throw refuse('already_undone', 'This has been undone already.');
  await takeBack(ctx, entry, await whatUndoChanges(ctx, entry, kind), fields);
  ctx.audit.undoes = { id, action: entry.action };
  return { is_gone: kind === 'made' };
};

async function takeBack(
  ctx: StaffContext,
  entry: AuditRow,
  changes: UndoChanges,
  fields: readonly string[] | undefined,
): Promise<unknown> {
  const { kind, found, newer } = changes;
  if (kind === 'deleted') {
    if (found) throw refuse('already_there', 'This is there again already.');
    return undoOf(entry).bringBack?.(ctx, deletedRow(entry));
  }
  if (!found) throw refuse('not_found', 'What this was about has been deleted since.');
  if (kind === 'change') return found.write?.(valuesBefore(changes, fields));
  if (newer.length > 0) {
    const names = newer.map(({ name }) => name);
    throw refuse('changed_since', 'This has changed since, so it stays.', { newer: names });
  }
  return found.remove?.();
}

/** The values to put back of these fields. Throws `nothing_to_undo` and `changed_since`. */
function valuesBefore({ fields, newer }: UndoChanges, wanted: readonly string[] | undefined) {
  const named = wanted ?? [...fields, ...newer].map(({ name }) => name);
  if (named.length === 0) throw refuse('nothing_to_undo', 'All of this is as it was before already.');
  const untouched = new Map(fields.map(({ name, before }) => [name, before]));
  const changed = named.filter((name) => !untouched.has(name));
  if (changed.length > 0)
    throw refuse('changed_since', 'This has changed since. Nothing was put back.', { newer: changed });
  return Object.fromEntries(named.map((name) => [name, untouched.get(name)]));
}
