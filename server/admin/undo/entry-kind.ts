import { isUndoableName, undoable } from '../../../contract/admin/undo.ts';
import { isObject } from '../../../contract/settings/stored-values.ts';
import { allowStaff } from '../../call/policy.ts';
import { Refusal } from '../../call/refusal.ts';
import type { AuditRow, Subject } from '../audit/queries.ts';
import type { StaffContext } from '../context.ts';
import { namesIn, rowIdOf } from './entry-values.ts';
import type { Undo } from './undo.ts';
import { undos } from './undos.ts';

export type EntryKind = 'change' | 'made' | 'deleted';

type Entry = Pick<AuditRow, 'action' | 'detail' | 'kept'>;

/**
 * What an undo does with an entry, by the values that the entry holds: a change has those before and after, a new row only those
 * after, a deleted row only those before. undefined if the entry lacks something that the undo needs.
 */
export function entryKind({ action, detail: { before, after }, kept }: Entry): EntryKind | undefined {
  if (!isUndoableName(action)) return undefined;
  const { hasHistory, bringBack }: Undo = undos[action];
  if (isObject(before) && isObject(after))
    return !hasHistory && namesIn(before, after).length > 0 ? 'change' : undefined;
  if (!bringBack) return undefined;
  // A page that is to be published later has no id.
  if (isObject(after)) return rowIdOf({ detail: { after } }) > 0 ? 'made' : undefined;
  return isObject(before) && kept ? 'deleted' : undefined;
}

export const undoOf = ({ action }: Pick<Entry, 'action'>): Undo => {
  if (!isUndoableName(action)) throw new Error(`${action} can't be undone`);
  return undos[action];
};

/** Whether this person may do what an undo of this entry does. */
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

/** What entries have to be about to have changed the same. */
export function subjectOf({ action, target, detail }: AuditRow): Subject {
  const part = action.slice(0, action.indexOf('/'));
  const about = isUndoableName(action) ? undoOf({ action }).about : 'part';
  if (about === 'row') return { part, rowId: rowIdOf({ detail }) };
  return about === 'target' ? { part, target } : { part };
}
