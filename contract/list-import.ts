import { z } from 'zod';
import { action } from './action.ts';
import { isbnFileRefusals } from './browse.ts';
import { customerList } from './customer-list.ts';
import { file, flag, id } from './form.ts';
import { maxSearchFile } from './search-file.ts';

/** A book of the shop that a row of an imported file may mean. */
const nearBook = z.object({ eisbn: z.string(), title: z.string(), author: z.string() });

/** A row of a file that is imported into a list (ENTITY-124). */
export const listedTitle = z.object({
  /** 13 digits, or what the file has in their place: a number that is no ISBN, or words. */
  isbn: z.string(),
  /** It goes to the list, or has gone there. */
  success: z.boolean(),
  /** What the row says beside a number that we know no book of; '' for nothing. */
  words: z.string(),
  /** '' for a row that we know no book of. */
  title: z.string(),
  author: z.string(),
  /** Why it does not go to the list; '' for nothing. */
  note: z.string(),
  /** For a preview: books that it may mean, by a slip in the number or by its words. */
  near: z.array(nearBook),
});
export type ListedTitle = z.output<typeof listedTitle>;

export const listImportActions = {
  'titlelist/importFile': action({
    summary:
      'Reads a file of books: without add_to_list only tells which of them the list would get, with it adds these at the head of the list. Without list_id it is a preview for a new list.',
    input: z.object({ file: file(), list_id: id().optional(), add_to_list: flag().default(false) }),
    output: z.object({
      result: z.object({
        titles: z.array(listedTitle),
        /** Sentences on what is not among them. */
        unread: z.array(z.string()),
      }),
      added: z.number(),
      /** The list as it is now, once something was added. */
      list: customerList.optional(),
    }),
    refusals: ['bad_list_id', 'no_books', ...isbnFileRefusals],
    who: 'customer',
    session: 'create',
    changes: true,
    limit: { calls: 60, seconds: 600, perAddress: 120 },
    // The form around the file weighs a little as well.
    maxBytes: maxSearchFile + 64 * 1024,
  }),
};
