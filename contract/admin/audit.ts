import { z } from 'zod';
import { action } from '../action.ts';
import { id, int, text } from '../form.ts';

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
      entries: z.array(
        z.object({
          id: z.number(),
          /** Unix seconds. */
          at: z.number(),
          /** Email address, or 'command line'. */
          actor: z.string(),
          action: z.string(),
          target: z.string(),
          detail: z.record(z.string(), z.unknown()),
        }),
      ),
    }),
    refusals: [],
    who: { permission: 'audit:read' },
    session: 'read',
    changes: false,
  }),
};
