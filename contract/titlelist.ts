import { z } from 'zod';
import { action } from './action.ts';
import { shopEvent } from './event.ts';
import { flag, id, int } from './form.ts';
import { titleRow } from './title.ts';

/** A date that stands in place of the marker in a description (LIST-013). */
const calendarWidget = shopEvent
  .pick({
    id: true,
    title: true,
    date_text: true,
    time_text: true,
    location_text: true,
    is_online: true,
    status: true,
  })
  .extend({ is_over: z.boolean() });
export type CalendarWidget = z.output<typeof calendarWidget>;

/** The picture of a list: the cover of its first title, '' for none. */
export const listImage = {
  /** Its address. */
  image: z.string(),
  /** Its cache value. */
  image_cache: z.string(),
};

/** ENTITY-037..040, 123. */
export const titleList = z.object({
  list_id: z.number(),
  name: z.string(),
  header: z.string(),
  header_visible: z.boolean(),
  /** Sanitised HTML; it may contain a calendar marker. */
  description: z.string(),
  can_delete: z.boolean(),
  row_count: z.number(),
  has_titles: z.boolean(),
  /** How many of its titles it shows beside the books of /browse; all when it is not above 2 (LIST-036). */
  limit: z.number(),
  ...listImage,
  /** 'event' for the list of an event. */
  type: z.enum(['event', '']),
  /** The id of its event's next date, or of the last one. */
  event_id: z.number().nullable(),
  /** The next dates of the list's event. A list without one whose description has a marker gets those of the shop. */
  calendar_widgets: z.array(calendarWidget),
});
export type TitleList = z.output<typeof titleList>;

/** A list beside the books of /browse, with as many titles as its limit allows. */
const sidebarList = titleList
  .pick({ list_id: true, name: true, header: true, header_visible: true, row_count: true, limit: true })
  .extend({ rows: z.array(titleRow.pick({ eisbn: true, title: true, authors: true })) });
export type SidebarList = z.output<typeof sidebarList>;

const row = titleRow.extend({
  /** In a customer's own list: orders its titles. */
  position: z.number().optional(),
  /** What the customer noted about the title, '' for nothing. */
  note: z.string().optional(),
});
export const listPage = z.object({ rows: z.array(row), row_count: z.number(), list: titleList });

export const titlelistActions = {
  'titlelist/getSidebar': action({
    summary:
      'The lists that the shop has put beside the books of /browse, those with titles, in its order. Of each the first titles: as many as its limit when that is above 2, otherwise all (200 at most).',
    input: z.object({}),
    output: z.object({ lists: z.array(sidebarList) }),
    refusals: [],
    who: 'anyone',
    session: 'none',
    changes: false,
  }),
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
