import * as m from '../messages/compiled/messages.js';

/** The largest search file in bytes (SEARCH-021), and the message for a larger one (SEARCH-029). */
export const maxSearchFile = 50 * 1024 * 1024;
export const fileTooLarge = m.form_file_too_large;

/** Allowed endings of a search file (SEARCH-022). */
export const searchFileEndings = ['.txt', '.pdf', '.xls', '.xlsx', '.html', '.csv'] as const;
