import { z } from 'zod';
import { action } from '../action.ts';
import { listPlacements } from '../feature-choices.ts';
import { flag, id, int, text } from '../form.ts';
import { anyId, changed, eisbns, listedTitles, saved, thisVersion, titleRefusals } from './versioned.ts';

const placement = z.enum(listPlacements);

const listLine = z.object({
  id: z.number(),
  version: z.number(),
  name: z.string(),
  placement,
  /** Lists are shown by it, the smallest first. */
  position: z.number(),
  title_count: z.number(),
  /** Unix seconds. */
  changed: z.number(),
});

const staffList = listLine.extend({
  header: z.string(),
  header_visible: z.boolean(),
  /** Its rows sell used and remaindered copies before new ones. */
  bargains: z.boolean(),
  /** Sanitised HTML. */
  description: z.string(),
  /** The event that it is of. */
  event_id: z.number().nullable(),
  /** Titles that it shows beside the books of /browse; -1 = all. */
  limit: z.number(),
  /** What the shop itself fills it with, until staff change its books. */
  filled_with: z.enum(['new_arrivals', 'staff_picks']).nullable(),
  titles: listedTitles,
});

export const staffListActions = {
  'list/getList': action({
    summary: 'The title lists of the store, in its order.',
    input: z.object({}),
    output: z.object({ lists: z.array(listLine) }),
    refusals: [],
    who: { permission: 'content:read' },
    session: 'read',
    changes: false,
  }),
  'list/get': action({
    summary: 'A title list with all its titles, withdrawn ones too.',
    input: anyId,
    output: staffList,
    refusals: ['not_found'],
    who: { permission: 'content:read' },
    session: 'read',
    changes: false,
  }),
  'list/getChoices': action({
    summary:
      'The events that a title list can be of: those to come, the next one first, and the one it is of.',
    input: z.object({ event_id: id().optional() }),
    output: z.object({
      /** `day`: of its next date, or of the last one, 'YYYY-MM-DD'. */
      events: z.array(z.object({ id: z.number(), title: z.string(), day: z.string() })),
    }),
    refusals: [],
    who: { permission: 'content:read' },
    session: 'read',
    changes: false,
  }),
  'list/save': action({
    summary: 'Saves a title list and its titles, a new one without id, and answers with it.',
    input: z.object({
      ...saved,
      name: text(200),
      header: text(300).default(''),
      header_visible: flag().default(true),
      bargains: flag().default(false),
      description: text(20_000).default(''),
      placement: placement.default('others'),
      position: int(0, 100_000).default(0),
      event_id: id().optional(),
      /** Above 2 it counts; otherwise all. */
      limit: int(-1, 200).default(-1),
      eisbns,
    }),
    output: staffList,
    refusals: [...changed, ...titleRefusals, 'name_missing', 'unknown_event'],
    who: { permission: 'content:write' },
    session: 'read',
    changes: true,
  }),
  'list/getUses': action({
    summary: 'Where a title list is shown or needed, besides its own page: what ends when it is deleted.',
    input: anyId,
    output: z.object({
      pages: z.array(z.object({ path: z.string(), title: z.string() })),
      /** Labels of entries in menus. */
      menus: z.array(z.string()),
      promotions: z.array(z.object({ id: z.number(), name: z.string() })),
      /** Labels of settings. */
      settings: z.array(z.string()),
    }),
    refusals: ['not_found'],
    who: { permission: 'content:read' },
    session: 'read',
    changes: false,
  }),
  'list/moveUp': action({
    summary: 'Lets a title list change places with the one before it among those of its placement.',
    input: thisVersion,
    output: z.object({ lists: z.array(listLine) }),
    refusals: changed,
    who: { permission: 'content:write' },
    session: 'read',
    changes: true,
  }),
  'list/delete': action({
    summary: 'Deletes a title list. Blocks and menus that show it show nothing.',
    input: thisVersion,
    output: z.object({}),
    refusals: changed,
    who: { permission: 'content:write' },
    session: 'read',
    changes: true,
  }),
};
