import { addDoubtfulNumbers } from './doubtful-numbers.ts';
import { findIsbns, mostIsbns } from './find-isbns.ts';

/** Rows of a sheet that are read: more than a shop can show. */
export const mostRows = 20_000;

/** What was not read because the file is too long: rows of a sheet, further ISBNs, further numbers that are no ISBNs. */
export type Unread = 'rows' | 'isbns' | 'doubtful';

/** What was found in a file: ISBNs as 13 digits, and numbers that were meant to be ISBNs, as they are written. */
export interface FoundNumbers {
  isbns: Set<string>;
  doubtful: Set<string>;
  unread: Set<Unread>;
}

export const noNumbers = (): FoundNumbers => ({ isbns: new Set(), doubtful: new Set(), unread: new Set() });

/** Adds the numbers of a piece of text; of a `list` as `addDoubtfulNumbers` understands it. */
export function addNumbers(text: string, found: FoundNumbers, how?: { list: boolean }): void {
  findIsbns(text, found.isbns);
  if (!addDoubtfulNumbers(text, found.doubtful, how)) found.unread.add('doubtful');
}

/** Reading on finds nothing that would be looked for. */
export const isFull = ({ isbns }: FoundNumbers): boolean => isbns.size > mostIsbns;

/** The same as lists that a thread can send, with no more ISBNs than are looked for. */
export function asLists(found: FoundNumbers) {
  if (isFull(found)) found.unread.add('isbns');
  return {
    isbns: [...found.isbns].slice(0, mostIsbns),
    doubtful: [...found.doubtful],
    unread: [...found.unread],
  };
}
