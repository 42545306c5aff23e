import { refuse } from '../../call/refusal.ts';
import type { StaffHandler } from '../context.ts';
import { hasBefore, mayUndo, type UndoChanges, whatUndoChanges } from '../undo/what-undo-changes.ts';
import { findEntry, lockEntry } from './queries.ts';

export const undo: StaffHandler<'audit/undo'> = async (ctx, { id, fields }) => {
  const { q, store } = ctx;
  await lockEntry(q, store.id, id);
  const entry = await findEntry(q, store.id, id);
  if (!entry) throw refuse('not_found', 'There is no such entry.');
  if (!hasBefore(entry)) throw refuse('cannot_undo', 'This can’t be undone.');
  if (!mayUndo(ctx, entry)) throw refuse('not_allowed', 'Your role doesn’t allow this.');
  if (entry.undone_by !== null) throw refuse('already_undone', 'This has been undone already.');
  const changes = await whatUndoChanges(ctx, entry);
  if (!changes) throw refuse('not_found', 'What this was about has been deleted since.');
  await changes.found.write(valuesBefore(changes, fields));
  ctx.audit.undoes = { id, action: entry.action };
  return {};
};

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
