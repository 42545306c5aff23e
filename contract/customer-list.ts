import { z } from 'zod';
import * as m from '../messages/compiled/messages.js';
import { isBlank } from './account-fields.ts';
import { action } from './action.ts';
import {
  maxListDescription,
  maxListName,
  maxListNote,
  maxLists,
  maxListTitles,
} from './customer-list-rules.ts';
import { eisbn, flag, id, int, json, text } from './form.ts';
import { session } from './session.ts';
import { listImage } from './titlelist.ts';

/** ENTITY-036, 041, 122, 123. A list that a customer keeps. */
export const customerList = z.object({
  list_id: z.number(),
  name: z.string(),
  header: z.string(),
  header_visible: z.boolean(),
  /** Plain text. */
  description: z.string(),
  /** False marks the built-in favourites list. */
  can_delete: z.boolean(),
  ...listImage,
  row_count: z.number(),
  /** Unix seconds. */
  date_posted: z.number(),
  date_updated: z.number(),
  changed: z.number(),
  /** Address of its public link, '' when it has none. */
  public_url: z.string(),
});
export type CustomerList = z.output<typeof customerList>;

export const listSorts = ['date_updated', 'name', 'date_posted'] as const;

/** LIST-025, LIST-026. */
const listFields = {
  name: text(maxListName)
    .refine((name) => !isBlank(name), { error: () => m.form_list_name_required() })
    .prefault(''),
  description: text(maxListDescription).default(''),
};

const oneList = z.object({ list_id: id() });
const oneTitle = z.object({ list_id: id(), eisbn: eisbn() });
const withList = z.object({ list: customerList });
const withSession = withList.extend({ session: session.optional() });
/** What all changes have in common. */
const change = { who: 'customer', session: 'create', changes: true } as const;

export const customerListActions = {
  'titlelist/getLists': action({
    summary:
      'The customer’s own lists, favourites first. With eisbn each says whether it holds that title. search_term is part of a name, or an ISBN.',
    input: z.object({
      eisbn: eisbn().optional(),
      search_term: text(200).optional(),
      sort: z.enum(listSorts).default('date_updated'),
      limit: int(1, 200).default(maxLists),
      offset: int(0, 1_000_000).default(0),
    }),
    output: z.object({
      rows: z.array(customerList.extend({ contains_eisbn: z.boolean().optional() })),
      row_count: z.number(),
    }),
    refusals: [],
    who: 'customer',
    session: 'read',
    changes: false,
  }),
  'titlelist/get': action({
    summary: 'One of the customer’s own lists.',
    input: oneList,
    output: withList,
    refusals: ['bad_list_id'],
    who: 'customer',
    session: 'read',
    changes: false,
  }),
  'titlelist/create': action({
    summary: 'Makes a list, with a first title if one is given. list_id is ignored.',
    input: z.object({ ...listFields, eisbn: eisbn().optional(), list_id: id().optional() }),
    output: withList,
    refusals: ['too_many_lists', 'not_found'],
    ...change,
  }),
  'titlelist/modify': action({
    summary: 'Renames and describes a list; not the built-in favourites.',
    input: z.object({ list_id: id(), ...listFields }),
    output: withList,
    refusals: ['bad_list_id', 'built_in_list'],
    ...change,
  }),
  'titlelist/delete': action({
    summary: 'Deletes a list with what is in it; not the built-in favourites.',
    input: oneList,
    output: z.object({}),
    refusals: ['bad_list_id', 'built_in_list'],
    ...change,
  }),
  'titlelist/addItemToList': action({
    summary:
      'Puts a title at the head of a list; one that is in it stays where it is. position and note put a removed title back; replaces names a title of the list whose place and note it takes. return_session: answers with the session as well.',
    input: oneTitle.extend({
      position: int(-2_147_483_648, 2_147_483_647).optional(),
      note: text(maxListNote).default(''),
      replaces: eisbn().optional(),
      return_session: flag().default(false),
    }),
    output: withSession,
    refusals: ['bad_list_id', 'not_found', 'list_full'],
    ...change,
  }),
  'titlelist/removeItemFromList': action({
    summary: 'Takes a title out of a list. return_session: answers with the session as well.',
    input: oneTitle.extend({ return_session: flag().default(false) }),
    output: withSession,
    refusals: ['bad_list_id'],
    ...change,
  }),
  'titlelist/removeItemsFromList': action({
    summary: 'Takes several titles out of a list.',
    input: z.object({ list_id: id(), eisbns: json(z.array(eisbn()).max(maxListTitles)) }),
    output: withList,
    refusals: ['bad_list_id'],
    ...change,
  }),
  'titlelist/moveItem': action({
    summary: 'Moves a title of a list to a place, 1 being the first.',
    input: oneTitle.extend({ place: int(1, maxListTitles) }),
    output: withList,
    refusals: ['bad_list_id'],
    ...change,
  }),
  'titlelist/setNote': action({
    summary: 'Notes something about a title of a list, for the customer alone; an empty note takes it away.',
    input: oneTitle.extend({ note: text(maxListNote).default('') }),
    output: withList,
    refusals: ['bad_list_id', 'not_found'],
    ...change,
  }),
};
