import type { FacetFilters } from '../backend.ts';
import type { Word } from './words.ts';

/** What words of a text say about format, reader and language, and the words that are left. */
export interface WantedFormat {
  include: FacetFilters;
  rest: Word[];
  /** The words that say it. */
  said: Word[];
}

/** What readers call formats and readers, in the singular, and the values of the filters f and a that they mean. */
const phrases = new Map<string, FacetFilters>();
const names = (include: FacetFilters, ...said: string[]) => {
  for (const phrase of said) phrases.set(phrase, include);
};
const paperbacks = ['Trade Paperback', 'Mass Market', 'Graphic Novel Paperback'];
const audio = [
  'Audio',
  'Audio CD',
  'MP3 CD',
  'Audio Cassette',
  'Audio Disc',
  'Digital Audio',
  'Audio Player',
];
names({ f: ['Large Print'] }, 'large print', 'largeprint', 'large type');
names({ f: audio }, 'audiobook', 'audio book', 'audio', 'audio cd', 'book on cd', 'book on tape');
names({ f: ['Digital Audio'] }, 'digital audio', 'digital audiobook', 'audio download');
names({ f: ['eBook', 'Digital'] }, 'ebook', 'e book', 'digital book', 'electronic book', 'kindle book');
names(
  { f: ['Hardcover', 'Graphic Novel Hardcover', 'Leather Bound'] },
  ...['hardcover', 'hard cover', 'hardback', 'hard back', 'hardbound'],
);
names({ f: paperbacks }, 'paperback', 'paper back', 'softcover', 'soft cover', 'softback');
names({ f: ['Trade Paperback'] }, 'trade paperback');
names({ f: ['Mass Market'] }, 'mass market', 'mass market paperback', 'pocket book');
names({ f: ['Board Book'] }, 'board book');
names({ f: ['Picture Book'] }, 'picture book');
names({ f: ['Boxed Set', 'Slipcased Set'] }, 'boxed set', 'box set', 'boxset');
names(
  { a: ['Children'] },
  'kid book',
  'children book',
  'childrens book',
  'child book',
  'book for kid',
  'book for children',
);
names(
  { a: ['Young Adult'] },
  'teen book',
  'ya book',
  'ya',
  'young adult',
  'young adult book',
  'book for teen',
  'teenage book',
);

const longestPhrase = 3;

/** Codes of languages (ISO 639-2/B, as feeds give them, and others in use) by their names in English and in themselves. */
const languages = new Map<string, string[]>();
for (const line of [
  'eng en english',
  'spa es spanish espanol',
  'fre fr fra french francais',
  'ger de deu german deutsch',
  'ita it italian italiano',
  'por pt portuguese portugues',
  'dut nl nld dutch nederlands',
  'rus ru russian',
  'pol pl polish polski',
  'chi zh zho chinese',
  'jpn ja japanese',
  'kor ko korean',
  'ara ar arabic',
  'heb he hebrew',
  'yid yi yiddish',
  'lat la latin',
  'gre el ell greek',
  'swe sv swedish',
  'dan da danish',
  'nor no norwegian',
  'fin fi finnish',
  'ukr uk ukrainian',
  'vie vi vietnamese',
  'hin hi hindi',
  'gle ga irish',
  'wel cy cym welsh',
]) {
  const [code = '', short = '', ...more] = line.split(' ');
  const codes = [code, short, ...more.filter((word) => word.length === 3)];
  for (const name of more.filter((word) => word.length > 3)) languages.set(name, codes);
}

/** Say nothing by themselves beside a format or a language. */
const fillers = new Set('book edition version language format copy about in en the libro livre'.split(' '));

/** A language is meant where one of these follows; 'french cooking' and 'the spanish bride' are books. */
const afterLanguage = new Set('book edition version language libro livre'.split(' '));

/**
 * What a text says about formats, readers and languages; null when it says nothing of the kind, or when a word is to be
 * taken literally.
 */
export function readWanted(words: readonly Word[]): WantedFormat | null {
  if (words.some((word) => word.exact)) return null;
  const texts = words.map((word) => singular(word.text));
  const said = new Set<number>();
  const include: FacetFilters = {};
  for (let at = 0; at < texts.length; at++) {
    for (let length = longestPhrase; length > 0 && !said.has(at); length--) {
      const named = phrases.get(texts.slice(at, at + length).join(' '));
      if (!named || Object.keys(named).some((k) => k in include)) continue;
      Object.assign(include, named);
      for (let i = at; i < at + length; i++) said.add(i);
    }
  }
  for (const [at, text] of texts.entries()) {
    const codes = languages.get(text);
    if (!codes || include.g) continue;
    const isMeant =
      afterLanguage.has(texts[at + 1] ?? '') ||
      said.has(at + 1) ||
      said.has(at - 1) ||
      ['in', 'en'].includes(texts[at - 1] ?? '') ||
      ['libro', 'livre'].includes(texts[at - 1] ?? '');
    if (!isMeant) continue;
    include.g = codes;
    said.add(at);
  }
  if (said.size === 0) return null;
  // Take in the fillers beside words that were read: 'books in french', 'hardcover edition'.
  for (const order of [texts.map((_, i) => i), texts.map((_, i) => texts.length - 1 - i)]) {
    for (const at of order) {
      if (fillers.has(texts[at] ?? '') && (said.has(at - 1) || said.has(at + 1))) said.add(at);
    }
  }
  return {
    include,
    rest: words.filter((_, i) => !said.has(i)),
    said: words.filter((_, i) => said.has(i)),
  };
}

function singular(word: string): string {
  if (word === 'copies') return 'copy';
  return word.length > 3 &&
    word.endsWith('s') &&
    !word.endsWith('ss') &&
    word !== 'francais' &&
    word !== 'childrens'
    ? word.slice(0, -1)
    : word;
}
