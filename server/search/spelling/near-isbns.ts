import { normaliseIsbn } from '../../../contract/isbn.ts';

/**
 * ISBN-13s that one slip makes of these digits: one was changed, left out or added, two were swapped, or letters stand for
 * zero and one. Empty for what
 * is no ISBN with a slip; the check digit leaves few.
 */
export function isbnsNear(typed: string): string[] {
  const letters = typed.toUpperCase().replace(/^ISBN(?:1[03](?=\d{9}))?/, '');
  const text = letters.replaceAll('O', '0').replace(/[IL]/g, '1');
  const read = text === letters ? null : normaliseIsbn(text);
  if (read) return [read];
  if (!/^(\d{9,14}|\d{9}X)$/.test(text) || normaliseIsbn(text)) return [];
  const near = new Set<string>();
  const add = (digits: string) => {
    const isbn = normaliseIsbn(digits);
    // A slip in a book's number leaves a book's number.
    if (isbn && /^97[89]/.test(isbn)) near.add(isbn);
  };
  for (let at = 0; at <= text.length; at++) {
    const [before, after] = [text.slice(0, at), text.slice(at)];
    add(before + after.slice(1));
    add(before + after.charAt(1) + after.charAt(0) + after.slice(2));
    for (const digit of '0123456789X') {
      add(before + digit + after.slice(1));
      add(before + digit + after);
    }
  }
  return [...near];
}
