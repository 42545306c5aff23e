import { parseText, type TableFormat } from './parse-block.ts';

const DELIMITERS = [',', ';', '\t', '|'];
const SAMPLE_CHARS = 64 * 1024;
const SAMPLE_RECORDS = 200;

/**
 * Guesses what separates the columns and lines of a table from its beginning. The best delimiter is the one
 * under which the most lines agree on a number of columns; of two, the one that gives more columns.
 */
export function detectFormat(head: string, given?: string): TableFormat {
  const newline = head.includes('\n') || !head.includes('\r') ? '\n' : '\r';
  const hint = /^sep=(.)\r?[\n\r]/.exec(head)?.[1];
  const delimiter = given ?? hint;
  if (delimiter) return { delimiter, newline };
  const sample = wholeLines(head, newline);
  let best = { delimiter: ',', score: 0 };
  for (const candidate of DELIMITERS) {
    const score = agreement(parseText(sample, { delimiter: candidate, newline }).slice(0, SAMPLE_RECORDS));
    if (score > best.score) best = { delimiter: candidate, score };
  }
  return { delimiter: best.delimiter, newline };
}

/** The first records of a table that are not blank, without the line 'sep=;'. */
export function sampleRecords(head: string, format: TableFormat): string[][] {
  return parseText(wholeLines(head.replace(/^sep=.\r?[\n\r]\n?/, ''), format.newline), format)
    .filter((record) => record.length > 1 || record[0]?.trim() !== '')
    .slice(0, SAMPLE_RECORDS);
}

function wholeLines(head: string, newline: string): string {
  if (head.length <= SAMPLE_CHARS) return head;
  const end = head.lastIndexOf(newline, SAMPLE_CHARS);
  return head.slice(0, end === -1 ? SAMPLE_CHARS : end + 1);
}

function agreement(records: string[][]): number {
  const counts = new Map<number, number>();
  let filled = 0;
  for (const record of records) {
    if (record.length === 1 && record[0]?.trim() === '') continue;
    filled++;
    if (record.length > 1) counts.set(record.length, (counts.get(record.length) ?? 0) + 1);
  }
  let best = 0;
  for (const [columns, lines] of counts) {
    const share = lines / filled;
    best = Math.max(best, share * share * Math.log2(columns + 1));
  }
  return best;
}
