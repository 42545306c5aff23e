import { z } from 'zod';
import { action } from './action.ts';
import { flag, id, int } from './form.ts';
import { titleRow } from './title.ts';

export const titleList = z.object({
  list_id: z.number(),
  name: z.string(),
  header: z.string(),
  header_visible: z.boolean(),
  /** Sanitised HTML. */
  description: z.string(),
  can_delete: z.boolean(),
  row_count: z.number(),
});
export type TitleList = z.output<typeof titleList>;

const row = titleRow.extend({
  /** Of a customer's own list: orders its titles. */
  position: z.number().optional(),
  /** What the customer noted about the title, '' for nothing. */
  note: z.string().optional(),
});
export const listPage = z.object({ rows: z.array(row), row_count: z.number(), list: titleList });

export const titlelistActions = {
  'titlelist/getCustom': action({
    summary: 'The lists that a page shows, in its order.',
    input: z.object({ page_id: id() }),
    output: z.object({ lists: z.array(titleList) }),
    refusals: ['not_found'],
    who: 'anyone',
    session: 'none',
    changes: false,
  }),
  'titlelist/getItems': action({
    summary:
      'Titles of a list in its order, of the shop or of the customer who calls; limit -1 gives all that the server allows at once (200). cartable leaves out those that can’t be added to the cart now.',
    input: z.object({
      list_id: id(),
      limit: int(-1, 200).optional(),
      offset: int(0, 1_000_000).optional(),
      cartable: flag().default(false),
    }),
    output: listPage,
    refusals: ['bad_list_id'],
    who: 'anyone',
    session: 'read',
    changes: false,
  }),
  'titlelist/getItemsSimple': action({
    summary: 'The first 25 titles of a list and how many it has.',
    input: z.object({ list_id: id() }),
    output: listPage,
    refusals: ['bad_list_id'],
    who: 'anyone',
    session: 'read',
    changes: false,
  }),
};
