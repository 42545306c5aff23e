import { Refusal } from '../../call/refusal.ts';
import type { AuditRow } from '../audit/queries.ts';
import type { StaffContext } from '../context.ts';
import { type EntryKind, undoOf } from './entry-kind.ts';
import { isSame, namesIn } from './entry-values.ts';
import type { Found, Values } from './undo.ts';

/** What an entry was about, compared with what it is now. */
export interface UndoChanges {
  kind: EntryKind;
  /** undefined: it is gone. */
  found: Found | undefined;
  /** The fields of a change that still have the values it gave them. */
  fields: ComparedField[];
  /** Those that have another value by now. */
  newer: ComparedField[];
  /** Names of those that can't be put back. */
  fixed: string[];
}

export interface ComparedField {
  name: string;
  /** undefined = nothing. */
  now: unknown;
  before: unknown;
}

/** What undoing an entry of this kind would change. */
export async function whatUndoChanges(
  ctx: StaffContext,
  entry: AuditRow,
  kind: EntryKind,
): Promise<UndoChanges> {
  const { find, isWhole } = undoOf(entry);
  const found = await unlessGone(() => find(ctx, entry));
  const nothing = { kind, found, fields: [], newer: [], fixed: [] };
  if (!found || kind === 'deleted') return nothing;
  const { before = {}, after } = entry.detail as { before?: Values; after: Values };
  const names = namesIn(before, after);
  const compared = names.map((name) => ({ name, now: found.values[name], before: before[name] }));
  const fixed = names.filter((name) => !Object.hasOwn(found.values, name));
  const isUntouched = ({ name, now }: ComparedField) => isSame(now, after[name]);
  const known = compared.filter(({ name }) => !fixed.includes(name));
  // A row that was made goes as a whole.
  if (kind === 'made') return { ...nothing, newer: known.filter((field) => !isUntouched(field)) };
  const other = known.filter(({ now, before }) => !isSame(now, before));
  if (isWhole && !compared.every(isUntouched)) return { ...nothing, newer: other, fixed };
  return {
    ...{ kind, found, fixed },
    fields: other.filter(isUntouched),
    newer: other.filter((field) => !isUntouched(field)),
  };
}

async function unlessGone<T>(find: () => Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await find();
  } catch (e) {
    if (e instanceof Refusal && e.code === 'not_found') return undefined;
    throw e;
  }
}
