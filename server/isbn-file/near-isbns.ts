import { normaliseIsbn } from '../../contract/isbn.ts';

/**
 * The valid ISBNs, as 13 digits, that one copying mistake turns into this number: a wrong digit, two neighbors swapped, a
 * digit left out or doubled. Two digits that differ by 5 can be swapped without harm to the check digit (ISO 2108), so that a
 * valid number has some as well; it is not among them itself.
 */
export function nearIsbns(written: string): string[] {
  const digits = written.replace(/[^\dXx]/g, '').toUpperCase();
  const own = normaliseIsbn(digits);
  const found = new Set<string>();
  for (const candidate of variantsOf(digits)) {
    const isbn = isbnOf(candidate);
    if (isbn && isbn !== own) found.add(isbn);
  }
  return [...found];
}

/** As `normaliseIsbn`, for digits alone: a file of unknown numbers asks it a million times. */
function isbnOf(candidate: string): string | null {
  if (candidate.length === 10) return normaliseIsbn(candidate);
  return candidate.length === 13 && /^97[89]/.test(candidate) && addsUp(candidate) ? candidate : null;
}

/** Whether the check digit of 13 digits is right (ISO 2108); NaN for an X is not. */
function addsUp(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) sum += Number(digits[i]) * (i % 2 === 0 ? 1 : 3);
  return sum % 10 === 0;
}

const symbols = [...'0123456789X'];

function* variantsOf(digits: string): Generator<string> {
  if (digits.length < 9 || digits.length > 14) return;
  for (let i = 0; i < digits.length - 1; i++) {
    yield digits.slice(0, i) + digits.charAt(i + 1) + digits.charAt(i) + digits.slice(i + 2);
  }
  for (let i = 0; i < digits.length; i++) {
    yield digits.slice(0, i) + digits.slice(i + 1);
    for (const symbol of symbols) yield digits.slice(0, i) + symbol + digits.slice(i + 1);
  }
  for (let i = 0; i <= digits.length; i++) {
    for (const symbol of symbols) yield digits.slice(0, i) + symbol + digits.slice(i);
  }
}
