import type { SearchType } from '../../../contract/filter-path.ts';
import { nthWord, ordinalOf } from './number-words.ts';
import { plainText } from './text-match.ts';
import type { Word } from './words.ts';

interface SearchText {
  words: Word[];
  type: SearchType;
}

/** How readers begin when they look for a subject: 'a good book about whales'; or for more of a book: 'something like dune'. */
const aboutSomething =
  /^(?:(?:a|an|the|any|some|more|other|good|great|best|new) )*(?:(?:book|novel|stor(?:y|ie)|title)s? (?:about|on|regarding|set in|like|similar to)|(?:some|any)thing (?:about|like|similar to)) (?=\S)/;

/** What readers write, and how records say it. */
const sayings: readonly (readonly [RegExp, string])[] = [
  [/\b(?:sci fi|scifi)\b/g, 'science fiction'],
  [/\b(?:ww2|wwii|ww ii|ww 2|world war (?:2|ii|two))\b/g, 'second world war'],
  [/\b(?:ww1|wwi|ww i|ww 1|world war (?:1|i|one))\b/g, 'first world war'],
  [/\b(?:gift|book) (?:certificate|voucher|token)s?\b/g, 'gift card'],
  [/\bwhodunn?its?\b/g, 'mystery'],
];

/** 'the second harry potter book', 'third book in the earthsea series'. */
const nthOfSeries = new RegExp(
  `^(?:the )?(${nthWord}) (?:(?:book|novel|volume|part) (?:in|of) (?:the )?(\\S.*?)(?: series)?|(\\S.*?) (?:book|novel|volume))$`,
);

/** Written out or not. */
const abbreviations = [
  ['dr', 'doctor'],
  ['mr', 'mister'],
  ['st', 'saint'],
] as const;

/** What a text that found nothing is about, when it says so: 'whales' of 'books about whales'; null when it does not. */
export function topicOf({ words, type }: SearchText): string | null {
  if (!mayBeReworded(words, type)) return null;
  const text = plainText(words);
  return aboutSomething.test(text) ? text.replace(aboutSomething, '') : null;
}

/** The same in the words that records have, most likely first. */
export function withSynonyms({ words, type }: SearchText): string[] {
  if (!mayBeReworded(words, type)) return [];
  const text = plainText(words);
  const nth = volumeOf(text);
  const said = sayings.reduce(
    (text, [saying, instead]) => text.replace(saying, instead),
    nth?.record ?? text,
  );
  const replaced = (from: 0 | 1, to: 0 | 1) =>
    said.replace(/\S+/g, (word) => abbreviations.find((both) => both[from] === word)?.[to] ?? word);
  const others = [nth?.title ?? said, said, replaced(0, 1), replaced(1, 0)];
  return [...new Set(others)].filter((other) => other !== text);
}

/** 'the second harry potter book' as its record has it ('harry potter 2'), and, like 'the fifth season book', as a title. */
function volumeOf(text: string): { record: string; title?: string } | null {
  const [, nth = '', of, before] = nthOfSeries.exec(text) ?? [];
  const series = of ?? before;
  if (!series) return null;
  return { record: `${series} ${ordinalOf(nth)}`, ...(before && { title: `${nth} ${before}` }) };
}

/** A volume that the series does not have here. A short word alone would be any book: 'catch 22'. */
const volumeAtEnd = /(?<=^.*\S{6,}.*) (?:(?:book|vol|volume|number|no|part) )?\d{1,2}$/;

/** Without what no title has: a format it does not come in, a volume, 'how to' before a verb. */
export function withoutDetails({ words, type, said }: SearchText & { said: Word[] }): string | null {
  if (!mayBeReworded(words, type)) return null;
  const text = plainText(words);
  const left = plainText(words.filter((word) => !said.includes(word)));
  const less = (volumeOf(left)?.record ?? left)
    .replace(/^(?:how|learn) to (?=\S)/, '')
    .replace(volumeAtEnd, '');
  return less && less !== text ? less : null;
}

function mayBeReworded(words: readonly Word[], type: SearchType): boolean {
  return type === 'keyword' && words.every((word) => !word.exact);
}
