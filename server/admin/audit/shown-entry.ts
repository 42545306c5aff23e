import type { AuditEntryShown } from '../../../contract/admin/audit.ts';
import type { StaffContext } from '../context.ts';
import { entryKind, mayUndo } from '../undo/entry-kind.ts';
import type { AuditRow } from './queries.ts';

/** An entry as the log shows it to this person. */
export const shownEntry = (
  ctx: Pick<StaffContext, 'session'>,
  { at, staff_id: _, kept, ...row }: AuditRow,
): AuditEntryShown => ({
  ...row,
  at: secondsOf(at),
  can_undo: row.undone_by === null && entryKind({ ...row, kept }) !== undefined && mayUndo(ctx, row),
});

/** Unix seconds. */
export const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);
