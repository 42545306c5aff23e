import { normaliseIsbn } from '../../contract/isbn.ts';

/** More than a browse page can reach (BROWSE-041). */
export const mostIsbns = 10_000;

/**
 * The ISBNs of books in a text, as 13 digits, in their order, each once: 10 or 13 digits with hyphens or single spaces
 * between them, a valid check digit, 978 or 979 before 13 (SEARCH-016). At most one above `mostIsbns`, which tells
 * that there are more.
 */
export function findIsbns(text: string, found: Set<string> = new Set()): Set<string> {
  // Where a run of digits begins: '12 copies of 0439023483' must not be read from its first digit.
  const starts = /(?<![\dA-Za-z])(?:ISBN(?:-?1[03])?[:\s]*)?(?=\d)/gi;
  for (let match = starts.exec(text); match && found.size <= mostIsbns; match = starts.exec(text)) {
    const at = match.index + match[0].length;
    const token = tokenAt(text, at);
    const isbn = token && normaliseIsbn(token);
    if (isbn) found.add(isbn);
    // An ISBN is passed over as a whole, anything else up to the next run of digits.
    starts.lastIndex = isbn && token ? at + token.length : at + 1;
  }
  return found;
}

const thirteen = /97[89](?:[ \u00a0\u2010-\u2015\u2212-]?\d){10}(?!\d)/y;
const ten = /\d(?:[ \u00a0\u2010-\u2015\u2212-]?\d){8}[ \u00a0\u2010-\u2015\u2212-]?[\dXx](?![\dA-Za-z])/y;

function tokenAt(text: string, at: number): string | null {
  for (const pattern of [thirteen, ten]) {
    pattern.lastIndex = at;
    const token = pattern.exec(text)?.[0];
    if (token && normaliseIsbn(token)) return token;
  }
  return null;
}
