import { z } from 'zod';
import { action } from '../action.ts';
import { id, int, json, text } from '../form.ts';
import { refusalsOfUndo } from './undo.ts';
import { anyId } from './versioned.ts';

const entry = z.object({
  id: z.number(),
  /** Unix seconds. */
  at: z.number(),
  /** Email address, or 'command line'. */
  actor: z.string(),
  action: z.string(),
  target: z.string(),
  detail: z.record(z.string(), z.unknown()),
  /** The entry that it undoes, and the one that undoes it. */
  undoes: z.number().nullable(),
  undone_by: z.number().nullable(),
  /** It holds all that an undo takes, this person may undo it, and no one has done so yet. */
  can_undo: z.boolean(),
});

/** A field of an entry; null = nothing. */
const undoneField = z.object({ name: z.string(), now: z.unknown(), before: z.unknown() });

const undo = z.object({
  /** A change puts values back, what was made is deleted, and what was deleted comes back. */
  kind: z.enum(['change', 'made', 'deleted']),
  /** What was changed or made has been deleted since. */
  is_gone: z.boolean(),
  /** What was deleted is there again. */
  is_back: z.boolean(),
  /** For a change: the fields that still have the value it gave them. An undo restores their earlier value. */
  fields: z.array(undoneField),
  /**
   * Fields that have another value by now. An undo leaves them, and does not delete a new row that has any. `since`: the entry of their
   * change, null when staff didn’t make it.
   */
  newer: z.array(
    undoneField.extend({
      since: z.object({ id: z.number(), at: z.number(), actor: z.string() }).nullable(),
    }),
  ),
  /** Names of those that can’t be put back, such as secrets. */
  fixed: z.array(z.string()),
});

export const auditActions = {
  'audit/getList': action({
    summary: 'What staff and the command line have done in this store, newest first.',
    input: z.object({
      /** The id of an entry: those before it. */
      before: id().optional(),
      limit: int(1, 200).default(50),
      /** Only entries about this part of the shop: the word before the slash of the action. */
      part: text(40).default(''),
      /** Only entries by or about whom or what has these words in it, in any case. */
      words: text(100).default(''),
    }),
    output: z.object({
      has_more: z.boolean(),
      entries: z.array(entry),
    }),
    refusals: [],
    who: { permission: 'audit:read' },
    session: 'read',
    changes: false,
  }),
  'audit/get': action({
    summary:
      'An entry, and what undoing it would change; `undo` is null where it can’t be undone. `audit:read` is needed for those of others.',
    input: anyId,
    output: entry.extend({ undo: undo.nullable() }),
    refusals: ['not_found'],
    who: 'staff',
    session: 'read',
    changes: false,
  }),
  'audit/undo': action({
    summary:
      'Puts back what there was before: the values that were changed, the row that was deleted, or none where one was made. It takes the permission for what it undoes, and `audit:read` for that of others. Leaves an entry of the same kind.',
    input: anyId.extend({
      /** The fields to put back, which nothing has changed since; without it, all of the entry. */
      fields: json(z.array(z.string().max(300)).max(1000)).optional(),
    }),
    output: z.object({
      /** The row no longer exists: undoing its creation deleted it. */
      is_gone: z.boolean(),
    }),
    refusals: [
      ...refusalsOfUndo,
      'not_found',
      'not_allowed',
      'cannot_undo',
      'already_undone',
      'nothing_to_undo',
      /** Data: `newer`, the fields that have changed since. */
      'changed_since',
      /** What was made is needed by now. */
      'in_use',
      /** What was deleted is there again, or another row says the same. */
      'already_there',
    ],
    who: 'staff',
    session: 'read',
    changes: true,
  }),
};

export type AuditEntryShown = z.output<typeof entry>;
export type UndoShown = z.output<typeof undo>;
