import { z } from 'zod';
import { action } from '../action.ts';
import { flag, id, int, text } from '../form.ts';
import { navigationEntry } from '../navigation-entry.ts';

const menus = z.object({
  /** Changes with every change of the menus. */
  version: z.string(),
  /** What shoppers see, by its order. */
  menu: z.array(navigationEntry),
  /** Entries that the menu doesn’t show; their addresses lead to their pages all the same. */
  hidden: z.array(navigationEntry),
});

const seen = { version: text(100) };

/** Steps of an entry: among its neighbors, below the one before it, out of the one above it, out of the menu, and back; or to another one. */
export const menuSteps = ['up', 'down', 'in', 'out', 'hide', 'show', 'to'] as const;

/** 'shop': pages that every shop has, such as all its events. */
export const menuChoiceKinds = ['page', 'list', 'category', 'subject', 'event', 'shop'] as const;

export const staffMenuActions = {
  'menu/get': action({
    summary: 'The menus of the store. Each entry has a number of its own.',
    input: z.object({}),
    output: menus,
    refusals: [],
    who: { permission: 'content:read' },
    session: 'read',
    changes: false,
  }),
  'menu/getChoices': action({
    summary:
      'What an entry can lead to, by name: pages, lists, categories, subjects, events to come, and what every shop has.',
    input: z.object({}),
    output: z.object({
      choices: z.array(
        z.object({
          kind: z.enum(menuChoiceKinds),
          name: z.string(),
          /** Address in the shop. */
          path: z.string(),
          /** For an event: 'YYYY-MM-DD'; else ''. */
          day: z.string(),
        }),
      ),
    }),
    refusals: [],
    who: { permission: 'content:read' },
    session: 'read',
    changes: false,
  }),
  'menu/saveEntry': action({
    summary: 'Saves an entry of the menu, a new one without menu_id, and answers with the menus.',
    input: z.object({
      ...seen,
      menu_id: id().optional(),
      label: text(100),
      /** A path of the shop or a web address; '' = the entry only opens what is below it. */
      address: text(500).default(''),
      new_window: flag().default(false),
      /** The entry that it is below, 0 = none. Without it, the entry stays where it is. */
      below: int(0, 2_147_483_647).optional(),
    }),
    output: menus,
    refusals: [
      'stale',
      'not_found',
      'label_missing',
      'invalid_address',
      'menu_loop',
      'menu_too_deep',
      'menu_full',
    ],
    who: { permission: 'content:write' },
    session: 'read',
    changes: true,
  }),
  'menu/moveEntry': action({
    summary:
      'Moves an entry with all below it by one step, or to the place of another one, and answers with the menus.',
    input: z.object({
      ...seen,
      menu_id: id(),
      step: z.enum(menuSteps),
      /** For the step 'to': the entry whose place it takes. */
      at: id().optional(),
    }),
    output: menus,
    refusals: ['stale', 'not_found', 'cannot_move', 'menu_loop', 'menu_too_deep'],
    who: { permission: 'content:write' },
    session: 'read',
    changes: true,
  }),
  'menu/deleteEntry': action({
    summary: 'Deletes an entry with all below it, and answers with the menus. Their pages stay.',
    input: z.object({ ...seen, menu_id: id() }),
    output: menus,
    refusals: ['stale', 'not_found'],
    who: { permission: 'content:write' },
    session: 'read',
    changes: true,
  }),
};
