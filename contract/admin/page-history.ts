import { z } from 'zod';
import { action } from '../action.ts';
import { id, int, text } from '../form.ts';
import { addressRefusals, staffPage } from './page.ts';
import { editedBlock } from './page-editor.ts';
import { anyId, changed, thisVersion } from './versioned.ts';

/** How a version came to be. `timed`: a draft whose time had come. */
const kind = z.enum(['published', 'timed', 'restored', 'brought_back']);
export type PageVersionKind = z.output<typeof kind>;

const pageVersion = z.object({
  version: z.number(),
  path: z.string(),
  title: z.string(),
  /** Unix seconds. */
  saved: z.number(),
  /** Who saved it; '' = the shop itself. */
  by: z.string(),
  kind,
});

const deletedPage = z.object({
  id: z.number(),
  path: z.string(),
  title: z.string(),
  /** Unix seconds. */
  deleted: z.number(),
  by: z.string(),
  /** Until when it can be brought back, Unix seconds. */
  until: z.number(),
});

const versionNumber = () => int(1, 2_147_483_647);
const whichVersion = z.object({ id: id(), version: versionNumber() });

export const pageHistoryActions = {
  'page/getHistory': action({
    summary: 'The versions of a page, the newest first; of a deleted one, too.',
    input: anyId,
    output: z.object({ versions: z.array(pageVersion) }),
    refusals: ['not_found'],
    who: { permission: 'content:read' },
    session: 'read',
    changes: false,
  }),
  'page/getVersion': action({
    summary: 'A version of a page with its blocks as they were stored.',
    input: whichVersion,
    output: pageVersion.extend({ description: z.string(), blocks: z.array(z.unknown()) }),
    refusals: ['not_found'],
    who: { permission: 'content:read' },
    session: 'read',
    changes: false,
  }),
  'page/getVersionForEditing': action({
    summary:
      'A version of a page with its blocks as this release stores them, to compare it with another one.',
    input: whichVersion,
    output: pageVersion.extend({ description: z.string(), blocks: z.array(editedBlock) }),
    refusals: ['not_found'],
    who: { permission: 'content:read' },
    session: 'read',
    changes: false,
  }),
  'page/getVersionPreview': action({
    summary: 'An address of the shop that shows a version of a page for an hour, to whoever has it.',
    input: whichVersion,
    output: z.object({ path: z.string() }),
    refusals: ['not_found'],
    who: { permission: 'content:read' },
    session: 'read',
    changes: false,
  }),
  'page/restore': action({
    summary: 'Saves an older version of a page as its newest one. The page keeps its address.',
    input: thisVersion.extend({ restored: versionNumber() }),
    output: staffPage,
    refusals: [...changed, 'unknown_version'],
    who: { permission: 'content:write' },
    session: 'read',
    changes: true,
  }),
  'page/getDeleted': action({
    summary: 'Deleted pages that can be brought back, the latest first.',
    input: z.object({}),
    output: z.object({ pages: z.array(deletedPage) }),
    refusals: [],
    who: { permission: 'content:read' },
    session: 'read',
    changes: false,
  }),
  'page/bringBack': action({
    summary: 'Brings a deleted page back, at its old address or another one.',
    input: z.object({ id: id(), path: text(300).optional() }),
    output: staffPage,
    refusals: ['not_found', ...addressRefusals],
    who: { permission: 'content:write' },
    session: 'read',
    changes: true,
  }),
};
