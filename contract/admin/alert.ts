import { z } from 'zod';
import { action } from '../action.ts';
import { int } from '../form.ts';

/** What readers can wait for: a book, or the next one by an author or of a series. */
export const wantedKinds = ['titles', 'author', 'series'] as const;

export const staffAlertActions = {
  'alert/getWanted': action({
    summary: 'What readers wait for, most wanted first. Only how many they are, never who.',
    input: z.object({
      about: z.enum(wantedKinds).default('titles'),
      offset: int(0, 10_000).default(0),
      limit: int(1, 100).default(50),
    }),
    output: z.object({
      wanted: z.array(
        z.object({
          /** '' for an author or a series. */
          eisbn: z.string(),
          /** The name of the title, author or series. */
          name: z.string(),
          /** Of the title. */
          author: z.string(),
          /** How many readers wait for it, and how many of them for a copy and for a lower price. */
          readers: z.number(),
          in_stock: z.number(),
          price: z.number(),
          /** Copies of a title on the shelf and on order; at one location, those of it. */
          on_hand: z.number(),
          on_order: z.number(),
          /** The catalogue has the title no more, or staff hide it. */
          is_withdrawn: z.boolean(),
        }),
      ),
      has_more: z.boolean(),
      /** How many readers wait for something of each kind. */
      counts: z.record(z.enum(wantedKinds), z.number()),
    }),
    refusals: [],
    who: { permission: 'stock:read' },
    session: 'read',
    changes: false,
  }),
};
