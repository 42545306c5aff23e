import type { Query } from '../../db/db.ts';
import type { NamesOfTitle } from '../sql/queries.ts';
import { longestWord } from '../text/about-words.ts';
import { isNumber } from '../text/number-words.ts';
import type { ReadText } from '../text/read-text.ts';
import { anyOf, lexeme, plainText, publisherWord, termsOf, weightOf } from '../text/text-match.ts';
import type { Word } from '../text/words.ts';
import { type Left, withoutSome } from './left-out.ts';
import { isbnsNear } from './near-isbns.ts';
import { isTriedWhole } from './near-words.ts';
import { similarWords, wordCounts } from './similar-words.ts';
import { type Choice, choicesOf, farCommoner } from './spelling-choices.ts';
import { isPhraseOf, isTitleAndAuthor } from './spelling-names.ts';
import {
  readDescribed,
  readKnownIsbns,
  readNamingWords,
  readTitlesOfWays,
  type TitleOfWay,
} from './spelling-queries.ts';
import { asWord, pairsOf, splitsOf, titleAlone, type Way, waysOf } from './spelling-ways.ts';
import type { WordMemory } from './word-memory.ts';

/** A search that finds fewer titles than this is worth a second look at its spelling. */
export const fewTitles = 3;

/** In longer texts only words that the catalogue does not know are tried: each spelling needs a query for all words. */
const mostTried = 7;

/** Titles looked at per way to write a text: more says nothing more about a spelling. */
const mostTitles = 200;

/**
 * Another way to write the text, or null. `found`: how many titles the words as typed find. A correction must find
 * clearly more, and the typed text must not be a title or a name in the catalogue. Several words may be wrong at once:
 * search for each word together with those that look like it, and read the correction off the titles found. When that
 * finds nothing, leave out words (`withoutSome`). `names`: the names of the titles found, if the caller knows them.
 */
export async function correctSpelling(
  q: Query,
  read: ReadText,
  found: number,
  memory: WordMemory | null = null,
  names: readonly NamesOfTitle[] | null = null,
): Promise<Left | null> {
  if (!read.match || !['keyword', 'title', 'author', 'publisher', 'isbn'].includes(read.type)) return null;
  if (found === 0) {
    const near = isbnsNear(read.words.map((word) => word.text).join(''));
    const [isbn] = near.length ? await readKnownIsbns(q, near) : [];
    if (near.length) return isbn ? whole(isbn) : null;
  }
  if (read.type === 'isbn') return null;
  const doubtful = read.words.filter(
    (word) => !word.exact && !read.said.includes(word) && word.text.length > 2 && !/\d/.test(word.text),
  );
  if (doubtful.length === 0) return null;
  const strange = doubtful.filter((word) => !read.forms.get(word.text)?.includes(word.text));
  if (found > 0) {
    const other = await better(q, read, found, strange, doubtful, memory, names);
    return other ? whole(other) : null;
  }
  // A word of some description is a word, even if no record has it: 'booker' is no slip.
  const described = await readDescribed(
    q,
    strange.map(textOf).filter((text) => text.length <= longestWord),
  );
  const unknown = strange.filter((word) => !described.has(word.text));

  const { words } = read;
  const alone = read.type === 'keyword' || read.type === 'title' ? titleAlone(words) : null;
  if (alone && (await isFound(q, read, alone))) return without(alone);
  const pairs = pairsOf(words).filter(
    ({ at, text }) =>
      text.length >= 6 && [words[at], words[at + 1]].some((word) => unknown.includes(word as Word)),
  );
  const [similar, counts] = await Promise.all([
    similarWords(q, [...unknown.map(textOf), ...pairs.slice(0, 2).map(textOf)], unknown.map(textOf), memory),
    wordCounts(q, [...unknown.slice(0, 3).flatMap(splitsOf).flat(), ...pairsOf(words).map(textOf)], memory),
  ]);
  const ways = waysOf(words, unknown, counts, similar);
  const choices = choicesOf(unknown, [], similar, words);
  const slips = (await likeliestAlone(q, read, ways, choices)) ?? (await likeliest(q, read, ways, choices));
  if (slips) return whole(slips.text);

  const parts = termsOf(words, read.type, read.forms).map((term) => term.words);
  // Words that exist may be wrong as well, where the text is a name then: 'harry plotter'.
  const existing = doubtful.filter((word) => !unknown.includes(word));
  const more = await similarWords(q, existing.map(textOf), existing.map(textOf), memory);
  const all = choicesOf(unknown, existing, new Map([...similar, ...more]), words);
  // A word that exists can only be wrong beside another word: 'maus 1' is not 'mars 1'.
  const mayBeWrong = existing.length > 0 && doubtful.length > 1 && parts.length <= mostTried;
  const real = mayBeWrong ? await likeliest(q, read, ways, all) : null;
  if (real?.isName) return whole(real.text);

  if (parts.length < 2 || read.type === 'publisher') return null;
  const terms = termsOf(words, read.type, read.forms, false);
  const formsOf = (word: string) => read.forms.get(word) ?? [];
  return withoutSome(q, words, terms, formsOf, choices, memory);
}

