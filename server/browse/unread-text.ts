import { mostIsbns } from '../isbn-file/find-isbns.ts';
import { mostRows, type Unread } from '../isbn-file/found-numbers.ts';

const figure = (n: number) => n.toLocaleString('en-US');

/** The message about the part of a file that was not read. */
export const unreadText: Record<Unread, string> = {
  rows: `A sheet of this workbook has more than ${figure(mostRows)} rows: we read the first ${figure(mostRows)}.`,
  isbns: `There are more than ${figure(mostIsbns)} ISBNs: we looked for the first ${figure(mostIsbns)}.`,
  doubtful: 'There may be more numbers with a wrong digit than we can list.',
};
