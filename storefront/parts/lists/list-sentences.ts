import * as m from '../../../messages/compiled/messages.js';

/** What was done on the page of all lists (LIST-064..066). */
export const listSentences = {
  list_created: m.lists_created,
  list_saved: m.lists_saved,
  list_deleted: m.lists_deleted,
} as const;
