import type { AuditEntryShown } from '../../../contract/admin/audit.ts';
import type { DeskStore } from '../../../contract/admin/desk-context.ts';
import { momentText } from '../../../contract/moment-text.ts';
import * as m from '../../../messages/compiled/messages.js';
import { changedFields, deedOf } from '../deeds.ts';
import type { EntryWords } from './entry-words.ts';
import { roomOf } from './rooms.ts';

/** The word before the slash of an action. */
export const partOf = (action: string): string => action.slice(0, action.indexOf('/'));

export const actorText = (actor: string): string =>
  actor === 'command line' ? m.desk_activity_command_line() : actor;

/** An entry as pages show it. */
export function shownEntry(entry: AuditEntryShown, words: EntryWords, store: DeskStore) {
  const { id, at, actor, action, target, detail, can_undo, undone_by, undoes } = entry;
  const deed = deedOf(action, detail) ?? { part: '', verb: action };
  const fields = changedFields(detail, words);
  return {
    ...{ id, can_undo, undone_by, undoes },
    time: momentText(at, store),
    actor: actorText(actor),
    // By the action alone, an undo of hiding a book would say that it was hidden.
    deed: undoes === null ? deed : { ...deed, verb: m.deskundo_undid() },
    target: words.target(target, detail),
    hasFailed: detail.failed === true,
    fields,
    isEmpty: fields.length === 0 && 'before' in detail,
    room: roomOf(entry) ?? null,
  };
}

export type ShownEntry = ReturnType<typeof shownEntry>;
