import { normaliseIsbn } from '../../contract/isbn.ts';
import { findIsbns } from './find-isbns.ts';

/** Lists written by hand are far shorter. */
const mostText = 1_000_000;
const mostNumbers = 1_000;

const gap = String.raw`[ \u00a0\u2010-\u2015\u2212-]?`;
/** 13 digits with a prefix for books, or digits labelled as an ISBN. */
const meant = new RegExp(
  String.raw`(?<![\dA-Za-z])(?:97[89](?:${gap}\d){10}|(?<=ISBN(?:-?1[03])?[:\s]{0,3})\d(?:${gap}\d){7,12}${gap}[\dX])(?![\dA-Za-z])`,
  'gi',
);
const onlyNumbers = /^[\dXx\s,;\u00a0\u2010-\u2015\u2212-]+$/;
const aNumber = /^(?:\d{9,14}|\d{8,9}[Xx])$/;

/**
 * Collects numbers that look like ISBNs but are invalid, most often by one wrong digit, as they are written. With `list`,
 * every line of only numbers names books, so that all of its longer numbers count.
 *
 * @returns false when the text exceeds the limit, or holds more such numbers than are reported
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
