import * as m from '../messages/compiled/messages.js';

/** What a search file may weigh (SEARCH-021), and what is said of a larger one (SEARCH-029). */
export const maxSearchFile = 50 * 1024 * 1024;
export const fileTooLarge = m.form_file_too_large;

/** What a search file may be called (SEARCH-022). */
export const searchFileEndings = ['.txt', '.pdf', '.xls', '.xlsx', '.html', '.csv'] as const;
