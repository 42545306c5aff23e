import { isValidEan13, normaliseIsbn } from '../../../../contract/isbn.ts';
import { isbnProblem } from '../../rules/isbn-problem.ts';

export type IdentifierRead =
  | { eisbn: string; warning?: string }
  | { eisbn: null; problem: 'empty' }
  | { eisbn: null; problem: 'damaged' | 'invalid'; reason: string };

/**
 * Reads one cell that should hold an ISBN or EAN: hyphens, labels, '="978…"', '9780439023481.0', notes such as
 * '(pbk.)', several in one cell (the first good one), and the zeros that a spreadsheet takes from the front of
 * an ISBN-10 or UPC. '9.78043902348E+12' has lost its last digits for good.
 */
export function readIdentifier(cell: string): IdentifierRead {
  const text = cell.replace(/^\s*=?\s*["'‘’]*|["'‘’]+\s*$/g, '').trim();
  if (text === '' || /^(n\/?a|none|null|nan|-+|0+(\.0)?)$/i.test(text))
    return { eisbn: null, problem: 'empty' };
  const direct = normaliseIsbn(text);
  if (direct) return { eisbn: direct };
  if (/^\d([.,]\d+)?\s*e\s*\+?\s*\d{1,2}$/i.test(text))
    return { eisbn: null, problem: 'damaged', reason: damaged(text) };
  for (const piece of text.split(/[;,|/]|\s{2,}|\s(?=97[89])/)) {
    const candidate = piece.replace(/\([^)]*\)|:.*$|\.0+$/g, '').trim();
    const found = normaliseIsbn(candidate) ?? withLostZeros(candidate);
    if (typeof found === 'string') return { eisbn: found };
    if (found) return found;
  }
  return { eisbn: null, problem: 'invalid', reason: isbnProblem(text) };
}

function withLostZeros(text: string): { eisbn: string; warning: string } | null {
  const digits = text.replace(/[\s-]/g, '').toUpperCase();
  if (/^\d{6,8}[\dX]$/.test(digits)) {
    const eisbn = normaliseIsbn(digits.padStart(10, '0'));
    if (eisbn)
      return { eisbn, warning: `The ISBN '${text}' had lost its leading zeros; they were put back.` };
  }
  // A UPC of 12 digits is an EAN that begins with 0; twelve digits beginning with 978 are an ISBN cut short.
  if (/^\d{11,12}$/.test(digits) && !/^97[89]/.test(digits)) {
    const eisbn = digits.padStart(13, '0');
    if (isValidEan13(eisbn)) return { eisbn, warning: `'${text}' was read as a UPC.` };
  }
  return null;
}

function damaged(text: string): string {
  return (
    `The spreadsheet program has damaged the ISBN ('${text.slice(0, 30)}'): its last digits are lost. ` +
    'Format the ISBN column as text before filling it, and export the list again.'
  );
}
