import { normaliseIsbn } from '../../contract/isbn.ts';

/** How many books of a list are on one page. */
export const booksOnPage = 50;

/** The first book of the page that begins at `from`, or of the last page when the list has grown shorter. */
export const pageStart = (from: number, count: number): number =>
  Math.min(from, Math.max(0, Math.ceil(count / booksOnPage) - 1) * booksOnPage);

type Step = 'up' | 'down' | 'top' | 'bottom';
const isStep = (step: string): step is Step => ['up', 'down', 'top', 'bottom'].includes(step);

/**
 * The ISBNs of a list after a button of its rows, such as 'up 9780000000002', was pressed, or a row was dropped on the one at a place
 * from 0, as in 'to 9780000000002 4'; undefined for no such step.
 */
export function afterPress(eisbns: readonly string[], pressed: string): string[] | undefined {
  const [step = '', eisbn = '', place = ''] = pressed.split(' ');
  const at = eisbns.indexOf(eisbn);
  if (at < 0) return undefined;
  const others = eisbns.filter((one) => one !== eisbn);
  if (step === 'remove') return others;
  if (step === 'to' && /^\d{1,4}$/.test(place)) return withBookAt(others, eisbn, Number(place));
  if (!isStep(step)) return undefined;
  const to = { up: at - 1, down: at + 1, top: 0, bottom: others.length }[step];
  return withBookAt(others, eisbn, to);
}

/** Puts a book into a list, `at` from 0. */
export function withBookAt(eisbns: readonly string[], eisbn: string, at: number): string[] {
  const place = Math.min(Math.max(0, at), eisbns.length);
  return [...eisbns.slice(0, place), eisbn, ...eisbns.slice(place)];
}

/** What was pasted, by commas, spaces or lines: ISBNs that are not yet in the list, each once, and the pieces that are no ISBN. */
export function readPasted(text: string, listed: readonly string[]) {
  const pieces = text
    .split(/[\n\r,;\t]+/)
    .flatMap((line) => (normaliseIsbn(line) ? [line] : line.trim().split(/\s+/)))
    // Cells of a table are quoted.
    .map((piece) => piece.replace(/^"+|"+$/g, ''))
    .filter((piece) => piece !== '');
  const read = pieces.map((piece) => ({ piece, eisbn: normaliseIsbn(piece) }));
  const isbns = [...new Set(read.flatMap(({ eisbn }) => eisbn ?? []))];
  return {
    added: isbns.filter((eisbn) => !listed.includes(eisbn)),
    listed: isbns.filter((eisbn) => listed.includes(eisbn)),
    wrong: read.filter(({ eisbn }) => eisbn === null).map(({ piece }) => piece),
  };
}
