import { getDocumentProxy } from 'unpdf';
import { formatNumber } from '../../messages/format.ts';
import { addNumbers, type FoundNumbers, isFull, noNumbers } from './found-numbers.ts';
import { UnreadableFile } from './unreadable-file.ts';
import { unreadableText } from './unreadable-text.ts';

/** A catalogue of a large publisher has a few hundred pages. */
const mostPages = 1_000;

/**
 * The numbers of a PDF's text, page by page.
 *
 * @throws UnreadableFile `file_encrypted`, `too_much_inside`, `file_damaged`
 */
export async function readPdf(bytes: Uint8Array): Promise<FoundNumbers> {
  const pdf = await openPdf(bytes);
  const found = noNumbers();
  for (let n = 1; n <= pdf.numPages && !isFull(found); n++) {
    const page = await pdf.getPage(n);
    const { items } = await page.getTextContent();
    // Pieces of one line belong together; pieces far apart were given a blank by the reader.
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    addNumbers(text, found);
    page.cleanup();
  }
  await pdf.destroy();
  return found;
}

/**
 * A PDF with no more pages than are read.
 *
 * @throws UnreadableFile as `readPdf`
 */
export async function openPdf(bytes: Uint8Array): ReturnType<typeof getDocumentProxy> {
  const pdf = await open(bytes);
  if (pdf.numPages <= mostPages) return pdf;
  throw new UnreadableFile(
    'too_much_inside',
    unreadableText.tooMuchInPdf({ pages: formatNumber(pdf.numPages), max: formatNumber(mostPages) }),
  );
}

async function open(bytes: Uint8Array): ReturnType<typeof getDocumentProxy> {
  try {
    return await getDocumentProxy(bytes, {
      isEvalSupported: false,
      disableFontFace: true,
      useSystemFonts: false,
      verbosity: 0,
    });
  } catch (e) {
    if (e instanceof Error && e.name === 'PasswordException') {
      throw new UnreadableFile('file_encrypted', unreadableText.encryptedPdf());
    }
    throw new UnreadableFile('file_damaged', unreadableText.damagedPdf());
  }
}
