import { z } from 'zod';
import { action } from '../action.ts';
import { int, json } from '../form.ts';
import { shopLook } from '../look.ts';

const version = () => int(1, 2_147_483_647);

const draft = z.object({
  version: z.number(),
  look: shopLook,
  /** Unix seconds. */
  changed: z.number(),
  /** Who saved it last. */
  by: z.string(),
  /** Whether the look of the shop has changed since the draft was begun. */
  is_behind: z.boolean(),
});
export type LookDraft = z.output<typeof draft>;

const lookVersion = z.object({
  version: z.number(),
  look: shopLook,
  /** Unix seconds. */
  made: z.number(),
  /** '' = found. */
  by: z.string(),
  /** found: set elsewhere, and kept when the next one replaced it. */
  kind: z.enum(['found', 'published', 'restored']),
});
export type LookVersion = z.output<typeof lookVersion>;

const write = { who: { permission: 'settings:write' }, session: 'read', changes: true } as const;

export const staffLookActions = {
  'look/get': action({
    summary: 'The look of the shop, and the draft of its next one; null without one.',
    input: z.object({}),
    output: z.object({ look: shopLook, draft: draft.nullable() }),
    refusals: [],
    who: { permission: 'settings:read' },
    session: 'read',
    changes: false,
  }),
  'look/getHistory': action({
    summary: 'The looks that the shop has had, the newest first, and whether it still has the newest one.',
    input: z.object({}),
    output: z.object({ versions: z.array(lookVersion), is_current: z.boolean() }),
    refusals: [],
    who: { permission: 'settings:read' },
    session: 'read',
    changes: false,
  }),
  'look/preview': action({
    summary: 'A look that is not saved, checked for its shape alone: what a preview is drawn with.',
    input: z.object({ look: json(shopLook) }),
    output: shopLook,
    refusals: [],
    who: { permission: 'settings:write' },
    session: 'read',
    changes: false,
  }),
  'look/saveDraft': action({
    summary:
      'Saves the draft of the next look as it is; a new one without version. The shop stays as it is. `stale` brings the `newer` draft.',
    input: z.object({ look: json(shopLook), version: version().optional() }),
    output: draft,
    refusals: ['stale'],
    ...write,
  }),
  'look/discardDraft': action({
    summary: 'Deletes the draft of the next look.',
    input: z.object({ version: version() }),
    output: z.object({}),
    refusals: ['not_found', 'stale'],
    ...write,
  }),
  'look/publish': action({
    summary:
      'Gives the shop the look of the draft. Refused with `faults`, a sentence each, where colors are too faint or values mean nothing. A look that the shop got after the draft was begun is kept: `look_changed` brings it as `newer`, and `over` names the look of the shop that the person has seen and replaces.',
    input: z.object({ version: version(), over: json(shopLook).optional() }),
    output: z.object({ look: shopLook }),
    refusals: ['not_found', 'stale', 'look_changed', 'faulty_look'],
    ...write,
  }),
  'look/restore': action({
    summary:
      'Gives the shop a look that it has had before; `newest` is the newest version that the person has seen. The draft stays.',
    input: z.object({ restored: version(), newest: version() }),
    output: z.object({ look: shopLook }),
    refusals: ['stale', 'unknown_version', 'faulty_look'],
    ...write,
  }),
};
