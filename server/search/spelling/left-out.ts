import type { Query } from '../../db/db.ts';
import { anyOf, isSmall, lexeme, plainText, type Term } from '../text/text-match.ts';
import type { Word } from '../text/words.ts';
import { wordCounts } from './similar-words.ts';
import type { Choice } from './spelling-choices.ts';
import { isPhraseOf } from './spelling-names.ts';
import { readTitlesOfWays, type TitleOfWay } from './spelling-queries.ts';
import { asWord } from './spelling-ways.ts';
import type { WordMemory } from './word-memory.ts';

/** What is left of a text, and which of its words no title has beside the others. */
export interface Left {
  text: string;
  leftOut: string[];
}

/** Pairs of words, and words alone, that are looked for: the rarest first, each word in two pairs at most. */
const most = { pairs: 4, pairsOfWord: 2, alone: 2, titles: 200 };
/** What is left of a text must have at least this share of its weight. */
const leastShare = 0.5;
/** A word as long as this is hardly ever part of a title by chance. */
const longWord = 6;
/** A slip costs as much as a word of this weight says. */
const slipWeight = 1.5;

interface Part {
  term: Term;
  query: string;
  /** How much it says: rare words say most. */
  weight: number;
  /** The words that may stand for it, each with its slips. */
  saying: Map<string, { word: Word; cost: number }>;
}

/**
 * The text without the words that keep it from finding anything. Words weigh by their rarity: the words that are left
 * must carry most of the text's weight; a single word must pass `alone`. Never leaves out words to be taken literally.
 */
export async function withoutSome(
  q: Query,
  words: readonly Word[],
  terms: readonly Term[],
  formsOf: (word: string) => readonly string[],
  choices: ReadonlyMap<string, readonly Choice[]>,
  memory: WordMemory | null,
): Promise<Left | null> {
  const parts = await weighed(q, terms, formsOf, choices, memory);
  const known = parts.filter((part) => isKnown(part) && part.weight > 0);
  const pairs = pairsOf(known);
  const single = known.toSorted((a, b) => b.weight - a.weight).slice(0, most.alone);
  const titles = await readHolding(q, [...pairs, ...single.map((part) => [part])], parts);
  const best =
    bestOf(
      parts,
      titles.filter(({ way }) => way < pairs.length),
    ) ??
    alone(
      parts,
      single,
      titles.filter(({ way }) => way >= pairs.length),
    );
  if (!best) return null;
  return { text: textOf(words, parts, best), leftOut: leftOutOf(parts, best) };
}

const isKnown = (part: Part) => part.saying.size > 0;

type Kept = ReadonlyMap<Part, { word: Word; cost: number }>;

function pairsOf(parts: readonly Part[]): Part[][] {
  const used = new Map<Part, number>();
  const pairs = parts
    .flatMap((one, i) => parts.slice(i + 1).map((other) => [one, other]))
    .sort((a, b) => sum(b) - sum(a))
    .filter((pair) => {
      if (pair.some((part) => (used.get(part) ?? 0) >= most.pairsOfWord)) return false;
      for (const part of pair) used.set(part, (used.get(part) ?? 0) + 1);
      return true;
    });
  return pairs.slice(0, most.pairs);
}

async function weighed(
  q: Query,
  terms: readonly Term[],
  formsOf: (word: string) => readonly string[],
  choices: ReadonlyMap<string, readonly Choice[]>,
  memory: WordMemory | null,
): Promise<Part[]> {
  const texts = terms.flatMap(({ words }) => words.map(({ text }) => text));
  const counts = await wordCounts(
    q,
    [...commonest, ...texts.flatMap((text) => [text, ...formsOf(text)])],
    memory,
  );
  const titles = Math.max(100, ...commonest.map((word) => 2 * (counts.get(word) ?? 0)));
  return terms.map((term) => {
    const [word, ...more] = term.words as [Word, ...Word[]];
    const instead = more.length ? [] : (choices.get(word.text) ?? []);
    const saying = new Map(instead.map(({ text, cost }) => [text, { word: asWord(text), cost }]));
    const forms = [word.text, ...formsOf(word.text)].filter((form) => counts.has(form));
    for (const form of forms) saying.set(form, { word, cost: 0 });
    const found = [...forms.map((form) => counts.get(form) ?? 0), ...instead.map((one) => one.titles)];
    // A word that the catalogue does not have says as much as the rarest, unless it is a letter or a number.
    const isDistinctive = word.text.length > 2 && !/^\d+$/.test(word.text);
    const rarity = Math.log(
      titles /
        Math.max(
          1,
          found.reduce((all, n) => all + n, 0),
        ),
    );
    return {
      term,
      query: anyOf([term.query, ...instead.map(({ text }) => lexeme(text, ''))]),
      weight: found.length || isDistinctive ? Math.max(0, rarity) : 0,
      saying,
    };
  });
}

