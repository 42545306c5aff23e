import { z } from 'zod';
import { action } from '../action.ts';
import { id, int, json, text } from '../form.ts';
import { pageRefusals, staffPage } from './page.ts';
import { editedBlock } from './page-editor.ts';
import { anyId, changed, saved, thisVersion } from './versioned.ts';

const draftLine = z.object({
  id: z.number(),
  version: z.number(),
  /** null: a page that the shop doesn't have yet. */
  page_id: z.number().nullable(),
  /** The version of the page that the draft began from. */
  page_version: z.number().nullable(),
  path: z.string(),
  title: z.string(),
  /** Unix seconds. */
  changed: z.number(),
  /** Who saved it last. */
  by: z.string(),
  /** When it will be published, Unix seconds. */
  publish_at: z.number().nullable(),
  /** Why it wasn't published when its time came; '' = nothing went wrong. */
  problem: z.string(),
});

const staffDraft = draftLine.extend({
  description: z.string(),
  /** As they were saved, checked or not. */
  blocks: z.array(z.unknown()),
});

export const pageDraftActions = {
  'page/getDrafts': action({
    summary: 'The drafts of pages, by path: of pages of the shop, and of new ones.',
    input: z.object({}),
    output: z.object({ drafts: z.array(draftLine) }),
    refusals: [],
    who: { permission: 'content:read' },
    session: 'read',
    changes: false,
  }),
  'page/getDraft': action({
    summary: 'A draft with its blocks as they were saved.',
    input: anyId,
    output: staffDraft,
    refusals: ['not_found'],
    who: { permission: 'content:read' },
    session: 'read',
    changes: false,
  }),
  'page/getDraftForEditing': action({
    summary: 'A draft with its blocks as this release stores them, and those that it cannot read.',
    input: anyId,
    output: draftLine.extend({ description: z.string(), blocks: z.array(editedBlock) }),
    refusals: ['not_found'],
    who: { permission: 'content:read' },
    session: 'read',
    changes: false,
  }),
  'page/saveDraft': action({
    summary:
      'Saves a draft as it is, a new one without id: of a page, or of a new page without page_id. A page has one draft. Only a scheduled draft is checked. `draft_exists` brings the `newer` draft.',
    input: z.object({
      ...saved,
      page_id: id().optional(),
      /** The version of the page that a new draft began from; without it, the newest one. */
      page_version: int(1, 2_147_483_647).optional(),
      path: text(300),
      title: text(200),
      description: text(500).default(''),
      blocks: json(z.array(z.unknown())),
    }),
    output: staffDraft,
    refusals: [...changed, 'draft_exists', 'draft_too_large', 'page_changed', ...pageRefusals],
    who: { permission: 'content:write' },
    session: 'read',
    changes: true,
  }),
  'page/publish': action({
    summary:
      'Publishes a draft, now or (at, or local_time) later: its page gets a new version, and the draft is gone. A page that was saved after the draft was begun is kept, unless page_version names its version.',
    input: thisVersion.extend({
      page_version: int(1, 2_147_483_647).nullish(),
      /** Unix seconds. */
      at: int(0, 10_000_000_000).optional(),
      /** By the clock of the store: '2030-05-01T09:00'. */
      local_time: text(16).optional(),
    }),
    output: z.object({
      /** The published page; null when the draft is scheduled. */
      page: staffPage.nullable(),
      draft: staffDraft.nullable(),
    }),
    refusals: [...changed, 'page_changed', 'invalid_time', 'time_past', ...pageRefusals],
    who: { permission: 'content:write' },
    session: 'read',
    changes: true,
  }),
  'page/unschedule': action({
    summary: 'Keeps a scheduled draft as a draft that waits for someone to publish it.',
    input: thisVersion,
    output: staffDraft,
    refusals: changed,
    who: { permission: 'content:write' },
    session: 'read',
    changes: true,
  }),
  'page/discardDraft': action({
    summary: 'Deletes a draft. Its page stays as it is.',
    input: thisVersion,
    output: z.object({}),
    refusals: changed,
    who: { permission: 'content:write' },
    session: 'read',
    changes: true,
  }),
  'page/getPreview': action({
    summary: 'An address of the shop that shows a draft for an hour, to whoever has it.',
    input: anyId,
    output: z.object({ path: z.string() }),
    refusals: ['not_found'],
    who: { permission: 'content:read' },
    session: 'read',
    changes: false,
  }),
};