/** Nothing was left out. */
function whole(text: string): Left {
  return { text, leftOut: [] };
}

function without(way: Way): Left {
  return { text: plainText(way.words), leftOut: way.without.map(textOf) };
}

const textOf = ({ text }: { text: string }) => text;

/** For a text that finds a little: something else that finds far more, or is a name or title as what was typed is not. */
async function better(
  q: Query,
  read: ReadText,
  found: number,
  unknown: Word[],
  doubtful: Word[],
  memory: WordMemory | null,
  names: readonly NamesOfTitle[] | null,
): Promise<string | null> {
  const { words } = read;
  if (read.type === 'publisher') return null;
  const asTyped: Way = { words, cost: 0, without: [] };
  const typed = names ?? (await readWays(q, read, [asTyped], new Map()));
  if (typed.some((title) => isPhraseOf(title, words))) return null;
  const changed = unknown.length ? unknown : doubtful;
  const texts = changed.map(textOf);
  // For a title and its author, only words one typing error away matter; for short words, all of them are tried.
  const isNamed = typed.some((title) => isTitleAndAuthor(title, words));
  const alike = isNamed && unknown.length === 0 ? texts.filter((text) => !isTriedWhole(text)) : texts;
  const similar = await similarWords(q, alike, texts, memory);
  const likely = unknown.length
    ? choicesOf(unknown, [], similar, words)
    : choicesOf([], doubtful, similar, words);
  const choices = isNamed ? farCommoner(likely, await wordCounts(q, texts, memory)) : likely;
  if ([...choices.values()].every((choice) => choice.length === 0)) return null;
  const first = await likeliest(q, read, [asTyped], choices);
  if (!first || first.text === plainText(words)) return null;
  const least = first.isName ? found : found * (unknown.length ? 4 : 10);
  return first.titles > least ? first.text : null;
}

/** A shorter way finds something that may have been meant, without any other change. */
async function isFound(q: Query, read: ReadText, way: Way): Promise<boolean> {
  const titles = await readWays(q, read, [way], new Map());
  return titles.some((title) => mayBeLeft(title, way, way.words, 0));
}

async function readWays(
  q: Query,
  { type, forms }: ReadText,
  ways: readonly Way[],
  choices: ReadonlyMap<string, Choice[]>,
): Promise<TitleOfWay[]> {
  const weight = weightOf(type);
  const isPublisher = type === 'publisher';
  const queries = ways.map(({ words }) =>
    termsOf(words, type, forms)
      .map((term) => {
        const [word, ...more] = term.words;
        const instead = more.length || !word ? [] : (choices.get(word.text) ?? []);
        if (isPublisher) return anyOf([...term.words, ...instead].map(({ text }) => publisherWord(text)));
        return anyOf([term.query, ...instead.map(({ text }) => lexeme(text, weight))]);
      })
      .join(' & '),
  );
  const typed = [...choices.keys()];
  return readTitlesOfWays(q, queries, {
    words: [
      ...new Set([
        ...typed,
        ...typed.flatMap((text) => forms.get(text) ?? []),
        ...[...choices.values()].flat().map(textOf),
      ]),
    ],
    beginning: ways[0]?.words.at(-1)?.text ?? '',
    weights: isPublisher ? 'd' : weight.toLowerCase() || 'a,b,c',
    most: mostTitles,
    isPublisher,
  });
}

interface Meant {
  text: string;
  titles: number;
  /** Some title or author is called like that. */
  isName: boolean;
  score: number;
}

