import { normaliseIsbn } from '../../../contract/isbn.ts';

const gap = '[\\s._\\-\\u00ad\\u2010-\\u2015\\u2212]{0,2}';
const isbn13 = new RegExp(`(?<!\\d)97[89](?:${gap}\\d){10}(?!\\d)`, 'g');
const ean = /(?<!\d)\d{13}(?!\d)/g;
// The tail of an ISBN-13 with a slip in it is no ISBN-10.
const isbn10 = new RegExp(`(?<![\\dX]|97[89]${gap})\\d(?:${gap}\\d){8}${gap}[\\dXx](?![\\dA-Za-z])`, 'g');

/**
 * The book that a file's name means, as 13 digits: '978-0-14-044913-6 front.jpg', '0140449132.01.jpg', or the folder's,
 * '9780140449136/cover.jpg'. Null when no ISBN (10 or 13, any spelling, right check digit) is in it, 'several' when
 * more than one is.
 */
export function isbnOfName(path: string): string | 'several' | null {
  const parts = path.split(/[/\\]/).filter(Boolean);
  const stem = (parts.pop() ?? '').replace(/\.[a-z]{3,4}$/i, '');
  return isbnIn(stem) ?? isbnIn(parts.pop() ?? '');
}

/** The ISBN in a text, as `isbnOfName`. */
export function isbnIn(text: string): string | 'several' | null {
  const found = new Set<string>();
  let rest = text;
  for (const pattern of [isbn13, ean, isbn10]) {
    rest = rest.replace(pattern, (match) => {
      const isbn = normaliseIsbn(match.replace(/[^\dXx]/g, ''));
      if (isbn) found.add(isbn);
      return isbn ? ' ' : match;
    });
  }
  if (found.size > 1) return 'several';
  return [...found][0] ?? null;
}
