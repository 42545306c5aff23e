import { normaliseIsbn } from '../../contract/isbn.ts';
import { findIsbns } from './find-isbns.ts';

/** A list that somebody wrote by hand is far shorter. */
const mostText = 1_000_000;
const mostNumbers = 1_000;

const gap = String.raw`[ \u00a0\u2010-\u2015\u2212-]?`;
/** 13 digits that begin as those of books do, or what is called an ISBN. */
const meant = new RegExp(
  String.raw`(?<![\dA-Za-z])(?:97[89](?:${gap}\d){10}|(?<=ISBN(?:-?1[03])?[:\s]{0,3})\d(?:${gap}\d){7,12}${gap}[\dX])(?![\dA-Za-z])`,
  'gi',
);
const onlyNumbers = /^[\dXx\s,;\u00a0\u2010-\u2015\u2212-]+$/;
const aNumber = /^(?:\d{9,14}|\d{8,9}[Xx])$/;

/**
 * Adds the numbers of a text that were meant to be ISBNs and are none, most often by a wrong digit, as they are written. In
 * a `list`, of which every line that holds nothing but numbers names books, these are all its longer numbers.
 *
 * @returns false when the text is longer than is gone through, or holds more such numbers than are told
 */
export function addDoubtfulNumbers(text: string, doubtful: Set<string>, { list = false } = {}): boolean {
  for (const [line] of text.slice(0, mostText).matchAll(/[^\r\n]+/g)) {
    if (!/\d/.test(line)) continue;
    for (const number of doubtfulIn(line, list)) {
      if (doubtful.size >= mostNumbers && !doubtful.has(number)) return false;
      doubtful.add(number);
    }
  }
  return text.length <= mostText;
}

function doubtfulIn(line: string, list: boolean): string[] {
  if (!list || !onlyNumbers.test(line)) {
    return [...line.matchAll(meant)].map(([number]) => number.trim()).filter(isNoIsbn);
  }
  const numbers = line.split(/[\s,;]+/).filter((number) => aNumber.test(digitsOf(number)));
  if (numbers.length > 0) return numbers.filter(isNoIsbn);
  // One number whose digits stand apart, as on the back of a book.
  const whole = line.trim();
  return /^(?:\d{10}|\d{9}[Xx]|\d{13})$/.test(digitsOf(whole)) && isNoIsbn(whole) ? [whole] : [];
}

const digitsOf = (number: string): string => number.replace(/[^\dXx]/g, '');

function isNoIsbn(number: string): boolean {
  return findIsbns(number).size === 0 && !/^97[89]/.test(normaliseIsbn(number) ?? '');
}
