import type { VocabularyWord } from './vocabulary-queries.ts';

/** A word of the catalogue that looks like another. */
export interface SimilarWord {
  word: string;
  similar: string;
  /** In how many titles it is. */
  titles: number;
}

/** As pg_trgm: less in common is no likeness. */
const leastSimilar = 0.3;

const mostSimilar = 12;

/** The vocabulary in memory: says at once what the tables would say. */
export class KnownWords {
  readonly #numbers = new Map<string, number>();
  readonly #words: string[] = [];
  readonly #titles: number[] = [];
  /** Triples of letters per word. */
  readonly #lengths: number[] = [];
  /** Stems of the words that are not their own. */
  readonly #stems = new Map<string, string>();
  readonly #ofStem = new Map<string, number[]>();
  readonly #ofTriple = new Map<string, number[]>();
  /** Room to count what words have in common with another, and for the words that have something. */
  #shared = new Uint8Array(0);
  #met = new Uint32Array(0);

  get size(): number {
    return this.#words.length;
  }

  /** Adds a word, or updates its number of titles. */
  set({ word, stem, titles }: VocabularyWord): void {
    const known = this.#numbers.get(word);
    if (known !== undefined) {
      this.#titles[known] = titles;
      return;
    }
    const number = this.#words.length;
    const triples = triplesOf(word);
    this.#numbers.set(word, number);
    this.#words.push(word);
    this.#titles.push(titles);
    this.#lengths.push(triples.length);
    add(this.#ofStem, stem, number);
    for (const triple of triples) add(this.#ofTriple, triple, number);
    if (stem !== word) this.#stems.set(word, stem);
  }

  /** In how many titles a word is; 0 for one that the catalogue does not have. */
  titlesOf(word: string): number {
    return this.#titles[this.#numbers.get(word) ?? -1] ?? 0;
  }

  /** The words with the stem of a word, itself among them, commonest first; null when it is not in the catalogue. */
  formsOf(word: string): string[] | null {
    if (!this.#numbers.has(word)) return null;
    const numbers = this.#ofStem.get(this.#stems.get(word) ?? word) ?? [];
    const titles = (number: number) => this.#titles[number] ?? 0;
    return [...numbers].sort((a, b) => titles(b) - titles(a) || a - b).map((n) => this.#words[n] as string);
  }

  /** The words that have most triples of letters in common with this one, itself left out. */
  similarTo(word: string): SimilarWord[] {
    if (this.#shared.length < this.#words.length) {
      this.#shared = new Uint8Array(2 * this.#words.length);
      this.#met = new Uint32Array(2 * this.#words.length);
    }
    const triples = triplesOf(word);
    // A word that appears only in the longest lists shares too few triples: those lists only count words already met.
    const least = Math.ceil(leastSimilar * triples.length - 1e-9);
    const lists = triples
      .map((triple) => this.#ofTriple.get(triple) ?? [])
      .sort((a, b) => a.length - b.length);
    const shared = this.#shared;
    const met = this.#met;
    let size = 0;
    for (const [i, list] of lists.entries()) {
      const isLong = i > lists.length - least;
      for (const number of list) {
        const before = shared[number] as number;
        if (before === 0) {
          if (isLong) continue;
          met[size++] = number;
        }
        shared[number] = before + 1;
      }
    }
    const likest = new Likest();
    const itself = this.#numbers.get(word);
    for (const number of met.subarray(0, size)) {
      const both = shared[number] as number;
      shared[number] = 0;
      const likeness = both / (triples.length + (this.#lengths[number] as number) - both);
      if (likeness < likest.least || number === itself) continue;
      likest.add({ number, likeness, titles: this.#titles[number] as number });
    }
    return likest.words.map(({ number, titles }) => ({
      word,
      similar: this.#words[number] as string,
      titles,
    }));
  }
}

interface LikeWord {
  number: number;
  likeness: number;
  titles: number;
}

/** The words that are most like another, the commonest first among equals. Hundreds are like it: few are kept. */
class Likest {
  readonly words: LikeWord[] = [];
  /** Less likeness than this makes no difference. */
  least = leastSimilar;

  add(word: LikeWord): void {
    let at = this.words.length;
    while (at > 0 && isLiker(word, this.words[at - 1] as LikeWord)) at--;
    this.words.splice(at, 0, word);
    if (this.words.length > mostSimilar) this.words.pop();
    if (this.words.length === mostSimilar) this.least = (this.words.at(-1) as LikeWord).likeness;
  }
}

function isLiker(one: LikeWord, other: LikeWord): boolean {
  const by = one.likeness - other.likeness || one.titles - other.titles || other.number - one.number;
  return by > 0;
}

/** As pg_trgm takes a word apart: with two blanks before it and one behind. */
function triplesOf(word: string): string[] {
  const letters = [' ', ' ', ...word, ' '];
  const triples = new Set<string>();
  for (let at = 0; at + 3 <= letters.length; at++) triples.add(letters.slice(at, at + 3).join(''));
  return [...triples];
}

function add(lists: Map<string, number[]>, key: string, number: number): void {
  const list = lists.get(key);
  if (list) list.push(number);
  else lists.set(key, [number]);
}
