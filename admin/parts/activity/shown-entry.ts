import type { AuditEntryShown } from '../../../contract/admin/audit.ts';
import type { DeskStore } from '../../../contract/admin/desk-context.ts';
import { m } from '../../../messages/compiled/messages.js';
import { changedFields, deedOf } from '../deeds.ts';
import { momentText } from '../moment-text.ts';
import type { EntryWords } from './entry-words.ts';
import { roomOf } from './rooms.ts';

/** The word before the slash of an action. */
export const partOf = (action: string): string => action.slice(0, action.indexOf('/'));

export const actorText = (actor: string): string =>
  actor === 'command line' ? m.desk_activity_command_line() : actor;

/** An entry as pages show it. */
export function shownEntry(entry: AuditEntryShown, words: EntryWords, store: DeskStore) {
  const { id, at, actor, action, target, detail, can_undo, undone_by, undoes } = entry;
  return {
    ...{ id, can_undo, undone_by, undoes },
    time: momentText(at, store),
    actor: actorText(actor),
    deed: deedOf(action) ?? { part: '', verb: action },
    target: words.target(target),
    hasFailed: detail.failed === true,
    fields: changedFields(detail, words),
    room: roomOf(entry) ?? null,
  };
}

export type ShownEntry = ReturnType<typeof shownEntry>;
