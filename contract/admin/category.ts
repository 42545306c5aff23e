import { z } from 'zod';
import { action } from '../action.ts';
import { int, text } from '../form.ts';
import { anyId, changed, eisbns, listedTitles, saved, thisVersion, titleRefusals } from './versioned.ts';

const categoryLine = z.object({
  id: z.number(),
  version: z.number(),
  name: z.string(),
  /** Categories are shown by it, the smallest first. */
  position: z.number(),
  title_count: z.number(),
});

const staffCategory = categoryLine.extend({ titles: listedTitles });

export const staffCategoryActions = {
  'category/getList': action({
    summary: "The store's own categories, in its order.",
    input: z.object({}),
    output: z.object({ categories: z.array(categoryLine) }),
    refusals: [],
    who: { permission: 'content:read' },
    session: 'read',
    changes: false,
  }),
  'category/get': action({
    summary: 'A category with all its titles by title, withdrawn ones too.',
    input: anyId,
    output: staffCategory,
    refusals: ['not_found'],
    who: { permission: 'content:read' },
    session: 'read',
    changes: false,
  }),
  'category/save': action({
    summary: 'Saves a category and its titles, a new one without id, and answers with it.',
    input: z.object({ ...saved, name: text(200), position: int(0, 100_000).default(0), eisbns }),
    output: staffCategory,
    refusals: [...changed, ...titleRefusals, 'name_missing', 'name_taken'],
    who: { permission: 'content:write' },
    session: 'read',
    changes: true,
  }),
  'category/delete': action({
    summary: 'Deletes a category. Its titles stay in the catalogue.',
    input: thisVersion,
    output: z.object({}),
    refusals: changed,
    who: { permission: 'content:write' },
    session: 'read',
    changes: true,
  }),
};
