import { type CopiesRow, columnsIn, copiesRow } from './copies-rows.ts';
import { findIsbns } from './find-isbns.ts';
import { openPdf } from './from-pdf.ts';

/** `x`: the middle of the word on the page, in points. */
interface Word {
  text: string;
  x: number;
}

/** Pieces of text within so many points of height are one line. */
const lineHeight = 3;

/**
 * The rows of a PDF with headings for ISBN and quantity; null when it has none. A PDF knows no columns: the quantity of a
 * line is the number nearest to the middle of its heading.
 *
 * @throws UnreadableFile as `readPdf`
 */
export async function pdfCopies(bytes: Uint8Array, most: number): Promise<CopiesRow[] | null> {
  const pdf = await openPdf(bytes);
  let qtyAt: number | null = null;
  const rows: CopiesRow[] = [];
  for (let n = 1; n <= pdf.numPages && rows.length <= most; n++) {
    const page = await pdf.getPage(n);
    const { items } = await page.getTextContent();
    for (const words of linesOf(items)) {
      const columns = columnsIn(words.map(({ text }) => text));
      if (columns) qtyAt = words[columns.qty]?.x ?? qtyAt;
      else if (qtyAt !== null) rows.push(...rowOf(words, qtyAt));
    }
    page.cleanup();
  }
  await pdf.destroy();
  return qtyAt === null ? null : rows;
}

function rowOf(words: readonly Word[], qtyAt: number): CopiesRow[] {
  const line = words.map(({ text }) => text).join(' ');
  const written = [...findIsbns(line)][0] ?? words.find(({ text }) => /^[\d-]{9,17}X?$/.test(text))?.text;
  if (!written) return [];
  const numbers = words.filter(({ text }) => /^\d{1,4}$/.test(text));
  const [nearest] = numbers.toSorted((a, b) => Math.abs(a.x - qtyAt) - Math.abs(b.x - qtyAt));
  return [copiesRow(written, nearest?.text ?? '')];
}

type TextItems = Awaited<
  ReturnType<Awaited<ReturnType<Awaited<ReturnType<typeof openPdf>>['getPage']>>['getTextContent']>
>['items'];

function linesOf(items: TextItems): Word[][] {
  const lines: { y: number; words: Word[] }[] = [];
  for (const item of items) {
    if (!('str' in item) || !item.str.trim()) continue;
    const [, , , , x = 0, y = 0] = item.transform as number[];
    const words = [...item.str.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
      text,
      x: x + (item.width * (index + text.length / 2)) / item.str.length,
    }));
    const line = lines.findLast((other) => Math.abs(other.y - y) < lineHeight);
    if (line) line.words.push(...words);
    else lines.push({ y, words });
  }
  return lines.map(({ words }) => words.toSorted((a, b) => a.x - b.x));
}
