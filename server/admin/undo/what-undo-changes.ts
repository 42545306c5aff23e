import { isDeepStrictEqual } from 'node:util';
import { isUndoableName, undoable } from '../../../contract/admin/undo.ts';
import { isObject } from '../../../contract/settings/stored-values.ts';
import { allowStaff } from '../../call/policy.ts';
import { Refusal } from '../../call/refusal.ts';
import type { AuditRow, Subject } from '../audit/queries.ts';
import type { StaffContext } from '../context.ts';
import type { Found, Undo, Values } from './undo.ts';
import { undos } from './undos.ts';

/** Fields of an entry, compared with what they are now. */
export interface UndoChanges {
  found: Found;
  /** Those that still are as the change made them. */
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

/** Whether an entry holds all that an undo of it needs. One that tells of something new or deleted doesn't. */
export const hasBefore = ({
  action,
  detail: { before, after },
}: Pick<AuditRow, 'action' | 'detail'>): boolean =>
  isUndoableName(action) && isObject(before) && isObject(after) && namesIn(before, after).length > 0;

/** Whether this person may make the change that an undo of this entry makes. */
export function mayUndo(
  { session }: Pick<StaffContext, 'session'>,
  { action }: Pick<AuditRow, 'action'>,
): boolean {
  if (!isUndoableName(action)) return false;
  try {
    allowStaff(undoable[action].who, session);
    return true;
  } catch (e) {
    if (e instanceof Refusal) return false;
    throw e;
  }
}

/** What undoing an entry that `hasBefore` would change; undefined when what it was about is gone. */
export async function whatUndoChanges(ctx: StaffContext, entry: AuditRow): Promise<UndoChanges | undefined> {
  if (!isUndoableName(entry.action)) throw new Error(`${entry.action} can't be undone`);
  const { find, isWhole } = undos[entry.action] as Undo;
  const found = await unlessGone(() => find(ctx, entry));
  if (!found) return undefined;
  const { before, after } = entry.detail as { before: Values; after: Values };
  const names = namesIn(before, after);
  const fixed = names.filter((name) => !Object.hasOwn(found.values, name));
  const other = names
    .filter((name) => !fixed.includes(name))
    .map((name) => ({ name, now: found.values[name], before: before[name] }))
    .filter((field) => !isSame(field.now, field.before));
  const isUntouched = ({ name, now }: ComparedField) => isSame(now, after[name]);
  if (isWhole && !names.every((name) => isSame(found.values[name], after[name])))
    return { found, fields: [], newer: other, fixed };
  return {
    found,
    fields: other.filter(isUntouched),
    newer: other.filter((field) => !isUntouched(field)),
    fixed,
  };
}

const namesIn = (before: Values, after: Values): string[] => [
  ...new Set([...Object.keys(before), ...Object.keys(after)]),
];

/** As the log holds them: what is undefined is not there. */
const isSame = (a: unknown, b: unknown): boolean => isDeepStrictEqual(asStored(a), asStored(b));

const asStored = (value: unknown): unknown =>
  value === undefined || value === null ? null : JSON.parse(JSON.stringify(value));

async function unlessGone<T>(find: () => Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await find();
  } catch (e) {
    if (e instanceof Refusal && e.code === 'not_found') return undefined;
    throw e;
  }
}

/** What entries have to be about to have changed the same. */
export function subjectOf({ action, target, detail }: AuditRow): Subject {
  const part = action.slice(0, action.indexOf('/'));
  const about = isUndoableName(action) ? (undos[action] as Undo).about : 'part';
  if (about === 'row') return { part, rowId: Number(detail.id) };
  return about === 'target' ? { part, target } : { part };
}
