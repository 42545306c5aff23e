/** Titles of a list that is made into a file. */
export const maxFileTitles = 10_000;
