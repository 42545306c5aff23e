import { hashOf } from '../../server/image/seeded-random.ts';
import type { CoverFacts } from './cover-facts.ts';
import type { Motif } from './motifs/motif.ts';
import type { MotifName } from './motifs.ts';
import { MOTIFS } from './motifs.ts';

/** A fit below this is chance: the cover shows no picture of anything. */
const THRESHOLD = 4;

/** Only the opening of a description says what the book is of; at most this much of the fit comes from it. */
const OPENING = 320;
const MOST_FROM_DESCRIPTION = 2.5;

const NAMES = Object.keys(MOTIFS) as MotifName[];
const RULES = NAMES.map((name) => {
  const { subjects = '', names = '', words = '', hints = '', notFor = '' }: Motif = MOTIFS[name];
  return {
    name,
    subjects: split(subjects).map((rule) => {
      const [prefix = '', weight] = rule.split(':');
      return { prefix, weight: Number(weight) };
    }),
    weights: new Map([
      ...split(hints).map((word) => [word, 1] as const),
      ...split(words).map((word) => [word, 2] as const),
      ...split(names).map((word) => [word, 3] as const),
    ]),
    notFor: split(notFor),
  };
});
type Rule = (typeof RULES)[number];

/** The motif that fits a book best, the same one for all its editions that share title and record; none if none fits. */
export function chooseMotif(book: CoverFacts): MotifName | undefined {
  const fits = motifFits(book).filter(({ fit }) => fit >= THRESHOLD);
  const best = fits.filter(({ fit }) => fit === fits[0]?.fit);
  return best[hashOf(book.title) % best.length]?.name;
}

/** How well each motif fits, best first. */
export function motifFits(book: CoverFacts): { name: MotifName; fit: number }[] {
  const title = tokens(book.title);
  const beside = tokens(`${book.subtitle ?? ''} ${book.series ?? ''}`).filter(
    (word) => !title.includes(word),
  );
  const own = new Set([...title, ...beside]);
  // A description often repeats the title, which would count its words twice.
  const text = (book.description ?? '').replace(/<[^>]*>/g, ' ').slice(0, OPENING);
  const description = tokens(text).filter((word) => !own.has(word));
  return RULES.filter((rule) => !isShut(rule, book))
    .map((rule) => {
      const told = Math.min(MOST_FROM_DESCRIPTION, weigh(rule, description) * 0.5);
      const fit = subjectWeight(rule, book.subjects) + weigh(rule, title) * 1.5 + weigh(rule, beside) + told;
      return { name: rule.name, fit };
    })
    .sort((a, b) => b.fit - a.fit);
}

function isShut({ notFor }: Rule, book: CoverFacts): boolean {
  const subject = book.subjects[0] ?? '';
  return notFor.some(
    (start) => subject.startsWith(start) || (start.length > 3 && book.audience?.startsWith(start)),
  );
}

function subjectWeight({ subjects }: Rule, codes: string[]): number {
  const weights = codes.map((code, i) => {
    const rules = subjects.filter(({ prefix }) => code.startsWith(prefix));
    const closest = rules.reduce((a, b) => (b.prefix.length > a.prefix.length ? b : a), {
      prefix: '',
      weight: 0,
    });
    return i === 0 ? closest.weight : Math.max(0, closest.weight - 1);
  });
  return weights.length > 0 ? Math.max(...weights) : 0;
}

/** The sum of the weights of those of the words that the rule knows, each once. */
function weigh({ weights }: Rule, words: string[]): number {
  return [...new Set(words)].reduce(
    (sum, word) => sum + (weights.get(word) ?? weights.get(singular(word)) ?? 0),
    0,
  );
}

function tokens(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/[’']s\b/g, '')
      .match(/[\p{L}\d]+/gu) ?? []
  );
}

function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:sh|ch|x)es$/.test(word) ? word.slice(0, -2) : word.replace(/s$/, '');
}

function split(list: string): string[] {
  return list.split(' ').filter((part) => part !== '');
}
