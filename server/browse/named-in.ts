import { editDistance } from '../search/spelling/edit-distance.ts';
import { isSmall } from '../search/text/text-match.ts';
import { asciiWords } from '../search/text/words.ts';

/** A title that a text has found, best first in its list. */
interface FoundTitle {
  title: string;
  /** `role`: of ONIX code list 17; A01 where nothing is said. */
  authors: readonly { name: string; role?: string }[];
  series: string;
}

/** Of the name of a series one book is no reason to look for more. */
const leastOfSeries = 2;

/**
 * The person and the series that a text names among the titles it has found; '' = none. All its words begin words of the name, or are
 * a slip away; of several names the one of most titles.
 */
export function namedIn(text: string, found: readonly FoundTitle[]): { author: string; series: string } {
  const typed = significantWordsIn(text);
  if (typed.length === 0) return { author: '', series: '' };
  return {
    author: commonest(
      found.flatMap(({ authors }) => authors.filter(isCreator).map(({ name }) => name)),
      typed,
      1,
    ),
    // Editions of a book are one.
    series: commonest(
      [...new Map(found.map((one) => [one.title, one.series])).values()],
      typed,
      leastOfSeries,
    ),
  };
}

/** Writers and artists; translators and readers have roles of other letters. */
const isCreator = ({ role = 'A01' }: { role?: string }) => role.startsWith('A');

function commonest(names: readonly string[], typed: readonly string[], least: number): string {
  const counts = new Map<string, number>();
  for (const name of names) if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  const named = [...counts].filter(([name, count]) => count >= least && isNamed(name, typed));
  return named.sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

function isNamed(name: string, typed: readonly string[]): boolean {
  const left = wordsOf(name);
  return typed.every((word, i) => {
    const isLast = i === typed.length - 1;
    const at = left.findIndex((other) => isMeant(word, other, isLast));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Shorter words have too many neighbours. */
const shortestWithSlip = 5;

function isMeant(typed: string, word: string, isUnfinished: boolean): boolean {
  if (typed === word || (isUnfinished && word.startsWith(typed))) return true;
  return typed.length >= shortestWithSlip && editDistance(typed, word) <= 1;
}

/** The words that say something; two letters say enough. */
function significantWordsIn(text: string): string[] {
  const words = wordsOf(text).filter((word) => !isSmall({ text: word, exact: false, initials: [] }));
  return words.join('').length > 1 ? words : [];
}

/** As search_words of the database, near enough for names. */
const wordsOf = (text: string): string[] =>
  asciiWords(text.normalize('NFD').replace(/\p{M}/gu, '')).split(' ').filter(Boolean);
