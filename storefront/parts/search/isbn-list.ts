/** 'ISBN' or not, then 13 digits that begin with 978 or 979, or 10; hyphens or, among 13, spaces between them. */
const tokens =
  /(?<![\dA-Za-z])(?:ISBN(?:-?1[03])?[:\s]*)?(?:97[89](?:[\s\u2010-\u2015-]?\d){10}|\d(?:[\u2010-\u2015-]?\d){8}[\u2010-\u2015-]?[\dX])(?![\dA-Za-z])/gi;

/**
 * Whether a search text is a list of books rather than words: more than one ISBN-like token (SEARCH-016). Check digits are
 * left to the server, which says what it found.
 */
export function isIsbnList(text: string): boolean {
  return (text.match(tokens)?.length ?? 0) > 1;
}
