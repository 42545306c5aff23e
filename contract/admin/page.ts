import { z } from 'zod';
import { action } from '../action.ts';
import { json, text } from '../form.ts';
import { anyId, changed, saved, thisVersion } from './versioned.ts';

const pageLine = z.object({
  id: z.number(),
  version: z.number(),
  path: z.string(),
  title: z.string(),
  /** Unix seconds. */
  changed: z.number(),
});

export const staffPage = pageLine.extend({
  /** For the meta description. */
  description: z.string(),
  /** Content records as they are stored, without injected_data (ENTITY-050). */
  blocks: z.array(z.unknown()),
});

/** The draft that a page has, if it has one. `publish_at`: when it will be published, Unix seconds. */
const draftOfPage = z.object({ id: z.number(), publish_at: z.number().nullable() }).nullable();

/** Refusals of an address that a page is to have. */
export const addressRefusals = ['invalid_path', 'path_reserved', 'page_not_shown', 'path_taken'] as const;

/** Refusals of a page that is to be shown. */
export const pageRefusals = [
  ...addressRefusals,
  'home_page',
  'title_missing',
  'too_many_blocks',
  'unknown_block',
  'invalid_block',
  'duplicate_block',
] as const;

export const staffPageActions = {
  'page/getList': action({
    summary: 'The pages of the store, by path.',
    input: z.object({}),
    output: z.object({ pages: z.array(pageLine.extend({ draft: draftOfPage })) }),
    refusals: [],
    who: { permission: 'content:read' },
    session: 'read',
    changes: false,
  }),
  'page/get': action({
    summary: 'A page with its blocks as they are stored.',
    input: anyId,
    output: staffPage,
    refusals: ['not_found'],
    who: { permission: 'content:read' },
    session: 'read',
    changes: false,
  }),
  'page/save': action({
    summary: 'Saves a page, a new one without id, and answers with it.',
    input: z.object({
      ...saved,
      path: text(300),
      title: text(200),
      description: text(500).default(''),
      blocks: json(z.array(z.unknown())),
    }),
    output: staffPage,
    refusals: [...changed, ...pageRefusals],
    who: { permission: 'content:write' },
    session: 'read',
    changes: true,
  }),
  'page/delete': action({
    summary: 'Deletes a page. The front of the shop stays.',
    input: thisVersion,
    output: z.object({}),
    refusals: [...changed, 'home_page'],
    who: { permission: 'content:write' },
    session: 'read',
    changes: true,
  }),
};
