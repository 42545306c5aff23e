import {
  binaryOf,
  isPictureName,
  libraryFile,
  loadedWith,
  looksBinary,
  markupOf,
  notAText,
  textOfHead,
} from '../read/refuse-file.ts';
import { isbnOfName } from './isbn-of-name.ts';

/** Why a file that was given by itself is no picture and no zip of some, when its first bytes tell. */
export function notAPicture(head: Buffer): string | undefined {
  const kind = binaryOf(head);
  if (kind === 'pdf') return 'This is a PDF file; covers are JPEG, PNG, WebP or GIF.';
  if (kind === 'xlsx' || kind === 'xls') return notAText(head);
  if (kind) return undefined;
  const text = textOfHead(head);
  if (looksBinary(text)) return undefined;
  switch (markupOf(text)) {
    case 'onix':
      return `This is an ONIX file; load it with: ${loadedWith.onix}`;
    case 'marcxml':
      return libraryFile;
    case 'html':
      return 'This is a web page (HTML), not a picture.';
    case 'xml':
    case 'json':
      return 'This is a text file, not a picture.';
    default:
      return `This is a table or another text, not a picture; load a table with: ${loadedWith.tables}`;
  }
}

/** Why none of these files of a folder or zip can be a cover; undefined when one may be. */
export function noPictures(names: readonly string[]): string | undefined {
  const [first] = names;
  if (first === undefined) return 'There is no file in it.';
  if (names.some((name) => isPictureName(name) || isbnOfName(name) !== null)) return undefined;
  return `There are no pictures named by ISBN in it (its first file is ${first}).`;
}