/** Every catalogue in English has these most: half of its titles. */
const commonest = ['the', 'of', 'and', 'a'];

/** Titles that have all of one of the sets of parts; `way` says which. */
async function readHolding(
  q: Query,
  sets: readonly (readonly Part[])[],
  parts: readonly Part[],
): Promise<TitleOfWay[]> {
  if (sets.length === 0) return [];
  const queries = sets.map((set) => set.map(({ query }) => query).join(' & '));
  return readTitlesOfWays(q, queries, {
    words: [...new Set(parts.flatMap(({ saying }) => [...saying.keys()]))],
    beginning: '',
    weights: 'a,b,c',
    most: most.titles,
    isPublisher: false,
  });
}

/** The words of the title that has most of what the text says. */
function bestOf(parts: readonly Part[], titles: readonly TitleOfWay[]): Kept | null {
  let best: { kept: Kept; score: number } | null = null;
  for (const title of titles) {
    const kept = keptBy(title, parts);
    const said = new Set([...kept.values()].map(({ word }) => word.text));
    const weight = sum([...kept.keys()]);
    // Two words of the text never mean one word: 'bar baz' is not 'bay bay'.
    if (
      said.size < kept.size ||
      kept.size < 2 ||
      weight < leastShare * saidBy(parts) ||
      lacksExact(parts, kept)
    )
      continue;
    const slips = [...kept.values()].reduce((all, { cost }) => all + cost, 0);
    const isName = isPhraseOf(
      title,
      [...kept.values()].map(({ word }) => word),
    );
    const score = weight - slipWeight * slips + (isName ? 2 : 0);
    if (!best || score > best.score) best = { kept, score };
  }
  return best?.kept ?? null;
}

/** The single word that may stand for the text: a whole title, a surname, or a word beside which the others weigh little. */
function alone(parts: readonly Part[], single: readonly Part[], titles: readonly TitleOfWay[]): Kept | null {
  let best: { kept: Kept; score: number } | null = null;
  const first = titles[0]?.way ?? 0;
  for (const title of titles) {
    const part = single.find(({ saying }) => title.words.some((word) => saying.has(word)));
    const kept = keptBy(title, part ? [part] : []);
    const said = part && kept.get(part);
    if (!said || said.cost > 1 || said.word.text.length < 3 || lacksExact(parts, kept)) continue;
    const { text } = said.word;
    const isName = title.titleKey === text || (text.length >= 4 && title.authorSort.startsWith(`${text} `));
    const isLong =
      text.length >= longWord && title.way === first && part.weight >= leastShare * saidBy(parts);
    const isMost = isLong || (said.cost === 0 && part.weight > leastShare * sum(parts));
    if (!isName && !(isMost && ` ${title.titleKey} `.includes(` ${text} `))) continue;
    const score = part.weight - slipWeight * said.cost + (isName ? 2 : 0);
    if (!best || score > best.score) best = { kept, score };
  }
  return best?.kept ?? null;
}

function keptBy(title: TitleOfWay, parts: readonly Part[]): Kept {
  const kept = new Map<Part, { word: Word; cost: number }>();
  for (const part of parts) {
    const there = title.words.flatMap((word) => part.saying.get(word) ?? []).sort((a, b) => a.cost - b.cost);
    if (there[0]) kept.set(part, there[0]);
  }
  return kept;
}

function lacksExact(parts: readonly Part[], kept: Kept): boolean {
  return parts.some((part) => part.term.words.some((word) => word.exact) && !kept.has(part));
}

/** A word that the catalogue does not have may be anything: a rare pair outweighs two of them. */
function saidBy(parts: readonly Part[]): number {
  return sum(parts.filter(isKnown)) + sum(parts.filter((part) => !isKnown(part))) / 2;
}

function sum(parts: readonly Part[]): number {
  return parts.reduce((all, { weight }) => all + weight, 0);
}

/** Small words stay between words that stay. */
function textOf(words: readonly Word[], parts: readonly Part[], kept: Kept): string {
  const partOf = (word: Word) => parts.find(({ term }) => term.words.includes(word));
  const left = words.flatMap((word) => {
    const part = partOf(word);
    if (!part) return [{ word, isSmall: isSmall(word) }];
    const said = kept.get(part);
    if (!said) return [];
    return [{ word: part.term.words.length > 1 ? word : said.word, isSmall: false }];
  });
  const telling = (one: { isSmall: boolean }) => !one.isSmall;
  return plainText(
    left.slice(left.findIndex(telling), left.findLastIndex(telling) + 1).map(({ word }) => word),
  );
}

function leftOutOf(parts: readonly Part[], kept: Kept): string[] {
  return parts.filter((part) => !kept.has(part)).flatMap(({ term }) => term.words.map(({ text }) => text));
}
