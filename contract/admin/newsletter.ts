import { z } from 'zod';
import { action } from '../action.ts';
import { int, text } from '../form.ts';

const signUpId = () => int(1, Number.MAX_SAFE_INTEGER);

const filter = {
  /** Words of a name, or the start of an email address. */
  term: text(200).default(''),
  /** The id of the last one of the page before. */
  after: signUpId().optional(),
};

const page = z.object({
  subscribers: z.array(
    z.object({
      id: z.number(),
      email: z.string(),
      /** '' = not asked, or left empty. */
      first_name: z.string(),
      last_name: z.string(),
      phone: z.string(),
      /** The words of the form, and the path of its page. */
      consent: z.string(),
      page: z.string(),
      /** Unix seconds. */
      signed_up: z.number(),
      /** When staff took them off the list, in Unix seconds, and who; null and '' = they are on it. */
      ended: z.number().nullable(),
      ended_by: z.string(),
    }),
  ),
  /** `after` of the next page; null = this is the last. */
  next: z.number().nullable(),
});

// Addresses in bulk are for those who may also erase a person; the counter needs them one by one (customer/get).
const may = { who: { permission: 'customers:write' }, session: 'read' } as const;

export const staffNewsletterActions = {
  'newsletter/getList': action({
    summary: 'Who signed up for the newsletter through the forms of the shop, the newest first.',
    input: z.object({ ...filter, limit: int(1, 100).default(25) }),
    output: page,
    refusals: [],
    ...may,
    changes: false,
  }),
  'newsletter/exportList': action({
    summary: 'The same in larger pages, for a file. It leaves an entry in the audit log.',
    input: z.object({ ...filter, limit: int(1, 1000).default(1000) }),
    output: page,
    refusals: [],
    ...may,
    changes: false,
  }),
  'newsletter/unsubscribe': action({
    summary: 'Takes someone off this list. The newsletter service has a list of its own.',
    input: z.object({ id: signUpId() }),
    output: z.object({}),
    refusals: ['not_found'],
    ...may,
    changes: true,
  }),
};
