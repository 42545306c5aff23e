import {
  binaryOf,
  FileRefused,
  libraryFile,
  loadedWith,
  looksBinary,
  markupOf,
  notAText,
  textOfHead,
} from '../refuse-file.ts';

/** The refusal of a file that is no ONIX message; `head` are its first bytes, `found` what its reader says it begins with. */
export function noOnix(head: Buffer, found: string): FileRefused {
  if (head.length === 0) return new FileRefused('The file is empty.');
  const kind = binaryOf(head);
  if (kind === 'xlsx' || kind === 'xls')
    return new FileRefused(`This is an Excel file, no ONIX file; load a table with: ${loadedWith.tables}`);
  return new FileRefused(notAText(head) ?? notOnix(head, found));
}

function notOnix(head: Buffer, found: string): string {
  const text = textOfHead(head);
  switch (markupOf(text)) {
    case 'html':
      return 'This is a web page (HTML), not an ONIX file.';
    case 'json':
      return 'This is a JSON file, not an ONIX file.';
    case 'marcxml':
      return libraryFile;
    case 'xml':
    case 'onix':
      return `This is an XML file, but not an ONIX file: ${found}.`;
    default:
      return looksBinary(text)
        ? 'This is not a text file.'
        : `This is a table or another text, no ONIX file; load a table with: ${loadedWith.tables}`;
  }
}