/**
 * For a word that has no company the vocabulary knows how many titles each choice would find: nothing is looked for.
 * undefined = it does not know enough.
 */
async function likeliestAlone(
  q: Query,
  read: ReadText,
  [, ...others]: readonly Way[],
  choices: ReadonlyMap<string, Choice[]>,
): Promise<Meant | undefined> {
  const [word, ...more] = read.words;
  const likely = choices.get(word?.text ?? '') ?? [];
  if (more.length || !word || read.type !== 'keyword' || read.forms.get(word.text)?.length) return undefined;
  if (likely.length === 0) return undefined;
  const naming = await readNamingWords(q, likely.map(textOf));
  const meant = likely.map(({ text, titles, cost }) =>
    scored({ text, titles, cost, isName: naming.has(text) }),
  );
  const apart = await likeliest(q, read, others, new Map());
  const first = best([...meant, ...(apart ? [apart] : [])]);
  // Other words may be left of titles that are gone.
  return first?.isName ? first : undefined;
}

/** What finds the most for the least change. */
async function likeliest(
  q: Query,
  read: ReadText,
  ways: readonly Way[],
  choices: ReadonlyMap<string, Choice[]>,
): Promise<Meant | null> {
  if (ways.length === 0) return null;
  const typed = plainText(read.words);
  const found = new Map<string, Omit<Meant, 'text' | 'score'> & { cost: number }>();
  for (const title of await readWays(q, read, ways, choices)) {
    const way = ways[title.way] as Way;
    const { words, cost } = meantBy(title, way, read, choices);
    const text = plainText(words);
    if (text === typed || fellTogether(way, words) || !mayBeLeft(title, way, words, cost)) continue;
    const known = found.get(text);
    const isName = isPhraseOf(title, words);
    found.set(text, {
      titles: (known?.titles ?? 0) + 1,
      cost: Math.min(known?.cost ?? Number.POSITIVE_INFINITY, cost + way.cost),
      isName: isName || (known?.isName ?? false),
    });
  }
  return best([...found].map(([text, meant]) => scored({ text, ...meant }))) ?? null;
}

function scored(meant: Omit<Meant, 'score'> & { cost: number }): Meant {
  const { titles, cost, isName } = meant;
  return { ...meant, score: Math.log(Math.min(titles, mostTitles)) - 1.5 * cost + (isName ? 2 : 0) };
}

function best(meant: readonly Meant[]): Meant | undefined {
  return [...meant].sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1))[0];
}

/** The words of a way as this title has them. */
function meantBy(
  title: TitleOfWay,
  way: Way,
  { forms }: ReadText,
  choices: ReadonlyMap<string, Choice[]>,
): { words: Word[]; cost: number } {
  const has = new Set(title.words);
  let cost = 0;
  const last = way.words.at(-1);
  const words = way.words.map((word) => {
    const instead = choices.get(word.text);
    const isThere =
      has.has(word.text) ||
      forms.get(word.text)?.some((form) => has.has(form)) ||
      (word === last && title.words.some((other) => other.startsWith(word.text)));
    if (!instead?.length || isThere) return word;
    const [choice] = instead.filter(({ text }) => has.has(text)).sort((a, b) => a.cost - b.cost);
    if (!choice) return word;
    cost += choice.cost;
    return asWord(choice.text);
  });
  return { words, cost };
}

/** Two words of the text never mean one word: 'bar baz' is not 'bay bay'. */
function fellTogether({ words }: Way, meant: readonly Word[]): boolean {
  return new Set(meant.map(textOf)).size < new Set(words.map(textOf)).size;
}

/**
 * Whether a text that lost a word still names the title: by two words, or by one that is the whole title, a surname or a
 * long word of the title.
 */
function mayBeLeft(
  { titleKey, authorSort }: TitleOfWay,
  { without }: Way,
  words: readonly Word[],
  cost: number,
): boolean {
  if (without.length === 0) return true;
  const [left, ...more] = words.filter(({ text }) => text.length > 2 && !isNumber(text));
  if (!left) return false;
  if (more.length > 0) return true;
  const word = left.text;
  if (cost > 1) return false;
  if (titleKey === word || (word.length >= 4 && authorSort.startsWith(`${word} `))) return true;
  return word.length >= 6 && ` ${titleKey} `.includes(` ${word} `);
}
