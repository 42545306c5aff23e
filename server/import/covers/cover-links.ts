import type { OpenedText } from '../read/open-text.ts';
import { isbnIn, isbnOfName } from './isbn-of-name.ts';

/** A line of a list of links. */
export type CoverLink =
  | { line: number; isbn: string; address: string; text: string }
  | { line: number; text: string; reason: string };

/**
 * A list of links to covers, one a line: an ISBN in any spelling and a web address, in whatever order and columns; the
 * ISBN may stand in the address alone.
 */
export async function* coverLinks({ text }: Pick<OpenedText, 'text'>): AsyncGenerator<CoverLink> {
  let line = 0;
  let rest = '';
  for await (const block of text) {
    const lines = (rest + block).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const one of lines) {
      line += 1;
      const link = linkOf(line, one);
      if (link) yield link;
    }
  }
  const last = linkOf(line + 1, rest);
  if (last) yield last;
}

const quoted = /"(https?:\/\/[^"\s<>]+)"/i;
const plain = /https?:\/\/[^\s"<>,;]+/i;

function linkOf(line: number, text: string): CoverLink | undefined {
  if (!text.trim()) return undefined;
  const address = quoted.exec(text)?.[1] ?? plain.exec(text)?.[0];
  // A first line of column names is no fault.
  if (!address)
    return line === 1
      ? undefined
      : { line, text: nameOf(text), reason: 'There is no web address in this line.' };
  const isbn = isbnIn(text.replace(address, ' ')) ?? isbnOfName(pathOf(address));
  if (isbn === null) return { line, text: address, reason: 'There is no valid ISBN in this line.' };
  if (isbn === 'several') return { line, text: address, reason: 'There are several ISBNs in this line.' };
  return { line, isbn, address, text: address };
}

/** The ISBN of a line, else its beginning: a line of a table may be as long as a book's description. */
function nameOf(text: string): string {
  const isbn = isbnIn(text);
  if (isbn && isbn !== 'several') return isbn;
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

function pathOf(address: string): string {
  try {
    return decodeURIComponent(new URL(address).pathname);
  } catch {
    return '';
  }
}
